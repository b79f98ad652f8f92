"""Notation of tiles, placements and actions: parse and format."""

import re
from functools import lru_cache

from trimino.records.errors import NotationError, NotationReason, printable
from trimino.rules import DECLINE, DRAW, PASS, TILES, Action, Cell, Decline, Draw, Pass, Place, Tile
from trimino.rules.type_check import check_type, wrong_type

MAX_CHARACTERS = 4000
_MAX_KEPT = 4096
"""Actions kept, since each is parsed when it is asked for, and again when it is carried out."""

_PLACE = re.compile(r"([0-9]{3})([ud])(-?[0-9]{1,4}),(-?[0-9]{1,4})(?:f([0-9]{1,2}))?")
_TURNED = {turned: tile for tile in TILES for turned in tile.turns}


def format_tile(tile: Tile) -> str:
    """Format a tile as its three values, rising.

    >>> format_tile(Tile(3, 4, 4))
    '344'
    """
    check_type("tile", tile, Tile)
    return f"{tile.a}{tile.b}{tile.c}"


def parse_tile(text: str) -> Tile:
    """Parse a tile from its long or short name.

    >>> parse_tile("344") == parse_tile("3-4-4") == Tile(3, 4, 4)
    True
    """
    return read_tile(cleaned(text), None)


def format_place(place: Place) -> str:
    """Format a placement: the corners, the cell, and the field unless it is the first.

    >>> format_place(Place(Tile(3, 4, 4), Cell(-1, 2, down=True), (4, 4, 3), field=1))
    '443d-1,2f1'
    """
    check_type("place", place, Place)
    return format_laid(place) + (f"f{place.field}" if place.field else "")


def format_laid(place: Place) -> str:
    """Format a placement without its field."""
    a, b, c = place.corners
    x, y, down = place.at
    return f"{a}{b}{c}{'d' if down else 'u'}{x},{y}"


def parse_place(text: str) -> Place:
    """Parse a placement; its tile follows from the corners."""
    return read_place(cleaned(text), "placement")


def format_action(action: Action) -> str:
    """Format an action: a placement, `draw`, `pass` or `decline`."""
    match action:
        case Place():
            return format_place(action)
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case Decline():
            return "decline"
    raise wrong_type("action", action, Place, Draw, Pass, Decline)


def parse_action(text: str) -> Action:
    """Parse an action: a placement, `draw`, `pass` or `decline`.

    >>> parse_action("draw")
    Draw()
    """
    return _read_action(cleaned(text))


@lru_cache(maxsize=_MAX_KEPT)
def _read_action(text: str) -> Action:
    """Parse an action that has been cleaned."""
    words: dict[str, Action] = {"draw": DRAW, "pass": PASS, "decline": DECLINE}
    if text in words:
        return words[text]
    if not _PLACE.fullmatch(text):
        raise NotationError(NotationReason.NOT_AN_ACTION, section="action", found=printable(text))
    return read_place(text, "action")


def cleaned(text: str) -> str:
    """The text in lower case, without the blanks and line breaks that pasting may add."""
    check_type("text", text, str)
    if len(text) > MAX_CHARACTERS:
        raise NotationError(
            NotationReason.TOO_LONG, section="text", found=len(text), most=MAX_CHARACTERS
        )
    return "".join(text.split()).lower()


def read_tile(text: str, section: str | None) -> Tile:
    for tile in TILES:
        if text in (format_tile(tile), str(tile)):
            return tile
    # A tile by itself is no part of a position; its sentence quotes it as the language does.
    found = printable(text) if section else printable(text).strip('"')
    raise NotationError(NotationReason.NOT_A_TILE, section=section, found=found)


def read_place(text: str, section: str, field: int | None = None) -> Place:
    """Parse a placement that has been cleaned; with a `field` it stands without its number."""
    found = _PLACE.fullmatch(text)
    if found and (field is None or not found[5]):
        a, b, c = map(int, found[1])
        tile = _TURNED.get((a, b, c))
        if tile:
            at = Cell(int(found[3]), int(found[4]), found[2] == "d")
            return Place(tile, at, (a, b, c), int(found[5] or field or 0))
    raise NotationError(NotationReason.NOT_A_PLACEMENT, section=section, found=printable(text))
