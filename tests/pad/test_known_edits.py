"""A pad that grows is read only where it is new, and is the same as if it were read whole."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.pad.test_round_scoring import edited_in_steps, short_pad
from trimino.pad import document as reading
from trimino.pad.document import edits_document, read_pad
from trimino.pad.edits import AnyEdit
from trimino.pad.known_edits import KnownEdits
from trimino.pad.line_json import read_edit
from trimino.pad.lines import DrawLine, PlaceLine
from trimino.pad.pad import Pad
from trimino.records.record import RecordError
from trimino.records.record_object import RecordObject
from trimino.rules import Tile


@given(edited_in_steps())
def test_it_is_read_as_from_nothing_whatever_was_read_before(pads: list[Pad]) -> None:
    known = KnownEdits()
    for pad in pads:
        document = json.loads(json.dumps(edits_document(pad)))
        found = read_pad(document, known)
        assert (found, found.lines) == (pad, Pad(pad.id, pad.settings, pad.edits).lines)
        assert found.sheet == read_pad(document).sheet


def test_only_new_edits_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[RecordObject] = []

    def noted(written: RecordObject) -> AnyEdit:
        read.append(written)
        return read_edit(written)

    monkeypatch.setattr(reading, "read_edit", noted)
    known, pad = KnownEdits(), short_pad()
    taps = [pad, pad.add(DrawLine(0)), pad.add(DrawLine(0)).fix(3, DrawLine(1)), pad]
    counts = []
    for tap in taps:
        read.clear()
        read_pad(edits_document(tap), known)
        counts.append(len(read))
    assert counts == [len(pad.edits), 1, 1, 0]


def test_a_document_that_is_changed_in_its_place_is_read_again() -> None:
    known = KnownEdits()
    document = edits_document(short_pad().add(PlaceLine(0, Tile(0, 1, 2))))
    read_pad(document, known)
    document["edits"][-1]["line"]["tile"] = "1-1-1"
    last = read_pad(document, known).lines[-1].line
    assert isinstance(last, PlaceLine)
    assert last.tile == Tile(1, 1, 1)


@given(st.sampled_from(["edit", "line"]))
def test_what_cannot_be_read_is_refused_and_not_remembered(key: str) -> None:
    known, good = KnownEdits(), edits_document(short_pad())
    bad: dict[str, Any] = deepcopy(good)
    bad["edits"].append({"edit": "add", "line": {"do": "draw", "seat": 0}})
    bad["edits"][-1][key] = "nonsense"
    read_pad(good, known)
    for _ in range(2):
        with pytest.raises(RecordError, match=f"edits.{len(bad['edits'])}|line|edit"):
            read_pad(bad, known)
    assert read_pad(good, known) == short_pad()
