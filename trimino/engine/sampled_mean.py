"""Means of samples with their standard errors."""

from typing import NamedTuple


class SampledMean(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class ActionDifference(NamedTuple):
    """How much better one action is than another, in chance of the match and in points."""

    match: SampledMean
    points: SampledMean


class Swing(NamedTuple):
    """The luck of a seat at one deal or draw, and what it could expect before."""

    expected_match: float
    expected_points: float
    match: SampledMean
    points: SampledMean
