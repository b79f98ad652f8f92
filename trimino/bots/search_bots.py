"""Bots that think ahead. Weaker ones see less of the table, as people do; none plays at random."""

import random
from typing import Any, NamedTuple

from trimino.engine.budget import Budget
from trimino.rules import Action, MatchView, Place, PlacementKind
from trimino.rules.extras import Extra, needs_extra


class HeuristicBot:
    """Does what looks best at a glance: points, and what a placement leaves to whom."""

    def __call__(self, view: MatchView, _: Budget, rng: random.Random) -> Action:
        action: Action = _engine().heuristic_action(view)
        return action

    def prepare(self) -> None:
        _engine()


def _engine() -> Any:
    """Load the engine when a bot first needs it: that takes a moment, and its own packages."""
    with needs_extra(Extra.ENGINE):
        from trimino.engine import action_choice, warm  # noqa: PLC0415 - for that reason

    warm.ensure_compiled()
    return action_choice


class SearchBot(NamedTuple):
    """A bot that searches among what it has noticed.

    `overlooks` is how often a place that would pay a bonus escapes it; a bot that does not hoard
    never draws or passes when it sees a placement.
    """

    overlooks: float = 0.0
    hoards: bool = True

    def __call__(self, view: MatchView, budget: Budget, rng: random.Random) -> Action:
        seen = self.noticed(view, rng)
        action: Action = _engine().choose_action(view, budget, rng, seen)
        return action

    def prepare(self) -> None:
        """Load what thinks, and compile it if need be, before anyone waits for a move."""
        _engine()

    def noticed(self, view: MatchView, rng: random.Random) -> list[Action]:
        """The legal actions that come to mind."""
        legal = view.legal
        missed = {
            (field.number, gap)
            for field in view.now.position.fields
            for gap in field.gaps
            if rng.random() < self.overlooks
        }
        placements = [
            place
            for place in legal.placements
            if (place.field, place.at) not in missed or legal.kind(place)[0] is PlacementKind.PLAIN
        ]
        others = [action for action in legal if not isinstance(action, Place)]
        if placements and not self.hoards:
            return list(placements)
        return [*placements, *others] or list(legal)
