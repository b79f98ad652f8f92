"""Exercises: faults of a match to try again, with every action that is as good as the best."""

import random
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.grading import Grade
from trimino.analysis.levels import Plan, TableLevels
from trimino.engine.budget import Budget
from trimino.records.notation import format_position
from trimino.rules import Action, MatchView, Place

if TYPE_CHECKING:
    from trimino.analysis.ledger import Ledger
    from trimino.analysis.valuation import Valuation

SOUND = (Grade.BEST, Grade.GOOD)
"""Grades that are no fault."""


class Exercise(NamedTuple):
    """A position as its seat saw it, and what solves it.

    `solutions` are the actions as good as the best; `kept` those as good as the best of the plan
    that was chosen, which count too where the plan is told with its round.
    """

    position: str
    solutions: tuple[Action, ...]
    kept: tuple[Action, ...]


def exercise_of(
    view: MatchView, ledger: "Ledger", table_levels: TableLevels, budget: Budget, rng: random.Random
) -> Exercise | None:
    """The exercise of a decision; None if it was no fault.

    The decision itself compared few actions. Here the best are compared once more, as for a hint.
    """
    if ledger.total.cost.grade in SOUND:
        return None
    solutions, kept = _equal_actions(view, ledger, table_levels, budget, rng)
    better = ledger.instead.action if ledger.instead else ledger.best.action
    return Exercise(
        format_position(view.now.position),
        _solving(view, ledger, [better, *solutions]),
        _solving(view, ledger, [ledger.best.action, *kept]),
    )


def _solving(view: MatchView, ledger: "Ledger", actions: list[Action]) -> tuple[Action, ...]:
    """Actions without the one that was done, and however a tile is turned that begins a field."""
    if view.legal.starts_field:
        tiles = {action.tile for action in actions if isinstance(action, Place)}
        actions = [*actions, *(each for each in view.legal.placements if each.tile in tiles)]
    return tuple(action for action in dict.fromkeys(actions) if action != ledger.done.action)


def _equal_actions(
    view: MatchView, ledger: "Ledger", table_levels: TableLevels, budget: Budget, rng: random.Random
) -> tuple[list[Action], list[Action]]:
    """The actions equal to the best, and those equal to the best of the chosen plan."""
    from trimino.analysis.open_endgame import is_solvable, solved_actions  # noqa: PLC0415 - slow
    from trimino.analysis.valuation import plan_of, value_actions  # noqa: PLC0415 - to load

    if is_solvable(view, table_levels):
        first, *others = solved_actions(view, budget, rng)
        equal = [one.action for one in others if one[1:] == first[1:]]
        solutions = [first.action, *equal]
        return solutions, [one for one in solutions if plan_of(one) is ledger.plan]
    valued = value_actions(view, table_levels, budget, rng)
    good = [plan for plan in _good_plans(view, valued) if plan is not ledger.plan or _keeps(ledger)]
    solutions = [action for plan in good for action in _equal_within(view, valued, plan)]
    return solutions, _equal_within(view, valued, ledger.plan)


def _keeps(ledger: "Ledger") -> bool:
    """Whether the plan that was chosen was the better one."""
    return ledger.instead is None


def _good_plans(view: MatchView, valued: "Valuation") -> list[Plan]:
    """The plans as good as the best."""
    from trimino.analysis.ledger import loss_between  # noqa: PLC0415 - loading it takes a moment

    plans = valued.plans
    if plans is None:
        return list(valued.close)
    rows = valued.values()
    best = plans.best(list(rows.values()))
    return [plan for plan, row in rows.items() if loss_between(view, plans, best, row).is_nothing]


def _equal_within(view: MatchView, valued: "Valuation", plan: Plan) -> list[Action]:
    """The actions of a plan as good as its best."""
    from trimino.analysis.ledger import loss_between  # noqa: PLC0415 - loading it takes a moment

    trial = valued.close[plan]
    best = trial.ranked[0]
    equal = [row for row in trial.ranked if loss_between(view, trial, best, row).is_nothing]
    return [trial.rows[row].action for row in equal]
