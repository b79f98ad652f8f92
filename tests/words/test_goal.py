"""The goal of a match in words, for every rule set."""

import pytest

from trimino.messages.goal_messages import goal_messages
from trimino.rules import published
from trimino.rules.goal import goal_of
from trimino.rules.ruleset import Ruleset, Winner
from trimino.rules.sheets import RULESETS
from trimino.words import in_english

GOALS = {
    "triodominio": "lowest wins · round 2 of 3",
    "triodominio-reverse": "highest wins · round 2 of 3",
    "goliath-kids": "highest wins · one round",
}


def told(rules: Ruleset, players: int = 2, rounds_to_play: int | None = None) -> str:
    goal = goal_of(rules, players, rounds_to_play)
    return " · ".join(map(in_english, goal_messages(goal, round_number=2)))


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_every_rule_set_tells_its_goal(rules: Ruleset) -> None:
    assert told(rules) == GOALS.get(rules.base, "to 400 · round 2")


def test_house_rules_tell_all_that_ends_a_match() -> None:
    rules = published("triomino").replace(target=250, rounds=6, winner=Winner.LOWEST)
    assert told(rules) == "to 250 · lowest wins · round 2 of 6"


def test_a_table_chooses_the_number_of_rounds() -> None:
    assert told(published("triodominio"), rounds_to_play=5) == "lowest wins · round 2 of 5"


def test_a_solo_game_has_neither_target_nor_rounds() -> None:
    rules = published("triomino")
    assert told(rules, players=1) == "as many points as you can get"
    assert goal_of(rules, players=1).target is None
