"""Grades of decisions by their cost, and accuracy.

The cost of a decision is in percentage points. With chances and points compared to the best action:

    match open                      100 * chance of winning lost
    match as good as decided        2 * points lost / points of a bridge, at most 4
    solo game                       5 * points lost / points of a bridge

One table of thresholds feeds marks, lists, accuracy and exercises.
"""

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Ruleset
from trimino.rules.word_enum import WordEnum


class Grade(StrEnum):
    """The grade of a decision."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Ungraded(StrEnum):
    """Reasons for a decision without a grade: it was forced, or the clock made it."""

    FORCED = "forced"
    CLOCK = "clock"


class Measure(WordEnum):
    """The measure of a cost."""

    MATCH = "match"
    POINTS = "points"


FAULTS = {Grade.BLUNDER: 10.0, Grade.MISTAKE: 5.0, Grade.INACCURACY: 2.0}
"""The least cost of each fault."""

COSTLY = (Grade.BLUNDER, Grade.MISTAKE)
"""The faults that a review calls costly."""

NOISE = 3.0
"""Standard errors that a difference must exceed; within them actions are equal."""

EQUAL = 0.01
"""Chances that differ by no more are equal."""

DECIDED = 0.01
"""A match is as good as decided where the best action has at most this chance of winning it, or the
action done at most this chance of losing it."""

MAX_DECIDED = 4.0
"""The most that points cost where a match is as good as decided: never a mistake."""

BRIDGE_POINTS = 40
"""The points of a bridge on most sheets."""

DECAY = 0.0435
"""The decay of accuracy for each percentage point lost, as lichess has it."""


class Cost(NamedTuple):
    """The cost of a decision against the best, in percentage points, with its standard error."""

    measure: Measure
    amount: float
    error: float

    @property
    def grade(self) -> Grade:
        for grade, least in FAULTS.items():
            if self.amount >= least:
                return grade
        return Grade.GOOD if self.amount > 0 else Grade.BEST


def is_established(difference: SampledMean) -> bool:
    """Whether a difference is more than noise."""
    return difference.mean > NOISE * difference.error


def is_decided(best: float, done: float) -> bool:
    """Whether a match is as good as decided, by the chances of two actions."""
    return best <= DECIDED or done >= 1 - DECIDED


def cost_in_points(points: SampledMean, rules: Ruleset, seats: int) -> Cost:
    """The cost of points lost where chances do not tell actions apart."""
    bridge = FAULTS[Grade.INACCURACY if seats > 1 else Grade.MISTAKE]
    worth = bridge / (BRIDGE_POINTS * unit(rules))
    # Where the match is decided, points are no more than a pity.
    most = MAX_DECIDED if seats > 1 else worth * points.mean
    return Cost(Measure.POINTS, min(most, worth * points.mean), worth * points.error)


def unit(rules: Ruleset) -> float:
    """The scale of points under a rule set: 1 where a bridge pays `BRIDGE_POINTS`."""
    return rules.bridge / BRIDGE_POINTS or rules.hexagons[0] / 50 or 1.0


def accuracy(costs: Sequence[float]) -> float | None:
    """The accuracy of graded decisions, from 0 to 100; None without any.

    >>> accuracy([0.0, 0.0, 10.0, 0.0])
    91.2
    """
    if not costs:
        return None
    kept = sum(math.exp(-DECAY * cost) for cost in costs) / len(costs)
    return round(min(100.0, 100 * kept), 1)
