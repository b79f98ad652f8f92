"""Packed values turned back into those of the rules, for comparing."""

from trimino.engine.packed import TILE_COUNT
from trimino.engine.tile_tables import NUMBERED
from trimino.rules import Tile


def unpack_tiles(tiles: int) -> list[Tile]:
    """The tiles of a packed set, the lowest value first."""
    return [NUMBERED[number] for number in range(TILE_COUNT) if int(tiles) >> number & 1]
