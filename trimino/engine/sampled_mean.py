"""Means of samples with their standard errors."""

from typing import NamedTuple


class SampledMean(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class ActionDifference(NamedTuple):
    """The lead of one action over another, in chance of the match and in points."""

    match: SampledMean
    points: SampledMean
