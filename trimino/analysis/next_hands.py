"""The hands that the next player may hold, as far as a view tells."""

import random
from functools import cache

from trimino.analysis.outlook import HoldingChance
from trimino.rules import MatchView

_HANDS = 400
"""Possible hands that are sampled."""


def next_hands(view: MatchView, rng: random.Random) -> HoldingChance:
    """The chance that the next player holds one of some tiles, as a function of them."""
    from trimino.engine.possible_hands import PossibleHands  # noqa: PLC0415 - takes a moment

    if view.players == 1:
        return lambda tiles: 0.0
    after = (view.now.position.turn + 1) % view.players
    return cache(PossibleHands(view, after, _HANDS, rng).share)
