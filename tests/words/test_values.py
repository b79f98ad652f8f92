"""Fields of a rule set in words: what they are and what they may be."""

import json
import re

import pytest

from tests.words.web_source import texts
from trimino.rules import FIELDS, RULESETS, Message, Ruleset, field_info
from trimino.rules.field_domains import ChoiceDomain, Number, Solo
from trimino.words import allowed_message, label_message, say, value_message


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("free_draw", "It may be true or false."),
        ("draw_limit", "It may be a whole number from 0 to 56, or null for none."),
        ("bridge", "It may be a whole number from 0 to 1000."),
        ("winner", "It may be one of highest, lowest and round-winner."),
        (
            "target_met",
            "It may be one of at-once, during-round and after-round, or null for none.",
        ),
        ("players", "It may be two whole numbers from 2 to 6, the smaller first: [2, 6]."),
        ("hexagons", "It may be 3 whole numbers from 0 to 1000: [50, 60, 70]."),
        (
            "hand",
            (
                "It may be a number of tiles from 1 to 56 for each number of players: "
                '{"2": 9, "3": 7}. Numbers of players that are not named keep theirs.'
            ),
        ),
        (
            "solo",
            (
                'It may be a hand and a well of up to 56 tiles, {"hand": 9, "well": 10}, '
                "also with what a draw costs there, up to 1000, "
                '{"hand": 0, "well": 19, "draw_cost": 0}, or null for no solo game.'
            ),
        ),
    ],
)
def test_what_a_field_may_be(field: str, said: str) -> None:
    assert say(allowed_message(field_info(field))) == said


def test_every_field_says_what_it_may_be() -> None:
    for info in FIELDS:
        said = say(allowed_message(info))
        match info.domain:
            case Number(low=low, high=high):
                assert f"from {low} to {high}" in said
            case ChoiceDomain(choices=choices):
                assert all(choice in said for choice in choices)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_published_rule_set_field_by_field(rules: Ruleset) -> None:
    """Every field as a line of a table: its label and its value."""
    for name, _ in FIELDS:
        value = value_message(name, getattr(rules, name))
        line = say("difference", label=label_message(name), value=value, other="")
        label = say(label_message(name))
        assert line.startswith(f"{label}: ")
        assert not line.removeprefix(f"{label}: ").startswith(("null", "true", "false", "[", "{"))


@pytest.mark.parametrize(
    ("solo", "said"),
    [
        (Solo(9, 10), "hand 9, well 10"),
        (Solo(0, 19, 0), "hand 0, well 19, draws cost 0"),
        (Solo(0, 19, 7), "hand 0, well 19, draws cost 7"),
    ],
)
def test_a_solo_game_is_said_with_the_cost_of_a_draw_if_it_has_one(solo: Solo, said: str) -> None:
    value = value_message("solo", solo)
    assert isinstance(value, Message)
    assert say(value) == said


def test_a_choice_is_said_in_its_own_words() -> None:
    value = value_message("hands_left", RULESETS[0].hands_left)
    assert isinstance(value, Message)
    assert say(value) == "go to the winner"


@pytest.mark.parametrize(
    ("field", "said"),
    [("target", "none"), ("solo", "none"), ("target_met", "does not apply")],
)
def test_a_field_without_a_value_is_none_and_a_choice_does_not_apply(field: str, said: str) -> None:
    value = value_message(field, None)
    assert isinstance(value, Message)
    assert say(value) == said


def test_the_app_knows_which_choices_may_not_apply() -> None:
    listed = re.search(r"DEPENDENT[^=]+= new Set\((\[.*\])\)", texts()["web/src/words/values.ts"])
    assert listed
    optional = [name for name, domain in FIELDS if _may_be_missing(domain)]
    assert sorted(json.loads(listed[1])) == sorted(optional)


def _may_be_missing(domain: object) -> bool:
    return isinstance(domain, ChoiceDomain) and domain.optional
