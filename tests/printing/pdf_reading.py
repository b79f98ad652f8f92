"""Reading PDFs back with an independent library: what lies where on a page, in millimetres."""

import io
from collections.abc import Iterator
from math import dist
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

from trimino.drawing.plane import Point

MM = 25.4 / 72
DIGIT_WIDTH, CAP_HEIGHT = 0.574, 0.711
"""A digit of the bold font, for a size of one."""


class ReadPath(NamedTuple):
    """A path: its points, whether it is closed, and the operator that paints it."""

    points: tuple[Point, ...]
    closed: bool
    painted: str


class ReadText(NamedTuple):
    """A piece of text: where it begins, its size, and the middle of its first digit."""

    text: str
    at: Point
    size: float
    middle: Point


class ReadPage:
    """A page as another program sees it."""

    def __init__(self, page: PageObject) -> None:
        box = page.mediabox
        self.size = round(float(box.width) * MM, 2), round(float(box.height) * MM, 2)
        self.text: str = page.extract_text()
        self._page = page

    @property
    def words(self) -> str:
        """All text, with single blanks between words."""
        return " ".join(self.text.split())

    def texts(self) -> list[ReadText]:
        found: list[ReadText] = []

        def visit(text: str, cm: Any, tm: list[float], font: Any, size: float) -> None:
            if text.strip():
                found.append(self._text(text.strip(), tm, size))

        self._page.extract_text(visitor_text=visit)
        return found

    def paths(self) -> Iterator[ReadPath]:
        points: list[Point] = []
        closed = False
        content = self._page.get_contents()
        assert content is not None
        for operands, operator in ContentStream(content, self._page.pdf).operations:
            name = operator.decode()
            if name in ("m", "l"):
                points.append(self._point(float(operands[0]), float(operands[1])))
            elif name == "h":
                closed = True
            elif name in ("S", "f", "B"):
                yield ReadPath(tuple(points), closed, name)
                points, closed = [], False

    def triangles(self) -> list[tuple[Point, Point, Point]]:
        """The outlines of tiles: closed lines through three points that are not filled."""
        found = []
        for path in self.paths():
            if path.closed and path.painted == "S" and len(path.points) == 3:
                a, b, c = path.points
                found.append((a, b, c))
        return found

    def _point(self, x: float, y: float) -> Point:
        return Point(x * MM, self.size[1] - y * MM)

    def _text(self, text: str, tm: list[float], size: float) -> ReadText:
        a, b, c, d, x, y = tm
        across, up = DIGIT_WIDTH * size / 2, CAP_HEIGHT * size / 2
        middle = self._point(x + across * a + up * c, y + across * b + up * d)
        return ReadText(text, self._point(x, y), size * MM, middle)


def read_pages(data: bytes) -> list[ReadPage]:
    """The pages of a file, which must be without a fault."""
    return [ReadPage(page) for page in PdfReader(io.BytesIO(data), strict=True).pages]


def nearest(points: tuple[Point, ...], to: Point) -> int:
    return min(range(len(points)), key=lambda n: dist(points[n], to))
