"""Facts of the sheets beside the rules: complete, and in agreement with the rules."""

from typing import Any

import pytest

from trimino.rules import PRESETS, SHEETS, Ruleset, Solo, published
from trimino.rules.explain import explain
from trimino.rules.ruleset import HandsLeft, Winner
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


def about(rules: Ruleset) -> dict[str, str]:
    """The facts of a sheet beside the rules, by message name."""
    first = rules_sections(rules)[0]
    lines = first.lines if first.title == "rules-sheet-facts" else ()
    return {line.name: say(line) for line in lines}


def test_the_aim_names_the_target_of_the_house_rules() -> None:
    aim = about(published("tri-domino").replace(target=200))["sheet-aim-target"]
    assert "200" in aim
    assert "400" not in aim


@pytest.mark.parametrize(
    ("base", "changes", "line", "said"),
    [
        ("tri-domino", {"target": None, "rounds": 3}, "sheet-aim-target", False),
        ("tri-domino", {"rounds": 1}, "sheet-aim-target", False),
        ("triomino", {"winner": Winner.LOWEST}, "sheet-aim-first-and-most", False),
        ("triomino", {"target": 200}, "sheet-aim-first-and-most", True),
        ("triodominio", {"hands_left": HandsLeft.IGNORED}, "sheet-aim-first", False),
        ("triomino", {"highest_value": 3, "solo": None}, "sheet-box", False),
        ("triodominio", {"rounds": 9}, "sheet-rounds", False),
        ("triodominio", {"rounds": 5}, "sheet-rounds", True),
        ("tri-domino", {"draw_cost": 0}, "sheet-drawn-apart", False),
    ],
)
def test_house_rules_leave_out_what_they_contradict(
    base: str, changes: dict[str, Any], line: str, said: bool
) -> None:
    assert line in about(published(base)), "the sheet says it"
    assert (line in about(published(base).replace(**changes))) == said


def test_without_a_line_there_is_no_section() -> None:
    solo = Solo(hand=1, well=2)
    rules = published("triomino").replace(highest_value=2, solo=solo)
    assert rules_sections(rules) == explain(rules)


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
