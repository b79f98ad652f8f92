"""A position: the best actions, what each is worth, and why."""

import random
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.calibration import corrections_for
from trimino.analysis.outlook import Share
from trimino.analysis.reasons import Reasons
from trimino.engine.budget import Budget
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Action, MatchView, Message

if TYPE_CHECKING:
    from trimino.engine.action_value import ActionValue

MAX_EXPLAINED = 5
"""How many of the best actions are given reasons."""

HANDS = 400
"""How many of the possible hands are looked at."""


class ActionAdvice(NamedTuple):
    """An action with what it is worth, and why."""

    verdict: "ActionValue"
    reasons: tuple[Message, ...]

    @property
    def action(self) -> Action:
        return self.verdict.action


class PositionAnalysis(NamedTuple):
    """What whoever is to act may do, the best first."""

    view: MatchView
    advice: tuple[ActionAdvice, ...]

    @property
    def best(self) -> ActionAdvice:
        return self.advice[0]


def analyse_position(view: MatchView, budget: Budget, rng: random.Random) -> PositionAnalysis:
    """Judge what may be done now, from what the seat sees."""
    from trimino.engine.action_choice import judge_actions  # noqa: PLC0415 - loading it takes a moment

    verdicts = [
        _corrected(view, verdict) for verdict in judge_actions(view, budget, rng)[:MAX_EXPLAINED]
    ]
    reasons = Reasons(view, [verdict.action for verdict in verdicts], next_hands(view, rng))
    return PositionAnalysis(
        view, tuple(ActionAdvice(verdict, reasons.of(verdict.action)) for verdict in verdicts)
    )


def _corrected(view: MatchView, verdict: "ActionValue") -> "ActionValue":
    """The same with chances as they come true."""
    match, round_ = corrections_for(view)
    error = match.loss(verdict.match, SampledMean(0.0, verdict.match_error)).error
    return verdict._replace(
        match=match.of(verdict.match), match_error=error, round=round_.of(verdict.round)
    )


def next_hands(view: MatchView, rng: random.Random) -> Share:
    """How likely the next player holds one of some tiles."""
    from trimino.engine.possible_hands import PossibleHands  # noqa: PLC0415 - loading it takes a moment

    if view.players == 1:
        return lambda tiles: 0.0
    after = (view.now.position.turn + 1) % view.players
    return cache(PossibleHands(view, after, HANDS, rng).share)
