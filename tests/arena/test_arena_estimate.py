"""Means, margins and the sequence of intervals, against values worked out by hand."""

import random
from collections.abc import Callable

import pytest

from trimino.workers.estimate import MIN_PAIRS, Estimate, Spread, t_value


def spread(values: list[float]) -> Spread:
    made = Spread()
    for value in values:
        made.add(value)
    return made


# From a printed table of Student's t, two-sided, 95 %.
TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 100: 1.984}


@pytest.mark.parametrize(("freedom", "value"), TABLE.items())
def test_t_is_that_of_the_table(freedom: int, value: float) -> None:
    assert t_value(freedom) == pytest.approx(value, rel=0.0015)


def test_a_mean_and_its_margin_by_hand() -> None:
    # Deviations −1.5, −0.5, 0.5, 1.5: squares 5, variance 5/3, error √(5/12), times 3.182.
    mean, margin = spread([1, 2, 3, 4]).estimate
    assert mean == 2.5
    assert margin == pytest.approx(2.054, rel=0.0015)


def test_one_pair_has_no_margin_and_equal_pairs_have_none_to_speak_of() -> None:
    assert spread([3.0]).estimate == Estimate(3.0, None)
    assert spread([3.0, 3.0, 3.0]).estimate == Estimate(3.0, 0.0)


def test_the_sequence_by_hand() -> None:
    # 25 zeros and 25 ones: s = √(12.5/49) = 0.50508. −2 ln 0.01 = 9.21034;
    # w = 50 (9.21034 + ln 10.21034) / 200 = 2.88344;
    # 2 · 3.88344 / 2.88344 · ln(√3.88344 / 0.01) / 50 = 0.28464, its root 0.53351.
    values = spread([0.0, 1.0] * 25)
    assert values.anytime_margin(0.01) == pytest.approx(0.26946, rel=1e-4)


def test_nothing_is_certain_of_few_pairs() -> None:
    assert spread([1.0] * (MIN_PAIRS - 1)).anytime_margin(0.01) is None
    assert spread([1.0] * MIN_PAIRS).anytime_margin(0.01) == 0.0


def _even(rng: random.Random) -> float:
    return rng.gauss(0, 1)


def _leaning(rng: random.Random) -> float:
    """Values with a mean of 0 that lean to one side more than those of pairs do."""
    return sum(rng.expovariate(1) for _ in range(16)) - 16


@pytest.mark.parametrize("draw", [_even, _leaning])
def test_looking_after_every_pair_fools_the_interval_but_not_the_sequence(
    draw: Callable[[random.Random], float], count: Callable[[int, int], int]
) -> None:
    rng, runs, error = random.Random(5), count(300, 3000), 0.05
    fooled_interval = fooled_sequence = 0
    for _ in range(runs):
        interval, sequence = _fooled(draw, rng, error)
        fooled_interval += interval
        fooled_sequence += sequence
    assert fooled_sequence <= error * runs
    assert fooled_interval > 4 * error * runs


def _fooled(
    draw: Callable[[random.Random], float], rng: random.Random, error: float
) -> tuple[bool, bool]:
    """Whether 300 pairs without a difference ever seemed to show one."""
    values, interval, sequence = Spread(), False, False
    for _ in range(300):
        values.add(draw(rng))
        margin = values.anytime_margin(error)
        if margin is not None:
            sequence |= abs(values.mean) > margin
            interval |= abs(values.mean) > (values.estimate.margin or 0.0)
    return interval, sequence


def test_the_sequence_comes_to_the_truth() -> None:
    rng = random.Random(1)
    values = spread([rng.gauss(1, 1) for _ in range(200)])
    margin = values.anytime_margin(0.01)
    assert margin is not None
    assert 0.7 < values.mean - margin < 1 < values.mean + margin < 1.35
