"""Readings: each names real fields and values, quotes a sheet, and stands in the rules page."""

import re

import pytest

from tests.docs.pages import DOCS, headings
from trimino.cli.rules_option import house_rules
from trimino.rules import SHEETS, field_info, published
from trimino.rules.explain import explain
from trimino.rules.readings import READINGS, Reading
from trimino.rules.sheet_facts import SHEET_FACTS
from trimino.terminal.rule_field_text import setting
from trimino.words import Words, languages

every_reading = pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.name)

CYRILLIC = re.compile(r"[\u0400-\u04ff]")
LETTERS = {"lv": "āēīūšžčņļķģ", "lt": "ąčęėįšųūž", "cs": "áčďéěíňóřšťúůýž"}
"""Letters beyond the English alphabet that a quotation in a language may have."""


def test_names_are_unique_and_rules_in_order() -> None:
    assert len({reading.name for reading in READINGS}) == len(READINGS)
    numbers = [tuple(map(int, reading.rule.split("."))) for reading in READINGS]
    assert numbers == sorted(numbers)


@every_reading
def test_the_rule_is_one_that_the_page_and_the_app_show(reading: Reading) -> None:
    """The app numbers settlements as chapter 4 does."""
    assert reading.rule in {heading.split()[0] for heading in headings(DOCS / "rules.md")}
    assert reading.rule.split(".")[0] == "4"


@every_reading
def test_a_quotation_is_in_the_language_of_its_sheet(reading: Reading) -> None:
    assert reading.quotations
    sheets = [quotation.sheet for quotation in reading.quotations]
    order = [sheet.base for sheet in SHEETS]
    assert sheets == sorted(set(sheets), key=order.index)
    for sheet, words in reading.quotations:
        assert words == " ".join(words.split())
        language = SHEET_FACTS[sheet].language
        assert bool(CYRILLIC.search(words)) == (language == "ru")
        if language != "ru":
            foreign = {sign for sign in words.lower() if sign.isalpha() and not sign.isascii()}
            assert foreign <= set(LETTERS[language])


@every_reading
def test_every_other_value_is_one_its_field_may_take(reading: Reading) -> None:
    for changes in reading.others:
        for field, value in changes.items():
            domain = field_info(field).domain
            assert domain.admits(domain.from_json(value)), (field, value)


@every_reading
def test_a_quoted_sheet_can_be_played_by_the_other_reading(reading: Reading) -> None:
    """And every house rule that is named changes at least one of the quoted sheets."""
    sheets = [published(quotation.sheet) for quotation in reading.quotations]
    changed = [
        [changes for changes in reading.others if sheet.replace_json(changes) != sheet]
        for sheet in sheets
    ]
    if reading.others:
        assert all(changed)
        assert all(any(changes in found for found in changed) for changes in reading.others)


@every_reading
def test_the_page_writes_house_rules_as_the_command_line_takes_them(reading: Reading) -> None:
    sheet = reading.quotations[0].sheet
    for changes in reading.others:
        settings = [setting(field, value) for field, value in changes.items()]
        assert house_rules(sheet, settings) == published(sheet).replace_json(changes)


def test_either_a_field_or_a_reason_is_given() -> None:
    for reading in READINGS:
        assert (reading.reason is None) == bool(reading.others)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("blocked-at-once", "rules-blocked-well-left"),
        ("duty-lay", "rules-free-draw"),
        ("solo-held", "rules-blocked-nothing"),
    ],
)
def test_house_rules_that_do_more_than_read_otherwise_are_said_to(name: str, line: str) -> None:
    (reading,) = (reading for reading in READINGS if reading.name == name)
    for changes in reading.others:
        for sheet in (published(quotation.sheet) for quotation in reading.quotations):
            changed = explain(sheet.replace_json(changes))
            assert line in {each.name for section in changed for each in section.lines}
    for language in languages():
        words = Words(language)
        assert words.say("reading-other").rstrip(":") in words.say(reading.meaning)
