"""Estimates from samples: means with margins, fixed in advance or valid at any time.

In an arena the unit is the pair: its games share their deals, so only pairs are independent.
"""

from math import log, pi, sqrt, tan
from statistics import NormalDist
from typing import NamedTuple

from trimino.rules.summaries import number_of

__all__ = ["Estimate", "Spread"]

MIN_PAIRS = 30
"""Pairs below which no anytime margin is given: it holds asymptotically."""

_SHARPEST_PAIRS = 200
"""The number of pairs at which the confidence sequence is narrowest."""


class Estimate(NamedTuple):
    """A mean with the margin of its 95 % interval, or None as margin from a single value."""

    mean: float
    margin: float | None


class Spread:
    """A running mean and variance (Welford's algorithm)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self._squares += off * (value - self.mean)

    @property
    def deviation(self) -> float:
        """The sample standard deviation."""
        return sqrt(self._squares / (self.count - 1))

    @property
    def estimate(self) -> Estimate:
        if self.count < 2:
            return Estimate(self.mean, None)
        return Estimate(self.mean, t_value(self.count - 1) * self.deviation / sqrt(self.count))

    def anytime_margin(self, error: float) -> float | None:
        """A margin that is valid after every pair: it is ever wrong with probability `error`.

        The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
        (“Time-uniform central limit theory and asymptotic confidence sequences”, 2024) with a
        normal mixture, here narrowest at `_SHARPEST_PAIRS`.
        """
        if self.count < MIN_PAIRS:
            return None
        loss = -2 * log(error)
        weight = self.count * (loss + log(loss + 1)) / _SHARPEST_PAIRS
        width = 2 * (weight + 1) / weight * log(sqrt(weight + 1) / error)
        return self.deviation * sqrt(width / self.count)

    def __repr__(self) -> str:
        return f"<Spread of {number_of(self.count, 'value')}, mean {self.mean:g}>"


def t_value(freedom: int) -> float:
    """Student's t, two-sided, 95 %.

    The first two have a closed form; for the others the Cornish–Fisher expansion is accurate to a
    part in a thousand.

    >>> [round(t_value(freedom), 2) for freedom in (1, 2, 3, 10, 1000)]
    [12.71, 4.3, 3.18, 2.23, 1.96]
    """
    if freedom == 1:
        return tan(pi * 0.475)
    if freedom == 2:
        return 0.95 * sqrt(2 / (1 - 0.95**2))
    z = NormalDist().inv_cdf(0.975)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
