"""Early lines: entered before anybody could say whose turn it is, or where a tile may lie.

A screen keeps what is entered while the rules still load; here each such line gets its player, the
last tile of a hand goes out, and the tile that opens a round gets its place, if it should lie on
the field.
"""

from collections.abc import Mapping
from typing import Any

from trimino.pad.document import read_pad
from trimino.pad.known_edits import KnownEdits
from trimino.pad.pad import Pad
from trimino.pad.pad_keys import laying
from trimino.records.writing import place_values
from trimino.rules import Phase

SEATED = ("place", "draw", "pass", "decline")
NEW = ("add", "insert")
"""The edits that write a line which was not there before."""


def settled(document: Mapping[str, Any], known: KnownEdits) -> Mapping[str, Any]:
    """A document in which each early line has what was not known when it was written.

    It names no player; it says that it is `early`, so that the count of its player tells whether
    the tile is the last; or it has a field without the place there, which is that of a first tile.
    """
    edits = document.get("edits")
    if not isinstance(edits, list) or not any(map(_is_early, edits[known.count(edits) :])):
        return document
    found: list[object] = []
    for edit in edits:
        found.append(_settled(document, found, edit, known) if _is_early(edit) else edit)
    return {**document, "edits": found}


def _is_early(edit: object) -> bool:
    line = edit.get("line") if isinstance(edit, dict) and edit.get("edit") in NEW else None
    if not isinstance(line, dict) or line.get("do") not in SEATED:
        return False
    return "seat" not in line or "early" in line or _has_no_place(line)


def _has_no_place(line: dict[str, Any]) -> bool:
    return "field" in line and "at" not in line


def _settled(
    document: Mapping[str, Any], before: list[object], edit: Any, known: KnownEdits
) -> dict[str, Any]:
    pad, number = read_pad({**document, "edits": [*before]}, known), edit.get("number")
    then = pad.before(number) if isinstance(number, int) else pad
    now = then.sheet.now
    line = {"seat": now.turn or 0, **edit["line"]}
    seat = line["seat"]
    if line.pop("early", False) and isinstance(seat, int) and now.is_last_tile(seat):
        line["out"] = True
    return {**edit, "line": _placed(then, line) if _has_no_place(line) else line}


def _placed(pad: Pad, line: dict[str, Any]) -> dict[str, Any]:
    """A line with the place of its tile if that opens the round, else as without a field."""
    del line["field"]
    phase, legal = laying(pad)
    places = legal.placements if phase is Phase.OPENING else ()
    first = next((place for place in places if str(place.tile) == line.get("tile")), None)
    return {**line, **(place_values(first) if first else {})}
