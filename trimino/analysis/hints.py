"""Hints: a nudge, a place, and the best actions of a position with their reasons.

The best placements are always among them. Where another plan is better than laying, it is told
apart, with numbers of its own: see `trimino.analysis.ledger`.
"""

import random
from typing import TYPE_CHECKING, NamedTuple, TypeGuard

from trimino.analysis.grading import EQUAL, is_established
from trimino.analysis.levels import Plan, TableLevels
from trimino.analysis.next_hands import next_hands
from trimino.analysis.nudges import nudge
from trimino.analysis.reasons import Reasons, weighed
from trimino.engine.budget import DEFAULT_BUDGET, Budget
from trimino.engine.randomness import Randomness, source_of
from trimino.engine.request import check_request
from trimino.engine.sampled_mean import SampledMean
from trimino.messages.place_messages import places_message
from trimino.rules import Action, MatchView, Message, Place
from trimino.rules.deprecation import renamed_argument
from trimino.rules.optional_packages import Extra, needs_extra
from trimino.rules.summaries import number_of

if TYPE_CHECKING:
    from trimino.analysis.valuation import ActionChances, ActionTrial, TrialDifference, Valuation


class ActionAdvice(NamedTuple):
    """An action, its chance to win the match, its lead in the round, and its reasons.

    `error` is the standard error of the chance. `is_equal` says that the action is as good as the
    first, as far as can be told.
    """

    action: Action
    match: float
    error: float
    points: float
    is_equal: bool
    reasons: tuple[Message, ...]


class PlanAdvice(NamedTuple):
    """A plan that is better than laying: its action, and the chances with it and without.

    `is_lasting` says that it takes many turns: to draw on until the well is nearly empty. `points`
    is what it gains in the round, 0 where that is no more than noise.
    """

    action: Action
    is_lasting: bool
    match: float
    laying: float
    points: float
    reasons: tuple[Message, ...]


class PositionAnalysis(NamedTuple):
    """A hint: a nudge, the places of the best tile, and the best actions, the best first."""

    view: MatchView
    table_levels: TableLevels
    nudge: Message
    place: Message | None
    advice: tuple[ActionAdvice, ...]
    plan: PlanAdvice | None

    @property
    def best(self) -> Action:
        """The best choice now; a plan that lasts is a choice of its own."""
        return self.plan.action if _is_now(self.plan) else self.advice[0].action

    def __repr__(self) -> str:
        return f"<PositionAnalysis: {number_of(len(self.advice), 'action')}>"


def _is_now(plan: PlanAdvice | None) -> TypeGuard[PlanAdvice]:
    """Whether a plan is better than laying this turn."""
    return plan is not None and not plan.is_lasting


@renamed_argument("company", "table_levels")
def analyse_position(
    view: MatchView,
    budget: Budget = DEFAULT_BUDGET,
    rng: Randomness = None,
    table_levels: TableLevels | None = None,
) -> PositionAnalysis:
    """Compute a hint; others are expected to go on at the levels given, by default as people do.

    The same view, budget and seed give the same. A view with nothing to decide is refused with a
    `SetupError`.
    """
    check_request(view, budget)
    source = source_of(rng)
    with needs_extra(Extra.ENGINE):
        # Loading the engine takes a moment.
        from trimino.analysis.open_endgame import is_solvable  # noqa: PLC0415
        from trimino.analysis.valuation import value_actions  # noqa: PLC0415
    table_levels = table_levels or TableLevels.of([None] * view.players)
    if is_solvable(view, table_levels):
        return _position_analysis(view, table_levels, _solved(view, budget, source), None, source)
    valued = value_actions(view, table_levels, budget, source)
    trial = valued.close.get(Plan.LAY) or next(iter(valued.close.values()))
    return _position_analysis(
        view, table_levels, _compared(view, trial), _better_plan(valued), source
    )


class _RankedActions(NamedTuple):
    """Actions, the best first, which of them are as good, and what the best gains on the others.

    That is in points, compared with the first that is not as good; None if all are.
    """

    worths: "list[ActionChances]"
    equal: list[bool]
    gained: SampledMean | None


