"""Facts for the analysis of play: two actions side by side, hands that may be held, and luck."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.action_choice import is_open, play_endgame
from trimino.engine.bridge import pack_round, pack_rules, pack_tiles
from trimino.engine.budget import Budget, BudgetMeter
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import deal, pick
from trimino.engine.endgame import MARGIN
from trimino.engine.heuristic import play_out
from trimino.engine.match_chance import match_chance, round_scores
from trimino.engine.moves import draw
from trimino.engine.packed import SEATS, State, new_states
from trimino.engine.possible_worlds import PossibleWorlds
from trimino.engine.sampled_mean import ActionDifference, SampledMean, Swing
from trimino.engine.search import Search
from trimino.engine.tile_tables import NUMBER
from trimino.engine.weights import Weights, weights_for
from trimino.rules import Action, Match, MatchView, Tile
from trimino.rules.tiles import tiles_of

SPREAD = 100.0
"""How far the points of a round lie apart."""

SLICE = 8
"""So many worlds are looked at before the clock is."""


def compare_actions(
    view: MatchView, one: Action, other: Action, budget: Budget, rng: random.Random
) -> ActionDifference:
    """By how much an action is better than another, looking at nothing but these two.

    Whoever was best of many in a search was lucky there as well; this one knows nothing of it.
    """
    trial = Search(view, rng.getrandbits(63), [one, other])
    return _open_difference(trial, budget) if is_open(view) else _sampled_difference(trial, budget)


def _sampled_difference(trial: Search, budget: Budget) -> ActionDifference:
    """Both are tried in the same worlds, each by its best plan."""
    clock = BudgetMeter(budget, lambda: trial.simulations)
    seen = [np.zeros((2, len(trial.codes)))]
    while clock.spent < 1 or len(seen) < 3:
        trial.simulate(1)
        seen.append(np.array([trial.results["match"], trial.results["points"]]))
    worlds = np.diff(seen, axis=0)
    one, other = (_best_row(trial, code) for code in trial.actions)
    match, points = (worlds[:, :, one] - worlds[:, :, other]).T
    return ActionDifference(_estimate(match, 1.0), _estimate(points, SPREAD))


def _best_row(trial: Search, code: int) -> int:
    return int(np.argmax(np.where(trial.codes == code, trial.means, -np.inf)))


def _estimate(values: npt.NDArray[np.float64], spread: float) -> SampledMean:
    """A mean; of a few values that agree by chance it is not known for certain."""
    least = spread / (2 * len(values))
    return SampledMean(
        float(values.mean()), max(least, float(values.std(ddof=1) / len(values) ** 0.5))
    )


def _open_difference(trial: Search, budget: Budget) -> ActionDifference:
    """Nothing is hidden, but both sides may still play in many ways.

    What the search does not tell apart by points counts as two standard errors, and twice that
    where it has not come to the end. The chance is known no better than the points behind it.
    """
    lines = {line.code: line for line in play_endgame(trial, budget).lines()}
    one, other = (lines[code] for code in trial.actions)
    match, points = one.match - other.match, one.points - other.points
    error = MARGIN / 2 if one.exact and other.exact else float(MARGIN)
    unsure = error / abs(points) if points else 1.0
    return ActionDifference(SampledMean(match, abs(match) * unsure), SampledMean(points, error))


class PossibleHands:
    """The hands that a seat may hold, as far as a view tells: a sample of them."""

    def __init__(self, view: MatchView, seat: int, number: int, rng: random.Random) -> None:
        worlds = PossibleWorlds(view.now, rng.getrandbits(63))
        hands = [int(worlds.next()[0]["hands"][seat]) for _ in range(number)]
        self._hands = np.array(hands, np.uint64)

    def share(self, tiles: int) -> float:
        """The share of the hands that hold one of some tiles, given as bits of the rules."""
        wanted = np.uint64(pack_tiles(tiles_of(tiles)))
        return float(((self._hands & wanted) != 0).mean())


def luck_of_deal(match: Match, budget: Budget, rng: random.Random) -> tuple[Swing, ...]:
    """What the hands of the round being played are worth to each seat, against any others.

    Later in a round: what its position is worth, hidden hands and all.
    """
    return _luck(match, None, budget, rng)


def luck_of_draw(match: Match, tile: Tile, budget: Budget, rng: random.Random) -> tuple[Swing, ...]:
    """What it is worth to each seat that this tile is drawn now, and not any in the well."""
    return _luck(match, tile, budget, rng)


def _luck(match: Match, tile: Tile | None, budget: Budget, rng: random.Random) -> tuple[Swing, ...]:
    rules, seats = match.rules, match.players
    states = new_states(4)
    states[0] = pack_round(match.round)[0]
    states[0]["source"] = rng.getrandbits(63) | 1
    progress = np.array([len(match.rounds), match.rounds_to_play or rules.rounds or 0])
    sums = np.zeros((6, seats))
    worlds = 0
    clock = BudgetMeter(budget, lambda: 2 * worlds)
    while clock.spent < 1:
        _take_chances(
            states,
            pack_rules(rules, match.well_size),
            weights_for(rules, seats),
            round_scores(rules, seats),
            progress,
            match.youngest,
            -1 if tile is None else NUMBER[tile],
            SLICE,
            sums,
        )
        worlds += SLICE
    return tuple(_swing(row / worlds, worlds) for row in sums.T)


def _swing(means: npt.NDArray[np.float64], worlds: int) -> Swing:
    spread = np.maximum(means[[2, 5]] - means[[1, 4]] ** 2, 0.0)
    match_error, points_error = map(float, (spread / (worlds - 1)) ** 0.5)
    expected_match, match, _, expected_points, points, _ = map(float, means)
    return Swing(
        expected_match,
        expected_points,
        SampledMean(match, match_error),
        SampledMean(points, points_error),
    )


@entry
def _take_chances(
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
    """Play on from what chance did, and from what else it might have done, side by side.

    Nobody knows the order of the well, so it is shuffled each time; if a tile is drawn, both
    sides find the rest of the well in the same order, and most of their difference is the tile.
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
        weigh(real, r, w, scores, progress, values[0])
        weigh(other, r, w, scores, progress, values[1])
        base.source = real.source
        for what in range(2):
            for seat in range(base.seats):
                gain = values[0, what, seat] - values[1, what, seat]
                sums[3 * what, seat] += values[1, what, seat]
                sums[3 * what + 1, seat] += gain
                sums[3 * what + 2, seat] += gain * gain


@kernel
def bring_up(s: Any, tile: int) -> None:
    """Let a tile of the well change places with the one to be drawn next."""
    last = s.well_size - 1
    for i in range(last):
        if s.well[i] == tile:
            s.well[i], s.well[last] = s.well[last], s.well[i]


@kernel
def weigh(s: Any, r: Any, w: Any, scores: Any, progress: Any, values: Any) -> None:
    """What the end of a round is worth to each seat: chances of the match, and points ahead.

    All seats see the match played on in the same way, so that their chances come to 1.
    """
    source = s.source
    scored = 0
    for seat in range(s.seats):
        scored += s.points[seat]
    others = max(1, s.seats - 1)
    for seat in range(s.seats):
        own = s.points[seat]
        values[1, seat] = w.sign * (own - (scored - own) / others)
        values[0, seat] = 0.0
        if s.seats > 1:
            s.source = source
            values[0, seat] = match_chance(s, r, progress[0], progress[1], scores, seat)
