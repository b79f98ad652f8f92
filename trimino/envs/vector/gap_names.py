"""Lookup tables between the numbers of `trimino.envs.numbering` and those of the engine.

A gap's name is anchor * 3 + edge; a place is name * 6 + corner.
"""

import numpy as np
import numpy.typing as npt

from trimino.engine.tile_tables import NUMBERED
from trimino.engine.tile_tables import TILE_NUMBERS as PACKED
from trimino.envs.numbering import LYING, NUMBER, START_NUMBER
from trimino.rules.tiles import TILES, Corners

NO_TILE = 255

FROM_ENGINE_NUMBER = np.array([NUMBER[tile] for tile in NUMBERED], np.int64)
"""The number of a tile, by the engine's."""

TO_ENGINE_NUMBER = np.array([PACKED[tile] for tile in TILES], np.int64)
"""The engine's number of a tile, by its number."""

EDGES = np.array(
    [(tile[edge], tile[(edge + 1) % 3]) for tile in TILES for edge in range(3)], np.int64
)
"""By name, the two values at that edge of the anchor, clockwise around the anchor."""

PLACEMENT_BASE = np.arange(len(EDGES)) * 6 - EDGES.sum(axis=1)
"""By name, a base: base + value of a tile is the number of its placement."""


def _corners(name: int, corner: int, side: int) -> Corners:
    """The values at the vertices of a gap, clockwise around the gap."""
    first, second = EDGES[name].tolist()
    values = (corner, second, first)
    a, b, c = (values[(vertex - side) % 3] for vertex in range(3))
    return a, b, c


def _tiles() -> npt.NDArray[np.uint8]:
    lying = (LYING.get(_corners(*divmod(number, 6), 0)) for number in range(START_NUMBER))
    return np.array([NO_TILE if found is None else PACKED[found[0]] for found in lying], np.uint8)


TILE_AT = _tiles()
"""By number of a placement, the engine's number of its tile, or NO_TILE."""


def _first_corner_vertices() -> npt.NDArray[np.uint8]:
    vertices = np.zeros((START_NUMBER, 3), np.uint8)
    for number in np.flatnonzero(TILE_AT != NO_TILE).tolist():
        for side in range(3):
            vertices[number, side] = LYING[_corners(*divmod(number, 6), side)][1]
    return vertices


FIRST_CORNER_VERTEX = _first_corner_vertices()
"""By number of a placement and side of the gap, the vertex with the first corner of the tile."""
