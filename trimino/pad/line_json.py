"""Lines and edits of a pad as values of JSON, and back."""

from typing import Any

from trimino.pad.edits import AnyEdit, Edit, EditKind, SettingsEdit
from trimino.pad.lines import (
    DeclineLine,
    DrawLine,
    EndLine,
    HandCount,
    PadLine,
    PassLine,
    PlaceLine,
    RoundLine,
)
from trimino.pad.settings import read_settings, settings_values
from trimino.records.errors import RecordReason, printable
from trimino.records.record_object import RecordObject
from trimino.records.writing import check_names, place_values, tile_names
from trimino.rules import Place, PlacementKind

MAX_SUM = 1_000_000
_OF_ROUND = "-round"
_SETTINGS = "settings"
_EDITS = {
    **{str(kind): (kind, False) for kind in EditKind},
    **{f"{kind}{_OF_ROUND}": (kind, True) for kind in EditKind if kind is not EditKind.ADD},
}
"""The edits by their words; those about a round leave lines with their people."""


def line_values(line: PadLine) -> dict[str, Any]:
    """A line as it stands in a pad."""
    match line:
        case RoundLine(players, start, absent):
            known = _without_empty({"start": start and str(start), "absent": list(absent)})
            return {"do": "round", "players": list(players), **known}
        case PlaceLine(seat, tile, made, hexagons, out, place):
            laid = place_values(place) if place else {"tile": str(tile)}
            known = _without_empty({"made": made and str(made), "hexagons": hexagons, "out": out})
            return {"do": "place", "seat": seat, **laid, **known}
        case DrawLine(seat):
            return {"do": "draw", "seat": seat}
        case PassLine(seat, fits, empty):
            return {"do": "pass", "seat": seat, **_without_empty({"fits": fits, "empty": empty})}
        case DeclineLine(seat):
            return {"do": "decline", "seat": seat}
        case EndLine(hands):
            return {"do": "end", "hands": [_hand_value(hand) for hand in hands]}


def _without_empty(values: dict[str, Any]) -> dict[str, Any]:
    """The values without those that say nothing."""
    return {key: value for key, value in values.items() if value}


def _hand_value(hand: HandCount) -> list[str] | int | None:
    return tile_names(hand) if isinstance(hand, tuple) else hand


def edit_values(edit: AnyEdit) -> dict[str, Any]:
    """An edit as it stands in a pad."""
    if isinstance(edit, SettingsEdit):
        return {"edit": _SETTINGS, **settings_values(edit.settings)}
    number = {} if edit.kind is EditKind.ADD else {"number": edit.number}
    line = {} if edit.line is None else {"line": line_values(edit.line)}
    about = _OF_ROUND if edit.keeps_people else ""
    return {"edit": f"{edit.kind}{about}", **number, **line}


def read_edit(written: RecordObject) -> AnyEdit:
    """The edit that an object of a pad describes."""
    if written.get("edit") == _SETTINGS:
        return SettingsEdit(read_settings(written))
    kind, keeps_people = _read_kind(written)
    number = 0 if kind is EditKind.ADD else written.integer("number")
    line = None if kind is EditKind.REMOVE else read_line(written.part("line"))
    return Edit(kind, line, number, keeps_people)


def _read_kind(written: RecordObject) -> tuple[EditKind, bool]:
    """The kind of an edit, and whether lines stay with their people."""
    found = _EDITS.get(written.text("edit"))
    if found is None:
        raise written.disagrees("edit", " | ".join((*_EDITS, _SETTINGS)))
    return found


def read_line(written: RecordObject) -> PadLine:
    """The line that an object of a pad describes."""
    match written.get("do"):
        case "round":
            return _read_round(written)
        case "place":
            return _read_place(written)
        case "draw":
            return DrawLine(written.integer("seat"))
        case "pass":
            return PassLine(
                written.integer("seat"), _flag(written, "fits"), _flag(written, "empty")
            )
        case "decline":
            return DeclineLine(written.integer("seat"))
        case "end":
            return EndLine(tuple(_read_hand(written, hand) for hand in written.values("hands")))
        case found:
            raise written.error(RecordReason.UNKNOWN_LINE, found=printable(found))


def _read_round(written: RecordObject) -> RoundLine:
    players = written.list_of("players", str)
    absent = written.list_of("absent", str) if "absent" in written else []
    check_names([*players, *absent])
    start = written.tile("start") if "start" in written else None
    return RoundLine(tuple(players), start, tuple(absent))


def _read_place(written: RecordObject) -> PlaceLine:
    tile = written.tile("tile")
    place = None
    if "at" in written:
        place = Place(
            tile, written.cell("at"), written.corners("corners"), written.integer("field")
        )
    return PlaceLine(
        written.integer("seat"),
        tile,
        _word(written, "made", PlacementKind) if "made" in written else None,
        min(max(written.optional_int("hexagons") or 0, 0), 3),
        _flag(written, "out"),
        place,
    )


def _flag(written: RecordObject, key: str) -> bool:
    return key in written and written.flag(key)


def _word(written: RecordObject, key: str, words: Any) -> Any:
    """A member of an enumeration."""
    text = written.text(key)
    try:
        return words(text)
    except ValueError:
        raise written.disagrees(key, " | ".join(words)) from None


def _read_hand(written: RecordObject, hand: object) -> HandCount:
    match hand:
        case None:
            return None
        case int() if type(hand) is int and 0 <= hand <= MAX_SUM:
            return hand
        case list():
            return RecordObject({"hands": hand}, "hands").tiles("hands")
        case _:
            raise written.mistyped("hands", hand, "list")
