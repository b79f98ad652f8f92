"""The sentences that the browser is held to are those that Python says."""

from tests.words import cases


def test_the_cases_are_up_to_date() -> None:
    """To make the file again: python -m tests.words.cases."""
    assert cases.FILE.read_text(encoding="utf-8") == cases.written()
