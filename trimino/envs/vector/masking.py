"""Kernels between states and numbers of actions: the mask of legal ones, and carrying one out."""

from typing import Any

import numpy as np

from trimino.engine.bits import NONE, ONE, lowest
from trimino.engine.compiled import kernel
from trimino.engine.moves import DRAW as ENGINE_DRAW
from trimino.engine.moves import PLACE, SHIFT, act, layable, other_action
from trimino.engine.moves import START as ENGINE_START
from trimino.engine.packed import FOLLOW_UP, TURN
from trimino.engine.tables import TURNS, VALUE
from trimino.envs.encoding import ACTIONS, DRAW, START
from trimino.envs.vector.laying import begin_field, lay_beside
from trimino.envs.vector.names import ENGINES, FIRST_PLACE, ORDER, TILE_AT


@kernel
def show_legal(s: Any, m: Any, r: Any, mask: Any) -> None:
    """Write the mask of whose turn it is."""
    for number in range(ACTIONS):
        mask[number] = 0
    tiles = layable(s, r)
    places = NONE
    if s.phase == TURN or s.phase == FOLLOW_UP:
        for gap in range(s.gaps):
            fitting = s.fits[gap] & tiles
            places |= fitting
            first = FIRST_PLACE[m.name[gap]]
            while fitting:
                mask[first + VALUE[lowest(fitting)]] = 1
                fitting &= fitting - ONE
    else:
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - ONE
            for turn in range(TURNS[tile]):
                mask[START + ORDER[tile] * 3 + turn] = 1
    other = other_action(s, r, places != NONE)
    if other >= 0:
        mask[DRAW - ENGINE_DRAW + other] = 1


@kernel
def play_number(s: Any, m: Any, r: Any, row: Any, number: int) -> Any:
    """Carry out a legal action by its number; return what laying a tile scored."""
    if number < START:
        return lay_beside(s, m, r, row, gap_named(s, m, number // 6), int(TILE_AT[number]))
    if number < DRAW:
        tile = ENGINES[(number - START) // 3]
        return begin_field(s, m, r, row, tile, (number - START) % 3)
    act(s, r, (number - DRAW + ENGINE_DRAW) << SHIFT)
    return 0


@kernel
def play_code(s: Any, m: Any, r: Any, row: Any, code: int) -> Any:
    """Carry out an action that is coded as the engine codes it."""
    what = code >> SHIFT
    if what == PLACE:
        return lay_beside(s, m, r, row, int(s.status[(code >> 8) & 0x7FFF]), code & 63)
    if what == ENGINE_START:
        return begin_field(s, m, r, row, code & 63, (code >> 6) & 3)
    act(s, r, code)
    return 0


@kernel
def gap_named(s: Any, m: Any, name: int) -> int:
    found = 0
    for gap in range(s.gaps):
        # Without a way out of the loop, many are compared at once.
        found += gap if m.name[gap] == name else 0
    return found


@kernel
def pick_legal(mask: Any, source: Any) -> Any:
    """One of the legal actions of a mask, each as likely as the others."""
    legal = 0
    for number in range(ACTIONS):
        legal += mask[number]
    chosen = np.int64(((source >> np.uint64(32)) * np.uint64(legal)) >> np.uint64(32))
    number = 0
    while True:
        chosen -= mask[number]
        if chosen < 0:
            return number
        number += 1
