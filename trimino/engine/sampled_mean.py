"""Numbers that come from samples, with how far they can be trusted."""

from typing import NamedTuple


class SampledMean(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class ActionDifference(NamedTuple):
    """By how much an action is better than another: in the chance of the match, and in points."""

    match: SampledMean
    points: SampledMean


class Swing(NamedTuple):
    """What chance did to a seat, and what was to be expected before it acted."""

    expected_match: float
    expected_points: float
    match: SampledMean
    points: SampledMean
