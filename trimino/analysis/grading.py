"""Words for what a decision cost, and accuracy.

What a decision costs is counted in percentage points of the chance of winning the match. A solo
game has no such chance, so points are counted; those for a bridge are worth a mistake. Where the
match is as good as decided, points are counted too, but they matter less: those for a bridge are
worth an inaccuracy.
"""

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from trimino.engine.sampled_mean import ActionDifference
from trimino.rules import Ruleset


class Grade(StrEnum):
    """How good a decision was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Ungraded(StrEnum):
    """Why a decision has no grade: nothing else was legal, or the time had run out."""

    FORCED = "forced"
    CLOCK = "clock"


class Measure(StrEnum):
    """In what a cost is counted."""

    MATCH = "match"
    POINTS = "points"


FAULTS = {Grade.BLUNDER: 10.0, Grade.MISTAKE: 5.0, Grade.INACCURACY: 2.0}
"""From which cost on a decision is called so."""

NOISE = 2.0
"""A cost of no more than so many standard errors may be nothing, and is no fault."""

DECIDED = 0.02
"""A match is as good as decided where the best leaves no more than this chance of winning it, or
what was done no more than this chance of losing it."""

BRIDGE_POINTS = 40
"""What a bridge pays by most sheets."""

DECAY = 0.0435
"""How fast accuracy falls with each percentage point lost; the figure is that of lichess."""


class Cost(NamedTuple):
    """What a decision cost against the best, in percentage points, with its standard error.

    By chance it may come out below 0.
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
        """The word for it, if it was not the best."""
        if self.is_certain:
            for grade, least in FAULTS.items():
                if self.amount >= least:
                    return grade
        return Grade.GOOD


def is_decided(best: float, done: float) -> bool:
    """Whether a match is as good as decided, by the chances of winning it."""
    return best < DECIDED or done > 1 - DECIDED


def cost_of(lost: ActionDifference, rules: Ruleset, seats: int, *, decided: bool) -> Cost:
    """The cost of what was lost."""
    if seats > 1 and not decided:
        return Cost(Measure.MATCH, 100 * lost.match.mean, 100 * lost.match.error)
    bridge = FAULTS[Grade.INACCURACY if seats > 1 else Grade.MISTAKE]
    worth = bridge / (BRIDGE_POINTS * unit(rules))
    return Cost(Measure.POINTS, worth * lost.points.mean, worth * lost.points.error)


def unit(rules: Ruleset) -> float:
    """How large points are under a rule set, 1 where a bridge pays what most sheets give."""
    return rules.bridge / BRIDGE_POINTS or rules.hexagons[0] / 50 or 1.0


def accuracy(costs: Sequence[float]) -> float | None:
    """From 0 to 100, the mean of what each decision kept; None without any to be graded.

    A cost below 0 is noise like one above, and both are counted, so that noise does not add up.

    >>> accuracy([0.0, 0.0, 10.0, 0.0])
    91.2
    """
    if not costs:
        return None
    kept = sum(math.exp(-DECAY * cost) for cost in costs) / len(costs)
    return round(min(100.0, 100 * kept), 1)
