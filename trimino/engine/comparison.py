"""Two actions compared with each other, in the same worlds."""

import random

import numpy as np
import numpy.typing as npt

from trimino.engine.action_choice import is_open_view, play_endgame
from trimino.engine.alphabeta import FAR
from trimino.engine.budget import Budget, BudgetMeter
from trimino.engine.endgame import VALUE_MARGIN
from trimino.engine.sampled_mean import ActionDifference, SampledMean
from trimino.engine.search import Search
from trimino.rules import Action, MatchView

POINTS_SPREAD = 100.0
"""About the standard deviation of a round's points."""


def compare_actions(
    view: MatchView, one: Action, other: Action, budget: Budget, rng: random.Random
) -> ActionDifference:
    """The lead of one action over another, from new simulations of these two only.

    The best of many actions in a search is partly lucky there; a new comparison is unbiased.
    """
    trial = Search(view, rng.getrandbits(63), [one, other])
    return (
        _open_difference(trial, budget)
        if is_open_view(view)
        else _sampled_difference(trial, budget)
    )


def _sampled_difference(trial: Search, budget: Budget) -> ActionDifference:
    """The difference in the same worlds, each action by its best plan."""
    clock = BudgetMeter(budget, lambda: trial.simulations)
    seen = [np.zeros((2, len(trial.codes)))]
    while clock.spent < 1 or len(seen) < 3:
        trial.simulate(1)
        seen.append(np.array([trial.results["match"], trial.results["points"]]))
    worlds = np.diff(seen, axis=0)
    one, other = (_best_row(trial, code) for code in trial.actions)
    match, points = (worlds[:, :, one] - worlds[:, :, other]).T
    return ActionDifference(_estimate(match, 1.0), _estimate(points, POINTS_SPREAD))


def _best_row(trial: Search, code: int) -> int:
    return int(np.argmax(np.where(trial.codes == code, trial.means, -np.inf)))


def _estimate(values: npt.NDArray[np.float64], spread: float) -> SampledMean:
    """The mean of values; its error has a floor, since few values may agree by chance."""
    least = spread / (2 * len(values))
    return SampledMean(
        float(values.mean()), max(least, float(values.std(ddof=1) / len(values) ** 0.5))
    )


def _open_difference(trial: Search, budget: Budget) -> ActionDifference:
    """The difference where nothing is hidden, from the endgame solver.

    MARGIN points count as two standard errors, or as one where a line is not exact. The error of
    the chance is in proportion to that of the points.
    """
    lines = {line.code: line for line in play_endgame(trial, budget, FAR).lines()}
    one, other = (lines[code] for code in trial.actions)
    match, points = one.match - other.match, one.points - other.points
    error = VALUE_MARGIN / 2 if one.exact and other.exact else float(VALUE_MARGIN)
    unsure = error / abs(points) if points else 1.0
    return ActionDifference(SampledMean(match, abs(match) * unsure), SampledMean(points, error))
