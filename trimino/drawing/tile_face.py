"""Faces of tiles: where the numbers of a tile stand, how large and in which colour.

On a screen numbers stand upright. A tile in the hand is turned all the time, so on a printed one
each number faces its own corner. A printed face may have larger numbers, or beside each number a
shape with as many points: a circle, a drop, a lens, a triangle, a square, a star.
"""

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, pi, sin
from typing import NamedTuple

from trimino.drawing import palette
from trimino.drawing.plane import Point, Triangle, middle, number_points
from trimino.rules import Corners
from trimino.rules.word_enum import WordEnum

__all__ = ["Face"]

DIGIT = Point(0.58, 0.73)
"""The width and height of a digit, for a size of one."""
NUMBER_SIZE = 26.0
NUMBER_ROOM = 7.0
LARGE_SIZE = 44.0
LARGE_ROOM = 3.5
SHAPE_RADIUS = 5.6
SHAPE_DISTANCE = 9.0
"""The distance of a shape from the middle of its tile."""
ARC_POINTS = 24


class Face(WordEnum):
    """Styles of the numbers on a printed tile."""

    PLAIN = "plain"
    LARGE = "large"
    SHAPES = "shapes"


class FaceNumber(NamedTuple):
    """A number at a corner: its middle, its height and its turn, clockwise in degrees."""

    at: Point
    value: int
    size: float
    turn: float = 0.0

    @property
    def colour(self) -> str:
        return palette.VALUES[self.value]

    @property
    def base(self) -> Point:
        """The point on its base line below its middle."""
        angle, half = self.turn * pi / 180, DIGIT.y * self.size / 2
        return Point(self.at.x - sin(angle) * half, self.at.y + cos(angle) * half)


class FaceShape(NamedTuple):
    """A shape beside a number."""

    outline: tuple[Point, ...]
    colour: str


def upright_numbers(triangle: Triangle, corners: Corners) -> Iterator[FaceNumber]:
    """The numbers as they are read from below, on a screen."""
    points = number_points(triangle, _radii(NUMBER_SIZE), NUMBER_ROOM)
    for point, value in zip(points, corners, strict=True):
        yield FaceNumber(point, value, NUMBER_SIZE)


def turned_numbers(triangle: Triangle, corners: Corners, face: Face) -> Iterator[FaceNumber]:
    """The numbers as they face their corners, on a printed tile."""
    large = face is Face.LARGE
    size, room = (LARGE_SIZE, LARGE_ROOM) if large else (NUMBER_SIZE, NUMBER_ROOM)
    tip = Point(0, 0), Point(1, 3**0.5), Point(-1, 3**0.5)
    from_corner = number_points(tip, _radii(size), room)[0].y
    for corner, value in zip(triangle, corners, strict=True):
        out = _outward(triangle, corner)
        at = Point(corner.x - out.x * from_corner, corner.y - out.y * from_corner)
        yield FaceNumber(at, value, size, degrees(atan2(out.x, -out.y)))


def shapes(triangle: Triangle, corners: Corners) -> Iterator[FaceShape]:
    """The shapes of the numbers, between each of them and the middle of the tile."""
    centre = middle(triangle)
    for corner, value in zip(triangle, corners, strict=True):
        out = _outward(triangle, corner)
        x, y = centre.x + out.x * SHAPE_DISTANCE, centre.y + out.y * SHAPE_DISTANCE
        outline = tuple(
            Point(
                x + SHAPE_RADIUS * (-out.y * dx - out.x * dy),
                y + SHAPE_RADIUS * (out.x * dx - out.y * dy),
            )
            for dx, dy in value_shape(value)
        )
        yield FaceShape(outline, palette.VALUES[value])


def value_shape(value: int) -> tuple[Point, ...]:
    """The shape of a value, as the points of a polygon of radius 1 with its tip up.

    >>> [len(value_shape(value)) for value in (3, 4)]
    [3, 4]
    """
    match value:
        case 0:
            return _arc(0, 2 * pi, 0.85)
        case 1:
            return (Point(0, -1.15), *_arc(-0.28 * pi, 1.28 * pi, 0.72, down=0.28))
        case 2:
            return (*_lens_side(1), *_lens_side(-1))
        case 5:
            radii = (1.15, 0.5) * 5
            return tuple(_polar(n * pi / 5 - pi / 2, radius) for n, radius in enumerate(radii))
        case _:
            start = -pi / 2 if value == 3 else -3 * pi / 4
            radius = 1.15 if value == 3 else 1.05
            return tuple(_polar(start + n * 2 * pi / value, radius) for n in range(value))


def _arc(start: float, end: float, radius: float, down: float = 0.0) -> tuple[Point, ...]:
    step = (end - start) / ARC_POINTS
    points = (_polar(start + n * step, radius) for n in range(ARC_POINTS + 1))
    return tuple(Point(x, y + down) for x, y in points)


def _lens_side(side: int) -> tuple[Point, ...]:
    """One of the two arcs of a lens, whose tips lie above and below."""
    arc = _arc(-pi / 3, pi / 3, 1.2)
    return tuple(Point(side * (x - 0.6), side * y) for x, y in arc[:-1])


def _polar(angle: float, radius: float) -> Point:
    return Point(cos(angle) * radius, sin(angle) * radius)


def _radii(size: float) -> Point:
    return Point(DIGIT.x * size / 2, DIGIT.y * size / 2)


def _outward(triangle: Triangle, corner: Point) -> Point:
    """The unit vector from the middle of a triangle to a corner."""
    x, y = middle(triangle)
    length = hypot(corner.x - x, corner.y - y)
    return Point((corner.x - x) / length, (corner.y - y) / length)
