"""One decision of a match: what was done, what was best, and what it cost.

It is judged from the view of its seat at that moment, without hidden tiles.
"""

from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.calibration import corrections_for
from trimino.analysis.grading import Cost, Grade, Ungraded, cost_of, is_decided
from trimino.analysis.hints import next_hands
from trimino.analysis.reasons import Reasons
from trimino.bots.random_source import random_source
from trimino.engine.budget import Budget
from trimino.engine.sampled_mean import ActionDifference, SampledMean
from trimino.rules import Action, Event, MatchView, Message, Phase

if TYPE_CHECKING:
    from trimino.engine.action_value import ActionValue


class ActionWorth(NamedTuple):
    """The estimated worth of an action to its seat at that moment."""

    action: Action
    match: float
    round: float
    points: float


class Decision(NamedTuple):
    """A decision of a seat; rounds and actions are counted from 1.

    `ungraded` says why there is no grade. Faults have reasons, for the best action and for the one
    that was done.
    """

    round: int
    number: int
    event: Event
    best: ActionWorth
    done: ActionWorth
    loss: ActionDifference
    cost: Cost | None
    grade: Grade | None
    ungraded: Ungraded | None
    why_best: tuple[Message, ...] = ()
    why_done: tuple[Message, ...] = ()

    @property
    def seat(self) -> int:
        return self.event.seat


NOTHING = ActionDifference(SampledMean(0.0, 0.0), SampledMean(0.0, 0.0))


class Judge:
    """Judges decisions, independently of each other."""

    def __init__(self, budget: Budget, seed: int) -> None:
        self._budget = budget
        self._seed = seed

    def decision(self, view: MatchView, event: Event, round: int, number: int) -> Decision:
        """Judge a decision from the view that its seat had."""
        from trimino.engine.action_choice import judge_actions  # noqa: PLC0415 - loading it takes a moment

        # The source depends on the decision alone, not on where and when it is judged.
        values = judge_actions(
            view, self._budget, random_source(self._seed, round, number, "judged")
        )
        best = values[0]
        done = next((one for one in values if one.action == event.action), best)
        ungraded = _ungraded(view, event)
        seen = Decision(
            round,
            number,
            event,
            _worth(view, best),
            _worth(view, done),
            NOTHING,
            None,
            None,
            ungraded,
        )
        return seen if ungraded else self._graded(seen, view, best.match)

    def _graded(self, decision: Decision, view: MatchView, stated: float) -> Decision:
        """Grade a decision; `stated` is the uncorrected chance of the best action."""
        best, action = decision.best, decision.event.action
        if action == best.action:
            cost = _cost(view, NOTHING, stated, stated)
            return decision._replace(cost=cost, grade=Grade.BEST)
        tried = self._lost(decision, view)
        lost = tried._replace(match=corrections_for(view).match.loss(stated, tried.match))
        cost = _cost(view, lost, stated, stated - tried.match.mean)
        done = decision.done._replace(
            action=action, match=best.match - lost.match.mean, points=best.points - lost.points.mean
        )
        graded = decision._replace(done=done, loss=lost, cost=cost, grade=cost.grade)
        if cost.amount <= 0 or self._would_play(decision, view):
            return graded._replace(grade=Grade.BEST)
        return graded if cost.grade is Grade.GOOD else self._explained(graded, view)

    def _lost(self, decision: Decision, view: MatchView) -> ActionDifference:
        from trimino.engine.comparison import compare_actions  # noqa: PLC0415 - loading it takes a moment

        rng = random_source(self._seed, decision.round, decision.number, "compared")
        return compare_actions(view, decision.best.action, decision.event.action, self._budget, rng)

    def _would_play(self, decision: Decision, view: MatchView) -> bool:
        """Whether the engine itself, which requires certainty, would have done the same."""
        from trimino.engine.action_choice import choose_action  # noqa: PLC0415 - loading it takes a moment

        rng = random_source(self._seed, decision.round, decision.number, "judged")
        return choose_action(view, self._budget, rng) == decision.event.action

    def _explained(self, decision: Decision, view: MatchView) -> Decision:
        actions = [decision.best.action, decision.done.action]
        rng = random_source(self._seed, decision.round, decision.number, "explained")
        reasons = Reasons(view, actions, next_hands(view, rng))
        why_best, why_done = map(reasons.of, actions)
        return decision._replace(why_best=why_best, why_done=why_done)


def _ungraded(view: MatchView, event: Event) -> Ungraded | None:
    if event.by_clock:
        return Ungraded.CLOCK
    return Ungraded.FORCED if _is_forced(view) else None


def _is_forced(view: MatchView) -> bool:
    """Whether there was no choice; how the opening tile is turned is none."""
    legal = view.legal
    return len(list(legal)) == 1 or (legal.phase is Phase.OPENING and len(legal.tiles) == 1)


def _cost(view: MatchView, lost: ActionDifference, best: float, done: float) -> Cost:
    return cost_of(lost, view.rules, view.players, decided=is_decided(best, done))


def _worth(view: MatchView, value: "ActionValue") -> ActionWorth:
    corrected = corrections_for(view)
    match, round_ = corrected.match.of(value.match), corrected.round.of(value.round)
    return ActionWorth(value.action, match, round_, value.points)
