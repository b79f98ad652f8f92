"""One decision of a match: what was done, what was better, and what it cost.

It is judged from the view of its seat at that moment, without hidden tiles.
"""

import random
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.distinct_reasons import distinct_reasons
from trimino.analysis.exercise import Exercise, exercise_of
from trimino.analysis.grading import EQUAL, Cost, Grade, Ungraded
from trimino.analysis.levels import Plan, TableLevels
from trimino.analysis.next_hands import next_hands
from trimino.analysis.reasons import Reasons, weighed
from trimino.bots.random_source import random_source
from trimino.engine.budget import Budget
from trimino.rules import Event, MatchView, Message, Phase, Place

if TYPE_CHECKING:
    from trimino.analysis.ledger import Ledger, Loss
    from trimino.analysis.opened_gifts import OpenedGift


class CarefulPlace(NamedTuple):
    """A placement that would not have opened the bonus that the next player took.

    `lost` is what was lost against it: nothing if it was no better, as far as its seat could see.
    """

    gift: "OpenedGift"
    place: Place
    lost: "Loss"


class Decision(NamedTuple):
    """A decision of a seat; rounds and actions are counted from 1.

    `ungraded` says why there are no ledgers. `in_episode` says that the plan is told with a whole
    round, so that only the choice within the plan is graded. Faults have reasons: for the best
    action, for the one that was done, and for another plan; and they are exercises.
    """

    round: int
    number: int
    event: Event
    ledger: "Ledger | None"
    ungraded: Ungraded | None
    why_best: tuple[Message, ...] = ()
    why_done: tuple[Message, ...] = ()
    why_plan: tuple[Message, ...] = ()
    in_episode: bool = False
    exercise: Exercise | None = None
    careful: CarefulPlace | None = None

    def __repr__(self) -> str:
        return f"<Decision {self.number} of round {self.round}, by seat {self.seat}>"

    @property
    def seat(self) -> int:
        return self.event.seat

    @property
    def counted(self) -> "Loss | None":
        """The loss that is graded, and by which the chances of the match move."""
        if self.ledger is None:
            return None
        return self.ledger.within if self.in_episode else self.ledger.total

    @property
    def cost(self) -> Cost | None:
        return None if self.counted is None else self.counted.cost

    @property
    def grade(self) -> Grade | None:
        return None if self.cost is None else self.cost.grade

    @property
    def disagreement(self) -> tuple[Plan, Plan] | None:
        """The plan that was chosen and the better one, if another was better."""
        if self.ledger is None or self.ledger.better is self.ledger.plan:
            return None
        return self.ledger.plan, self.ledger.better


class Judge:
    """Judges decisions, independently of each other."""

    def __init__(self, table_levels: TableLevels, budget: Budget, seed: int) -> None:
        self._company, self._budget, self._seed = table_levels, budget, seed

    def decision(self, view: MatchView, event: Event, round: int, number: int) -> Decision:
        """Judge a decision from the view that its seat had."""
        seen = Decision(round, number, event, None, _ungraded(view, event))
        return seen if seen.ungraded else self._judged(seen, view)

    def with_careful_place(
        self, view: MatchView, decision: Decision, gift: "OpenedGift"
    ) -> Decision:
        """The decision compared with placements that would not have opened a bonus.

        The best of them is kept if it was as good, as far as its seat could see.
        """
        from trimino.analysis.ledger import loss_between  # noqa: PLC0415 - loading it takes a moment
        from trimino.analysis.valuation import compare_placements  # noqa: PLC0415 - likewise

        if decision.ungraded:
            return decision
        rng = self._source(decision, "careful")
        actions = [*gift.careful, decision.event.action]
        trial = compare_placements(view, self._company, actions, self._budget, rng)
        done = len(gift.careful)
        best = trial.best(range(done))
        if trial.difference(done, best).match.mean > EQUAL:
            return decision
        lost = loss_between(view, trial, best, done)
        return decision._replace(careful=CarefulPlace(gift, gift.careful[best], lost))

    def _judged(self, decision: Decision, view: MatchView) -> Decision:
        from trimino.analysis.ledger import ledger_of  # noqa: PLC0415 - loading it takes a moment
        from trimino.analysis.open_endgame import is_solvable, solved_ledger  # noqa: PLC0415 - too
        from trimino.analysis.valuation import value_actions  # noqa: PLC0415 - likewise
        from trimino.engine.action_choice import is_open_view  # noqa: PLC0415 - likewise

        rng = self._source(decision, "judged")
        action = decision.event.action
        if is_solvable(view, self._company):
            ledger = solved_ledger(view, action, self._budget, rng)
        else:
            valued = value_actions(view, self._company, self._budget, rng, action)
            ledger = ledger_of(view, valued, action)
            if is_open_view(view) and not ledger.total.is_nothing:
                # Whoever plays better than expected is not blamed for it: perfect play counts too.
                solved = solved_ledger(view, action, self._budget, rng)
                ledger = min(ledger, solved, key=lambda one: one.total.cost.amount)
        again = self._source(decision, "tried again")
        exercise = exercise_of(view, ledger, self._company, self._budget, again)
        return self._explained(decision._replace(ledger=ledger, exercise=exercise), view)

    def _source(self, decision: Decision, purpose: str) -> random.Random:
        """A random source that depends on the decision, not on where and when it is judged."""
        return random_source(self._seed, decision.round, decision.number, purpose)

    def _explained(self, decision: Decision, view: MatchView) -> Decision:
        ledger = decision.ledger
        assert ledger is not None
        if ledger.total.is_nothing:
            return decision
        actions = [ledger.best.action, ledger.done.action]
        actions += [ledger.instead.action] if ledger.instead else []
        share = next_hands(view, self._source(decision, "explained"))
        reasons = Reasons(view, list(dict.fromkeys(actions)), share)
        why = list(map(reasons.of, actions))
        best, done, within = ledger.best.action, ledger.done.action, ledger.within
        decision = decision._replace(why_done=why[1])
        if not within.is_nothing:
            told = weighed(view, best, done, within.points)
            distinct = distinct_reasons(view, best, why[0], share)
            decision = decision._replace(why_best=(*distinct, *told))
        if ledger.instead:
            told = weighed(view, ledger.instead.action, done, ledger.planned.points)
            decision = decision._replace(why_plan=(*why[2], *told))
        return decision


def _ungraded(view: MatchView, event: Event) -> Ungraded | None:
    if event.by_clock:
        return Ungraded.CLOCK
    return Ungraded.FORCED if _is_forced(view) else None


def _is_forced(view: MatchView) -> bool:
    """Whether there was no choice; how the opening tile is turned is none."""
    legal = view.legal
    return len(list(legal)) == 1 or (legal.phase is Phase.OPENING and len(legal.tiles) == 1)
