"""Levels: the compiled players of a company play as the bots that they stand for."""

from collections.abc import Callable

import pytest

from tests.bots.matches import between
from trimino.analysis.levels import Company, level_arrays, level_of, round_table
from trimino.bots.roster import ROSTER
from trimino.rules import published

Count = Callable[[int, int], int]


@pytest.mark.parametrize("bot", [entry.name for entry in ROSTER])
def test_every_bot_has_a_level(bot: str) -> None:
    assert level_of(bot).name == bot
    assert level_of(f"{bot}@10ms") == level_of(bot)


def test_people_are_taken_for_casual_players() -> None:
    people, casual = level_of(None), level_of("casual")
    assert people.name == "people"
    assert people[1:] == casual[1:]


def test_a_program_is_taken_for_a_strong_player() -> None:
    assert level_of("exec:./mybot")[1:] == level_of("heuristic")[1:]


def test_who_lays_when_one_can_has_no_plan_to_draw() -> None:
    for rules in map(published, ("triomino", "tri-domino")):
        arrays = level_arrays(rules, Company.of([None, "expert"]))
        assert not arrays.weights[0]["draw_below"].any()
        assert bool(arrays.weights[1]["draw_below"].any()) == rules.free_draw


def test_a_casual_company_scores_about_as_casual_bots_do(count: Count) -> None:
    """The table of rounds is of players like the real bots."""
    table = round_table(published("tri-domino"), Company.of(["casual", "casual"]))
    means = table[:, :2].mean()
    rounds = [between("casual", "casual", seed=seed).round.points for seed in range(count(24, 100))]
    played = sum(sum(points) / 2 for points in rounds) / len(rounds)
    assert abs(means - played) < 25


def test_the_stronger_score_more() -> None:
    table = round_table(published("triomino"), Company.of(["expert", None]))
    assert table[:, 0].mean() > table[:, 1].mean() + 100
