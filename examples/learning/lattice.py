"""The lattice as arrays, to process many tables at once.

Cells and vertices have numbers. Rows and columns wrap around at 32: 56 connected tiles never reach
so far that two of them could be mistaken for neighbours.
"""

from itertools import product

import numpy as np
import numpy.typing as npt

from trimino.rules import TILES
from trimino.rules.lattice import Cell, Vertex, cells_around, neighbours, vertices

SPAN = 32
NUMBER_OF_CELLS, NUMBER_OF_VERTICES = 2 * SPAN * SPAN, SPAN * SPAN
FREE = 6
"""The value of a vertex that no tile touches."""

Ints = npt.NDArray[np.int64]
Small = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]
Sets = npt.NDArray[np.uint64]
"""Sets of tiles as bits, in the order of the rules."""


def vertex_number(vertex: Vertex) -> int:
    return vertex.y % SPAN * SPAN + vertex.x % SPAN


def cell_number(cell: Cell) -> int:
    return 2 * vertex_number(Vertex(cell.x, cell.y)) + cell.down


def cell_numbers(x: Ints, y: Ints, down: Ints) -> Ints:
    """The function applied to many cells."""
    return 2 * (y % SPAN * SPAN + x % SPAN) + down


def near(cell: Cell) -> list[Cell]:
    """The twelve cells that share a vertex with a cell."""
    touching = {other for vertex in vertices(cell) for other in cells_around(vertex)}
    return sorted(touching - {cell})


CELLS = [Cell(x, y, down) for y in range(SPAN) for x in range(SPAN) for down in (False, True)]

VERTICES: Ints = np.array([[vertex_number(v) for v in vertices(cell)] for cell in CELLS])
BESIDE: Ints = np.array([[cell_number(other) for other in neighbours(cell)] for cell in CELLS])
NEAR: Ints = np.array([[cell_number(other) for other in near(cell)] for cell in CELLS])

IS_NEAR: Flags = np.eye(NUMBER_OF_CELLS, dtype=np.bool_)
"""Whether a tile in one cell changes what fits another: near it, or the same cell."""
IS_NEAR[np.arange(NUMBER_OF_CELLS)[:, None], NEAR] = True

SHARED: Ints = np.array(
    [
        [
            [vertices(cell).index(v) if v in vertices(cell) else 3 for v in vertices(other)]
            for other in near(cell)
        ]
        for cell in CELLS[:2]
    ]
)
"""For a cell that points up or down, for each cell near it and each vertex of that: which vertex of
the cell this is, or 3 if none."""

VALUES: Ints = np.array(TILES)
"""The corners of every tile."""

WORTH: npt.NDArray[np.float32] = VALUES.sum(axis=1).astype(np.float32)
"""The value of every tile, as float since NumPy multiplies those faster."""

FITTING: Sets = np.zeros((FREE + 1, FREE + 1, FREE + 1), np.uint64)
"""The tiles that fit, by the values at the vertices of a cell."""
for _number, _tile in enumerate(TILES):
    for _corners in _tile.turns:
        for _seen in product(*((value, FREE) for value in _corners)):
            FITTING[_seen] |= np.uint64(1 << _number)
