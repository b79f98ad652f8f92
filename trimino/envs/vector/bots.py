"""Kernels that decide for the seats that nobody is asked about, as the roster's bots do."""

from typing import Any

import numpy as np

from trimino.engine.bits import ONE, lowest, nth, size
from trimino.engine.compiled import kernel
from trimino.engine.dealing import pick
from trimino.engine.heuristic import decide
from trimino.engine.moves import SHIFT, START, layable, other_action
from trimino.engine.packed import FOLLOW_UP, OPENING, TURN
from trimino.engine.tile_tables import TURNS, VALUE
from trimino.envs.vector.layout import GREEDY, RANDOM


@kernel
def decide_for(player: int, s: Any, t: Any, r: Any, w: Any) -> Any:
    """What a bot does, coded as the engine codes it; `t` is a state to try things in."""
    if player == RANDOM:
        return at_random(s, r)
    if player == GREEDY:
        return greedily(s, r)
    return decide(s, t, r, w)


@kernel
def at_random(s: Any, r: Any) -> Any:
    """Any legal action, each as likely as the others."""
    tiles = layable(s, r)
    places = count_places(s, tiles)
    other = other_action(s, r, places > 0)
    chosen = pick(s, places + (other >= 0))
    return place_of_number(s, tiles, chosen) if chosen < places else np.int64(other) << SHIFT


@kernel
def count_places(s: Any, tiles: Any) -> int:
    places = 0
    if s.phase == TURN or s.phase == FOLLOW_UP:
        for gap in range(s.gaps):
            places += size(s.fits[gap] & tiles)
        return places
    while tiles:
        places += TURNS[lowest(tiles)]
        tiles &= tiles - ONE
    return places


@kernel
def place_of_number(s: Any, tiles: Any, number: int) -> Any:
    if s.phase == TURN or s.phase == FOLLOW_UP:
        gap = 0
        while number >= size(s.fits[gap] & tiles):
            number -= size(s.fits[gap] & tiles)
            gap += 1
        return nth(s.fits[gap] & tiles, number) | np.int64(s.cell[gap]) << 8
    while number >= TURNS[lowest(tiles)]:
        number -= TURNS[lowest(tiles)]
        tiles &= tiles - ONE
    return lowest(tiles) | np.int64(number) << 6 | np.int64(START) << SHIFT


@kernel
def greedily(s: Any, r: Any) -> Any:
    """What scores most now, of equals one with the dearest tile; else the default."""
    tiles = layable(s, r)
    if s.phase == TURN or s.phase == FOLLOW_UP:
        found = best_place(s, r, tiles)
    else:
        found = best_start(s, r, tiles)
    return found if found >= 0 else np.int64(other_action(s, r, False)) << SHIFT


@kernel
def best_place(s: Any, r: Any, tiles: Any) -> Any:
    found, most, equals = np.int64(-1), -(1 << 30), 0
    for gap in range(s.gaps):
        fitting = s.fits[gap] & tiles
        while fitting:
            tile = lowest(fitting)
            fitting &= fitting - ONE
            # No tile is worth more than 15, so that points come first.
            liked = 16 * (r.tile[tile] + r.bonus[s.kind[gap]]) + VALUE[tile]
            if liked > most:
                most, equals = liked, 0
            if liked == most:
                equals += 1
                if equals == 1 or pick(s, equals) == 0:
                    found = tile | np.int64(s.cell[gap]) << 8
    return found


@kernel
def best_start(s: Any, r: Any, tiles: Any) -> Any:
    found, most, equals = np.int64(-1), -(1 << 30), 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - ONE
        scored = r.opening[tile] if s.phase == OPENING else r.tile[tile]
        liked = 16 * scored + VALUE[tile]
        if liked > most:
            most, equals = liked, 0
        for turn in range(TURNS[tile] if liked == most else 0):
            equals += 1
            if equals == 1 or pick(s, equals) == 0:
                found = tile | np.int64(turn) << 6 | np.int64(START) << SHIFT
    return found
