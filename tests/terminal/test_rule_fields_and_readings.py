"""What `trimino rules` lists for whoever makes house rules: every field, and both readings."""

import re
import shlex

import pytest

from tests.cli.running import run
from trimino.cli.rules_option import house_rules
from trimino.rules import FIELDS, SHEETS, published
from trimino.rules.readings import READINGS
from trimino.words import say


@pytest.mark.parametrize("rules", SHEETS, ids=lambda rules: rules.base)
def test_the_listed_fields_are_the_rules_as_set_takes_them(rules: object) -> None:
    base = str(getattr(rules, "base", ""))
    listed = run("rules", base, "--fields").stdout.splitlines()
    settings = [line for line in listed if re.match(r"\w+=", line)]
    assert [line.partition("=")[0] for line in settings] == [info.name for info in FIELDS]
    assert house_rules("wikipedia", settings) == published(base)


def test_every_field_says_what_it_means_and_may_be() -> None:
    listed = " ".join(run("rules", "triomino", "--set", "draw_limit=2", "--fields").stdout.split())
    assert all(say(info.meaning) in listed for info in FIELDS)
    assert "draw_limit=2 The most tiles" in listed
    assert "newest: only the last one drawn" in listed
    assert "It may be a whole number from 0 to 56, or null for none." in listed


def test_the_readings_are_those_of_the_sheet() -> None:
    told = " ".join(run("rules", "tri-domino", "--readings").stdout.split())
    for reading in READINGS:
        quoted = dict(reading.quotations)
        assert (quoted.get("tri-domino", "no such words") in told) == ("tri-domino" in quoted)
        assert (say(reading.meaning) in told) == ("tri-domino" in quoted)


def test_the_options_of_a_reading_make_other_rules() -> None:
    told = run("rules", "trimino", "--readings").stdout.splitlines()
    options = [line.strip() for line in told if line.startswith("    --set ")]
    assert "--set 'hexagons=[90, 90, 90]'" in options
    # The sheet's own way is no other reading of it.
    assert "--set target_met=at-once" not in options
    for line in options:
        settings = [each for each in shlex.split(line) if each != "--set"]
        assert house_rules("trimino", settings) != published("trimino")


def test_rules_without_a_quoted_sheet_have_all_readings() -> None:
    told = " ".join(run("rules", "wikipedia", "--readings").stdout.split())
    assert all(say(reading.meaning) in told for reading in READINGS)
