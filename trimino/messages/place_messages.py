"""Places of tiles in words: beside which tiles, or at which side of the field."""

from collections.abc import Sequence

from trimino.drawing.plane import cell_triangle
from trimino.messages.lists import listed
from trimino.rules import Action, Cell, Field, Message, Place
from trimino.rules.lattice import neighbours

_SPREAD = 0.25
"""A place is at a side of the field if it lies this share of its size from the middle."""


def laid_message(fields: Sequence[Field], place: Place) -> Message:
    """A placement by the tiles that it lies beside: 3-4-4 left of 0-4-4 and above 1-1-4."""
    found = _beside(fields, place)
    if not found:
        return Message("analysis-do-place", {"tile": place.tile, "field": place.field + 1})
    return Message("table-place", {"tile": place.tile, "where": listed(found)})


def _beside(fields: Sequence[Field], place: Place) -> list[Message]:
    """The tiles that a placement lies beside, and on which side of each."""
    laid = fields[place.field].laid if place.field < len(fields) else {}
    return [
        Message(f"table-{side}-of", {"tile": laid[cell].tile})
        for side, cell in zip(_sides(place.at), neighbours(place.at), strict=True)
        if cell in laid
    ]


def _sides(cell: Cell) -> tuple[str, str, str]:
    """On which side of each of its neighbours a cell lies."""
    return ("below", "left", "right") if cell.down else ("above", "right", "left")


def places_message(fields: Sequence[Field], places: Sequence[Place]) -> Message | None:
    """The places of a tile that are equally good, by a tile beside each; see `place_message`."""
    beside = {(place.field, place.at): _beside(fields, place)[:1] for place in places}
    if len(beside) > 1 and all(beside.values()):
        return Message("hint-places", {"places": listed(where for [where] in beside.values())})
    return place_message(fields, places[0]) if places else None


def place_message(fields: Sequence[Field], action: Action) -> Message | None:
    """The place of a placement for a hint, which leaves the tile to the player.

    None where nothing is laid.
    """
    if not isinstance(action, Place):
        return None
    if action.field >= len(fields):
        return Message("hint-place-new")
    laid = fields[action.field].laid
    beside = [laid[cell].tile for cell in neighbours(action.at) if cell in laid]
    if not beside:
        return Message("hint-place-new")
    return Message("hint-place", {"tile": beside[0], "where": side_of(fields, action)})


def side_of(fields: Sequence[Field], place: Place) -> str:
    """The side of its field that a placement lies at: such as top, left, top-right or middle."""
    if place.field >= len(fields) or not fields[place.field].laid:
        return "middle"
    (x, y), spots = _spot(place.at), _spots(fields[place.field])
    xs, ys = [spot[0] for spot in spots] + [x], [spot[1] for spot in spots] + [y]
    across, down = _offset(x, xs), _offset(y, ys)
    sides = [_side(down, "top", "bottom"), _side(across, "left", "right")]
    return "-".join(side for side in sides if side) or "middle"


def _side(offset: float, low: str, high: str) -> str:
    """The side on which an offset lies; empty near the middle."""
    if abs(offset) < _SPREAD:
        return ""
    return low if offset < 0 else high


def _offset(value: float, values: list[float]) -> float:
    """The distance of a value from the middle, as a share of the whole range."""
    low, high = min(values), max(values)
    return (value - (low + high) / 2) / (high - low) if high > low else 0.0


def _spots(field: Field) -> list[tuple[float, float]]:
    return [_spot(cell) for cell in field.laid]


def _spot(cell: Cell) -> tuple[float, float]:
    """The middle of a cell in a drawing: x to the right, y down."""
    corners = cell_triangle(cell)
    return sum(corner.x for corner in corners) / 3, sum(corner.y for corner in corners) / 3
