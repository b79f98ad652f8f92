"""Open endgames of strong players: two players, an empty well, nothing hidden.

Play by heuristic says little there, since it always goes the same way. The endgame solver of the
engine judges instead.
"""

import random

from trimino.analysis.grading import Measure
from trimino.analysis.ledger import Ledger, Loss, cost_of, no_loss
from trimino.analysis.levels import TableLevels
from trimino.analysis.valuation import ActionChances, TrialDifference, plan_of
from trimino.engine.action_choice import is_open_view, judged_values
from trimino.engine.action_value import ActionValue
from trimino.engine.budget import Budget
from trimino.engine.comparison import compare_actions
from trimino.rules import Action, MatchView


def is_solvable(view: MatchView, table_levels: TableLevels) -> bool:
    return is_open_view(view) and table_levels.is_strong(view.now.position.turn)


def solved_actions(view: MatchView, budget: Budget, rng: random.Random) -> list[ActionChances]:
    """The actions of an open endgame, the best first."""
    return [_worth(view, value) for value in judged_values(view, budget, rng)]


def solved_ledger(view: MatchView, action: Action, budget: Budget, rng: random.Random) -> Ledger:
    """The ledgers of an action in an open endgame."""
    values = solved_actions(view, budget, rng)
    best = values[0]
    done = next((each for each in values if each.action == action), best._replace(action=action))
    plan, better, nothing = plan_of(action), plan_of(best.action), no_loss(view.players)
    lost = _lost(view, best, done, budget, rng)
    if lost.is_nothing:
        return Ledger(plan, plan, done, done, None, nothing, nothing)
    if plan is better:
        return Ledger(plan, plan, best, done, None, lost, nothing)
    return Ledger(plan, better, done, done, best, nothing, lost)


def _lost(
    view: MatchView, best: ActionChances, done: ActionChances, budget: Budget, rng: random.Random
) -> Loss:
    """The loss against the best, compared once more."""
    if best.action == done.action:
        return no_loss(view.players)
    match, points = compare_actions(view, best.action, done.action, budget, rng)
    seat = view.now.position.turn
    difference = TrialDifference(_by_seat(seat, match.mean, -match.mean), match, points)
    cost = cost_of(view, difference, best.chances[seat], best.chances[seat] - match.mean)
    if cost is None or (cost.measure is Measure.MATCH and points.mean <= 2 * points.error):
        return no_loss(view.players)
    return Loss(difference.chances, match, points, cost)


def _worth(view: MatchView, value: ActionValue) -> ActionChances:
    seat = view.now.position.turn
    ahead = _lead(view, seat)
    return ActionChances(
        value.action, _by_seat(seat, value.match, 1 - value.match), ahead + value.points
    )


def _by_seat(seat: int, own: float, other: float) -> tuple[float, float]:
    return (own, other) if seat == 0 else (other, own)


def _lead(view: MatchView, seat: int) -> float:
    """The lead of a seat in this round so far."""
    scored = [now - had for now, had in zip(view.now.position.totals, view.now.before, strict=True)]
    return float(view.rules.sign * (scored[seat] - scored[1 - seat]))
