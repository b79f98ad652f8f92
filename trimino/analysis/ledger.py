"""The two ledgers of a decision: the plan, and the choice within it.

A turn is a choice of plan, to lay or to draw, and a choice within the plan, which tile where. The
loss of a decision is the sum of both:

    plan      value of the best plan      - value of the best of the chosen plan
    within    best of the chosen plan     - the action done, as for a player who keeps to the plan

A difference within noise is no loss: the actions are equal.
"""

from typing import NamedTuple

from trimino.analysis.grading import (
    EQUAL,
    Cost,
    Measure,
    cost_in_points,
    is_decided,
    is_established,
)
from trimino.analysis.levels import Plan
from trimino.analysis.valuation import (
    DRAIN,
    ActionChances,
    ActionTrial,
    TrialDifference,
    Valuation,
    plan_of,
)
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Action, MatchView


class Loss(NamedTuple):
    """A loss: what all seats lose and win by it, the own chance, points, and the cost."""

    chances: tuple[float, ...]
    match: SampledMean
    points: SampledMean
    cost: Cost

    @property
    def is_nothing(self) -> bool:
        return self.cost.amount == 0

    def plus(self, other: "Loss") -> "Loss":
        """Both losses together."""
        one, two = self.cost, other.cost
        measure = two.measure if self.is_nothing else one.measure
        return Loss(
            tuple(a + b for a, b in zip(self.chances, other.chances, strict=True)),
            _sum(self.match, other.match),
            _sum(self.points, other.points),
            Cost(measure, one.amount + two.amount, (one.error**2 + two.error**2) ** 0.5),
        )


class Ledger(NamedTuple):
    """A decision by plan and within it.

    `is_lasting` says that the better plan takes many turns: to draw on, and lay late.
    """

    plan: Plan
    better: Plan
    best: ActionChances
    done: ActionChances
    instead: ActionChances | None
    within: Loss
    planned: Loss
    is_lasting: bool = False

    def __repr__(self) -> str:
        return f"<Ledger: {self.plan}, better {self.better}>"

    @property
    def total(self) -> Loss:
        return self.planned.plus(self.within)


def no_loss(players: int) -> Loss:
    nothing = SampledMean(0.0, 0.0)
    measure = Measure.MATCH if players > 1 else Measure.POINTS
    return Loss((0.0,) * players, nothing, nothing, Cost(measure, 0.0, 0.0))


def ledger_of(view: MatchView, valued: Valuation, action: Action) -> Ledger:
    """The ledgers of an action."""
    plan = plan_of(action)
    close, plans = valued.close[plan], valued.plans
    done, best = close.row_of(action), close.ranked[0]
    within = loss_between(view, close, best, done)
    values = valued.values()
    better, planned = plan, no_loss(view.players)
    if plans is not None:
        better = max(values, key=lambda each: plans.utilities[values[each]])
        planned = loss_between(view, plans, values[better], values[plan])
    if plans is None or planned.is_nothing:
        better = plan
    return Ledger(
        plan,
        better,
        close.worth(done if within.is_nothing else best),
        close.worth(done),
        None if plans is None or better is plan else plans.worth(values[better]),
        within,
        planned,
        plans is not None and better is not plan and plans.rows[values[better]].way == DRAIN,
    )


def loss_between(view: MatchView, trial: ActionTrial, best: int, done: int) -> Loss:
    """The loss of one row against a better one; nothing if they are equal within noise."""
    difference = trial.difference(best, done)
    cost = cost_of(
        view, difference, *(trial.worth(row).chances[trial.seat] for row in (best, done))
    )
    if cost is None:
        nothing = no_loss(view.players)
        error = nothing.cost._replace(error=100 * difference.match.error)
        return nothing._replace(
            match=SampledMean(0.0, difference.match.error),
            points=SampledMean(0.0, difference.points.error),
            cost=error,
        )
    return Loss(difference.chances, difference.match, difference.points, cost)


def cost_of(view: MatchView, lost: TrialDifference, best: float, done: float) -> Cost | None:
    """The cost of a difference, or None if there is none."""
    if view.players == 1 or is_decided(best, done):
        if not is_established(lost.points):
            return None
        return cost_in_points(lost.points, view.rules, view.players)
    if lost.match.mean < EQUAL or not is_established(lost.match):
        return None
    return Cost(Measure.MATCH, 100 * lost.match.mean, 100 * lost.match.error)


def _sum(one: SampledMean, other: SampledMean) -> SampledMean:
    return SampledMean(one.mean + other.mean, (one.error**2 + other.error**2) ** 0.5)
