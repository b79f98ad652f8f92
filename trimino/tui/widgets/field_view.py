"""The fields on the screen, with panning, zooming and clicking."""

from collections.abc import Sequence

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from trimino.drawing.canvas import CharacterBox
from trimino.drawing.palette import INK_GREY
from trimino.drawing.pen import ASCII_GLYPHS, BOX_GLYPHS, CanvasPoint
from trimino.drawing.spots import Spot, spot
from trimino.rules import Field
from trimino.tui.board import SIZES, Board, Marks
from trimino.tui.ink import strip_of

_MARGIN = 2
"""Rows kept visible around the focused cell, and twice as many columns."""


class FieldView(Widget):
    """Shows a board, or the part of it that fits.

    Unless a size is chosen, it is the largest that shows everything.
    """

    class Pointed(Message):
        """A marked place was clicked."""

        def __init__(self, where: Spot) -> None:
            super().__init__()
            self.where = where

    def __init__(self, *, colour: bool, ascii_only: bool, id: str | None = None) -> None:
        super().__init__(id=id)
        self._colour, self._signs = colour, ASCII_GLYPHS if ascii_only else BOX_GLYPHS
        self._fields: Sequence[Field] = ()
        self._marks, self._empty = Marks(), ""
        self._chosen: int | None = None
        self._corner: CanvasPoint | None = None
        self._dragged: CanvasPoint | None = None
        self._moved = False
        self._strips: list[Strip] = []
        self.board = self._drawn(SIZES[0])

    def show(self, fields: Sequence[Field], marks: Marks, empty: str = "") -> None:
        """Show fields with marks, or the text `empty` if there is no field."""
        self._fields, self._marks, self._empty = fields, marks, empty
        self._redraw()

    def zoom(self, by: int) -> None:
        """Draw larger or smaller."""
        at = SIZES.index(self.board.rows) + by
        if 0 <= at < len(SIZES):
            self._chosen, self._corner = SIZES[at], None
            self._redraw()

    def fit(self) -> None:
        """Choose size and window automatically again."""
        self._chosen = self._corner = None
        self._redraw()

    def pan(self, rows: int, columns: int) -> None:
        """Move the window over the board."""
        top, left = self._window.top, self._window.left
        self._corner = top + rows, left + columns
        self._redraw(follow=False)

    @property
    def _window(self) -> CharacterBox:
        """The part of the board that is on the screen."""
        width, height = max(self.size.width, 1), max(self.size.height, 1)
        top, left = self._corner or self._centred(width, height)
        return CharacterBox(top, left, top + height - 1, left + width - 1)

    def _centred(self, width: int, height: int) -> CanvasPoint:
        box = self.board.box
        return (
            box.top - (height - box.height) // 2,
            box.left - (width - box.width) // 2,
        )

    def _drawn(self, rows: int) -> Board:
        width = max(self.size.width, 1)
        board = Board(self._fields, self._marks, rows, width, self._signs)
        if not board.filled:
            board.canvas.put(0, 0, self._empty, INK_GREY)
        return board

    def _redraw(self, *, follow: bool = True) -> None:
        if not self.size:
            return
        self.board = self._drawn(self._chosen) if self._chosen else self._largest()
        window = self._window
        if follow:
            window = self._following(window)
        canvas = self.board.canvas.within(window, self._signs.beyond, INK_GREY)
        self._strips = [strip_of(line, colour=self._colour) for line in canvas.lines(window)]
        self.refresh()

    def _largest(self) -> Board:
        """The board in the largest size that fits, else in the smallest."""
        for rows in reversed(SIZES):
            board = self._drawn(rows)
            if board.box.height <= self.size.height and board.box.width <= self.size.width:
                break
        return board

    def _following(self, window: CharacterBox) -> CharacterBox:
        """The window moved just enough to show the focused cell; centred if everything fits."""
        box, (width, height) = self.board.box, self.size
        if box.height <= height and box.width <= width:
            self._corner = None
            return self._window
        top, left = self._corner or (window.top, window.left)
        if self._focus is not None:
            row, column = self.board.middle(self._focus)
            top = _moved(top, height, row, min(_MARGIN, height // 4))
            left = _moved(left, width, column, min(2 * _MARGIN, width // 4))
        self._corner = (
            _within(top, box.top, box.bottom, height),
            _within(left, box.left, box.right, width),
        )
        return self._window

    @property
    def _focus(self) -> Spot | None:
        if self._marks.ghost:
            return spot(self._marks.ghost)
        return spot(self._marks.last) if self._marks.last else None

    def render_line(self, y: int) -> Strip:
        if y < len(self._strips):
            return self._strips[y].adjust_cell_length(self.size.width, self.rich_style)
        return Strip.blank(self.size.width, self.rich_style)

    def on_resize(self, _: events.Resize) -> None:
        self._redraw()

    def on_click(self, event: events.Click) -> None:
        if self._moved:
            return
        window = self._window
        where = self.board.spot_at(window.top + event.y, window.left + event.x)
        if where is not None:
            self.post_message(self.Pointed(where))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._dragged, self._moved = (event.y, event.x), False
        self.capture_mouse()

    def on_mouse_up(self, _: events.MouseUp) -> None:
        self._dragged = None
        self.release_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._dragged is not None and (event.y, event.x) != self._dragged:
            row, column = self._dragged
            self._dragged, self._moved = (event.y, event.x), True
            self.pan(row - event.y, column - event.x)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._scrolled(event, -1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._scrolled(event, 1)

    def _scrolled(self, event: events.MouseEvent, by: int) -> None:
        """Zoom with the wheel; with Shift pan."""
        if event.shift:
            self.pan(2 * by, 0)
        else:
            self.zoom(-by)
        event.stop()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.board.box.height


def _moved(start: int, size: int, at: int, margin: int) -> int:
    """The start of a window moved just enough to show a point with a margin."""
    return min(max(start, at + margin - size + 1), at - margin)


def _within(start: int, first: int, last: int, size: int) -> int:
    """The start of a window moved so that it shows no needless emptiness."""
    if last - first < size:
        return first - (size - (last - first + 1)) // 2
    return min(max(start, first), last - size + 1)
