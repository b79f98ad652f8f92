"""Rules that turn out to be others: the whole pad is scored by those that were corrected."""

import random
from dataclasses import replace

import pytest

from tests.pad.entries import pad_of, played_match
from trimino.pad import (
    EndLine,
    Pad,
    PadError,
    PadSettings,
    PlaceLine,
    SettingsEdit,
    merged,
    pad_values,
    verify_pad,
)
from trimino.pad.calls import look_at_pad
from trimino.pad.document import edits_document
from trimino.records.record import RecordError
from trimino.rules import RULESETS, Ruleset, Tile, published


def evening() -> Pad:
    return pad_of(played_match(published("trimino"), 3, random.Random(1), most_rounds=2))


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_all_lines_are_scored_as_if_the_pad_had_begun_with_the_rules(rules: Ruleset) -> None:
    settings = PadSettings(rules, "Grandma’s", "Juris", 5)
    changed = evening().fix(3, evening().lines[2].line).change(settings)
    assert (
        changed.sheet == replace(changed, first_settings=settings, edits=changed.edits[:-1]).sheet
    )
    assert verify_pad(pad_values(changed)) == changed
    assert look_at_pad(edits_document(changed))["totals"] == list(changed.sheet.totals)
    assert changed.undo().sheet == evening().fix(3, evening().lines[2].line).sheet


def test_the_beginning_of_a_document_stays_and_the_edit_says_what_is_different() -> None:
    document = pad_values(evening().change(PadSettings(published("goliath"), youngest="Anna")))
    assert document["rules"] == "trimino"
    assert document["edits"][-1] == {"edit": "settings", "rules": "goliath", "youngest": "Anna"}
    wrong = {**document, "edits": [*document["edits"][:-1], {"edit": "settings", "rules": "?"}]}
    with pytest.raises(RecordError, match="no rule set"):
        verify_pad(wrong)
    # Totals by other rules than the corrected ones are found out.
    with pytest.raises(RecordError):
        verify_pad({**document, "edits": document["edits"][:-1]})


def test_a_moment_before_a_line_is_by_the_corrected_rules() -> None:
    pad = evening().change(PadSettings(published("goliath")))
    assert pad.before(5).settings.rules == published("goliath")
    assert pad.add(EndLine()).settings.rules == published("goliath")


def test_a_pad_with_corrected_rules_goes_on_after_the_one_without() -> None:
    pad = evening()
    changed = pad.change(PadSettings(published("goliath")))
    assert merged([pad], [changed]) == [changed]
    assert merged([changed], [pad]) == [changed]


def test_another_number_of_rounds_ends_or_goes_on_with_the_match() -> None:
    rules = published("pressman").replace(target=None, rounds=2)
    pad = Pad.begun(PadSettings(rules), ["Anna", "Juris"], id="1")
    pad = pad.add(PlaceLine(0, Tile(5, 5, 5)), EndLine((3, 4)))
    assert pad.sheet.outcome is None
    assert pad.change(PadSettings(rules, rounds_to_play=1)).sheet.outcome


def test_a_pad_begins_with_a_round_and_not_with_other_settings() -> None:
    pad = evening()
    with pytest.raises(PadError):
        replace(pad, edits=()).edited(SettingsEdit(pad.settings))
