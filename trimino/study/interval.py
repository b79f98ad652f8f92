"""Estimates, and how far they can be trusted: intervals of 95 %."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from trimino.workers.estimate import t_value

Z = NormalDist().inv_cdf(0.975)


class Interval(NamedTuple):
    """An estimate, and the bounds between which the true value lies 19 times in 20."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """How far the estimate may be off, on the side where it may be more."""
        return max(self.value - self.low, self.high - self.value)

    def times(self, factor: float) -> "Interval":
        """The same in another unit; the factor is not negative."""
        return Interval(*(factor * bound for bound in self))

    def less(self, number: float) -> "Interval":
        """How much it is above a number that is known."""
        return Interval(*(bound - number for bound in self))


def exactly(value: float) -> Interval:
    """What is no estimate."""
    return Interval(value, value, value)


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> Interval | None:
    """The ratio of two sums over batches, such as points over rounds; None if nothing was counted.

    Batches are independent and alike, so how they differ tells how far the ratio may be off: by
    its linear part, with Student's t. That holds however the rounds of a batch hang together.
    """
    number, below = len(bottoms), sum(bottoms)
    if number < 2 or not below:
        return None
    value = sum(tops) / below
    rests = (top - value * bottom for top, bottom in zip(tops, bottoms, strict=True))
    variance = number / (number - 1) * sum(rest * rest for rest in rests)
    margin = t_value(number - 1) * sqrt(variance) / below
    return Interval(value, value - margin, value + margin)


def share(times: int, of: int) -> Interval | None:
    """How often something happens in independent rounds, by Wilson's interval.

    It is right also for what happened never or always.

    >>> [round(bound, 4) for bound in share(0, 1000) or ()]
    [0.0, 0.0, 0.0038]
    """
    if not of:
        return None
    value, spread = times / of, Z * Z / of
    middle = (value + spread / 2) / (1 + spread)
    half = sqrt(spread * value * (1 - value) + spread * spread / 4) / (1 + spread)
    return Interval(value, max(0.0, middle - half), min(1.0, middle + half))


def quantile(counts: Sequence[int], part: float) -> int:
    """The first step of a histogram at which a part of all is reached.

    >>> quantile([2, 6, 2], 0.5)
    1
    """
    wanted, reached = part * sum(counts), 0
    for step, count in enumerate(counts):
        reached += count
        if reached >= wanted:
            return step
    return len(counts) - 1
