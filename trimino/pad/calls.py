"""Calls of the score pad for a screen without a server: values of JSON in, values of JSON out.

Each call is a function of documents: whoever calls keeps the documents.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from trimino.messages.message_json import message_values
from trimino.pad.collection import merged, remembered_names
from trimino.pad.csv_export import pad_csv
from trimino.pad.document import PAD_FORMAT, edits_document, pad_values, read_pad, verify_pad
from trimino.pad.early_lines import settled
from trimino.pad.known_edits import KnownEdits
from trimino.pad.line_json import read_edit
from trimino.pad.pad import Pad
from trimino.pad.pad_keys import place_keys
from trimino.pad.pad_view import pad_view
from trimino.pad.record_export import pad_record
from trimino.pad.referee import Lesson, judged, kind_lesson
from trimino.pad.statistics import family_statistics
from trimino.records.notation import parse_place
from trimino.records.record import RecordError
from trimino.records.record_object import RecordObject
from trimino.records.rules_notation import format_rules
from trimino.records.writing import cell_values
from trimino.rules import PlacementKind
from trimino.rules.events import total
from trimino.rules.sheet_facts import SHEET_FACTS

Document = Mapping[str, Any]

_KNOWN = KnownEdits()
"""The edits of the pad that is open: each tap adds one, and asks again."""


def begin_pad(
    id: str, players: Sequence[str], rules: object, start: str | None = None, **settings: object
) -> dict[str, Any]:
    """Begin a pad; the settings are keys of its document."""
    line = {"do": "round", "players": players, **({} if start is None else {"start": start})}
    edits = [{"edit": "add", "line": line}]
    chosen = {key: value for key, value in settings.items() if value is not None}
    return _whole_view(
        read_pad({"format": PAD_FORMAT, "id": id, "rules": rules, **chosen, "edits": edits})
    )


def open_pad(document: Document) -> dict[str, Any]:
    """Verify a document, and look at it."""
    return _whole_view(verify_pad(document))


def look_at_pad(
    document: Document, before: int | None = None, known: Sequence[str] | None = None
) -> dict[str, Any]:
    """A pad by its edits alone, in a light view; or as it stood `before` a line.

    A line that names no player is of the one whose turn it was; one that opens a round with a field
    and no place lies where a first tile does. Who has looked before says by their
    keys which rounds are `known`: these are left out, and the document if it is as it was given.
    """
    whole = settled(document, _KNOWN)
    pad = read_pad(whole, _KNOWN)
    if before is not None:
        pad = pad.before(before)
    is_known = known is not None and before is None and whole is document
    return {
        "document": None if is_known else edits_document(pad),
        **pad_view(pad, light=True, known=known or ()),
    }


def edit_pad(document: Document, edits: Sequence[object]) -> dict[str, Any]:
    """Make edits one after the other, such as all that were entered while nobody could answer."""
    written = (
        RecordObject(edit, "edits", within=f"edits.{number}.")
        for number, edit in enumerate(edits, 1)
    )
    return _whole_view(_read(document).edited(*map(read_edit, written)))


def undo_edit(document: Document) -> dict[str, Any]:
    """Undo the last edit."""
    return _whole_view(_read(document).undo())


def write_record(document: Document, seed: int) -> dict[str, Any]:
    """The match as a record, where the field was kept."""
    return pad_record(_read(document), random.Random(seed))


def merge_pads(kept: Sequence[Document], brought: Sequence[Document]) -> list[dict[str, Any]]:
    """All pads of two collections; those that are brought are verified."""
    return [pad_values(pad) for pad in merged(map(_read, kept), map(verify_pad, brought))]


def count_family(documents: Sequence[Document]) -> dict[str, Any]:
    """The statistics of each player over all pads, and the names that are remembered.

    Pads that cannot be read are left out, and counted.
    """
    pads = []
    for document in documents:
        with suppress(RecordError):
            pads.append(_read(document))
    players = [asdict(one) for one in family_statistics(pads)]
    unread = len(documents) - len(pads)
    return {"players": players, "names": remembered_names(pads), "unread": unread}


def judge_place(document: Document, place: str) -> dict[str, Any]:
    """The ruling on a tile in its place now, with the reason."""
    pad = _read(document)
    ruling = judged(pad.settings.rules, pad.sheet.now.fields or (), parse_place(place))
    return {
        **_lesson_values(ruling.lesson),
        "hexagons": ruling.hexagons,
        "points": total(ruling.scores),
        "cells": [[cell_values(cell) for cell in group] for group in ruling.cells],
        "refusal": message_values(ruling.refusal) if ruling.refusal else None,
    }


def teach_kind(document: Document, kind: str) -> dict[str, Any]:
    """The lesson on a bridge, a double or a hexagon, by the rules of a pad.

    It has the notation of the rules too, so that a position can be shown by them.
    """
    rules = _read(document).settings.rules
    lesson = kind_lesson(rules, PlacementKind(kind))
    return {**_lesson_values(lesson), "rules": format_rules(rules)}


def _read(document: Document) -> Pad:
    """The pad of a kept document, in which lines that were entered early may lack something."""
    return read_pad(settled(document, _KNOWN), _KNOWN)


def _whole_view(pad: Pad) -> dict[str, Any]:
    """The document to keep, and all that is shown of it."""
    return {"document": pad_values(pad), **pad_view(pad)}


def _lesson_values(lesson: Lesson) -> dict[str, Any]:
    return {
        "kind": str(lesson.kind),
        "sentence": message_values(lesson.sentence) if lesson.sentence else None,
        "readings": [{"name": one.meaning, "rule": one.rule} for one in lesson.readings],
        "quotations": [
            {**quoted._asdict(), "language": SHEET_FACTS[quoted.sheet].language}
            for quoted in lesson.quotations
        ],
        "by_rule": message_values(lesson.by_rule) if lesson.by_rule else None,
    }


PAD_CALLS: dict[str, Callable[..., object]] = {
    "pad.begin": begin_pad,
    "pad.open": open_pad,
    "pad.look": look_at_pad,
    "pad.edit": edit_pad,
    "pad.undo": undo_edit,
    "pad.document": lambda document: pad_values(_read(document)),
    "pad.csv": lambda document: pad_csv(_read(document)),
    "pad.record": write_record,
    "pad.merge": merge_pads,
    "pad.family": count_family,
    "pad.places": lambda document, seat=None: place_keys(_read(document), seat),
    "pad.judge": judge_place,
    "pad.lesson": teach_kind,
}
"""The calls by name."""
