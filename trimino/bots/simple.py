"""Simple bots: random and greedy. They need the standard library only."""

import random

from trimino.engine.budget import Budget
from trimino.rules import Action, MatchView
from trimino.rules.events import total


def play_random(view: MatchView, _: Budget, rng: random.Random) -> Action:
    """A legal action, each equally likely."""
    return rng.choice(list(view.legal))


def play_greedy(view: MatchView, _: Budget, rng: random.Random) -> Action:
    """The placement that scores most now, of equals one with the highest tile; else the default."""
    legal = view.legal
    best = max(
        legal.placements,
        key=lambda place: (total(legal.scores(place)), place.tile.value, rng.random()),
        default=None,
    )
    return next(iter(legal)) if best is None else best
