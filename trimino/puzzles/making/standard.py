"""The standard of a proof: one action must be clearly better than all others."""

from collections.abc import Mapping
from typing import NamedTuple

from trimino.puzzles.puzzle import Certificate
from trimino.rules import Action, Position, Ruleset
from trimino.rules.events import total

MIN_ACTIONS = 3
"""Actions to choose from, after those that lead to the same position are merged."""

ERRORS = 3.0
"""Standard errors by which the best action must lead."""

MARGIN, PLAIN_MARGIN = 10.0, 4.0
"""Points by which it must lead: where bonuses are paid as usual, and where none are."""

TOP = 3
"""Actions whose values a certificate has, besides the one that tempts."""


class Proof(NamedTuple):
    """The best action and its equals, the best of the others, the best play on, the certificate.

    `tempting` scores most at once, if that is more than the best action does.
    """

    answers: tuple[Action, ...]
    rival: Action
    tempting: Action | None
    line: tuple[Action, ...]
    certificate: Certificate


def least_margin(rules: Ruleset) -> float:
    """The points by which the best action must lead under a rule set."""
    bonus = max(rules.bridge, rules.double, *rules.hexagons)
    return PLAIN_MARGIN if bonus < MARGIN else MARGIN


def is_clear(rules: Ruleset, margin: float, error: float) -> bool:
    """Whether a lead is large enough, and would be half as large at the end of its errors."""
    least = least_margin(rules)
    return margin >= least and margin - ERRORS * error >= least / 2


def tempting_action(position: Position, values: Mapping[Action, float]) -> Action | None:
    """The best of the placements that score most at once, if those score more than the answer.

    `values` are those of the actions, the answer first.
    """
    legal = position.legal
    answer = next(iter(values))
    points = {place: total(legal.scores(place)) for place in legal.placements}
    most = max(points.values(), default=0)
    if most <= total(legal.scores(answer)):
        return None
    best = [place for place in points if points[place] == most and place in values]
    return max(best, key=values.__getitem__, default=None)
