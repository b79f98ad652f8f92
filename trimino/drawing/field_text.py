"""One field as text, in one of two sizes, whole or in part."""

from collections.abc import Mapping
from dataclasses import dataclass

from trimino.drawing.canvas import Canvas, CharacterBox
from trimino.drawing.palette import INK_ACCENT, INK_GREY, INK_LABEL
from trimino.drawing.pen import CanvasPoint, CanvasTriangle, Glyphs, Pen
from trimino.drawing.spots import Spot
from trimino.rules import Cell, Field, Place, Vertex
from trimino.rules.lattice import neighbours, vertices

LARGE, SMALL = 3, 2
"""Rows of a triangle: three to show all numbers of a tile, two to show each once."""


@dataclass(frozen=True)
class FieldText:
    """A field and the marks in it."""

    field: Field
    glyphs: Glyphs
    last: Place | None
    labels: Mapping[Spot, str]
    focus: Spot | None

    def whole(self, rows: int) -> Canvas:
        pen = Pen(self.glyphs)
        for cell in self._labels:
            pen.dots(triangle_of(cell, rows))
        self._draw_tiles(pen, rows)
        self._draw_last(pen, rows)
        for cell, label in self._labels.items():
            pen.word(triangle_of(cell, rows).middle, label, INK_LABEL)
        return pen.canvas

    def part(self, rows: int, width: int, height: int | None) -> Canvas:
        """As much of the field as there is room for."""
        canvas = self.whole(rows)
        box = canvas.box
        row, column = self._centre(rows)
        top, bottom = _span(box.top, box.bottom, height or box.height, row)
        left, right = _span(box.left, box.right, width, column)
        return canvas.within(CharacterBox(top, left, bottom, right), self.glyphs.beyond, INK_GREY)

    def _draw_tiles(self, pen: Pen, rows: int) -> None:
        tiles = [
            (triangle_of(cell, rows), place.corners) for cell, place in self.field.laid.items()
        ]
        for triangle, _ in tiles:
            pen.outline(triangle)
        if rows == SMALL:
            self._draw_values(pen)
            return
        pen.joints(_point(vertex, rows) for vertex in self.field.values)
        for triangle, corners in tiles:
            pen.numbers(triangle, corners)

    def _draw_values(self, pen: Pen) -> None:
        for vertex, value in self.field.values.items():
            pen.value(_point(vertex, SMALL), value)
        for cell in self.field.gaps.keys() - self._labels.keys():
            if all(beside in self.field.laid for beside in neighbours(cell)):
                pen.word(triangle_of(cell, SMALL).middle, self.glyphs.hole, INK_GREY)

    def _draw_last(self, pen: Pen, rows: int) -> None:
        if self._last:
            triangle = triangle_of(self._last, rows)
            pen.outline(triangle, INK_ACCENT)
            pen.word(triangle.middle, self.glyphs.last, INK_ACCENT)

    @property
    def _labels(self) -> dict[Cell, str]:
        return {at: label for (number, at), label in self.labels.items() if self._has(number)}

    @property
    def _last(self) -> Cell | None:
        return self.last.at if self.last and self._has(self.last.field) else None

    def _has(self, number: int) -> bool:
        return number == self.field.number

    def _centre(self, rows: int) -> CanvasPoint:
        """The middle of what matters most."""
        if self.focus and self._has(self.focus[0]):
            cells = [self.focus[1]]
        else:
            cells = list(self._labels) or ([self._last] if self._last else list(self.field.laid))
        points = [triangle_of(cell, rows).middle for cell in cells]
        return _halfway([row for row, _ in points]), _halfway([column for _, column in points])


def _point(vertex: Vertex, rows: int) -> CanvasPoint:
    return -rows * vertex.y, rows * (2 * vertex.x + vertex.y)


def triangle_of(cell: Cell, rows: int) -> CanvasTriangle:
    """A cell as it is drawn in a size."""
    return CanvasTriangle(*_point(vertices(cell)[0], rows), rows, cell.down)


def _halfway(numbers: list[int]) -> int:
    return (min(numbers) + max(numbers)) // 2


def _span(first: int, last: int, size: int, middle: int) -> tuple[int, int]:
    """The part of a range that has at most that size and its middle as near as can be."""
    start = max(first, min(middle - size // 2, last - size + 1))
    return start, min(last, start + size - 1)
