"""Bots that use the engine. Weaker ones overlook placements, as people do; none plays at random."""

import random
from typing import NamedTuple

from trimino.engine.budget import Budget
from trimino.engine.loading import load_engine
from trimino.rules import Action, MatchView, Place, PlacementKind


class HeuristicBot:
    """A bot that plays the engine's heuristic, without search."""

    def __call__(self, view: MatchView, _: Budget, rng: random.Random) -> Action:
        action: Action = load_engine().heuristic_action(view)
        return action

    def prepare(self) -> None:
        load_engine()


class SearchBot(NamedTuple):
    """A bot that searches among the actions it notices.

    `overlooks` is the chance that it misses a gap that pays a bonus, `hoards` the chance that it
    thinks of drawing or passing when it sees a placement.
    """

    overlooks: float = 0.0
    hoards: float = 1.0

    def __call__(self, view: MatchView, budget: Budget, rng: random.Random) -> Action:
        seen = self.noticed(view, rng)
        action: Action = load_engine().choose_action(view, budget, rng, seen)
        return action

    def prepare(self) -> None:
        """Load the engine, and compile it if needed, before anyone waits for a move."""
        load_engine()

    def noticed(self, view: MatchView, rng: random.Random) -> list[Action]:
        """The legal actions that the bot notices."""
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
        if placements and self.hoards < 1 and rng.random() >= self.hoards:
            return list(placements)
        return [*placements, *others] or list(legal)
