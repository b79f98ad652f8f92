"""The measurement of calibration: stated chances are compared with what was won."""

import pytest

from bench.calibration import SOURCES, Coherence, Note, bins, off_by, pooled, row_of

COHERENT = [Coherence(0.0, 0.0, 0, 1)]


def test_chances_that_come_true_are_not_off() -> None:
    notes = [Note(str(number), "chart", 0.75, float(number % 4 != 0)) for number in range(40)]
    (found,) = bins(notes)
    assert found.stated == pytest.approx(found.won)
    assert off_by([found]) == pytest.approx(0)


def test_overconfidence_is_seen() -> None:
    notes = [Note(str(number), "chart", 0.95, float(number % 2)) for number in range(40)]
    assert off_by(bins(notes)) == pytest.approx(45)


def test_rows_of_rule_sets_are_pooled() -> None:
    one, two = played("a", 0.05, 0.61), played("b", 0.65, 0.69)
    row = pooled(2, [row_of("a", 2, one, COHERENT), row_of("b", 2, two, COHERENT)])
    both = row_of("all", 2, one + two, COHERENT * 2)
    assert row["matches"] == both["matches"]
    for found, wanted in zip(row["chart"]["bins"], both["chart"]["bins"], strict=True):
        assert found == pytest.approx(wanted, abs=0.0002)


def played(rules: str, *chances: float) -> list[Note]:
    """Notes of ten matches, every other of which was won."""
    return [
        Note(f"{rules} {number}", source, stated, float(number % 2))
        for number in range(10)
        for source in SOURCES
        for stated in chances
    ]
