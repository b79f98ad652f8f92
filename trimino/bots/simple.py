"""Simple bots: random and greedy. They need the standard library only."""

import random

from trimino.engine.budget import Budget
from trimino.rules import Action, LegalActions, MatchView, Place
from trimino.rules.events import total


def points_and_value(legal: LegalActions, place: Place, sign: int = 1) -> tuple[int, int]:
    """The rank of a placement: its points, with a sign, and then the value of its tile."""
    return sign * total(legal.scores(place)), place.tile.value


def play_random(view: MatchView, _: Budget, rng: random.Random) -> Action:
    """A legal action, each equally likely."""
    return rng.choice(list(view.legal))


def play_greedy(view: MatchView, _: Budget, rng: random.Random) -> Action:
    """The placement that scores most now, of equals one with the highest tile; else the default."""
    legal = view.legal
    best = max(
        legal.placements,
        key=lambda place: (*points_and_value(legal, place), rng.random()),
        default=None,
    )
    return next(iter(legal)) if best is None else best
