"""Whole matches of every sheet in a browser, by mouse, touch and keyboard."""

from collections.abc import Callable
from itertools import cycle

import pytest

from tests.browser.playing import InputMethod, Keyboard, Mouse, Touch, play
from tests.browser.tables import open_table, with_rounds
from tests.browser.visitor import Visitor
from trimino.records.record import check_fair, replay
from trimino.rules import SHEETS

METHODS = ("mouse", "touch", "keyboard")
SAMPLE = [("triomino", "mouse"), ("triodominio", "touch"), ("tri-domino", "keyboard")]
"""Cases of the default run, two rounds each; --long plays a whole match of every sheet, two in
each way."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    long = metafunc.config.getoption("--long")
    every = [(rules.base, way) for rules, way in zip(SHEETS, cycle(METHODS), strict=False)]
    cases = every if long else SAMPLE
    metafunc.parametrize(("rules", "way"), cases)


def test_a_whole_match(
    rules: str, way: str, visit: Callable[..., Visitor], count: Callable[[int, int], int]
) -> None:
    visitor = visit(touch=way == "touch", service_workers="allow")
    rounds = count(2, 0)
    table = open_table(
        visitor, rules=with_rounds(rules, rounds) if rounds else rules, bots=["greedy"]
    )
    play(visitor, _input_method(way, visitor))
    record = visitor.ask("GET", f"/api/tables/{table}/record")
    match = replay(record)
    assert match.over
    assert check_fair(record, match)


def _input_method(name: str, visitor: Visitor) -> InputMethod:
    if name == "touch":
        return Touch(visitor.page)
    return Keyboard() if name == "keyboard" else Mouse()
