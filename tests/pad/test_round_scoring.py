"""Finished rounds are scored once; whatever is edited, the result is as if scored from nothing."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pad.entries import pad_of, played_match
from tests.pad.test_edits import LINES
from trimino.pad.calls import look_at_pad
from trimino.pad.document import edits_document
from trimino.pad.edits import Edit, EditKind
from trimino.pad.lines import DrawLine, PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.round_scoring import MAX_ROUND_LINES, remembered_round
from trimino.pad.settings import PadSettings
from trimino.rules import HandSizes, Tile, published

ROUNDS = 3


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    remembered_round.cache_clear()
    yield
    remembered_round.cache_clear()


@cache
def short_pad() -> Pad:
    """Short rounds, with the places of tiles."""
    small = published("tri-domino").replace(highest_value=2, hand=HandSizes({2: 3}), solo=None)
    rules = small.replace(target=4000)
    return pad_of(played_match(rules, 2, random.Random(4), most_rounds=ROUNDS), placed=True)


def scored_rounds(pad: Pad) -> int:
    """How many finished rounds had to be scored for a pad."""
    before = remembered_round.cache_info().misses
    assert replace(pad).sheet
    return remembered_round.cache_info().misses - before


@st.composite
def edited_in_steps(draw: st.DrawFn) -> list[Pad]:
    """A pad after each of some edits, sensible or not; some are undone."""
    pads = [short_pad()]
    for kind in draw(st.lists(st.sampled_from([*EditKind, None]), min_size=1, max_size=5)):
        pad = pads[-1]
        if kind is None:
            pads.append(pad.undo())
            continue
        number = 0 if kind is EditKind.ADD else draw(st.integers(2, len(pad.lines)))
        line = None if kind is EditKind.REMOVE else draw(LINES)
        pads.append(pad.edited(Edit(kind, line, number)))
    return pads


@given(edited_in_steps())
def test_a_sheet_is_the_same_as_if_scored_from_nothing(pads: list[Pad]) -> None:
    sheets = [replace(pad).sheet for pad in pads]
    for pad, sheet in zip(pads, sheets, strict=True):
        remembered_round.cache_clear()
        assert replace(pad).sheet == sheet


@given(edited_in_steps())
def test_who_holds_rounds_of_an_earlier_look_has_the_whole_view(pads: list[Pad]) -> None:
    held: dict[str, Any] = {}
    for pad in pads:
        document = json.loads(json.dumps(edits_document(pad)))
        known = [*held]
        found = look_at_pad(document, known=known)
        whole = look_at_pad(document)
        shown = [held.get(played["key"], played) for played in found["rounds"]]
        assert found["document"] is None
        assert {**found, "document": document, "rounds": shown} == whole
        assert all([*played] == ["key"] for played in found["rounds"] if played["key"] in known)
        held = {played["key"]: played for played in shown if played["key"]}


def test_a_tap_scores_no_finished_round_again() -> None:
    pad = short_pad()
    assert scored_rounds(pad) == ROUNDS - 1
    assert scored_rounds(pad.add(DrawLine(0))) == 0
    assert scored_rounds(pad.undo()) == 0
    # The round that was the last is finished now.
    assert scored_rounds(pad.next_round()) == 1


def test_a_correction_scores_the_rounds_from_there_on() -> None:
    pad = short_pad()
    first, second = (played.lines[1].number for played in pad.sheet.rounds[:2])
    assert scored_rounds(pad) == ROUNDS - 1
    assert scored_rounds(pad.remove(second)) == 1
    assert scored_rounds(pad.insert(first, DrawLine(0))) == ROUNDS - 1


def test_a_round_of_endless_lines_is_not_remembered() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    pad = pad.add(*[DrawLine(0)] * MAX_ROUND_LINES).next_round()
    assert scored_rounds(pad) == 0
    assert [played.key for played in pad.sheet.rounds] == ["", ""]


def test_a_match_goes_on_if_its_last_round_does() -> None:
    rules = published("trimino").replace(target=20)
    pad = Pad.begun(PadSettings(rules), ["Anna", "Juris"], id="1").add(PlaceLine(0, Tile(5, 5, 5)))
    assert pad.sheet.winners == ("Anna",)
    # The table is the truth, although the pad asks back.
    pad = pad.add(PlaceLine(1, Tile(4, 5, 5)))
    assert pad.sheet.outcome is None
    assert pad.sheet.now.turn == 0
