"""Rules in words, and whether they suit as many players as sit down."""

import pytest

from trimino.room.rules_values import explained_rules
from trimino.room.settings import RulesSetting
from trimino.words import Words, in_english, languages

FORTY: RulesSetting = {"base": "trimino", "hand": {"2": 40}}


def unsuited(rules: RulesSetting, players: int) -> str | None:
    """Why rules do not suit a number of players, in English."""
    why = explained_rules(rules, in_english, players)["unsuited"]
    return why and why["text"]


def test_rules_that_deal_some_tables_are_explained() -> None:
    assert explained_rules(FORTY, in_english)["tables"] == [3, 4, 5, 6]
    assert explained_rules(FORTY, in_english)["unsuited"] is None
    assert explained_rules(FORTY, in_english, 3)["unsuited"] is None


def test_rules_that_cannot_be_dealt_to_the_players_say_so_and_are_explained() -> None:
    told = explained_rules(FORTY, in_english, 2)
    assert told["tables"] == [3, 4, 5, 6]
    assert told["sections"]
    assert told["unsuited"]
    assert "only 56 tiles, too few to deal each of them 40" in told["unsuited"]["text"]


@pytest.mark.parametrize(
    ("rules", "players", "suits"),
    [
        (FORTY, 2, "3, 4, 5, 6"),
        ({"base": "triomino", "highest_value": 3, "solo": None}, 4, "2"),
        ({"base": "trimino", "hand": {"3": 30}}, 3, "2, 4, 5, 6"),
        ({"base": "triodominio", "players": [2, 6]}, 6, "2, 3, 4"),
    ],
)
def test_the_numbers_of_players_that_suit_are_named(
    rules: RulesSetting, players: int, suits: str
) -> None:
    told = explained_rules(rules, in_english, players)["unsuited"]
    assert told
    for language in languages():
        assert Words(language).say(told["name"], **told["details"]).endswith(f": {suits}.")


def test_rules_for_one_player_only_advise_to_deal_fewer() -> None:
    solo: RulesSetting = {"base": "triomino", "hand": {str(n): 56 for n in range(2, 7)}}
    assert explained_rules(solo, in_english)["tables"] == []
    assert str(unsuited(solo, 2)).endswith("Deal fewer.")
