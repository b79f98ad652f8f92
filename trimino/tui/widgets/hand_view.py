"""The hand on the screen: tiles with numbers, which of them fit, and their best scores."""

from collections.abc import Iterator

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from trimino.drawing.canvas import CharacterBox
from trimino.drawing.field_text import LARGE
from trimino.drawing.palette import INK_ACCENT, INK_GREY, INK_LABEL
from trimino.drawing.pen import ASCII_GLYPHS, BOX_GLYPHS, CanvasTriangle, Pen
from trimino.drawing.text import PITCH
from trimino.rules import Tile
from trimino.rules.scoring import Hand
from trimino.terminal.menu import hold_apart
from trimino.terminal.rack import DRAWN_MARK, best_score
from trimino.tui.ink import strip_of
from trimino.tui.selection import Selection

_NUMBERS, BEST = LARGE + 1, LARGE + 2
"""The rows of the numbers and of the best scores, below the tiles."""

_EDGE = 1
"""Columns before the first tile."""

LISTED_PITCH = 10
"""Columns from one tile to the next in the one-line list."""


class HandView(Widget):
    """The tiles in a row, alternately up and down; a long hand scrolls to the selected tile."""

    class Chosen(Message):
        """A tile was clicked."""

        def __init__(self, tile: Tile) -> None:
            super().__init__()
            self.tile = tile

    def __init__(self, *, colour: bool, ascii_only: bool, id: str | None = None) -> None:
        super().__init__(id=id)
        self._colour, self._signs = colour, ASCII_GLYPHS if ascii_only else BOX_GLYPHS
        self._hand: Hand = ()
        self._selection: Selection | None = None
        self._drawn: Hand = ()
        self._left = 0
        self._strips: list[Strip] = []

    def show(self, hand: Hand, selection: Selection | None, drawn: Hand = ()) -> None:
        """Show a hand; without a selection, as one that cannot be played from now.

        Tiles drawn in this turn stand at the end.
        """
        self._hand, self._selection, self._drawn = hold_apart(hand, drawn), selection, drawn
        self._redraw()

    @property
    def _chosen(self) -> Tile | None:
        return self._selection.tile if self._selection else None

    def _redraw(self) -> None:
        if not self.size:
            return
        pen = Pen(self._signs)
        for number, tile in enumerate(self._hand, start=1):
            if self._listed:
                self._list(pen, number, tile)
            else:
                self._draw(pen, number, tile)
        self._follow()
        width = max(self.size.width, 1)
        box = CharacterBox(0, self._left - _EDGE, BEST, self._left - _EDGE + width - 1)
        if self._hand:
            pen.canvas = pen.canvas.within(box, self._signs.beyond, INK_GREY)
        self._strips = [strip_of(line, colour=self._colour) for line in pen.canvas.lines(box)]
        self.refresh()

    @property
    def _listed(self) -> bool:
        """Whether tiles are listed, for lack of room to draw them."""
        return self.size.height < _NUMBERS + 1

    @property
    def _pitch(self) -> int:
        return LISTED_PITCH if self._listed else PITCH

    def _fits(self, tile: Tile) -> bool:
        return self._selection is not None and bool(self._selection.menu.options(tile))

    def _list(self, pen: Pen, number: int, tile: Tile) -> None:
        """A tile in the list, such as: 7 2-4-4."""
        ink = INK_LABEL if tile == self._chosen else INK_ACCENT if self._fits(tile) else INK_GREY
        mark = DRAWN_MARK if tile in self._drawn else ""
        pen.canvas.put(0, LISTED_PITCH * (number - 1), f"{number}{mark} {tile}", ink)

    def _draw(self, pen: Pen, number: int, tile: Tile) -> None:
        triangle, fits = _triangle(number - 1), self._fits(tile)
        chosen = tile == self._chosen
        if fits or self._colour or self._selection is None:
            pen.outline(triangle, INK_ACCENT if chosen else INK_GREY)
            pen.joints(triangle.corners)
        else:
            pen.dotted_slants(triangle, INK_GREY)
        pen.numbers(triangle, tile, None if fits or self._selection is None else INK_GREY)
        label = f"{number}{DRAWN_MARK if tile in self._drawn else ''}"
        ink = INK_LABEL if chosen else INK_ACCENT if fits else INK_GREY
        pen.word((_NUMBERS, triangle.column), f" {label} " if chosen else label, ink)
        if self._selection and fits:
            best = str(best_score(self._selection.menu.options(tile)))
            pen.word((BEST, triangle.column), best, INK_GREY)

    def _follow(self) -> None:
        width, last = self.size.width - 2 * _EDGE, self._pitch * len(self._hand) + 2
        tiles = list(self._hand)
        if self._chosen in tiles:
            start = self._pitch * tiles.index(self._chosen)
            self._left = min(max(self._left, start + 2 * LARGE + 1 - width), start)
        self._left = max(0, min(self._left, last - width))

    def render_line(self, y: int) -> Strip:
        if y < len(self._strips):
            return self._strips[y].adjust_cell_length(self.size.width, self.rich_style)
        return Strip.blank(self.size.width, self.rich_style)

    def on_resize(self, _: events.Resize) -> None:
        self._redraw()

    def on_click(self, event: events.Click) -> None:
        near = sorted(self._columns(), key=lambda at: abs(at[0] - event.x))
        for column, tile in near[:1]:
            if abs(column - event.x) <= LARGE:
                self.post_message(self.Chosen(tile))

    def _columns(self) -> Iterator[tuple[int, Tile]]:
        """The column of the middle of each tile on the screen."""
        for index, tile in enumerate(self._hand):
            yield self._pitch * index + LARGE - self._left + _EDGE, tile

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._scroll_by(-self._pitch)
        event.stop()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._scroll_by(self._pitch)
        event.stop()

    def _scroll_by(self, columns: int) -> None:
        self._left += columns
        self._redraw()


def _triangle(index: int) -> CanvasTriangle:
    down = index % 2 == 1
    return CanvasTriangle(LARGE * down, index * PITCH + LARGE, LARGE, down)
