"""Confidence intervals of 95 %."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from trimino.workers.estimate import t_value

__all__ = ["Interval"]

Z = NormalDist().inv_cdf(0.975)


class Interval(NamedTuple):
    """An estimate with the bounds of its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """The distance to the farther bound."""
        return max(self.value - self.low, self.high - self.value)

    def times(self, factor: float) -> "Interval":
        """The interval in another unit; the factor must not be negative."""
        return Interval(*(factor * bound for bound in self))

    def less(self, number: float) -> "Interval":
        """The interval minus a known number."""
        return Interval(*(bound - number for bound in self))


def exactly(value: float) -> Interval:
    """A known value, as an interval without width."""
    return Interval(value, value, value)


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> Interval | None:
    """The ratio of two sums over batches, such as points over rounds; None if nothing was counted.

    Batches are independent and alike, so their variance gives the interval (delta method, with
    Student's t), however the rounds within a batch depend on each other.
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
    """The share of independent rounds in which something happens, with Wilson's interval.

    It holds also for what happened never or always.

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
    """The first bin of a histogram at which a part of all is reached.

    >>> quantile([2, 6, 2], 0.5)
    1
    """
    wanted, reached = part * sum(counts), 0
    for step, count in enumerate(counts):
        reached += count
        if reached >= wanted:
            return step
    return len(counts) - 1
