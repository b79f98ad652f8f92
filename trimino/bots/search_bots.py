"""Bots that use the engine. Weaker ones overlook placements, as people do; none plays at random."""

import random
from functools import partial
from typing import NamedTuple

from trimino.bots.random_source import random_source
from trimino.bots.simple import points_and_value
from trimino.engine.budget import Budget
from trimino.engine.loading import load_engine
from trimino.rules import Action, MatchView, Place, PlacementKind
from trimino.rules.tiles import bits_of
from trimino.rules.view import View

HASTE = 0.6
"""The chance that a gap is missed at a glance, also one that pays no bonus. With four players this
makes most of the difference between levels: patience gains little where others have it, too."""


class HeuristicBot:
    """A bot that plays the engine's heuristic, without search."""

    def __call__(self, view: MatchView, _: Budget, rng: random.Random) -> Action:
        action: Action = load_engine().heuristic_action(view)
        return action

    def prepare(self) -> None:
        load_engine()


class SearchBot(NamedTuple):
    """A bot that searches among the actions it notices.

    `overlooks` is the chance that it misses a gap that pays a bonus, `hoards` the share of matches
    in which it thinks of drawing or passing when it sees a placement. With more than two players
    who overlooks much also plays some rounds at a glance: what scores most of what it glimpses,
    without a search.
    """

    overlooks: float = 0.0
    hoards: float = 1.0

    def __call__(self, view: MatchView, budget: Budget, rng: random.Random) -> Action:
        if not self.is_attentive(view):
            return _at_a_glance(view, self.glimpsed(view, rng))
        seen = self.noticed(view, rng)
        action: Action = load_engine().choose_action(view, budget, rng, seen)
        return action

    def prepare(self) -> None:
        """Load the engine, and compile it if needed, before anyone waits for a move."""
        load_engine()

    def noticed(self, view: MatchView, rng: random.Random) -> list[Action]:
        """The legal actions that the bot notices."""
        return self._seen(view, rng, 0.0)

    def glimpsed(self, view: MatchView, rng: random.Random) -> list[Action]:
        """The legal actions that the bot notices at a glance."""
        return self._seen(view, rng, HASTE)

    def _seen(self, view: MatchView, rng: random.Random, haste: float) -> list[Action]:
        """The legal actions without the gaps that are missed, plain ones with a chance `haste`."""
        legal, plain = view.legal, PlacementKind.PLAIN
        luck = {
            (field.number, gap): rng.random()
            for field in view.now.position.fields
            for gap in field.gaps
        }

        def is_seen(place: Place) -> bool:
            missed = haste if legal.kind(place)[0] is plain else max(haste, self.overlooks)
            return luck.get((place.field, place.at), 1.0) >= missed

        placements = [place for place in legal.placements if is_seen(place)]
        others = [action for action in legal if not isinstance(action, Place)]
        if placements and not self.is_patient(view):
            return list(placements)
        return [*placements, *others] or list(legal)

    def attention(self, players: int) -> float:
        """The share of rounds that it thinks about, with so many players."""
        return attention(self.overlooks, players)

    def is_attentive(self, view: MatchView) -> bool:
        """Whether it thinks about this round: a plan kept to now and then is worse than none.

        The tiles dealt to it decide.
        """
        share = self.attention(view.players)
        return share == 1 or random_source(dealt_bits(view.now), "attentive").random() < share

    def is_patient(self, view: MatchView) -> bool:
        """Whether it thinks of drawing in this match, as a person is patient one day, not another.

        The first tiles dealt to it decide.
        """
        if self.hoards in (0, 1):
            return bool(self.hoards)
        return random_source(dealt_bits(view.rounds[0]), "patient").random() < self.hoards


def attention(wanders: float, players: int) -> float:
    """The share of rounds that somebody thinks about, with so many players.

    With two that is every round; each player more is a longer wait, in which thoughts wander.

    >>> [round(attention(0.2, players), 2) for players in (2, 3, 4)]
    [1.0, 0.8, 0.64]
    """
    return float((1 - wanders) ** max(0, players - 2))


def _at_a_glance(view: MatchView, seen: list[Action]) -> Action:
    """Of the placements seen what scores most; without one, the first of the other actions."""
    places = [action for action in seen if isinstance(action, Place)]
    return max(places, key=partial(points_and_value, view.legal), default=seen[0])


def dealt_bits(view: View) -> int:
    """The tiles dealt to the reader, as bits."""
    own = [event for event in view.events if event.seat == view.position.reader]
    laid = bits_of(event.laid for event in own if event.laid is not None)
    drawn = bits_of(event.drawn for event in own if event.drawn is not None)
    return (bits_of(view.position.hand) | laid) & ~drawn
