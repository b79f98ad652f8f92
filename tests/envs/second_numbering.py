"""The numbering and the mask of actions, worked out a second time and in another way.

Numbers are found from where the corners of tiles touch, not from how a cell's vertices are counted.
What is legal is found from the observation alone.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from trimino.envs.encoding import FIELD_SLICES
from trimino.rules import TILES, Field, Place, Tile, Vertex
from trimino.rules.lattice import vertices

Numbers = npt.NDArray[np.int16]


def place_number(field: Field, place: Place) -> int:
    """The lowest name of a placement, among those of every laid tile with two corners in common."""
    names = []
    for lying in field.laid.values():
        shared = set(vertices(place.at)) & set(vertices(lying.at))
        if len(shared) == 2:
            corners = [vertex for vertex in corner_vertices(lying) if vertex in shared]
            ends = {corner_vertices(lying).index(vertex) for vertex in corners}
            edge = [{0, 1}, {1, 2}, {2, 0}].index(ends)
            (third,) = set(vertices(place.at)) - shared
            corner = dict(zip(vertices(place.at), place.corners, strict=True))[third]
            names.append((TILES.index(lying.tile) * 3 + edge) * 6 + corner)
    return min(names)


def corner_vertices(lying: Place) -> list[Vertex]:
    """Where the corners of a tile lie, in the order in which they are named."""
    around = list(zip(vertices(lying.at), lying.corners, strict=True))
    for first in range(3):
        turned = around[first:] + around[:first]
        if tuple(value for _, value in turned) == lying.tile:
            return [vertex for vertex, _ in turned]
    raise AssertionError(lying)


def start_number(place: Place) -> int:
    a, b, c = place.tile
    turn = [(a, b, c), (b, c, a), (c, a, b)].index(place.corners)
    return 1008 + TILES.index(place.tile) * 3 + turn


def placements_observed(seen: Numbers, *, free_draw: bool) -> Iterator[int]:
    """The numbers of all placements beside laid tiles that an observation tells to be possible."""
    hand, drawn = seen[FIELD_SLICES["hand"]], seen[FIELD_SLICES["drawn"]]
    layable = drawn if free_draw and drawn.any() else hand
    for edge in np.flatnonzero(seen[FIELD_SLICES["gap"]]).tolist():
        anchor = TILES[edge // 3]
        one, two = anchor[edge % 3], anchor[(edge + 1) % 3]
        need = int(seen[FIELD_SLICES["need"]][edge])
        for corner in [need - 1] if need else range(6):
            tile = clockwise(two, one, corner)
            if tile is not None and layable[TILES.index(tile)]:
                yield edge * 6 + corner


def clockwise(a: int, b: int, c: int) -> Tile | None:
    """The tile that shows three values in this order, if there is one."""
    turns = {(a, b, c), (b, c, a), (c, a, b)}
    return next((tile for tile in TILES if tile in turns), None)
