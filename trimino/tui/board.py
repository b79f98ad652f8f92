"""All fields as one drawing, in one of three sizes, and which cell is where on it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from trimino.drawing.canvas import Canvas, CharacterBox
from trimino.drawing.field_text import LARGE, SMALL, FieldText, triangle_of
from trimino.drawing.palette import INK_GREY, INK_LABEL
from trimino.drawing.pen import CanvasPoint, Glyphs, Pen
from trimino.drawing.spots import Spot, shown, spot
from trimino.rules import Field, Place
from trimino.rules.lattice import vertices

SIZES = (SMALL, LARGE, LARGE + 1)
"""Rows of a triangle; the smallest size shows each value once."""

_GAP = 4
"""Columns between fields side by side."""

BONUS, BONUS_ASCII = "◆", "#"
"""The sign of a marked place that scores a bonus, in the smallest size."""

GHOST = "?"
"""The sign of the selected tile, which is not laid yet, in the smallest size."""


class Marks(NamedTuple):
    """Marks on the fields: the last placement, labelled places, and the selected placement.

    `signs` replace the labels in the smallest size.
    """

    last: Place | None = None
    labels: Mapping[Spot, str] = {}
    signs: Mapping[Spot, str] = {}
    ghost: Place | None = None

    @property
    def spots(self) -> list[Spot]:
        return [*self.labels, *([spot(self.ghost)] if self.ghost else [])]


class Board:
    """Fields side by side, in as many rows as the width needs."""

    def __init__(
        self, fields: Sequence[Field], marks: Marks, rows: int, width: int, glyphs: Glyphs
    ) -> None:
        self.rows, self._marks, self._glyphs = rows, marks, glyphs
        self.canvas = Canvas()
        self._origins: dict[int, CanvasPoint] = {}
        drawn = shown(fields, marks.spots)
        row = column = next_row = 0
        for field in drawn:
            canvas = self._draw(field)
            box = canvas.box
            if column and column + box.width > width:
                row, column = next_row, 0
            self.canvas.paste(canvas, row + (len(drawn) > 1), column)
            self._origins[field.number] = row + (len(drawn) > 1) - box.top, column - box.left
            if len(drawn) > 1:
                self.canvas.put(row, column, str(field.number + 1), INK_GREY)
            column += box.width + _GAP
            next_row = max(next_row, row + box.height + 2)

    def _draw(self, field: Field) -> Canvas:
        """Draw a field; the selected placement is dotted like a marked place."""
        ghost, marks = self._marks.ghost, self._marks
        labels = dict(marks.signs if self.rows == SMALL else marks.labels)
        if ghost:
            labels[spot(ghost)] = ""
        canvas = FieldText(field, self._glyphs, self._marks.last, labels, None).whole(self.rows)
        if ghost and ghost.field == field.number:
            self._draw_ghost(canvas, field, ghost)
        return canvas

    def _draw_ghost(self, canvas: Canvas, field: Field, ghost: Place) -> None:
        pen = Pen(self._glyphs)
        pen.canvas = canvas
        triangle = triangle_of(ghost.at, self.rows)
        for depth in range(1, self.rows):
            inside = " " * (2 * depth - 1)
            pen.word((triangle.row + triangle.sign * depth, triangle.column), inside, INK_LABEL)
        if self.rows > SMALL:
            pen.numbers(triangle, ghost.corners, INK_LABEL)
            return
        corners = zip(vertices(ghost.at), triangle.corners, ghost.corners, strict=True)
        for vertex, point, value in corners:
            if vertex not in field.values:
                pen.value(point, value, INK_LABEL)
        pen.word(triangle.middle, GHOST, INK_LABEL)

    @property
    def filled(self) -> bool:
        """Whether there is a field."""
        return bool(self._origins)

    @property
    def box(self) -> CharacterBox:
        return self.canvas.box

    def middle(self, where: Spot) -> CanvasPoint:
        """The middle of a cell on the drawing."""
        number, cell = where
        row, column = self._origins[number]
        at = triangle_of(cell, self.rows).middle
        return row + at[0], column + at[1]

    def spot_at(self, row: int, column: int) -> Spot | None:
        """The marked place at a point of the drawing, if there is one."""
        return next(
            (where for where in self._marks.spots if self._covers(where, row, column)), None
        )

    def _covers(self, where: Spot, row: int, column: int) -> bool:
        number, cell = where
        down, right = self._origins[number]
        triangle = triangle_of(cell, self.rows)
        depth = triangle.sign * (row - down - triangle.row)
        # Without the borders, which belong to the neighbours too.
        return 0 < depth < self.rows and abs(column - right - triangle.column) <= depth
