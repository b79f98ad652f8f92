"""Early lines: entered before anybody could say whose turn it is, they name no player.

A screen keeps what is entered while the rules still load; here each such line gets its player.
"""

from collections.abc import Mapping
from typing import Any

from trimino.pad.document import read_pad
from trimino.pad.known_edits import KnownEdits

SEATED = ("place", "draw", "pass", "decline")
NEW = ("add", "insert")
"""The edits that write a line which was not there before."""


def with_seats(document: Mapping[str, Any], known: KnownEdits) -> Mapping[str, Any]:
    """A document in which each early line has the player whose turn it was."""
    edits = document.get("edits")
    if not isinstance(edits, list) or not any(map(_is_early, edits[known.count(edits) :])):
        return document
    settled: list[object] = []
    for edit in edits:
        settled.append(_seated(document, settled, edit, known) if _is_early(edit) else edit)
    return {**document, "edits": settled}


def _is_early(edit: object) -> bool:
    line = edit.get("line") if isinstance(edit, dict) and edit.get("edit") in NEW else None
    return isinstance(line, dict) and line.get("do") in SEATED and "seat" not in line


def _seated(
    document: Mapping[str, Any], before: list[object], edit: Any, known: KnownEdits
) -> dict[str, Any]:
    pad, number = read_pad({**document, "edits": [*before]}, known), edit.get("number")
    then = pad.before(number) if isinstance(number, int) else pad
    return {**edit, "line": {**edit["line"], "seat": then.sheet.now.turn or 0}}
