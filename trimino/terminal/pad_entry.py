"""Quick entries of the terminal's pad: `345 b`, `d`, `p`, `end 12 17`, `fix 12 345`."""

import re
from collections.abc import Sequence
from dataclasses import replace

from trimino.pad.edits import check_number
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
from trimino.pad.pad import Pad
from trimino.pad.sheet import ScoredRound
from trimino.pad.told_kind import with_told_kind
from trimino.records.errors import NotationError
from trimino.records.notation import parse_place, parse_tile
from trimino.rules import PlacementKind, Tile
from trimino.terminal.errors import UsageError, UsageReason

_TILE = re.compile(r"[0-5]-?[0-5]-?[0-5]")
_PLACE = re.compile(r"[0-5]{3}[ud]-?\d{1,3},-?\d{1,3}(f\d{1,2})?")
_DRAWS = re.compile(r"d([1-9]\d?)?")
_NUMBER = re.compile(r"\d{1,6}")
_MADE = {
    "b": (PlacementKind.BRIDGE, 0),
    "d": (PlacementKind.DOUBLE, 0),
    "h": (PlacementKind.HEXAGON, 1),
    "h1": (PlacementKind.HEXAGON, 1),
    "h2": (PlacementKind.HEXAGON, 2),
    "h3": (PlacementKind.HEXAGON, 3),
}


def entered(pad: Pad, text: str) -> Pad:
    """The pad after an entry; raises `UsageError` for one that is not understood."""
    match text.lower().split():
        case ["u"]:
            return pad.undo()
        case ["out"]:
            return _gone_out(pad)
        case ["fix" | "ins" | "del" as change, *_]:
            return _corrected(pad, change, text)
        case _:
            return pad.add(*lines_of(pad, text))


def _rest(text: str, words: int) -> str:
    parts = text.split(maxsplit=words)
    return parts[words] if len(parts) > words else ""


def _corrected(pad: Pad, change: str, text: str) -> Pad:
    """The pad after a line of it was corrected, inserted or removed."""
    number, entry = _line_at(pad, change, text), _rest(text, 2)
    if number == 1 and not (change == "fix" and _begins_round(entry)):
        raise UsageError(UsageReason.PAD_FIRST_LINE)
    if bool(entry) is (change == "del"):
        raise UsageError(UsageReason.PAD_INCOMPLETE, change=change, line=number)
    if change == "del":
        return pad.remove(number)
    line = _single(pad, entry, number, inserted=change == "ins")
    return pad.insert(number, line) if change == "ins" else pad.fix(number, line)


def _line_at(pad: Pad, change: str, text: str) -> int:
    """The number of the line that an entry corrects; refuses one that is not there."""
    _, *words = text.split()
    if not words or not _NUMBER.fullmatch(words[0]):
        raise UsageError(UsageReason.PAD_INCOMPLETE, change=change, line=len(pad.lines))
    check_number(len(pad.lines), int(words[0]))
    return int(words[0])


def _begins_round(entry: str) -> bool:
    return entry.lower().split()[:1] in (["r"], ["round"])


def _gone_out(pad: Pad) -> Pad:
    """The last tile that was written down was its player's last."""
    last = pad.lines[-1].line
    if not isinstance(last, PlaceLine):
        raise UsageError(UsageReason.PAD_ENTRY, text="out")
    return pad.fix(len(pad.lines), replace(last, out=True))


def _single(pad: Pad, text: str, number: int, *, inserted: bool) -> PadLine:
    """The one line of an entry in place of another, by the same player unless it names one."""
    old = pad.lines[number - 1].line
    # What is inserted before a round belongs to the round before.
    within = number - 1 if inserted else number
    now = next(played for played in pad.sheet.rounds if within <= played.lines[-1].number)
    lines = _parsed(pad, now, text, getattr(old, "seat", None))
    if len(lines) != 1:
        raise UsageError(UsageReason.PAD_ENTRY, text=text)
    [line] = lines
    return with_told_kind(pad.before(number), line) if isinstance(line, PlaceLine) else line


def lines_of(pad: Pad, text: str) -> list[PadLine]:
    """The lines of an entry at the end of a pad; the last tile of a hand goes out by itself."""
    now = pad.sheet.now
    lines = _parsed(pad, now, text, now.turn)
    first = lines[0]
    if not isinstance(first, PlaceLine):
        return lines
    goes_out = "in" not in text.lower().split()[1:] and now.is_last_tile(first.seat)
    return [replace(with_told_kind(pad, first), out=first.out or goes_out)]


