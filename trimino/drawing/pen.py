r"""A pen that draws triangles with the characters of a terminal.

A character is about twice as high as wide, so a side that climbs one column a row makes a
triangle of `rows` rows and twice as many columns look right. A corner stands on a character of
its own, and the three numbers next to the corners they belong to:

      .            -------
     /4\            \4 5/
    /3 4\            \3/
   -------            .
"""

from collections.abc import Iterable
from typing import NamedTuple

from trimino.drawing.canvas import Canvas
from trimino.drawing.palette import INK_ACCENT, INK_GREY, INK_VALUES
from trimino.rules import Corners

CanvasPoint = tuple[int, int]
"""A row and a column."""


class CanvasTriangle(NamedTuple):
    """A triangle by its tip, the top of one that points up or the bottom of one that points down.

    Everything else is counted from there in the direction of `sign`: +1 downwards, -1 upwards. So
    the corners come in the order that the lattice lists them, for both kinds.
    """

    row: int
    column: int
    rows: int
    down: bool

    @property
    def sign(self) -> int:
        return -1 if self.down else 1

    @property
    def corners(self) -> tuple[CanvasPoint, CanvasPoint, CanvasPoint]:
        return self._at(0, 0), self._at(self.rows, self.rows), self._at(self.rows, -self.rows)

    @property
    def numbers(self) -> tuple[CanvasPoint, CanvasPoint, CanvasPoint]:
        """The positions of the numbers, each beside its corner."""
        return (
            self._at(1, 0),
            self._at(self.rows - 1, self.rows - 2),
            self._at(self.rows - 1, 2 - self.rows),
        )

    @property
    def middle(self) -> CanvasPoint:
        return self._at(self.rows - 1, 0)

    @property
    def sides(self) -> tuple[tuple[CanvasPoint, CanvasPoint], ...]:
        a, b, c = self.corners
        return (a, b), (b, c), (c, a)

    def _at(self, rows: int, columns: int) -> CanvasPoint:
        return self.row + self.sign * rows, self.column + self.sign * columns


class Glyphs(NamedTuple):
    """The characters that lines are made of."""

    level: str
    rising: str
    falling: str
    dot: str
    joints: str
    """A corner without a level line, with one to the right, to the left, on both sides."""
    last: str
    hole: str
    beyond: str
    """More above, below, to the left, to the right."""


BOX_GLYPHS = Glyphs("─", "╱", "╲", "·", "·╶╴─", "•", "×", "▴▾◂▸")  # noqa: RUF001 - no slash is meant
ASCII_GLYPHS = Glyphs("-", "/", "\\", ".", ".---", "*", "x", "^v<>")


class Pen:
    """Draws triangles on a canvas."""

    def __init__(self, glyphs: Glyphs) -> None:
        self.glyphs = glyphs
        self.canvas = Canvas()

    def outline(self, triangle: CanvasTriangle, ink: str = INK_GREY) -> None:
        for start, end in triangle.sides:
            glyph = self._line_glyph(start, end)
            for row, column in _between(start, end):
                self.canvas.put(row, column, glyph, ink)

    def dots(self, triangle: CanvasTriangle, ink: str = INK_ACCENT) -> None:
        """An outline of dots, on the level side and its ends every second column."""
        (row, first), (_, last) = triangle.sides[1]
        for column in range(min(first, last), max(first, last) + 1, 2):
            self.canvas.put(row, column, self.glyphs.dot, ink)
        self.canvas.put(*triangle.corners[0], self.glyphs.dot, ink)
        self.dotted_slants(triangle, ink)

    def dotted_slants(self, triangle: CanvasTriangle, ink: str) -> None:
        right, _, left = triangle.sides
        for point in _between(*right) + _between(*left):
            self.canvas.put(*point, self.glyphs.dot, ink)

    def joints(self, corners: Iterable[CanvasPoint], ink: str = INK_GREY) -> None:
        """Join the lines that meet at corners; all of them have been drawn."""
        for row, column in corners:
            right = self.canvas.char(row, column + 1) == self.glyphs.level
            left = self.canvas.char(row, column - 1) == self.glyphs.level
            self.canvas.put(row, column, self.glyphs.joints[right + 2 * left], ink)

    def numbers(self, triangle: CanvasTriangle, corners: Corners, ink: str | None = None) -> None:
        for point, value in zip(triangle.numbers, corners, strict=True):
            self.value(point, value, ink)

    def value(self, at: CanvasPoint, value: int, ink: str | None = None) -> None:
        self.canvas.put(*at, str(value), INK_VALUES[value] if ink is None else ink)

    def word(self, at: CanvasPoint, text: str, ink: str) -> None:
        """A short text around a point."""
        row, column = at
        self.canvas.put(row, column - len(text) // 2, text, ink)

    def _line_glyph(self, start: CanvasPoint, end: CanvasPoint) -> str:
        if start[0] == end[0]:
            return self.glyphs.level
        rises = (start[0] < end[0]) != (start[1] < end[1])
        return self.glyphs.rising if rises else self.glyphs.falling


def _between(start: CanvasPoint, end: CanvasPoint) -> list[CanvasPoint]:
    """The points from one corner to another, both left out."""
    rows, columns = end[0] - start[0], end[1] - start[1]
    steps = max(abs(rows), abs(columns))
    return [
        (start[0] + rows * step // steps, start[1] + columns * step // steps)
        for step in range(1, steps)
    ]
