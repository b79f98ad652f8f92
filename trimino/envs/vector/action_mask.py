"""Kernels for numbers of actions: the mask of the legal ones, and carrying one out."""

from typing import Any

from trimino.engine.bits import ONE, lowest
from trimino.engine.compiled import kernel
from trimino.engine.moves import DRAW_KIND as ENGINE_DRAW
from trimino.engine.moves import PLACE_KIND, SHIFT, act, layable, other_action, packed_may_stop
from trimino.engine.moves import START_KIND as ENGINE_START
from trimino.engine.packed import FOLLOW_UP, TURN
from trimino.engine.tile_tables import TURNS, VALUE
from trimino.envs.encoding import DRAW_NUMBER, PASS_NUMBER, START_NUMBER
from trimino.envs.vector.gap_names import (
    FROM_ENGINE_NUMBER,
    PLACEMENT_BASE,
    TILE_AT,
    TO_ENGINE_NUMBER,
)
from trimino.envs.vector.placement import begin_field, lay_beside


@kernel
def show_legal(s: Any, m: Any, r: Any, mask: Any) -> None:
    """Update a mask to the legal actions of the player on turn."""
    for i in range(m.choices):
        mask[m.legal[i]] = 0
    m.choices = list_numbers(s, m, r)
    for i in range(m.choices):
        mask[m.legal[i]] = 1


@kernel
def list_numbers(s: Any, m: Any, r: Any) -> int:
    """Write the numbers of the legal actions into `m.legal`, and return how many they are."""
    count = 0
    tiles = layable(s, r)
    if s.phase == TURN or s.phase == FOLLOW_UP:
        for gap in range(s.gaps):
            fitting = s.fits[gap] & tiles
            while fitting:
                m.legal[count] = PLACEMENT_BASE[m.name[gap]] + VALUE[lowest(fitting)]
                count += 1
                fitting &= fitting - ONE
    else:
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - ONE
            for turn in range(TURNS[tile]):
                m.legal[count] = START_NUMBER + FROM_ENGINE_NUMBER[tile] * 3 + turn
                count += 1
    other = other_action(s, r, count > 0)
    if other >= 0:
        m.legal[count] = DRAW_NUMBER - ENGINE_DRAW + other
        count += 1
    if packed_may_stop(s, r, other):
        m.legal[count] = PASS_NUMBER
        count += 1
    return count


@kernel
def play_number(s: Any, m: Any, r: Any, row: Any, number: int) -> Any:
    """Carry out a legal action by its number; return the points of a placement."""
    if number < START_NUMBER:
        return lay_beside(s, m, r, row, gap_named(s, m, number // 6), int(TILE_AT[number]))
    if number < DRAW_NUMBER:
        tile = TO_ENGINE_NUMBER[(number - START_NUMBER) // 3]
        return begin_field(s, m, r, row, tile, (number - START_NUMBER) % 3)
    act(s, r, (number - DRAW_NUMBER + ENGINE_DRAW) << SHIFT)
    return 0


@kernel
def play_code(s: Any, m: Any, r: Any, row: Any, code: int) -> Any:
    """Carry out an action in the engine's code; return the points of a placement."""
    what = code >> SHIFT
    if what == PLACE_KIND:
        return lay_beside(s, m, r, row, int(s.status[(code >> 8) & 0x7FFF]), code & 63)
    if what == ENGINE_START:
        return begin_field(s, m, r, row, code & 63, (code >> 6) & 3)
    act(s, r, code)
    return 0


@kernel
def gap_named(s: Any, m: Any, name: int) -> int:
    found = 0
    for gap in range(s.gaps):
        # Without an early exit the loop is vectorized.
        found += gap if m.name[gap] == name else 0
    return found
