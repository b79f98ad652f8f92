"""The pad as a document: it reads back the same, and verification finds what was changed."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from tests.pad.entries import pad_of, played_match
from tests.pad.test_edits import edited
from trimino.pad.document import PAD_FORMAT, is_pad, pad_values, read_pad, verify_pad
from trimino.pad.lines import DrawLine, PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.records.record import RecordError, RecordReason, dump, load
from trimino.rules import RULESETS, Ruleset, Tile, published


def a_pad() -> Pad:
    """A pad with places, sums, corrections and every setting."""
    rules = published("triodominio").replace(draw_limit=3)
    match = played_match(rules, 3, random.Random(4))
    pad = pad_of(match, placed=True).fix(9, DrawLine(1)).insert(5, DrawLine(0)).remove(12)
    settings = PadSettings(rules, "Grandma’s", "Juris", 4, None)
    return replace(pad, first_settings=settings)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_document_reads_back_as_the_same_pad(rules: Ruleset) -> None:
    match = played_match(rules, 2, random.Random(1), most_rounds=2)
    for pad in (pad_of(match), pad_of(match, placed=True), pad_of(match, sums=True)):
        assert verify_pad(load(dump(pad_values(pad)))) == pad


@given(edited())
def test_any_pad_reads_back(pad: Pad) -> None:
    assert verify_pad(load(dump(pad_values(pad)))) == pad


def test_the_settings_are_kept() -> None:
    pad = a_pad()
    assert verify_pad(load(dump(pad_values(pad)))) == pad


def changed_numbers(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a document has a number, a flag or a text that says something about the match."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from changed_numbers(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from changed_numbers(inner, (*path, index))
    elif isinstance(value, int):
        yield path


def test_every_number_that_is_changed_is_found() -> None:
    match = played_match(published("goliath-kids"), 2, random.Random(2))
    document = pad_values(pad_of(match, placed=True))
    results = [path for path in changed_numbers(document) if path[0] != "edits"]
    assert len(results) > 100
    for path in results:
        wrong = copy.deepcopy(document)
        *way, last = path
        part = wrong
        for key in way:
            part = part[key]
        part[last] = not part[last] if isinstance(part[last], bool) else part[last] + 1
        with pytest.raises(RecordError):
            verify_pad(wrong)


def test_a_changed_line_is_found_with_its_place() -> None:
    document = pad_values(a_pad())
    document["rounds"][1]["lines"][3]["points"] += 1
    with pytest.raises(RecordError) as refused:
        verify_pad(document)
    assert refused.value.reason is RecordReason.DISAGREES
    assert (refused.value.message.details["round"], refused.value.message.details["action"]) == (
        2,
        4,
    )


CHANGES: list[Callable[[Any], object]] = [
    lambda it: it["rounds"][0]["lines"].pop(),
    lambda it: it["rounds"].append(it["rounds"][0]),
    lambda it: it["rounds"][0].update(end={"reason": "out", "points": [0], "winners": []}),
    lambda it: it["rounds"][0]["lines"][1].update(out=True),
    lambda it: it["edits"].pop(),
    lambda it: it.pop("totals"),
    lambda it: it.update(finished=True),
]


def test_a_result_that_was_left_out_or_added_is_found() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    document = pad_values(pad.add(PlaceLine(0, Tile(5, 5, 5))))
    for change in CHANGES:
        wrong = copy.deepcopy(document)
        change(wrong)
        with pytest.raises(RecordError):
            verify_pad(wrong)


@pytest.mark.parametrize(
    "edit",
    [
        "add",
        {},
        {"edit": "add"},
        {"edit": "add", "line": {"do": "jump"}},
        {"edit": "add", "line": {"do": "place", "seat": 0, "tile": "5-4-3"}},
        {"edit": "add", "line": {"do": "place", "seat": 0, "tile": "3-4-5", "made": "tower"}},
        {"edit": "add", "line": {"do": "place", "seat": True, "tile": "3-4-5"}},
        {"edit": "add", "line": {"do": "end", "hands": [-1]}},
        {"edit": "add", "line": {"do": "end", "hands": [True]}},
        {"edit": "add", "line": {"do": "round", "players": ["Anna", "Anna"]}},
        {"edit": "add", "line": {"do": "round", "players": ["\u001b"]}},
        {"edit": "fix", "number": 7, "line": {"do": "draw", "seat": 0}},
        {"edit": "remove", "number": 1},
        {"edit": "burn", "number": 1},
    ],
    ids=str,
)
def test_an_edit_that_makes_no_sense_is_refused(edit: object) -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    document = pad_values(pad)
    document["edits"].append(edit)
    with pytest.raises(RecordError):
        read_pad(document)


def test_another_version_is_not_read() -> None:
    document = {**pad_values(a_pad()), "format": "trimino-pad/2"}
    assert is_pad(document)
    with pytest.raises(RecordError) as refused:
        verify_pad(document)
    assert refused.value.reason is RecordReason.WRONG_FORMAT
    assert PAD_FORMAT == "trimino-pad/1"
    assert not is_pad(json.loads('{"format": "trimino-record/1"}'))
