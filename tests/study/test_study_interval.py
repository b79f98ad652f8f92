"""Intervals cover a known truth as often as they claim."""

import random
from collections.abc import Callable
from itertools import permutations
from statistics import fmean

import pytest

from tests.study.studies import findings_of, study
from trimino.rules import Ruleset, published
from trimino.rules.deal import opening_rank
from trimino.rules.events import total
from trimino.rules.scoring import opening_scores
from trimino.study.answers import answers
from trimino.study.interval import Interval, exactly, quantile, ratio, share
from trimino.study.questions import StudyQuestion

Count = Callable[[int, int], int]


def test_a_ratio_by_hand() -> None:
    # Tops 1, 3, 2 over bottoms 2, 2, 2: 1; rests −1, 1, 0; variance 3/2 · 2 = 3; t of 2 is 4.303.
    found = ratio([1, 3, 2], [2, 2, 2])
    assert found is not None
    assert found.value == 1
    assert found.high - 1 == pytest.approx(4.303 * 3**0.5 / 6, rel=1e-3)
    assert 1 - found.low == pytest.approx(found.high - 1)


def test_nothing_is_said_of_nothing() -> None:
    assert ratio([1], [1]) is None
    assert ratio([0, 0], [0, 0]) is None
    assert share(0, 0) is None


def test_shares_are_those_of_a_printed_table() -> None:
    # Newcombe (1998), table I: Wilson's interval without correction.
    for times, of, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = share(times, of)
        assert found is not None
        assert (found.low, found.high) == pytest.approx((low, high), abs=6e-5)


def test_intervals_in_other_units() -> None:
    half = Interval(0.5, 0.4, 0.7)
    assert half.times(100) == pytest.approx((50, 40, 70))
    assert half.less(0.25) == pytest.approx((0.25, 0.15, 0.45))
    assert half.margin == pytest.approx(0.2)
    assert exactly(3).margin == 0


def test_quantiles() -> None:
    assert [quantile([1, 0, 8, 1], part) for part in (0.1, 0.5, 0.9, 1.0)] == [0, 2, 2, 3]


def test_ratios_of_uneven_batches_hold_the_truth(count: Count) -> None:
    """Sums over a random number of values, such as the turns of a round with a bridge."""
    rng, runs, held = random.Random(3), count(400, 4000), 0
    for _ in range(runs):
        bottoms = [sum(rng.random() < 0.3 for _ in range(20)) for _ in range(50)]
        tops = [sum(rng.expovariate(0.2) for _ in range(bottom)) for bottom in bottoms]
        found = ratio(tops, bottoms)
        assert found is not None
        held += found.low <= 5 <= found.high
    assert 0.92 <= held / runs <= 0.975


@pytest.mark.parametrize("chance", [0.002, 0.1, 0.5])
def test_shares_hold_the_truth(chance: float, count: Count) -> None:
    rng, runs, of = random.Random(4), count(300, 3000), 1000
    found = [share(sum(rng.random() < chance for _ in range(of)), of) for _ in range(runs)]
    held = fmean(one is not None and one.low <= chance <= one.high for one in found)
    assert 0.91 <= held <= 0.99


ONE_TILE = published("triomino").replace_json({"hand": {"2": 1}, "players": [2, 2]})


def truth(rules: Ruleset) -> float:
    """With one tile each the opener lays it and is out: how far ahead, over all deals."""
    return fmean(
        total(opening_scores(rules, opens)) + rules.out_bonus + other.value
        for opens, other in permutations(rules.tiles, 2)
        if opening_rank(rules.opener, opens) > opening_rank(rules.opener, other)
    )


def test_a_study_finds_what_can_be_worked_out(count: Count) -> None:
    expected, runs, held = truth(ONE_TILE), count(60, 1000), 0
    for seed in range(runs):
        findings = findings_of(
            study(ONE_TILE, StudyQuestion.OPENER, StudyQuestion.BLOCKS, seed=seed)
        )
        (answer,) = answers(findings, StudyQuestion.OPENER)
        ahead, won = answer.figures["ahead"], answer.figures["won"]
        assert ahead is not None
        assert won == exactly(1)
        held += ahead.low <= expected <= ahead.high
        (ends,) = answers(findings, StudyQuestion.BLOCKS)
        assert ends.figures["laid"] == exactly(1)
        assert ends.figures["out"] == share(200, 200)
    assert 0.9 <= held / runs <= 0.99
