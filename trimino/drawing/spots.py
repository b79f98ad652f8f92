"""Spots on the table: a cell in one of the fields."""

from collections.abc import Iterable, Sequence

from trimino.rules import Cell, Field, Place

Spot = tuple[int, Cell]
"""The number of a field, and a cell of it."""


def spot(place: Place) -> Spot:
    """The spot of a placement."""
    return place.field, place.at


def shown(fields: Sequence[Field], spots: Iterable[Spot]) -> list[Field]:
    """The fields to draw: those with tiles, and an empty one where its first tile may go."""
    laid = [field for field in fields if field.laid]
    known = {field.number for field in laid}
    return laid + [Field(number) for number in sorted({number for number, _ in spots} - known)]
