"""What a player can ask for: to place a tile, to draw, to pass, or to decline what is offered."""

from dataclasses import dataclass
from typing import NamedTuple

from trimino.rules.lattice import Cell
from trimino.rules.tiles import Corners, Tile


class Place(NamedTuple):
    """Lay a tile in a cell of a field, turned so that its corners show these values.

    A tuple, not a dataclass like the others: a field makes one for every tile that fits anywhere.
    """

    tile: Tile
    at: Cell
    corners: Corners
    field: int = 0


@dataclass(frozen=True)
class Draw:
    """Take the next tile from the well."""


@dataclass(frozen=True)
class Pass:
    """End the turn with nothing laid."""


@dataclass(frozen=True)
class Decline:
    """Do without the follow-up or the new field that is offered."""


Action = Place | Draw | Pass | Decline

DRAW = Draw()
PASS = Pass()
DECLINE = Decline()
