"""Whole matches of every sheet in a browser, by mouse, by touch and by keyboard."""

from collections.abc import Callable

import pytest

from tests.browser.playing import Keyboard, Mouse, Touch, Way, play
from tests.browser.tables import open_table, short
from tests.browser.visitor import Visitor
from trimino.records.record import check_fair, replay
from trimino.rules import SHEETS

WAYS = ("mouse", "touch", "keyboard")
SAMPLE = [("triomino", "mouse"), ("triodominio", "touch"), ("tri-domino", "keyboard")]
"""What the plain command plays, two rounds of each; whole matches of all come with --long."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    long = metafunc.config.getoption("--long")
    cases = [(rules.base, way) for rules in SHEETS for way in WAYS] if long else SAMPLE
    metafunc.parametrize(("rules", "way"), cases)


def test_a_whole_match(
    rules: str, way: str, visit: Callable[..., Visitor], count: Callable[[int, int], int]
) -> None:
    visitor = visit(touch=way == "touch")
    rounds = count(2, 0)
    table = open_table(visitor, rules=short(rules, rounds) if rounds else rules, bots=["greedy"])
    play(visitor, _way(way, visitor))
    record = visitor.ask("GET", f"/api/tables/{table}/record")
    match = replay(record)
    assert match.over
    assert check_fair(record, match)


def _way(name: str, visitor: Visitor) -> Way:
    if name == "touch":
        return Touch(visitor.page)
    return Keyboard() if name == "keyboard" else Mouse()
