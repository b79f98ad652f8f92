"""The measurement of calibration: stated chances are compared with what was won."""

import pytest

from bench.calibration import Note, bins, off_by


def test_chances_that_come_true_are_not_off() -> None:
    notes = [Note(str(number), "chart", 0.75, float(number % 4 != 0)) for number in range(40)]
    (found,) = bins(notes)
    assert found.stated == pytest.approx(found.won)
    assert off_by([found]) == pytest.approx(0)


def test_overconfidence_is_seen() -> None:
    notes = [Note(str(number), "chart", 0.95, float(number % 2)) for number in range(40)]
    assert off_by(bins(notes)) == pytest.approx(45)
