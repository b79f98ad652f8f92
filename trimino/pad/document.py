"""The pad as a document, `trimino-pad/1`: one JSON object, or one on each line of a file.

The edits are the truth. All else follows from them by the rules, and is there to be read by people
and other programs; `verify_pad` refuses a document in which it does not.
"""

from typing import Any, Literal

from trimino.pad.edits import AnyEdit, check_edit, edited_lines
from trimino.pad.errors import PadError
from trimino.pad.known_edits import KnownEdits
from trimino.pad.line_json import edit_values, line_values, read_edit
from trimino.pad.lines import WrittenLine
from trimino.pad.pad import Pad
from trimino.pad.settings import optional_text, read_settings, settings_values
from trimino.pad.sheet import PadSheet, ScoredLine, ScoredRound
from trimino.records.errors import RecordReason, printable, reason_inside
from trimino.records.record_object import RecordObject
from trimino.records.writing import end_values

PAD_FORMAT: Literal["trimino-pad/1"] = "trimino-pad/1"
MAX_EDITS = 20_000


def is_pad(document: object) -> bool:
    """Whether a document says that it is a pad, of any version."""
    found = document.get("format") if isinstance(document, dict) else None
    return isinstance(found, str) and found.startswith("trimino-pad/")


def pad_values(pad: Pad) -> dict[str, Any]:
    """A pad as a document."""
    return {
        **edits_document(pad),
        **_result_values(pad.sheet),
        "rounds": [_round_values(played) for played in pad.sheet.rounds],
    }


def edits_document(pad: Pad) -> dict[str, Any]:
    """The document of a pad without its results, which `read_pad` reads, too."""
    return {
        "format": PAD_FORMAT,
        "id": pad.id,
        **({"begun_on": pad.begun_on} if pad.begun_on else {}),
        **settings_values(pad.first_settings),
        "edits": [edit_values(edit) for edit in pad.edits],
    }


def _result_values(sheet: PadSheet) -> dict[str, Any]:
    return {
        "players": list(sheet.players),
        "totals": list(sheet.totals),
        "winners": list(sheet.winners),
        "finished": sheet.outcome is not None,
    }


def _round_values(played: ScoredRound) -> dict[str, Any]:
    return {
        "lines": [_scored_values(line) for line in played.lines],
        **_end_values(played),
        "totals": list(played.totals),
    }


def _end_values(played: ScoredRound) -> dict[str, Any]:
    return {"end": end_values(played.end)} if played.end else {}


def _scored_values(line: ScoredLine) -> dict[str, Any]:
    corrected = {"corrected": True} if line.corrected else {}
    return {**line_values(line.line), "points": line.points, **corrected}


def read_pad(document: object, known: KnownEdits | None = None) -> Pad:
    """The pad of a document, by its edits alone; raises `RecordError` for what cannot be read.

    Edits that are `known` from the pad that was read before are not read again.
    """
    written = RecordObject(document, "pad")
    if written.get("format") != PAD_FORMAT:
        found = printable(written.get("format"))
        raise written.error(RecordReason.WRONG_FORMAT, expected=PAD_FORMAT, found=found)
    settings = read_settings(written)
    edits, lines = _checked_edits(written, known or KnownEdits())
    pad = Pad(written.text("id"), settings, edits, optional_text(written, "begun_on"))
    return pad.with_lines(lines)


def _checked_edits(
    written: RecordObject, known: KnownEdits
) -> tuple[tuple[AnyEdit, ...], tuple[WrittenLine, ...]]:
    """The edits of a pad, and the lines after them."""
    values = written.values("edits")
    if not 1 <= len(values) <= MAX_EDITS:
        raise written.mistyped("edits", len(values), "list")
    first = known.count(values)
    edits, lines = [], known.lines_after(first)
    for number, value in enumerate(values[first:], first + 1):
        edit = read_edit(RecordObject(value, "edits", within=f"edits.{number}."))
        try:
            check_edit(len(lines), edit)
        except PadError as error:
            raise written.error(RecordReason.BAD_SETUP, why=reason_inside(error)) from None
        edited_lines(lines, edit)
        edits.append(edit)
    written_lines = tuple(lines)
    return tuple(known.keep(first, edits, written_lines)), written_lines


def verify_pad(document: object) -> Pad:
    """The pad of a document, after everything in it was compared with what the rules say."""
    pad = read_pad(document)
    written, sheet = RecordObject(document, "pad"), pad.sheet
    written.require_length("rounds", len(sheet.rounds))
    for number, (value, played) in enumerate(
        zip(written.values("rounds"), sheet.rounds, strict=True), 1
    ):
        _verify_round(RecordObject(value, "rounds", number), played)
    written.require_equal(_result_values(sheet))
    return pad


def _verify_round(written: RecordObject, played: ScoredRound) -> None:
    written.require_length("lines", len(played.lines))
    for number, (value, line) in enumerate(
        zip(written.values("lines"), played.lines, strict=True), 1
    ):
        RecordObject(value, "lines", written.round, number).require_exactly(_scored_values(line))
    if played.end:
        written.part("end").require_equal(dict(end_values(played.end)))
    elif "end" in written:
        raise written.error(RecordReason.END_TOO_EARLY)
    written.require_equal({"totals": list(played.totals)})
