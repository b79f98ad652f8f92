"""The part of the learning example that plays many tables at once, without PyTorch."""

from pathlib import Path

import numpy as np
import pytest

from examples.learning.advantages import advantages
from examples.learning.agent import Agent
from examples.learning.curve import CurvePoint, draw, read, write
from examples.learning.duel import duel
from examples.learning.tables import Tables

NONE = np.nan


def test_the_shipped_agent_beats_random_play_at_many_tables() -> None:
    met = duel(Agent(), "random", rounds=256, seed=11)
    assert met.rounds == 256
    assert met.ahead > 2 * met.margin


def test_tables_play_on_where_nothing_is_to_be_decided() -> None:
    """With one table there is often nothing to ask."""
    tables = Tables(1, seed=1)
    asked, ended = set(), False
    while not ended:
        question = tables.question()
        asked.add(len(question.tables))
        _, over = tables.answer(question, Agent().choose(question.rows, question.decision))
        ended = bool(over[0])
    assert asked == {0, 1}


def test_an_advantage_is_what_came_beyond_what_was_expected() -> None:
    """One table: decisions at steps 0, 2 and 3; the round ends with step 2, the last is open."""
    worth = np.array([[0.5], [NONE], [-0.25], [0.125]])
    gain = np.array([[0.25], [0.5], [1.0], [2.0]])
    over = np.array([[False], [False], [True], [False]])
    last = 1.0 + 0.25
    first = 0.25 + 0.5 - 0.25 - 0.5 + 0.5 * last
    expected = [[first], [NONE], [last], [NONE]]
    np.testing.assert_array_equal(advantages(worth, gain, over, trace=0.5), expected)


def test_a_decision_whose_next_is_known_is_told_by_it() -> None:
    worth, gain = np.array([[0.5], [0.25]]), np.array([[1.0], [7.0]])
    open_end = np.zeros((2, 1), np.bool_)
    assert advantages(worth, gain, open_end, trace=0.9)[0, 0] == pytest.approx(0.75)


def test_the_curve_is_written_and_drawn_again(tmp_path: Path) -> None:
    points = [CurvePoint(0, -15.5, 2.5), CurvePoint(10, 23.0, 2.5)]
    write(points, tmp_path / "curve.csv")
    assert read(tmp_path / "curve.csv") == points
    for name in ("one.svg", "two.svg"):
        draw(points, tmp_path / name)
    one, two = (tmp_path / name for name in ("one.svg", "two.svg"))
    assert one.read_bytes() == two.read_bytes()
    assert b"points a round ahead of greedy" in one.read_bytes()
