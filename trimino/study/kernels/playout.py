"""Kernels that play rounds to their ends with compiled bots, some of whom may hoard."""

from typing import Any, NamedTuple

import numpy as np

from trimino.engine.bits import ONE
from trimino.engine.compiled import kernel
from trimino.engine.compiled_bots import bot_action
from trimino.engine.match_end import LOWEST
from trimino.engine.moves import SHIFT, act, layable, other_action
from trimino.engine.packed import OVER, TURN
from trimino.study.kernels import slots

OTHER_SOURCE = np.uint64(0x9E3779B97F4A7C15)


class BatchSetup(NamedTuple):
    """The settings of a batch: packed rules, weights of the heuristic, the bot and the players."""

    rules: Any
    weights: Any
    bot: int
    seats: int


@kernel
def choose(s: Any, t: Any, p: Any, hoarders: int) -> Any:
    """The action of the player to move; `hoarders` are seats as bits."""
    r = p.rules[0]
    if hoarders >> s.turn & 1 and s.phase == TURN:
        other = hoarding_action(s, r)
        if other >= 0:
            return np.int64(other) << SHIFT
    return bot_action(p.bot, s, t, r, p.weights[0])


@kernel
def hoarding_action(s: Any, r: Any) -> Any:
    """What a hoarder does instead of laying a tile without a bonus, or -1."""
    tiles, can_place = layable(s, r), False
    for gap in range(s.gaps):
        if s.fits[gap] & tiles:
            can_place = True
            if r.bonus[s.kind[gap]] > 0:
                return -1
    if can_place and s.well_size == 0 and s.draws == 0:
        # With nothing left to draw there is nothing to hoard for, even where passing is free.
        return -1
    return other_action(s, r, can_place)


@kernel
def play_on(s: Any, t: Any, p: Any, hoarders: int) -> None:
    """Play a round to its end."""
    while s.phase != OVER:
        act(s, p.rules[0], choose(s, t, p, hoarders))


@kernel
def better(r: Any, points: int) -> Any:
    """Points with the sign changed where the lowest total wins, so that more is better."""
    return -points if r.winner == LOWEST else points


@kernel
def ahead(s: Any, r: Any, seat: int) -> Any:
    """The lead of a seat over the mean of the others, times their number."""
    total = 0
    for other in range(s.seats):
        total += s.points[other]
    return better(r, s.seats * s.points[seat] - total)


@kernel
def won(s: Any, r: Any, seat: int) -> Any:
    """A seat's share in the best result of a round, in parts of `slots.WIN`."""
    own, equals = better(r, s.points[seat]), 0
    for other in range(s.seats):
        if better(r, s.points[other]) > own:
            return 0
        equals += s.points[other] == s.points[seat]
    return slots.WIN // equals


@kernel
def own_source(s: Any) -> Any:
    """A random source for a trial, independent of the one for the next deal."""
    return s.source * OTHER_SOURCE | ONE