def _compared(view: MatchView, trial: "ActionTrial") -> _RankedActions:
    ranked = trial.ranked
    equal = [_is_equal(view, trial, row) for row in ranked]
    worse = ranked[equal.index(False)] if False in equal else None
    gained = None if worse is None else trial.difference(ranked[0], worse).points
    return _RankedActions([trial.worth(row) for row in ranked], equal, gained)


def _solved(view: MatchView, budget: Budget, rng: random.Random) -> _RankedActions:
    from trimino.analysis.open_endgame import solved_actions  # noqa: PLC0415 - takes a moment
    from trimino.analysis.valuation import CLOSE  # noqa: PLC0415 - likewise

    worths = solved_actions(view, budget, rng)[:CLOSE]
    equal = [one.points == worths[0].points for one in worths]
    worse = worths[equal.index(False)] if False in equal else None
    gained = None if worse is None else SampledMean(worths[0].points - worse.points, 0.0)
    return _RankedActions(worths, equal, gained)


def _is_equal(view: MatchView, trial: "ActionTrial", row: int) -> bool:
    """Whether a row is as good as the best: it would cost nothing to choose it."""
    from trimino.analysis.ledger import loss_between  # noqa: PLC0415 - loading it takes a moment

    return loss_between(view, trial, trial.ranked[0], row).is_nothing


class _BetterPlan(NamedTuple):
    """A row that is better than laying, what it gains, and whether it takes many turns."""

    action: Action
    gained: "TrialDifference"
    is_lasting: bool


def _better_plan(valued: "Valuation") -> _BetterPlan | None:
    """The plan that is better than the best placement, at once if possible."""
    plans = valued.plans
    if plans is None:
        return None
    from trimino.analysis.valuation import DRAIN  # noqa: PLC0415 - loading it takes a moment

    lay = valued.values()[Plan.LAY]
    others = [row for row in range(len(plans.rows)) if row != lay]
    for row in sorted(
        others, key=lambda row: (plans.rows[row].way == DRAIN, -plans.utilities[row])
    ):
        gained = plans.difference(row, lay)
        if _is_gain(gained, plans.seats):
            return _BetterPlan(plans.rows[row].action, gained, plans.rows[row].way == DRAIN)
    return None


def _is_gain(gained: "TrialDifference", seats: int) -> bool:
    if seats == 1:
        return is_established(gained.points)
    return gained.match.mean >= EQUAL and is_established(gained.match)


def _position_analysis(
    view: MatchView,
    table_levels: TableLevels,
    ranked: _RankedActions,
    better: _BetterPlan | None,
    rng: random.Random,
) -> PositionAnalysis:
    seat = view.now.position.turn
    worths, equal, gained = ranked
    actions = [worth.action for worth in worths]
    compared = [*actions, better.action] if better else actions
    reasons = Reasons(view, compared, next_hands(view, rng))
    why = [reasons.of(action) for action in actions]
    if gained is not None:
        worse = actions[equal.index(False)]
        why[0] += tuple(weighed(view, actions[0], worse, gained))
    advice = tuple(
        ActionAdvice(one.action, one.chances[seat], one.error, one.points, same, told)
        for one, same, told in zip(worths, equal, why, strict=True)
    )
    plan = None
    if better:
        # The plans were compared in worlds of their own: only what one gains is taken from there.
        laying, points = advice[0].match, better.gained.points
        plan = PlanAdvice(
            better.action,
            better.is_lasting,
            min(1.0, laying + better.gained.match.mean),
            laying,
            points.mean if is_established(points) else 0.0,
            reasons.of(better.action),
        )
    best = [
        one for one, same in zip(actions, equal, strict=True) if same and isinstance(one, Place)
    ]
    return PositionAnalysis(
        view,
        table_levels,
        nudge(
            view,
            actions[0],
            reasons,
            not_yet=_is_now(plan),
            equal=best if len(best) == len(actions) else (),
        ),
        places_message(view.now.position.fields, [one for one in best if one.tile == best[0].tile]),
        advice,
        plan,
    )
