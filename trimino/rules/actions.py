"""Actions that a player can ask for: place a tile, draw, pass, or decline an offer."""

from dataclasses import dataclass
from typing import NamedTuple

from trimino.rules.hooks import HOOKS
from trimino.rules.lattice import Cell
from trimino.rules.tiles import Corners, Tile

_TYPES_OF_TILE_CELL_FIELD = [int, int, int, int, int, bool, int]


class Place(NamedTuple):
    """Lay a tile in a cell of a field, turned so that its corners show these values.

    A tuple rather than a dataclass, for speed: a field makes one for every tile that fits.
    """

    tile: Tile
    """The tile, from the hand."""
    at: Cell
    """The empty cell."""
    corners: Corners
    """The values at the corners of the cell, in the order of `lattice.vertices`."""
    field: int = 0
    """The number of the field, where a round has several."""

    @classmethod
    def from_text(cls, text: str) -> "Place":
        """The placement in the notation: corners, `u` or `d`, x and y, and the field unless 0.

        >>> Place.from_text("445u0,0")
        Place(tile=Tile(a=4, b=4, c=5), at=Cell(x=0, y=0, down=False), corners=(4, 4, 5), field=0)
        """
        return HOOKS.parse_place(text)

    @property
    def is_well_formed(self) -> bool:
        """Whether it is made of a `Tile`, a `Cell`, corners and a number; 1.0 and True are not 1.

        The values at the corners may be any: they are compared with those of the tile.
        """
        parts: tuple[object, ...] = self
        tile, at, corners, field = parts
        if type(tile) is not Tile or type(at) is not Cell or not isinstance(corners, tuple):
            return False
        return len(corners) == 3 and [*map(type, (*tile, *at, field))] == _TYPES_OF_TILE_CELL_FIELD


@dataclass(frozen=True)
class Draw:
    """Take the next tile from the well."""


@dataclass(frozen=True)
class Pass:
    """End the turn with nothing laid."""


@dataclass(frozen=True)
class Decline:
    """Decline the follow-up or the new field that is offered."""


Action = Place | Draw | Pass | Decline

DRAW = Draw()
PASS = Pass()
DECLINE = Decline()
