"""Ratings of people and puzzles by Glicko-2, one result at a time.

The system is Mark Glickman's, “Example of the Glicko-2 system” (2013). A person who solves a puzzle
has won against it. Only the first attempt counts, and only without a hint.

>>> person, puzzle = PuzzleRating(1500, 200, 0.06), PuzzleRating(1700, 80, 0.06)
>>> better, worse = rate(person, puzzle, 1.0), rate(person, puzzle, 0.0)
>>> round(better.rating), round(worse.rating), better.deviation < person.deviation
(1637, 1455, True)
"""

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
"""Points of the usual scale in one of the system's own."""

CENTRE = 1500.0
TAU = 0.75
"""The speed at which the volatility may change."""

_MIN_DEVIATION, MAX_DEVIATION = 45.0, 350.0
"""A rating stays mobile, and never becomes less certain than that of a newcomer."""

PROVISIONAL = 110.0
"""The deviation above which a person does not move a puzzle: they have tried too few."""

MAX_MOVED = 400.0
"""The farthest that a puzzle may move from the rating with which it came."""

MAX_VOLATILITY = 0.1
PRECISION = 1e-6


class PuzzleRating(NamedTuple):
    """A rating, its standard deviation, and how erratic the results were."""

    rating: float = CENTRE
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06


NEWCOMER = PuzzleRating()
"""The rating of somebody who has not tried a puzzle yet."""


def rate(own: PuzzleRating, other: PuzzleRating, score: float) -> PuzzleRating:
    """One's own rating after a result against another: 1 if solved (or unsolved, for a puzzle)."""
    return rate_period(own, [(other, score)])


def rate_period(own: PuzzleRating, results: Sequence[tuple[PuzzleRating, float]]) -> PuzzleRating:
    """One's own rating after the results of one period, all of them against old ratings."""
    deviation = own.deviation / SCALE
    information = surprise = 0.0
    for other, score in results:
        weight = _weight(other.deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (own.rating - other.rating) / SCALE))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (score - expected)
    variance = 1 / information
    found = _volatility(own.volatility, deviation, variance, variance * surprise)
    volatility = min(MAX_VOLATILITY, found)
    after = 1 / sqrt(1 / (deviation**2 + volatility**2) + information)
    moved = own.rating + SCALE * after**2 * surprise
    return PuzzleRating(moved, _bounded(SCALE * after), volatility)


def moved_puzzle(
    puzzle: PuzzleRating, shipped: PuzzleRating, person: PuzzleRating, *, solved: bool
) -> PuzzleRating:
    """A puzzle's rating after a person's first attempt, near the one with which it came.

    >>> puzzle, person = PuzzleRating(1500, 120), PuzzleRating(1500, 100)
    >>> round(moved_puzzle(puzzle, puzzle, person, solved=False).rating)
    1536
    >>> moved_puzzle(puzzle, puzzle, NEWCOMER, solved=False) == puzzle
    True
    """
    if person.deviation > PROVISIONAL:
        return puzzle
    moved = rate(puzzle, person, 0.0 if solved else 1.0)
    low, high = shipped.rating - MAX_MOVED, shipped.rating + MAX_MOVED
    return moved._replace(rating=min(max(moved.rating, low), high))


def _weight(deviation: float) -> float:
    """The weight of a result against somebody of this deviation."""
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def _bounded(deviation: float) -> float:
    return min(MAX_DEVIATION, max(_MIN_DEVIATION, deviation))


def _volatility(volatility: float, deviation: float, variance: float, change: float) -> float:
    """The new volatility, by the Illinois method of the paper."""
    start = log(volatility**2)

    def off(guess: float) -> float:
        square = exp(guess)
        total = deviation**2 + variance + square
        gain = square * (change**2 - total) / (2 * total**2)
        return gain - (guess - start) / TAU**2

    low, high = start, _other_end(off, start, change**2 - deviation**2 - variance)
    at_low, at_high = off(low), off(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = off(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def _other_end(off: Callable[[float], float], start: float, surprise: float) -> float:
    """The other end of an interval that holds the solution."""
    if surprise > 0:
        return log(surprise)
    end = start - TAU
    while off(end) < 0:
        end -= TAU
    return end
