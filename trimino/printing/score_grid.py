"""The grid of a score sheet: columns for each player, and rows to write into or already filled."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from trimino.drawing.plane import Point
from trimino.printing.paper import MM_PER_POINT
from trimino.printing.print_page import CAP_HEIGHT, Align, PrintPage
from trimino.printing.text_layout import fitted
from trimino.printing.truetype import bold, regular
from trimino.rules import Item
from trimino.rules.scored_items import ScoredItems

LABEL_WIDTH = 27.0
NAME_HEIGHT = 9.0
HEAD_HEIGHT = 5.0
THIN, THICK = 0.12, 0.45
INK = "#222222"
GREY = "#666666"
_LINE = "#7d7d7d"
TINT = "#efefef"
_TYPE = 9.5 * MM_PER_POINT
_SMALL = 7.5 * MM_PER_POINT


class ScoreColumn(StrEnum):
    """A column of a player, by the message that names it."""

    TILE = "print-column-tile"
    BONUS = "print-column-bonus"
    COST = "print-column-cost"
    POINTS = "print-column-points"
    TOTAL = "print-column-total"


COLUMN_OF = {
    Item.TILE: ScoreColumn.TILE,
    Item.OPENING: ScoreColumn.BONUS,
    Item.ZERO_OPENING: ScoreColumn.BONUS,
    Item.BRIDGE: ScoreColumn.BONUS,
    Item.DOUBLE: ScoreColumn.BONUS,
    Item.HEXAGON: ScoreColumn.BONUS,
    Item.DRAW: ScoreColumn.COST,
    Item.STOP: ScoreColumn.COST,
    Item.STUCK: ScoreColumn.COST,
    Item.EMPTY_WELL: ScoreColumn.COST,
}
"""The column of what scores in play; what scores at the end of a round has a row of its own."""


def columns_for(in_play: ScoredItems) -> tuple[ScoreColumn, ...]:
    """The columns of each player: those of what scores, and the total."""
    used = dict.fromkeys(COLUMN_OF[item] for item in in_play) or [ScoreColumn.POINTS]
    return (*used, ScoreColumn.TOTAL)


class ScoreRow(NamedTuple):
    """A row: its label, and for each player the text of each column.

    A row of the end of a round has one wide cell for its points, and the total.
    """

    label: str
    cells: Sequence[Sequence[str]]
    at_end: bool = False
    closes_round: bool = False


class ScoreGrid(NamedTuple):
    """The place of the grid on a page, and the heads of its columns."""

    left: float
    top: float
    width: float
    names: Sequence[str]
    heads: Sequence[str]
    row_height: float

    @property
    def head_height(self) -> float:
        return NAME_HEIGHT + HEAD_HEIGHT

    @property
    def player_width(self) -> float:
        return (self.width - LABEL_WIDTH) / len(self.names)

    def draw(self, page: PrintPage, rows: Sequence[ScoreRow]) -> None:
        bottom = self.top + self.head_height + len(rows) * self.row_height
        self._tint_totals(page, bottom)
        self._draw_head(page)
        for number, row in enumerate(rows):
            self._draw_row(page, self.top + self.head_height + number * self.row_height, row)
        for player in range(len(self.names) + 1):
            x = self._player_left(player)
            page.line(Point(x, self.top), Point(x, bottom), width=THICK, colour=INK)

    def _tint_totals(self, page: PrintPage, bottom: float) -> None:
        width = self.player_width / len(self.heads)
        top = self.top + NAME_HEIGHT
        for player in range(len(self.names)):
            at = Point(self._player_left(player + 1) - width, top)
            page.rectangle(at, Point(width, bottom - top), fill=TINT)

    def _draw_head(self, page: PrintPage) -> None:
        width = self.player_width / len(self.heads)
        head, base = self.top + NAME_HEIGHT, self.top + NAME_HEIGHT + HEAD_HEIGHT
        for player, name in enumerate(self.names):
            left = self._player_left(player)
            middle = Point(left + self.player_width / 2, self.top + NAME_HEIGHT * 0.68)
            size = fitted(name, _TYPE * 1.2, self.player_width - 2, bold())
            page.text(middle, name, size, strong=True, colour=INK, align=Align.MIDDLE)
            for number, text in enumerate(self.heads):
                at = Point(left + (number + 0.5) * width, base - 1.5)
                size = fitted(text, _SMALL, width - 0.8)
                page.text(at, text, size, colour=GREY, align=Align.MIDDLE)
        right = self.left + self.width
        first = self._player_left(0)
        page.line(Point(first, self.top), Point(right, self.top), width=THICK, colour=INK)
        page.line(Point(first, head), Point(right, head), width=THIN, colour=_LINE)
        page.line(Point(self.left, base), Point(right, base), width=THICK, colour=INK)

    def _draw_row(self, page: PrintPage, top: float, row: ScoreRow) -> None:
        bottom = top + self.row_height
        base = top + self.row_height / 2 + CAP_HEIGHT * _TYPE / 2
        size = fitted(row.label, _SMALL, LABEL_WIDTH - 2)
        page.text(Point(self.left + 0.5, base - 0.2), row.label, size, colour=GREY)
        for player, cells in enumerate(row.cells):
            self._draw_cells(page, self._player_left(player), top, base, row, cells)
        width, colour = (THICK, INK) if row.closes_round else (THIN, _LINE)
        right = Point(self.left + self.width, bottom)
        page.line(Point(self.left, bottom), right, width=width, colour=colour)

    def _draw_cells(
        self,
        page: PrintPage,
        left: float,
        top: float,
        base: float,
        row: ScoreRow,
        cells: Sequence[str],
    ) -> None:
        width = self.player_width / len(self.heads)
        last = self.player_width - width
        # The points of a wide cell lie in the middle of it.
        edges = [0.0, last] if row.at_end else [n * width for n in range(len(self.heads))]
        for edge, until, text in zip(edges, [*edges[1:], self.player_width], cells, strict=True):
            if edge:
                x = left + edge
                page.line(Point(x, top), Point(x, top + self.row_height), width=THIN, colour=_LINE)
            size = fitted(text, _TYPE, until - edge - 1, regular())
            middle = Point(left + (edge + until) / 2, base)
            page.text(middle, text, size, colour=INK, align=Align.MIDDLE)

    def _player_left(self, player: int) -> float:
        return self.left + LABEL_WIDTH + player * self.player_width
