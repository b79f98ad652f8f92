"""Kernels of the simple bots, random and greedy, and one that decides for any compiled bot.

They choose as `trimino.bots.simple` does; tests compare both at every decision of whole matches.
Bots that search need the events of a round, which a packed state does not have.
"""

from typing import Any

import numpy as np

from trimino.engine.bits import ONE, lowest, nth, size
from trimino.engine.compiled import kernel
from trimino.engine.dealing import pick
from trimino.engine.heuristic import heuristic_code
from trimino.engine.moves import (
    PASS_KIND,
    SHIFT,
    START_KIND,
    layable,
    other_action,
    packed_may_stop,
)
from trimino.engine.packed import FOLLOW_UP, OPENING, TURN
from trimino.engine.tile_tables import TURNS, VALUE

RANDOM, GREEDY, HEURISTIC = range(1, 4)

COMPILED_BOTS = {"random": RANDOM, "greedy": GREEDY, "heuristic": HEURISTIC}
"""The bots of the roster that are compiled whole, by name."""


@kernel
def bot_action(bot: int, s: Any, t: Any, r: Any, w: Any) -> Any:
    """The action of a compiled bot; `t` is a state for trying placements."""
    if bot == RANDOM:
        return random_action(s, r)
    if bot == GREEDY:
        return greedy_action(s, r)
    return np.int64(heuristic_code(s, t, r, w))


@kernel
def random_action(s: Any, r: Any) -> Any:
    """A legal action, each equally likely."""
    tiles = layable(s, r)
    places = count_placements(s, tiles)
    other = other_action(s, r, places > 0)
    chosen = pick(s, places + (other >= 0) + packed_may_stop(s, r, other))
    if chosen < places:
        return nth_placement(s, tiles, chosen)
    return np.int64(other if chosen == places else PASS_KIND) << SHIFT


@kernel
def count_placements(s: Any, tiles: Any) -> int:
    """The number of legal placements, turned tiles that begin a field counted each."""
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
def nth_placement(s: Any, tiles: Any, number: int) -> Any:
    """A legal placement by its number, in the order of `list_actions`."""
    if s.phase == TURN or s.phase == FOLLOW_UP:
        gap = 0
        while number >= size(s.fits[gap] & tiles):
            number -= size(s.fits[gap] & tiles)
            gap += 1
        return nth(s.fits[gap] & tiles, number) | np.int64(s.cell[gap]) << 8
    while number >= TURNS[lowest(tiles)]:
        number -= TURNS[lowest(tiles)]
        tiles &= tiles - ONE
    return lowest(tiles) | np.int64(number) << 6 | np.int64(START_KIND) << SHIFT


@kernel
def greedy_action(s: Any, r: Any) -> Any:
    """The placement that scores most now, of equals one with the tile of most value.

    Without a placement it draws if it may, else it does the one other thing there is.
    """
    if s.phase == TURN or s.phase == FOLLOW_UP:
        found = greedy_placement(s, r)
    else:
        found = greedy_start(s, r)
    return found if found >= 0 else np.int64(other_action(s, r, False)) << SHIFT


@kernel
def greedy_placement(s: Any, r: Any) -> Any:
    """The greedy choice among tiles in gaps, or -1."""
    tiles, most, equals = layable(s, r), -(1 << 30), 0
    found = np.int64(-1)
    for gap in range(s.gaps):
        fitting = s.fits[gap] & tiles
        while fitting:
            tile = lowest(fitting)
            fitting &= fitting - ONE
            # No tile has a value above 15, so points decide first.
            rank = 16 * (r.tile[tile] + r.bonus[s.kind[gap]]) + VALUE[tile]
            if rank >= most:
                equals = equals + 1 if rank == most else 1
                if pick(s, equals) == 0:
                    most, found = rank, tile | np.int64(s.cell[gap]) << 8
    return found


@kernel
def greedy_start(s: Any, r: Any) -> Any:
    """The greedy choice among tiles that begin a field, in every turn of theirs, or -1."""
    tiles, most, equals = layable(s, r), -(1 << 30), 0
    found = np.int64(-1)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - ONE
        scored = r.opening[tile] if s.phase == OPENING else r.tile[tile]
        rank = 16 * scored + VALUE[tile]
        for turn in range(TURNS[tile]):
            if rank >= most:
                equals = equals + 1 if rank == most else 1
                if pick(s, equals) == 0:
                    most, found = rank, tile | np.int64(turn) << 6 | np.int64(START_KIND) << SHIFT
    return found
