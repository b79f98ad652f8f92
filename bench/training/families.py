"""Families of rules that share a network, and how much self-play trains it."""

from typing import NamedTuple

import numpy as np

from trimino.engine.weights import Weights, tuned_for
from trimino.rules import Ruleset, published


class Generation(NamedTuple):
    """Rounds of self-play, the nodes of a search (0: the heuristic plays), and how much the target
    of a position trusts the searches of later ones rather than the result.
    """

    rounds: int
    nodes: int
    trust: float


class Family(NamedTuple):
    """Rule sets that score alike once the well is empty, with their shares of the rounds."""

    name: str
    rules: tuple[tuple[Ruleset, float], ...]
    generations: tuple[Generation, ...] = (
        Generation(20_000, 0, 0.0),
        Generation(8_000, 100, 0.05),
        Generation(20_000, 200, 0.05),
    )

    def plans(self, rules: Ruleset) -> Weights:
        """Ways to play until the well is empty: with free drawing, hoarding in several degrees."""
        plans = [tuned_for(rules, 2) for _ in HOARDING]
        if not rules.free_draw:
            return plans[0]
        for plan, (draw_below, lay_below) in zip(plans, HOARDING, strict=True):
            plan["draw_below"][0, 0], plan["lay_below"][0, 0] = draw_below, lay_below
        return np.concatenate(plans)


HOARDING = ((66, 93), (66, 93), (66, 93), (66, 93), (20, 0), (20, 0), (45, 45), (20, 93), (0, 0))
"""What a placement must score for a player who may draw or pass instead; most hoard all."""

FAMILIES = (
    Family("triomino", ((published("triomino"), 0.8), (published("tri-domino"), 0.5))),
    Family("goliath", ((published("goliath"), 0.7),)),
)
