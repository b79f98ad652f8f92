"""Kernels that play rounds to their ends with compiled bots, some of whom may hoard."""

from typing import Any, NamedTuple

import numpy as np

from trimino.engine.bits import ONE, size
from trimino.engine.compiled import kernel
from trimino.engine.compiled_bots import bot_action
from trimino.engine.match_end import packed_best_by_points
from trimino.engine.moves import SHIFT, act, layable, other_action
from trimino.engine.packed import OVER, TURN
from trimino.study.kernels import slots

OTHER_SOURCE = np.uint64(0x9E3779B97F4A7C15)

TRY = 1
"""The number of the state for trying placements; number 0 is the round."""


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
    """The action of a hoarder instead of laying a tile without a bonus, or -1."""
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
def play_with_hoarders(s: Any, t: Any, p: Any, hoarders: int) -> None:
    """Play a round to its end."""
    while s.phase != OVER:
        act(s, p.rules[0], choose(s, t, p, hoarders))


@kernel
def lead_over_mean(s: Any, r: Any, seat: int) -> Any:
    """The lead of a seat over the mean of the others, times their number."""
    total = 0
    for other in range(s.seats):
        total += s.points[other]
    return r.sign * (s.seats * s.points[seat] - total)


@kernel
def won(s: Any, r: Any, seat: int) -> Any:
    """A seat's share in the best result of a round, in parts of `slots.WIN`."""
    winners = packed_best_by_points(s.seats, r, s.points)
    return slots.WIN // size(np.uint64(winners)) if winners >> seat & 1 else 0


@kernel
def compare_ways(states: Any, p: Any, ways: int, seat: int, first: int, counts: Any) -> None:
    """Play two ways to their ends with the same random numbers, and count the difference.

    `ways` is the number of the first of their states, `first` that of the first slot of an item.
    """
    one, other, r = states[ways], states[ways + 1], p.rules[0]
    one.source = own_source(states[0])
    other.source = one.source
    play_with_hoarders(one, states[TRY], p, 0)
    play_with_hoarders(other, states[TRY], p, 0)
    counts[first + slots.TIMES_PART] += 1
    counts[first + slots.AHEAD_PART] += lead_over_mean(one, r, seat) - lead_over_mean(
        other, r, seat
    )
    counts[first + slots.MORE_WON_PART] += won(one, r, seat) - won(other, r, seat)


@kernel
def own_source(s: Any) -> Any:
    """A random source for a trial, independent of the one for the next deal."""
    return s.source * OTHER_SOURCE | ONE
