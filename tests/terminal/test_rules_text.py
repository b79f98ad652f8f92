"""Rule sets on the command line: listed, explained, and changed field by field."""

import json
import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.running import run
from tests.strategies import rulesets
from trimino.cli.rules_option import house_rules
from trimino.rules import FIELDS, RULESETS, Ruleset, RulesetError, departures


def test_every_rule_set_is_listed_with_a_line_about_it() -> None:
    lines = run("sheets").stdout.splitlines()
    for rules in RULESETS:
        (at,) = [index for index, line in enumerate(lines) if line.startswith(f"{rules.base}: ")]
        assert lines[at].endswith(f"for {rules.players[0]} to {rules.players[1]} players")
        assert re.match(r"  \S", lines[at + 1])


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_every_rule_set_is_told_in_words(rules: Ruleset) -> None:
    result = run("rules", rules.base)
    assert result.exit_code == 0
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    for heading in ("Preparation", "Scoring", "The end of the match"):
        assert f"\n{heading}\n" in result.stdout


def test_a_house_rule_explains_itself() -> None:
    plain, house = run("rules", "triomino"), run("rules", "triomino", "--set", "draw_limit=2")
    assert "Up to 3" in plain.stdout
    assert "Up to 2" in house.stdout
    assert "draw limit per turn: 2 (sheet: 3)" in house.stdout
    assert "instead of" not in plain.stdout


@pytest.mark.parametrize(
    ("change", "field", "value"),
    [
        ("draw_limit=2", "draw_limit", 2),
        ("draw-limit = 2", "draw_limit", 2),
        ("draw_limit=null", "draw_limit", None),
        ("draw_limit=none", "draw_limit", None),
        ("target_met=at-once", "target_met", "at-once"),
        ('target_met="at-once"', "target_met", "at-once"),
        ("tile_points=none", "tile_points", "none"),
        ("free_draw=false", "free_draw", False),
        ("free_draw=no", "free_draw", False),
        ("hexagons=[50,60,70]", "hexagons", [50, 60, 70]),
        ("players=[2,3]", "players", [2, 3]),
        ('hand={"2":5,"3":5,"4":5,"5":5,"6":5}', "hand", dict.fromkeys("23456", 5)),
        ('solo={"hand":3,"well":4}', "solo", {"hand": 3, "well": 4}),
        ("solo=null", "solo", None),
    ],
)
def test_a_field_is_set_by_json_or_by_a_plain_word(change: str, field: str, value: object) -> None:
    assert house_rules("triomino", [change]).to_json()[field] == value


def test_fields_that_only_go_together_are_set_together() -> None:
    changes = ["target=null", "target_met=null", "rounds=2"]
    assert house_rules("triomino", changes).rounds == 2
    with pytest.raises(RulesetError):
        house_rules("triomino", changes[:1])


@given(rulesets())
def test_every_rule_set_can_be_set_from_the_command_line(rules: Ruleset) -> None:
    changes = [f"{name}={json.dumps(value)}" for name, value in departures(rules).items()]
    assert house_rules(rules.base, changes) == rules


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            "draw_limit=-1",
            "draw_limit cannot be −1. It may be a whole number from 0 to 56, or null",
        ),
        ("draw_limit=two", "draw_limit cannot be two. It may be a whole number"),
        ("draw_limit=2.0", "draw_limit cannot be 2.0. It may be a whole number"),
        ("draw_limit=", "draw_limit cannot be"),
        ("free_draw=1", "free_draw cannot be 1. It may be true or false."),
        ("opener=oldest", "highest-triple, highest-tile"),
        ("hexagons=[1,2]", "It may be 3 whole numbers"),
        ("hexagons=[1,2,3", "It may be 3 whole numbers"),
        ("players=[6,2]", "the smaller first"),
        ("hand=9", "for each number of players"),
        ('hand={"2":60}', "It may be a number of tiles from 1 to 56"),
        ('solo={"hand":1}', "or null for no solo game"),
        ("target=null", "Set target or rounds: without either, the match would never end."),
        ("bridges=3", "No rule is called “bridges”. There are: players, hand, "),
        ("base=goliath", "No rule is called “base”."),
        ("draw_limit", "“draw_limit” is not of the form FIELD=VALUE"),
        ("=3", "No rule is called “”."),
        ("target=" + "9" * 5000, "target cannot be"),
        ("target=" + "[" * 5000, "target cannot be"),
        ("target=NaN", "target cannot be"),
    ],
)
def test_a_bad_change_is_refused_with_what_the_field_may_be(change: str, told: str) -> None:
    result = run("rules", "triomino", "--set", change)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert len(result.stderr) < 1000


def test_the_domain_of_every_field_can_be_told() -> None:
    for info in FIELDS:
        result = run("rules", "triomino", "--set", f'{info.name}={{"?": 1}}')
        assert result.exit_code == 2
        assert f"{info.name} cannot be" in result.stderr
        assert "It may be" in result.stderr


def test_without_an_id_the_rule_sets_are_named() -> None:
    result = run("rules")
    assert result.exit_code == 2
    assert "There are: trimino, " in result.stderr
    assert "trimino sheets" in result.stderr


def test_an_unknown_rule_set_is_refused_with_those_there_are() -> None:
    result = run("rules", "chess")
    assert result.exit_code == 2
    assert "There is no rule set “chess”. Available: trimino, " in result.stderr


@given(st.sampled_from([info.name for info in FIELDS]), st.text(max_size=20))
def test_whatever_value_is_given_a_rule_set_or_a_refusal_comes_out(field: str, value: str) -> None:
    with suppress(RulesetError):
        assert isinstance(house_rules("triomino", [f"{field}={value}"]), Ruleset)
