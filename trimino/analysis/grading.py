"""Grades of decisions by their cost, and accuracy.

The cost of a decision is in percentage points. With chances and points compared to the best action:

    match open                      100 * chance of winning lost
    match as good as decided        2 * points lost / points of a bridge    (a bridge: inaccuracy)
    solo game                       5 * points lost / points of a bridge    (a bridge: mistake)
"""

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from trimino.engine.sampled_mean import ActionDifference
from trimino.rules import Ruleset


class Grade(StrEnum):
    """The grade of a decision."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Ungraded(StrEnum):
    """Why a decision has no grade: it was forced, or the clock made it."""

    FORCED = "forced"
    CLOCK = "clock"


class Measure(StrEnum):
    """The measure of a cost."""

    MATCH = "match"
    POINTS = "points"


FAULTS = {Grade.BLUNDER: 10.0, Grade.MISTAKE: 5.0, Grade.INACCURACY: 2.0}
"""The least cost of each fault."""

NOISE = 2.0
"""Standard errors that a cost must exceed to count as a fault."""

DECIDED = 0.02
"""A match is as good as decided where the best action has at most this chance of winning it, or the
action done at most this chance of losing it."""

BRIDGE_POINTS = 40
"""The points of a bridge on most sheets."""

DECAY = 0.0435
"""The decay of accuracy for each percentage point lost, as lichess has it."""


class Cost(NamedTuple):
    """The cost of a decision against the best, in percentage points, with its standard error.

    Noise may make it negative.
    """

    measure: Measure
    amount: float
    error: float

    @property
    def is_certain(self) -> bool:
        """Whether it is more than noise."""
        return self.amount > NOISE * self.error

    @property
    def grade(self) -> Grade:
        """The grade of an action that was not the best."""
        if self.is_certain:
            for grade, least in FAULTS.items():
                if self.amount >= least:
                    return grade
        return Grade.GOOD


def is_decided(best: float, done: float) -> bool:
    """Whether a match is as good as decided, by the chances of two actions."""
    return best <= DECIDED or done >= 1 - DECIDED


def cost_of(lost: ActionDifference, rules: Ruleset, seats: int, *, decided: bool) -> Cost:
    """The cost of a loss."""
    if seats > 1 and not decided:
        return Cost(Measure.MATCH, 100 * lost.match.mean, 100 * lost.match.error)
    bridge = FAULTS[Grade.INACCURACY if seats > 1 else Grade.MISTAKE]
    worth = bridge / (BRIDGE_POINTS * unit(rules))
    return Cost(Measure.POINTS, worth * lost.points.mean, worth * lost.points.error)


def unit(rules: Ruleset) -> float:
    """The scale of points under a rule set: 1 where a bridge pays `BRIDGE_POINTS`."""
    return rules.bridge / BRIDGE_POINTS or rules.hexagons[0] / 50 or 1.0


def accuracy(costs: Sequence[float]) -> float | None:
    """The accuracy of graded decisions, from 0 to 100; None without any.

    Negative costs are noise like positive ones, and both count, so that noise averages out.

    >>> accuracy([0.0, 0.0, 10.0, 0.0])
    91.2
    """
    if not costs:
        return None
    kept = sum(math.exp(-DECAY * cost) for cost in costs) / len(costs)
    return round(min(100.0, 100 * kept), 1)
