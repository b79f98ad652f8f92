"""Pictures of standings: their contents, and the packages they need."""

import sys
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.arena.arenas import plan, standings_of
from trimino.arena.plot import draw_standings, strength_lines
from trimino.arena.standings import Standings
from trimino.engine.budget import Budget
from trimino.rules.optional_packages import Extra, MissingExtra
from trimino.workers.figures import check_matplotlib

SEVERAL = ("greedy", "random@20sims", "random@5sims", "random@2ms", "random@1ms")


def text_of(picture: bytes) -> str:
    return " ".join(ET.fromstring(picture).itertext())


def test_a_bot_with_several_budgets_of_a_unit_has_a_line() -> None:
    assert strength_lines(plan(*SEVERAL)) == {
        ("random", "simulations"): [(5.0, 2), (20.0, 1)],
        ("random", "time"): [(1.0, 4), (2.0, 3)],
    }
    assert strength_lines(plan("greedy@5sims", "random@10sims", "random@10sims")) == {}
    own = plan("greedy", "greedy@5sims", budget=Budget(simulations=40))
    assert strength_lines(own) == {("greedy", "simulations"): [(5.0, 1), (40.0, 0)]}


def test_the_picture_shows_scores_and_strength() -> None:
    standings = standings_of(plan(*SEVERAL, single_rounds=True), 3)
    told = text_of(draw_standings(standings, "svg"))
    for name in (*SEVERAL, "points a round", "Strength against budget", "ms of CPU time a move"):
        assert name in told
    assert "simulations a move" in told


def test_without_several_budgets_there_are_scores_only() -> None:
    standings = standings_of(plan("greedy", "random", single_rounds=True), 1)
    told = text_of(draw_standings(standings, "svg"))
    assert "Points a round, one pair" in told
    assert "Strength" not in told


def test_the_same_standings_give_the_same_picture() -> None:
    standings = standings_of(plan("greedy", "random", single_rounds=True), 4)
    for kind, head in {"svg": b"<?xml", "png": b"\x89PNG"}.items():
        picture = draw_standings(standings, kind)
        assert picture.startswith(head)
        assert picture == draw_standings(standings, kind)


@pytest.mark.parametrize(
    ("module", "needing"),
    [
        ("matplotlib.figure", check_matplotlib),
        ("openskill.models", lambda: Standings(plan("greedy", "random"))),
    ],
)
def test_a_package_that_is_missing_is_named(
    module: str, needing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtra) as caught:
        needing()
    assert caught.value.reason is Extra.ARENA
    assert caught.value.message.details == {"package": module.partition(".")[0]}
