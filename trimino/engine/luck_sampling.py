"""The luck of a deal or a draw: what chance did, against what else it might have done."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.budget import Budget, BudgetMeter
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import deal, pick, set_opener
from trimino.engine.heuristic import play_out
from trimino.engine.match_chance import match_chance, round_scores
from trimino.engine.moves import draw
from trimino.engine.packed import SEATS, State, new_states
from trimino.engine.packing import pack_round, pack_rules
from trimino.engine.sampled_mean import SampledMean, Swing
from trimino.engine.tile_tables import NUMBER
from trimino.engine.weights import Weights, weights_for
from trimino.rules import Match, Tile

WORLDS_A_SLICE = 8
"""Worlds that are played between two looks at the budget."""

MATCH, POINTS = range(2)
"""Measures of luck: the chance of winning the match, and points ahead."""

EXPECTED, GAIN, GAIN_SQUARED = range(3)
"""Sums for each measure: the alternative, what chance gained over it, and the square of that."""

REAL, OTHER = range(2)
"""Both rounds of a world: with what chance did, and with the alternative."""


def luck_of_deal(match: Match, budget: Budget, rng: random.Random) -> tuple[Swing, ...]:
    """The luck of each seat with the hands of the current round, against any other deal.

    Later in a round it is the worth of the position, hidden hands included.
    """
    return _luck(match, None, budget, rng)


def luck_of_draw(match: Match, tile: Tile, budget: Budget, rng: random.Random) -> tuple[Swing, ...]:
    """The luck of each seat when this tile is drawn now, against any tile of the well."""
    return _luck(match, tile, budget, rng)


def _luck(match: Match, tile: Tile | None, budget: Budget, rng: random.Random) -> tuple[Swing, ...]:
    rules, seats = match.rules, match.players
    states = new_states(4)
    states[0] = pack_round(match.round)[0]
    states[0]["source"] = rng.getrandbits(63) | 1
    progress = np.array([len(match.rounds), match.rounds_to_play or rules.rounds or 0])
    sums = np.zeros((2, 3, seats))
    worlds = 0
    clock = BudgetMeter(budget, lambda: 2 * worlds)
    while clock.spent < 1:
        _sample_luck(
            states,
            pack_rules(rules, match.well_size),
            weights_for(rules, seats),
            round_scores(rules, seats),
            progress,
            match.youngest,
            -1 if tile is None else NUMBER[tile],
            WORLDS_A_SLICE,
            sums,
        )
        worlds += WORLDS_A_SLICE
    return tuple(_swing(sums[:, :, seat] / worlds, worlds) for seat in range(seats))


def _swing(means: npt.NDArray[np.float64], worlds: int) -> Swing:
    variance = np.maximum(means[:, GAIN_SQUARED] - means[:, GAIN] ** 2, 0.0)
    errors = (variance / (worlds - 1)) ** 0.5
    return Swing(
        float(means[MATCH, EXPECTED]),
        float(means[POINTS, EXPECTED]),
        SampledMean(float(means[MATCH, GAIN]), float(errors[MATCH])),
        SampledMean(float(means[POINTS, GAIN]), float(errors[POINTS])),
    )


@entry
def _sample_luck(
    states: State,
    rules: Any,
    weights: Weights,
    scores: Any,
    progress: Any,
    youngest: int,
    tile: int,
    worlds: int,
    sums: Any,
) -> None:
    """Play out what chance did and an alternative, side by side, and add up the differences.

    The order of the well is unknown to the players, so it is shuffled each time. For a draw, both
    sides have the rest of the well in the same order, so that they differ by the tile alone.
    """
    base, real, other, t = states[0], states[1], states[2], states[3]
    r, w = rules[0], weights[0]
    values = np.empty((2, 2, SEATS))
    for _ in range(worlds):
        for i in range(base.well_size - 1, 0, -1):
            j = pick(base, i + 1)
            base.well[i], base.well[j] = base.well[j], base.well[i]
        copy_state(real, base)
        other.source = base.source
        if tile < 0:
            deal(other, r, base.seats, youngest)
            if base.opener_is_set:
                set_opener(other, base.opener)
            for seat in range(base.seats):
                other.before[seat] = base.before[seat]
        else:
            copy_state(other, base)
            draw(other, r)
            bring_up(real, tile)
            draw(real, r)
        play_out(real, t, r, w, -1, w)
        play_out(other, t, r, w, -1, w)
        real.source = other.source
        evaluate_end(real, r, w, scores, progress, values[REAL])
        evaluate_end(other, r, w, scores, progress, values[OTHER])
        base.source = real.source
        for measure in range(2):
            for seat in range(base.seats):
                gain = values[REAL, measure, seat] - values[OTHER, measure, seat]
                sums[measure, EXPECTED, seat] += values[OTHER, measure, seat]
                sums[measure, GAIN, seat] += gain
                sums[measure, GAIN_SQUARED, seat] += gain * gain


@kernel
def bring_up(s: Any, tile: int) -> None:
    """Exchange a tile of the well with the one to be drawn next."""
    last = s.well_size - 1
    for i in range(last):
        if s.well[i] == tile:
            s.well[i], s.well[last] = s.well[last], s.well[i]


@kernel
def evaluate_end(s: Any, r: Any, w: Any, scores: Any, progress: Any, values: Any) -> None:
    """The worth of a round's end to each seat: chances of the match, and points ahead.

    All seats use the same random numbers for the rest of the match, so their chances sum to 1.
    """
    source = s.source
    scored = 0
    for seat in range(s.seats):
        scored += s.points[seat]
    others = max(1, s.seats - 1)
    for seat in range(s.seats):
        own = s.points[seat]
        values[POINTS, seat] = w.sign * (own - (scored - own) / others)
        values[MATCH, seat] = 0.0
        if s.seats > 1:
            s.source = source
            values[MATCH, seat] = match_chance(s, r, progress[0], progress[1], scores, seat)