def _parsed(pad: Pad, now: ScoredRound, text: str, seat: int | None) -> list[PadLine]:
    words = text.split()
    if words and words[0].endswith(":"):
        seat, words = _seat(now.players, words[0][:-1]), words[1:]
    match [word.lower() for word in words]:
        case []:
            raise UsageError(UsageReason.PAD_ENTRY, text=text)
        case ["r" | "round", *_]:
            return [RoundLine(_names(text, now.players, pad.sheet.players))]
        case ["end", *hands]:
            if len(hands) > len(now.players):
                raise UsageError(UsageReason.PAD_ENTRY, text=text)
            return [EndLine(tuple(map(_hand, hands)))]
        case action if seat is not None:
            return _acted(seat, action, text)
        case _:
            raise UsageError(UsageReason.PAD_WHO)


def _acted(seat: int, words: Sequence[str], text: str) -> list[PadLine]:
    """The line of a player's action."""
    match words:
        case [draws] if found := _DRAWS.fullmatch(draws):
            return [DrawLine(seat)] * int(found[1] or 1)
        case ["p"]:
            return [PassLine(seat)]
        case ["p", "e"]:
            return [PassLine(seat, empty=True)]
        case ["k"]:
            return [PassLine(seat, fits=True)]
        case ["n"]:
            return [DeclineLine(seat)]
        case _:
            return [_placed(seat, words[0], words[1:], text)]


def _placed(seat: int, tile: str, more: Sequence[str], text: str) -> PlaceLine:
    made = [_MADE[word] for word in more if word in _MADE]
    known = {*_MADE, "out", "o", "in"}
    if len(made) > 1 or not known.issuperset(more):
        raise UsageError(UsageReason.PAD_ENTRY, text=text)
    kind, hexagons = made[0] if made else (None, 0)
    out = "out" in more or "o" in more
    try:
        if _PLACE.fullmatch(tile):
            place = parse_place(tile)
            return PlaceLine(seat, place.tile, kind, hexagons, out, place)
        if _TILE.fullmatch(tile):
            return PlaceLine(seat, parse_tile(_rising(tile)), kind, hexagons, out)
    except NotationError as error:
        raise UsageError(UsageReason.PAD_NOT_A_TILE, why=error.message) from None
    raise UsageError(UsageReason.PAD_ENTRY, text=text)


def entered_tile(text: str) -> Tile | None:
    """The tile that stands alone in an entry; None if it is something else."""
    return parse_tile(_rising(text)) if _TILE.fullmatch(text) else None


def _rising(tile: str) -> str:
    """The digits of a tile from the lowest on: three numbers make one tile, however it is read.

    >>> _rising("453"), _rising("5-4-3")
    ('345', '345')
    """
    return "".join(sorted(tile.replace("-", "")))


def _hand(text: str) -> HandCount:
    """A hand that is left: tiles joined by dots, a sum of one or two digits, `=122`, or `-`."""
    if text == "-":
        return None
    value = text.removeprefix("=")
    if _NUMBER.fullmatch(value) and (text.startswith("=") or len(value) < 3):
        return int(value)
    try:
        return tuple(parse_tile(_rising(tile)) for tile in text.split("."))
    except NotationError as error:
        raise UsageError(UsageReason.PAD_NOT_A_TILE, why=error.message) from None


def _names(text: str, before: tuple[str, ...], known: Sequence[str]) -> tuple[str, ...]:
    """The names in an entry; one that differs from a known one only in capitals is that one."""
    rest = _rest(text, 1)
    if not rest:
        return before
    names = rest.split(",") if "," in rest else rest.split()
    same = {name.casefold(): name for name in known}
    return tuple(same.get(name.strip().casefold(), name.strip()) for name in names)


def _seat(players: Sequence[str], text: str) -> int:
    """The seat of a player by number or by the beginning of the name."""
    if _NUMBER.fullmatch(text):
        return int(text) - 1
    wanted = text.casefold()
    found = [
        seat for seat, name in enumerate(players) if name.casefold().startswith(wanted) and wanted
    ]
    if len(found) != 1:
        raise UsageError(UsageReason.PAD_NO_SUCH_NAME, name=text)
    return found[0]
