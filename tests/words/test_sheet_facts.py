"""What the sheets say beside the rules: every sheet has it, and it agrees with the rules."""

import pytest

from trimino.rules import PRESETS, SHEETS, Ruleset
from trimino.rules.explain import explain
from trimino.rules.sheet_facts import SHEET_FACTS, BoxItem
from trimino.words import Words, languages, rules_sections, say

every_sheet = pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.base)


def test_every_sheet_has_an_entry_and_nothing_else_has() -> None:
    assert list(SHEET_FACTS) == [sheet.base for sheet in SHEETS]


@every_sheet
def test_the_facts_agree_with_the_rules(sheet: Ruleset) -> None:
    facts = SHEET_FACTS[sheet.base]
    assert facts.language in languages()
    assert dict(facts.box).get(BoxItem.TILES, len(sheet.tiles)) == len(sheet.tiles)
    if facts.usual_rounds is not None:
        low, high = facts.usual_rounds
        assert sheet.rounds is not None
        assert low <= sheet.rounds <= high


@every_sheet
def test_a_sheet_begins_with_its_aim(sheet: Ruleset) -> None:
    first, *rest = rules_sections(sheet)
    assert tuple(rest) == explain(sheet)
    assert say(first.title) == "About the game"
    assert say(first.lines[0]).startswith("The aim: ")


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.base)
def test_a_preset_claims_no_box(preset: Ruleset) -> None:
    assert rules_sections(preset) == explain(preset)


def test_house_rules_keep_what_their_sheet_says() -> None:
    sheet = SHEETS[0]
    assert rules_sections(sheet.replace(draw_limit=2))[0] == rules_sections(sheet)[0]


def test_only_what_a_sheet_says_is_said() -> None:
    """Tri-Domino lists no box and no age; only Triodominio says how many rounds are usual."""
    names = {sheet.base: [line.name for line in rules_sections(sheet)[0].lines] for sheet in SHEETS}
    assert names["tri-domino"] == ["sheet-aim-target", "sheet-turn-time", "sheet-drawn-apart"]
    assert names["trimino"] == ["sheet-aim-first-or-most", "sheet-box"]
    with_rounds = [sheet for sheet, lines in names.items() if "sheet-rounds" in lines]
    assert with_rounds == ["triodominio", "triodominio-reverse"]


@pytest.mark.parametrize("language", languages())
def test_numbers_stand_in_every_language(language: str) -> None:
    words = Words(language)
    (line,) = (line for line in rules_sections(SHEETS[4])[0].lines if line.name == "sheet-box")
    assert {"56", "4"} <= set(words.say(line).split())
