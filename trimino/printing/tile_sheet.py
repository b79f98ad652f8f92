"""Tiles to cut out: triangles of a lattice, which straight cuts from mark to mark part."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from trimino.drawing import palette
from trimino.drawing.plane import HEIGHT, SIDE, Point, Triangle, bounds, cell_triangle, inset, point
from trimino.drawing.tile_face import Face, shapes, turned_numbers
from trimino.printing.paper import MM_PER_POINT, Paper, PaperSize
from trimino.printing.plane_on_page import PlaneOnPage
from trimino.printing.print_page import Align, PrintPage
from trimino.printing.print_words import PrintWords
from trimino.rules import Cell, Tile, Vertex
from trimino.rules.lattice import cells_around, vertices

USUAL_SIDE = 40.0
"""The side of a tile in millimetres: the whole set fits on one page of either paper."""
MIN_SIDE, MAX_SIDE = 15.0, 150.0

_EDGE = 6.0
"""The margin that printers leave blank at the edges of a page."""
MARK_GAP, MARK_LENGTH = 1.0, 4.0
_AROUND = _EDGE + MARK_GAP + MARK_LENGTH
FOOT = 18.0
"""The room for the ruler and its words below the tiles."""
RULER = 100.0
SMALL_TYPE = 8.5 * MM_PER_POINT
_GREY = "#666666"
CUT = "#8a8a8a"

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass(frozen=True)
class TileSheet:
    """A sheet of tiles: which ones, in which size, and with which faces."""

    tiles: Sequence[Tile]
    side: float = USUAL_SIDE
    face: Face = Face.PLAIN
    backs: bool = False
    paper: Paper = Paper.A4

    def title(self, words: PrintWords) -> str:
        return words.say("print-tiles")

    def pages(self, words: PrintWords) -> list[PrintPage]:
        """The pages, each followed by its backs, if any, for paper turned on its long edge."""
        columns, rows = _capacity(self.paper.size, self.side)
        pages = []
        for start in range(0, len(self.tiles), columns * rows):
            tiles = self.tiles[start : start + columns * rows]
            laid = dict(zip(_cells(len(tiles), columns), tiles, strict=True))
            pages.append(self._front(laid, words))
            if self.backs:
                pages.append(self._back(list(laid)))
        return pages

    def _front(self, laid: dict[Cell, Tile], words: PrintWords) -> PrintPage:
        page = PrintPage(self.paper.size)
        ground = _ground(laid, self.side, page.size)
        for start, end in _marks(set(laid)):
            page.line(*_mark(ground, start, end), width=0.15)
        for cell, tile in laid.items():
            _draw_tile(page, ground, cell_triangle(cell), tile, self.face)
        _draw_ruler(page, words.say("print-ruler", length=int(RULER)))
        return page

    def _back(self, cells: list[Cell]) -> PrintPage:
        page = PrintPage(self.paper.size)
        ground = _ground(cells, self.side, page.size, mirrored=True)
        for cell in cells:
            _draw_back(page, ground, cell_triangle(cell))
        return page


def _ground(
    cells: Iterable[Cell], side: float, size: PaperSize, *, mirrored: bool = False
) -> PlaneOnPage:
    """The lattice on a page: its cells in the middle, below the marks at the top."""
    box, scale = bounds(map(cell_triangle, cells)), side / SIDE
    left = (size.width - box.width * scale) / 2 - box.left * scale
    top = _AROUND - box.top * scale
    return PlaneOnPage(left, top, scale, size.width if mirrored else None)


def _mark(ground: PlaneOnPage, start: Vertex, end: Vertex) -> tuple[Point, Point]:
    """The mark that goes on from a point of the lattice towards the next."""
    a, b = ground.place(point(start)), ground.place(point(end))
    near, far = (length / (ground.scale * SIDE) for length in (MARK_GAP, MARK_GAP + MARK_LENGTH))
    x, y = b.x - a.x, b.y - a.y
    return Point(a.x + x * near, a.y + y * near), Point(a.x + x * far, a.y + y * far)


def _capacity(size: PaperSize, side: float) -> tuple[int, int]:
    """The number of tiles side by side on a page, and of rows; at least one of each."""
    across = (size.width - 2 * _AROUND) / side
    down = (size.height - 2 * _AROUND + _EDGE - FOOT) / (side * HEIGHT / SIDE)
    return max(1, int(2 * across) - 1), max(1, int(down))


def _cells(count: int, columns: int) -> Iterator[Cell]:
    """Cells in rows, alternately up and down, each row the mirror image of the one above."""
    for number in range(count):
        row, column = divmod(number, columns)
        yield Cell((column + row) // 2, -row, down=(column + row) % 2 == 1)


def _marks(cells: set[Cell]) -> Iterator[tuple[Vertex, Vertex]]:
    """The cutting marks: each continues an edge beyond the tiles, from one point to the next."""
    for vertex in sorted({corner for cell in cells for corner in vertices(cell)}):
        for x, y in DIRECTIONS:
            ahead, behind = Vertex(vertex.x + x, vertex.y + y), Vertex(vertex.x - x, vertex.y - y)
            if _has_edge(cells, vertex, behind) and not _has_edge(cells, vertex, ahead):
                yield vertex, ahead


def _has_edge(cells: set[Cell], vertex: Vertex, other: Vertex) -> bool:
    return any(cell in cells and other in vertices(cell) for cell in cells_around(vertex))


def _draw_tile(
    page: PrintPage, ground: PlaneOnPage, triangle: Triangle, tile: Tile, face: Face
) -> None:
    page.polygon(map(ground.place, triangle), stroke=CUT, width=0.1)
    if face is Face.SHAPES:
        for shape in shapes(triangle, tile):
            page.polygon(map(ground.place, shape.outline), fill=shape.colour)
    ground.draw_numbers(page, turned_numbers(triangle, tile, face))


def _draw_back(page: PrintPage, ground: PlaneOnPage, triangle: Triangle) -> None:
    """Nested triangles, far enough from the edge that a page printed askew does not show."""
    for inward, width in ((8.0, 1.4), (11.5, 0.6)):
        outline = map(ground.place, inset(triangle, inward))
        page.polygon(outline, stroke=palette.ACCENT_DEEP, width=width * ground.scale)
    page.polygon(map(ground.place, inset(triangle, 19.0)), fill=palette.ACCENT_DEEP)


def _draw_ruler(page: PrintPage, text: str) -> None:
    """A line of known length, and what it is for."""
    left, y = (page.size.width - RULER) / 2, page.size.height - _EDGE - SMALL_TYPE - 3
    page.line(Point(left, y), Point(left + RULER, y), width=0.2)
    for tenth in range(11):
        x, height = left + tenth * RULER / 10, 2.0 if tenth % 10 == 0 else 1.2
        page.line(Point(x, y - height), Point(x, y), width=0.2)
    middle = Point(page.size.width / 2, page.size.height - _EDGE)
    page.text(middle, text, SMALL_TYPE, colour=_GREY, align=Align.MIDDLE)
