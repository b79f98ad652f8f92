"""The triangular lattice that tiles lie on: cells, vertices and neighbours.

Axis x points right, axis y up and to the right. A cell is one triangle; its corners are always
listed clockwise, an up cell's from its top, a down cell's from its bottom:

         0             1 ----- 2
        / \\             \\     /
       / up \\            \\down/
      2 ----- 1            0

Everything here is geometry; nothing knows about tiles or numbers.
"""

from functools import cache
from typing import NamedTuple


class Vertex(NamedTuple):
    """A point where up to six cells meet."""

    x: int
    y: int


class Cell(NamedTuple):
    """One triangle of the lattice; up unless said otherwise, so that up comes first in order.

    >>> Cell(2, 1), Cell(2, 1, down=True)
    (Cell(x=2, y=1, down=False), Cell(x=2, y=1, down=True))
    """

    x: int
    y: int
    down: bool = False


ORIGIN = Cell(0, 0)
"""The cell of the first tile of a field."""


@cache
def vertices(cell: Cell) -> tuple[Vertex, Vertex, Vertex]:
    """The three vertices of a cell, clockwise, in the order that corners are listed."""
    x, y, down = cell
    if down:
        return Vertex(x + 1, y), Vertex(x, y + 1), Vertex(x + 1, y + 1)
    return Vertex(x, y + 1), Vertex(x + 1, y), Vertex(x, y)


@cache
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The cells across the three edges; the first lies opposite the first vertex, and so on."""
    x, y, down = cell
    if down:
        return Cell(x, y + 1), Cell(x + 1, y), Cell(x, y)
    return Cell(x, y - 1, True), Cell(x - 1, y, True), Cell(x, y, True)


@cache
def cells_around(vertex: Vertex) -> tuple[Cell, ...]:
    """The six cells that meet at a vertex, clockwise from the one above it."""
    x, y = vertex
    return (
        Cell(x - 1, y, True),
        Cell(x, y),
        Cell(x, y - 1, True),
        Cell(x, y - 1),
        Cell(x - 1, y - 1, True),
        Cell(x - 1, y),
    )
