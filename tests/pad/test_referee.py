"""The referee: what a tile makes in its place, the cells that make it, and the sheet's words."""

import random

import pytest

from tests.pad.entries import played_match
from tests.rules.test_bonus import BETWEEN, arms
from trimino.pad.referee import RULE, judged, kind_lesson
from trimino.records.notation import parse_place
from trimino.rules import RULESETS, SHEETS, Place, PlacementKind, Round, Ruleset, published
from trimino.rules.events import total
from trimino.rules.sheet_facts import SHEET_FACTS
from trimino.words import Words, languages


def test_a_bridge_is_answered_with_its_cells_and_the_words_of_the_sheet() -> None:
    rules = published("trimino")
    ruling = judged(rules, (arms(),), parse_place("414d1,0"))
    assert ruling.kind is PlacementKind.BRIDGE
    assert [len(group) for group in ruling.cells] == [1, 1]
    assert total(ruling.scores) == 49
    assert ruling.sentence is not None
    assert ruling.sentence.name == "rules-bridge"
    assert {reading.rule for reading in ruling.readings} == {RULE}
    assert [quoted.sheet for quoted in ruling.quotations] == ["trimino"]
    assert BETWEEN not in ruling.cells[0]


def test_a_tile_that_cannot_lie_there_is_refused_with_the_reason() -> None:
    ruling = judged(published("trimino"), (arms(),), parse_place("555d1,0"))
    assert ruling.refusal is not None
    assert ruling.refusal.name == "corners-do-not-match"
    assert ruling.scores == ()
    assert judged(published("trimino"), (), parse_place("555u0,0")).refusal is not None


def test_the_referee_agrees_with_every_placement_of_a_match() -> None:
    match = played_match(published("wikipedia"), 4, random.Random(8), most_rounds=2)
    kinds = set()
    for played in match.rounds:
        again = Round(played.rules, played.deal, before=played.before)
        for event in played.events:
            if isinstance(event.action, Place) and again.fields:
                ruling = judged(match.rules, again.fields, event.action)
                assert (ruling.kind, ruling.scores, ruling.refusal) == (
                    event.kind,
                    event.scores,
                    None,
                )
                kinds.add(ruling.kind)
            again.push(event.action)
    assert {PlacementKind.PLAIN, PlacementKind.BRIDGE} <= kinds


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_each_kind_has_a_lesson_in_every_language(rules: Ruleset) -> None:
    for kind in PlacementKind:
        lesson = kind_lesson(rules, kind)
        paid = {
            PlacementKind.PLAIN: 0,
            PlacementKind.BRIDGE: rules.bridge,
            PlacementKind.DOUBLE: rules.double,
            PlacementKind.HEXAGON: sum(rules.hexagons),
        }[kind]
        assert bool(lesson.sentence) == bool(paid)
        for language in languages():
            words = Words(language)
            assert all(words.say(reading.meaning) for reading in lesson.readings)


@pytest.mark.parametrize("rules", SHEETS, ids=lambda rules: rules.base)
def test_a_kind_that_matters_is_told_in_the_words_of_the_sheet(rules: Ruleset) -> None:
    matters = {
        PlacementKind.BRIDGE: rules.bridge,
        PlacementKind.DOUBLE: rules.double,
        PlacementKind.HEXAGON: sum(rules.hexagons) or rules.new_field,
    }
    for kind, value in matters.items():
        quotations = kind_lesson(rules, kind).quotations
        assert len(quotations) == bool(value)
        for sheet, words in quotations:
            assert SHEET_FACTS[sheet].language == SHEET_FACTS[rules.base].language
            assert words == " ".join(words.split())


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_rules_whose_sheet_is_not_quoted_say_by_which_rule_they_answer(rules: Ruleset) -> None:
    is_quoted = rules.base in SHEET_FACTS
    for kind in (PlacementKind.BRIDGE, PlacementKind.DOUBLE, PlacementKind.HEXAGON):
        lesson = kind_lesson(rules, kind)
        assert bool(lesson.by_rule) != is_quoted
        if lesson.by_rule is None:
            continue
        assert lesson.quotations == ()
        for language in languages():
            words = Words(language)
            told = words.say(lesson.by_rule)
            assert RULE in told
            assert words.say(f"ruleset-{rules.base}") in told


def test_a_reading_is_not_told_where_the_rules_say_otherwise() -> None:
    several = {
        rules.base: "several-hexagons"
        in [one.name for one in kind_lesson(rules, PlacementKind.HEXAGON).readings]
        for rules in RULESETS
    }
    assert several["trimino"]
    # They pay more for two and for three.
    assert not any(several[base] for base in ("goliath", "goliath-kids", "wikipedia"))
    read_otherwise = published("trimino").replace(double=80)
    names = [one.name for one in kind_lesson(read_otherwise, PlacementKind.BRIDGE).readings]
    assert names == []


def test_the_czech_sheet_says_what_a_bridge_is() -> None:
    (quoted,) = kind_lesson(published("tri-domino"), PlacementKind.BRIDGE).quotations
    assert "jedné (a pouze jedné) strany kamene" in quoted.words
