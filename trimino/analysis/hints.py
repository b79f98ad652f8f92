"""Hints: the best actions of a position, with their values and reasons."""

import random
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.calibration import corrections_for
from trimino.analysis.outlook import HoldingChance
from trimino.analysis.reasons import Reasons
from trimino.engine.budget import Budget
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Action, MatchView, Message
from trimino.rules.optional_packages import Extra, needs_extra

if TYPE_CHECKING:
    from trimino.engine.action_value import ActionValue

MAX_EXPLAINED = 5
"""Actions that are listed and explained."""

HANDS = 400
"""Possible hands that are sampled."""


class ActionAdvice(NamedTuple):
    """An action with its value and its reasons."""

    value: "ActionValue"
    reasons: tuple[Message, ...]

    @property
    def action(self) -> Action:
        return self.value.action


class PositionAnalysis(NamedTuple):
    """The best actions of a position, the best first."""

    view: MatchView
    advice: tuple[ActionAdvice, ...]

    @property
    def best(self) -> ActionAdvice:
        return self.advice[0]


def analyse_position(view: MatchView, budget: Budget, rng: random.Random) -> PositionAnalysis:
    """Compute a hint: judge the legal actions of a view, and explain the best."""
    with needs_extra(Extra.ENGINE):
        # Loading the engine takes a moment.
        from trimino.engine.action_choice import judge_actions  # noqa: PLC0415

    values = [_corrected(view, value) for value in judge_actions(view, budget, rng)[:MAX_EXPLAINED]]
    reasons = Reasons(view, [value.action for value in values], next_hands(view, rng))
    return PositionAnalysis(
        view, tuple(ActionAdvice(value, reasons.of(value.action)) for value in values)
    )


def _corrected(view: MatchView, value: "ActionValue") -> "ActionValue":
    """The value with corrected chances."""
    match, round_ = corrections_for(view)
    error = match.loss(value.match, SampledMean(0.0, value.match_error)).error
    return value._replace(
        match=match.of(value.match), match_error=error, round=round_.of(value.round)
    )


def next_hands(view: MatchView, rng: random.Random) -> HoldingChance:
    """The chance that the next player holds one of some tiles, as a function of them."""
    from trimino.engine.possible_hands import PossibleHands  # noqa: PLC0415 - loading it takes a moment

    if view.players == 1:
        return lambda tiles: 0.0
    after = (view.now.position.turn + 1) % view.players
    return cache(PossibleHands(view, after, HANDS, rng).share)
