"""Kernels that decide for a seat as the bots of the roster do, and play rounds to their ends."""

from typing import Any, NamedTuple

import numpy as np

from trimino.engine.bits import ONE, lowest
from trimino.engine.compiled import kernel
from trimino.engine.dealing import pick
from trimino.engine.heuristic import decide
from trimino.engine.match_chance import LOWEST
from trimino.engine.moves import SHIFT, START, act, layable, list_actions, other_action
from trimino.engine.packed import FOLLOW_UP, OPENING, OVER, TURN
from trimino.engine.tile_tables import TURNS, VALUE
from trimino.study.kernels import slots

RANDOM, GREEDY, HEURISTIC = range(3)
"""Who plays."""

OTHER_SOURCE = np.uint64(0x9E3779B97F4A7C15)


class BatchSetup(NamedTuple):
    """What a batch is played with: packed rules, weights of the heuristic, and who plays.

    `room` is where legal actions can be written down.
    """

    rules: Any
    weights: Any
    bot: int
    seats: int
    room: Any


@kernel
def choose(s: Any, t: Any, p: Any, hoarders: int) -> Any:
    """What the player to move does; `hoarders` are seats as bits."""
    r = p.rules[0]
    if hoarders >> s.turn & 1 and s.phase == TURN:
        other = unwilling(s, r)
        if other >= 0:
            return np.int64(other) << SHIFT
    if p.bot == HEURISTIC:
        return np.int64(decide(s, t, r, p.weights[0]))
    if p.bot == RANDOM:
        return p.room[pick(s, list_actions(s, r, p.room))]
    if s.phase == TURN or s.phase == FOLLOW_UP:
        return greedy_place(s, r)
    return greedy_start(s, r)


@kernel
def unwilling(s: Any, r: Any) -> Any:
    """What a hoarder does rather than lay a tile that earns no bonus, or -1."""
    tiles, can_place = layable(s, r), False
    for gap in range(s.gaps):
        if s.fits[gap] & tiles:
            can_place = True
            if r.bonus[s.kind[gap]] > 0:
                return -1
    return other_action(s, r, can_place)


@kernel
def greedy_place(s: Any, r: Any) -> Any:
    """As `greedy` does: what scores most, of equals one with the dearest tile."""
    tiles, most, equals = layable(s, r), -1, 0
    chosen = np.int64(-1)
    for gap in range(s.gaps):
        fitting = s.fits[gap] & tiles
        while fitting:
            tile = lowest(fitting)
            fitting &= fitting - ONE
            like = (r.tile[tile] + r.bonus[s.kind[gap]]) * 16 + VALUE[tile]
            if like >= most:
                equals = equals + 1 if like == most else 1
                if pick(s, equals) == 0:
                    most, chosen = like, tile | np.int64(s.cell[gap]) << 8
    return chosen if chosen >= 0 else np.int64(other_action(s, r, False)) << SHIFT


@kernel
def greedy_start(s: Any, r: Any) -> Any:
    """The same for a tile that begins a field, which may be turned."""
    tiles, most, equals = layable(s, r), -1, 0
    chosen = np.int64(-1)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - ONE
        like = (r.opening[tile] if s.phase == OPENING else r.tile[tile]) * 16 + VALUE[tile]
        for turn in range(TURNS[tile]):
            if like >= most:
                equals = equals + 1 if like == most else 1
                if pick(s, equals) == 0:
                    most, chosen = like, tile | turn << 6 | START << SHIFT
    return chosen


@kernel
def play_on(s: Any, t: Any, p: Any, hoarders: int) -> None:
    while s.phase != OVER:
        act(s, p.rules[0], choose(s, t, p, hoarders))


@kernel
def better(r: Any, points: int) -> Any:
    """Points turned so that more of them are better."""
    return -points if r.winner == LOWEST else points


@kernel
def ahead(s: Any, r: Any, seat: int) -> Any:
    """How far a seat is ahead of the others in the mean, times their number."""
    total = 0
    for other in range(s.seats):
        total += s.points[other]
    return better(r, s.seats * s.points[seat] - total)


@kernel
def won(s: Any, r: Any, seat: int) -> Any:
    """A seat's part of having done best."""
    own, equals = better(r, s.points[seat]), 0
    for other in range(s.seats):
        if better(r, s.points[other]) > own:
            return 0
        equals += s.points[other] == s.points[seat]
    return slots.WIN // equals


@kernel
def own_source(s: Any) -> Any:
    """Where the chances of a trial come from, other than those of the next deal."""
    return s.source * OTHER_SOURCE | ONE
