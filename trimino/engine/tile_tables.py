"""Lookup tables of the kernels: numbers of tiles, and which tiles fit between which corners.

Tiles are numbered by value, then by name, so that the highest bit of a set is the tile of highest
value. This is the only module below `packing` that reads the rules: their list of tiles.
"""

import numpy as np
import numpy.typing as npt

from trimino.rules.tiles import TILES, Tile

NUMBERED: tuple[Tile, ...] = tuple(sorted(TILES, key=lambda tile: (tile.value, tile)))
TILE_NUMBERS: dict[Tile, int] = {tile: number for number, tile in enumerate(NUMBERED)}

FREE = 6
"""The value of a vertex that no tile touches."""

CORNERS = np.array(NUMBERED, dtype=np.uint8)
VALUE = np.array([tile.value for tile in NUMBERED], dtype=np.int64)
TURNS = np.array([len(tile.turns) for tile in NUMBERED], dtype=np.int64)


def _fits() -> npt.NDArray[np.uint64]:
    """The tiles that fit between every three corners, each a value or free."""
    table = np.zeros(343, dtype=np.uint64)
    for tile, number in TILE_NUMBERS.items():
        for turn in tile.turns:
            for free in range(8):
                a, b, c = (FREE if free >> i & 1 else value for i, value in enumerate(turn))
                table[a * 49 + b * 7 + c] |= np.uint64(1 << number)
    return table


FITS = _fits()
"""The tiles that fit between corners a, b, c, clockwise, at a * 49 + b * 7 + c."""
