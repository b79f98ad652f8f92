"""Calibration: every kind of table has a correction, and fitting finds it."""

import random
from math import exp

import pytest

from bench.calibration import Note, bins, crossed, fit, off_by
from trimino.analysis.calibration import Correction, corrections_for, kind_of, logit
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import RULESETS, Match, Ruleset

CHANCES = [0.0, 0.01, 0.2, 0.5, 0.77, 0.99, 1.0]
SURE = Correction(0.5, 0.2)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_every_table_has_a_correction_that_keeps_the_order(rules: Ruleset) -> None:
    fewest, most = rules.players
    for seats in range(fewest, most + 1):
        match = Match(rules, seats)
        match.deal(random.Random(1))
        for correction in corrections_for(match.view(match.round.turn)):
            told = [correction.of(chance) for chance in CHANCES]
            assert told == sorted(told)
            assert 0 < told[0] < told[3] < told[-1] < 1


def test_an_open_table_is_a_kind_of_its_own() -> None:
    match = Match(RULESETS[0], 2)
    match.deal(random.Random(1))
    hidden = kind_of(match.view(match.round.turn))
    while match.round.well:
        *_, last = match.legal
        match.play(last)
    assert (hidden, kind_of(match.view(match.round.turn))) == ("two-free-hidden", "two-free-open")


def test_what_is_lost_is_the_difference_of_corrected_chances() -> None:
    lost = SURE.loss(0.9, SampledMean(0.3, 0.05))
    assert lost.mean == pytest.approx(SURE.of(0.9) - SURE.of(0.6))
    assert lost.error / lost.mean == pytest.approx(0.05 / 0.3)
    nothing = SURE.loss(0.9, SampledMean(0.0, 0.05))
    assert (nothing.mean, nothing.error > 0) == (0.0, True)
    assert Correction(1.0, 0.0).loss(0.7, SampledMean(0.1, 0.02)) == pytest.approx((0.1, 0.02))


def notes(matches: int) -> list[Note]:
    """Overconfident chances, whose true values follow the correction above."""
    rng = random.Random(1)
    made = []
    for number in range(matches):
        for _ in range(20):
            stated = rng.random()
            chance = 1 / (1 + exp(-SURE.slope * logit(stated) - SURE.shift))
            made.append(Note(number, "kind", stated, float(rng.random() < chance)))
    return made


def test_fitting_finds_the_correction() -> None:
    found = fit(notes(400))
    assert found.slope == pytest.approx(SURE.slope, abs=0.1)
    assert found.shift == pytest.approx(SURE.shift, abs=0.1)


def test_corrected_chances_come_true() -> None:
    stated = notes(400)
    assert off_by(bins(stated)) > 8
    assert off_by(bins(crossed(stated))) < 3
