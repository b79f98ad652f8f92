"""Triangles in the plane, for drawings with points and lines: x to the right, y down.

A triangle's corners come in the order that the lattice lists them.
"""

from collections.abc import Iterable, Iterator
from math import hypot, sqrt
from typing import NamedTuple

from trimino.rules import Cell, Vertex
from trimino.rules.lattice import vertices

SIDE = 100.0
HEIGHT = SIDE * sqrt(3) / 2
INRADIUS = HEIGHT / 3


class Point(NamedTuple):
    """A point of the plane."""

    x: float
    y: float


Triangle = tuple[Point, Point, Point]


class Bounds(NamedTuple):
    """A rectangle, by its two ends."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def point(vertex: Vertex) -> Point:
    return Point(SIDE * (vertex.x + vertex.y / 2), -HEIGHT * vertex.y)


def cell_triangle(cell: Cell) -> Triangle:
    a, b, c = vertices(cell)
    return point(a), point(b), point(c)


def rack(tiles: int, width: float, gap: float) -> Iterator[Triangle]:
    """Places for the tiles of a hand: rows of that width, alternately up and down, interlocked."""
    pitch = SIDE / 2 + gap
    across = max(1, int((width - SIDE) / pitch) + 1)
    for number in range(tiles):
        row, column = divmod(number, across)
        x, y = column * pitch, row * (HEIGHT + 2 * gap)
        up = cell_triangle(Cell(0, 0, down=column % 2 == 1))
        left, top = min(corner.x for corner in up), min(corner.y for corner in up)
        a, b, c = (Point(corner.x - left + x, corner.y - top + y) for corner in up)
        yield a, b, c


def bounds(triangles: Iterable[Triangle]) -> Bounds:
    """The rectangle around all of them; without any it has no size."""
    points = [corner for triangle in triangles for corner in triangle] or [Point(0, 0)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Bounds(min(xs), min(ys), max(xs), max(ys))


def middle(triangle: Triangle) -> Point:
    return Point(sum(x for x, _ in triangle) / 3, sum(y for _, y in triangle) / 3)


def inset(triangle: Triangle, by: float) -> Triangle:
    """The triangle with every side moved inward."""
    x, y = middle(triangle)
    share = 1 - by / INRADIUS
    a, b, c = (Point(x + (p.x - x) * share, y + (p.y - y) * share) for p in triangle)
    return a, b, c


def number_points(triangle: Triangle, radii: Point, room: float) -> Triangle:
    """The middles of the numbers at the corners, each with the same room to both of its sides.

    A number is taken for an ellipse of these radii: that is nearer to what the eye sees than the
    rectangle it is set in.
    """
    a, b, c = triangle
    return (
        _number_centre(a, b, c, radii, room),
        _number_centre(b, c, a, radii, room),
        _number_centre(c, a, b, radii, room),
    )


def _number_centre(corner: Point, after: Point, before: Point, radii: Point, room: float) -> Point:
    """The centre of the number at a corner, as near to the corner as its ellipse and room allow."""
    n1, n2 = _inward(corner, after), _inward(before, corner)
    d1, d2 = room + _reach(radii, n1), room + _reach(radii, n2)
    area = n1.x * n2.y - n1.y * n2.x
    return Point(
        corner.x + (d1 * n2.y - d2 * n1.y) / area,
        corner.y + (d2 * n1.x - d1 * n2.x) / area,
    )


def _inward(start: Point, end: Point) -> Point:
    """The unit vector across a side, to the right of it; corners are listed clockwise."""
    x, y = end.x - start.x, end.y - start.y
    length = hypot(x, y)
    return Point(-y / length, x / length)


def _reach(radii: Point, direction: Point) -> float:
    """The distance that an ellipse reaches from its middle in a direction."""
    return hypot(radii.x * direction.x, radii.y * direction.y)
