"""Notation of positions: parse and format."""

import re
from collections.abc import Iterable
from itertools import zip_longest

from trimino.records.action_notation import cleaned, format_laid, format_tile, read_place, read_tile
from trimino.records.errors import NotationError, NotationReason, printable
from trimino.records.rules_notation import format_rules, read_rules
from trimino.rules import ORIGIN, Field, Phase, Place, Position, SetupError, Tile
from trimino.rules.position_check import check_position
from trimino.rules.type_check import check_type

_NOTHING = "-"
SECTIONS = (
    "rules",
    "reader",
    "turn",
    "phase",
    "fields",
    "hand",
    "counts",
    "well",
    "drawn",
    "passes",
    "totals",
)
OPENER, OPENER_IS_SET = "opener", "set"
"""The name and the only value of the optional last section."""

_NUMBER = re.compile(r"-?[0-9]{1,18}")


def format_position(position: Position) -> str:
    """Format a position as one line of text."""
    check_type("position", position, Position)
    own_turn = position.reader == position.turn
    values = (
        format_rules(position.rules),
        _NOTHING if position.reader is None else position.reader,
        position.turn,
        position.phase,
        _joined("+", map(_field, position.fields)),
        _joined(".", map(format_tile, position.hand)),
        _joined(",", position.counts),
        position.well,
        _joined(".", map(format_tile, position.drawn)) if own_turn else position.draws,
        position.passes,
        _joined(",", position.totals),
    )
    sections = [f"{name}={value}" for name, value in zip(SECTIONS, values, strict=True)]
    if position.opener_is_set:
        sections.append(f"{OPENER}={OPENER_IS_SET}")
    return "/".join(sections)


def _joined(sign: str, parts: Iterable[object]) -> str:
    return sign.join(map(str, parts)) or _NOTHING


def _field(field: Field) -> str:
    return ".".join(map(format_laid, field.laid.values()))


def parse_position(text: str) -> Position:
    """Parse a position, and refuse one that is impossible."""
    values = _sections(cleaned(text))
    rules = read_rules(values["rules"])
    reader = None if values["reader"] == _NOTHING else _number(values, "reader")
    turn = _number(values, "turn")
    drawn = _tiles(values, "drawn") if reader == turn else ()
    position = Position(
        rules=rules,
        reader=reader,
        turn=turn,
        phase=_phase(values["phase"]),
        fields=_fields(values["fields"]),
        counts=_numbers(values, "counts"),
        well=_number(values, "well"),
        hand=tuple(sorted(_tiles(values, "hand"))),
        draws=len(drawn) if reader == turn else _number(values, "drawn"),
        drawn=drawn,
        passes=_number(values, "passes"),
        totals=_numbers(values, "totals"),
        opener_is_set=OPENER in values,
    )
    try:
        check_position(position)
    except SetupError as error:
        reason = NotationReason(error.reason)
        raise NotationError(reason, **error.message.details) from None
    return position


def _sections(text: str) -> dict[str, str]:
    """The values of the sections in order; all must be there, except for the opener."""
    values = {}
    *parts, last = text.split("/")
    if last == f"{OPENER}={OPENER_IS_SET}":
        values[OPENER] = OPENER_IS_SET
    else:
        parts.append(last)
    for name, part in zip_longest(SECTIONS, parts):
        found, _, value = (part or "").partition("=")
        if found != name or not value:
            expected = name or SECTIONS[-1]
            raise NotationError(
                NotationReason.WRONG_SECTION, section=expected, found=printable(part or "")
            )
        values[name] = value
    return values


def _number(values: dict[str, str], section: str) -> int:
    return _whole(values[section], section)


def _numbers(values: dict[str, str], section: str) -> tuple[int, ...]:
    return tuple(_whole(text, section) for text in values[section].split(","))


def _whole(text: str, section: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotationError(NotationReason.NOT_A_NUMBER, section=section, found=printable(text))
    return int(text)


def _phase(text: str) -> Phase:
    try:
        return Phase(text)
    except ValueError:
        phases = ", ".join(Phase)
        raise NotationError(
            NotationReason.NOT_A_PHASE, section="phase", found=printable(text), expected=phases
        ) from None


def _tiles(values: dict[str, str], section: str) -> tuple[Tile, ...]:
    if values[section] == _NOTHING:
        return ()
    return tuple(read_tile(text, section) for text in values[section].split("."))


def _fields(text: str) -> tuple[Field, ...]:
    if text == _NOTHING:
        return ()
    fields = [
        [(part, read_place(part, "fields", number)) for part in parts.split(".")]
        for number, parts in enumerate(text.split("+"))
    ]
    _refuse_repeated(place.tile for parts in fields for _, place in parts)
    return tuple(_laid(number, parts) for number, parts in enumerate(fields))


def _refuse_repeated(tiles: Iterable[Tile]) -> None:
    """Refuse a tile that is laid twice, before the work of laying any."""
    seen: set[Tile] = set()
    for tile in tiles:
        if tile in seen:
            raise NotationError(NotationReason.TILE_TWICE, section="fields", found=tile)
        seen.add(tile)


def _laid(number: int, places: Iterable[tuple[str, Place]]) -> Field:
    """Lay the tiles of a field one by one, each where it fits."""
    field = Field(number)
    for part, place in places:
        if not field.laid and place.at != ORIGIN:
            raise NotationError(
                NotationReason.NOT_A_FIRST_TILE, section="fields", found=printable(part)
            )
        if field.laid and field.place(place.tile, place.at) != place:
            raise NotationError(
                NotationReason.DOES_NOT_FIT, section="fields", found=printable(part)
            )
        field = field.lay_unchecked(place)
    return field
