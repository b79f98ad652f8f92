"""Fields and hands as text, for a terminal.

A field is drawn with all three numbers of each tile. Where that is too large, it is drawn smaller,
each vertex with the one number that all tiles there show, and an empty cell that tiles enclose is
crossed out. Where that is still too large, a part of it is shown, with signs for what lies beyond.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from string import ascii_letters
from types import NoneType

from trimino.drawing.canvas import Canvas
from trimino.drawing.field_text import LARGE, SMALL, FieldText
from trimino.drawing.palette import INK_ACCENT, INK_GREY
from trimino.drawing.pen import ASCII_GLYPHS, BOX_GLYPHS, CanvasTriangle, Pen
from trimino.drawing.spots import Spot, shown
from trimino.rules import Field, Place, Tile
from trimino.rules.scoring import Hand
from trimino.rules.type_check import check_each, check_type

LETTERS = ascii_letters
"""Labels of one character, for as many tiles or places as anyone has to choose from."""

_GAP = 4
"""The columns between fields side by side."""

PITCH = 5
"""The columns from one tile of a hand to the next."""


def draw_text(
    fields: Sequence[Field],
    *,
    width: int = 80,
    height: int | None = None,
    colour: bool = False,
    ascii_only: bool = False,
    last: Place | None = None,
    labels: Mapping[Spot, str] | None = None,
    focus: Spot | None = None,
) -> str:
    r"""Draw the fields, side by side where there is room, never wider or higher than allowed.

    `last` is marked. `labels` stand in empty cells; they have up to three characters, and only
    labels of one character go with the smaller size. Where a part of a field is shown, it is the
    part around `focus`, or else around the labels, or else around the last tile. Without room for
    a line of every field the result is empty.

    >>> from trimino.rules import Cell
    >>> field = Field().lay(Place(Tile(3, 4, 4), Cell(0, 0), (3, 4, 4)))
    >>> print(draw_text([field], labels={(0, Cell(0, 0, down=True)): "a"}, ascii_only=True))
       . . . .
      /3\ a .
     /4 4\ .
    -------
    """
    check_each("fields", fields, Field)
    check_type("last", last, Place, NoneType)
    labels = labels or {}
    glyphs = ASCII_GLYPHS if ascii_only else BOX_GLYPHS
    drawings = [FieldText(field, glyphs, last, labels, focus) for field in shown(fields, labels)]
    pages = _pages(drawings, labels, width, height)
    fitting = (page for page in pages if _fits(page, width, height))
    return next(fitting, Canvas()).text(colour=colour)


def draw_hand(
    hand: Hand,
    *,
    width: int = 80,
    colour: bool = False,
    ascii_only: bool = False,
    labels: Mapping[Tile, str] | None = None,
    dimmed: Container[Tile] = (),
) -> str:
    r"""Draw a hand as rows of tiles, alternately up and down, with labels below them.

    Dimmed tiles are grey, or where there is no colour drawn with dots.

    >>> hand = Tile(0, 1, 2), Tile(3, 4, 5)
    >>> print(draw_hand(hand, labels={hand[1]: "b"}, ascii_only=True))
       . -------
      /0\ \4 5/
     /2 1\ \3/
    ------- .
            b
    """
    check_each("hand", hand, Tile)
    pen = Pen(ASCII_GLYPHS if ascii_only else BOX_GLYPHS)
    for triangle, tile in zip(_rack(len(hand), width), hand, strict=True):
        _draw_held(pen, triangle, tile, is_dimmed=tile in dimmed, colour=colour)
        below = max(row for row, _ in triangle.corners) + 1
        ink = INK_GREY if tile in dimmed else INK_ACCENT
        pen.word((below, triangle.column), (labels or {}).get(tile, ""), ink)
    return pen.canvas.text(colour=colour)


def _pages(
    drawings: Sequence[FieldText], labels: Mapping[Spot, str], width: int, height: int | None
) -> Iterator[Canvas]:
    """All ways to draw the fields, the best first: large, small, and in ever smaller parts."""
    yield _page([drawing.whole(LARGE) for drawing in drawings], width)
    rows = SMALL if all(len(label) == 1 for label in labels.values()) else LARGE
    yield _page([drawing.whole(rows) for drawing in drawings], width)
    for room in [None] if height is None else range(height, 0, -1):
        yield _page([drawing.part(rows, width, room) for drawing in drawings], width)


def _fits(page: Canvas, width: int, height: int | None) -> bool:
    return page.box.width <= width and (height is None or page.box.height <= height)


def _page(canvases: Iterable[Canvas], width: int) -> Canvas:
    """Canvases side by side, and below one another where there is no more room."""
    page = Canvas()
    row = column = next_row = 0
    for canvas in canvases:
        if column and column + canvas.box.width > width:
            row, column = next_row, 0
        page.paste(canvas, row, column)
        column += canvas.box.width + _GAP
        next_row = max(next_row, row + canvas.box.height + 1)
    return page


def _rack(tiles: int, width: int) -> Iterator[CanvasTriangle]:
    """The positions of the tiles of a hand, row after row."""
    across = max(1, (width - 2 * LARGE - 1) // PITCH + 1)
    for number in range(tiles):
        row, column = divmod(number, across)
        down = column % 2 == 1
        yield CanvasTriangle(row * (LARGE + 3) + LARGE * down, column * PITCH + LARGE, LARGE, down)


def _draw_held(
    pen: Pen, triangle: CanvasTriangle, tile: Tile, *, is_dimmed: bool, colour: bool
) -> None:
    if is_dimmed and not colour:
        pen.dotted_slants(triangle, INK_GREY)
    else:
        pen.outline(triangle)
        pen.joints(triangle.corners)
    pen.numbers(triangle, tile, INK_GREY if is_dimmed else None)
