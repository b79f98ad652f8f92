"""One page to print: lines, areas and text, placed in millimetres from its top left corner."""

from collections.abc import Iterable
from enum import StrEnum
from math import cos, radians, sin

from trimino.drawing.plane import Point
from trimino.printing.paper import MM_PER_POINT, PaperSize
from trimino.printing.truetype import TrueTypeFont, bold, regular
from trimino.rules.summaries import number_of

BLACK = "#000000"

CAP_HEIGHT = 0.711
"""The height of capitals and digits, for a size of one."""


class Align(StrEnum):
    """Alignments of a text at its point."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class PrintPage:
    """The drawing on a page, as operators of PDF, and the glyphs that it needs of each font."""

    def __init__(self, size: PaperSize) -> None:
        self.size = size
        self.glyphs: dict[TrueTypeFont, dict[int, str]] = {}
        self._operators = ["1 j 1 J"]

    def __repr__(self) -> str:
        return f"<PrintPage of {number_of(len(self._operators), 'operator')}>"

    @property
    def content(self) -> str:
        return "\n".join(self._operators)

    def polygon(
        self, corners: Iterable[Point], *, stroke: str = "", fill: str = "", width: float = 0.1
    ) -> None:
        """A closed line through points, an area, or both."""
        first, *rest = map(self._pair, corners)
        path = f"{first} m {' '.join(f'{pair} l' for pair in rest)} h"
        self._paint(path, stroke, fill, width)

    def line(self, start: Point, end: Point, *, width: float, colour: str = BLACK) -> None:
        self._paint(f"{self._pair(start)} m {self._pair(end)} l", colour, "", width)

    def rectangle(
        self, at: Point, size: Point, *, stroke: str = "", fill: str = "", width: float = 0.1
    ) -> None:
        (left, top), (right, bottom) = at, (at.x + size.x, at.y + size.y)
        corners = Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)
        self.polygon(corners, stroke=stroke, fill=fill, width=width)

    def text(
        self,
        at: Point,
        text: str,
        size: float,
        *,
        strong: bool = False,
        colour: str = BLACK,
        align: Align = Align.LEFT,
        turn: float = 0,
    ) -> None:
        """A line of text on its base line; its size is in millimetres, its turn in degrees."""
        font = bold() if strong else regular()
        text = font.printable(text)
        shift = {Align.LEFT: 0.0, Align.MIDDLE: 0.5, Align.RIGHT: 1.0}[align]
        back = font.width(text, size) * shift
        c, s = cos(radians(turn)), sin(radians(turn))
        x, y = self._pair(Point(at.x - back * c, at.y - back * s)).split()
        glyphs = {one: font.glyph(one) for one in text}
        self.glyphs.setdefault(font, {}).update({number: one for one, number in glyphs.items()})
        shown = "".join(f"{glyphs[one]:04x}" for one in text)
        matrix = " ".join(map(_number, (c, -s, s, c)))
        self._operators.append(
            f"BT {_colour(colour)} rg /{font.name} {_number(size / MM_PER_POINT)} Tf "
            f"{matrix} {x} {y} Tm <{shown}> Tj ET"
        )

    def _paint(self, path: str, stroke: str, fill: str, width: float) -> None:
        if fill:
            self._operators.append(f"{_colour(fill)} rg")
        if stroke:
            self._operators.append(f"{_colour(stroke)} RG {_number(width / MM_PER_POINT)} w")
        self._operators.append(f"{path} {'B' if fill and stroke else 'f' if fill else 'S'}")

    def _pair(self, point: Point) -> str:
        """A point as PDF has it: in points from the bottom left corner."""
        x, y = point.x / MM_PER_POINT, (self.size.height - point.y) / MM_PER_POINT
        return f"{_number(x)} {_number(y)}"


def _colour(code: str) -> str:
    """A colour such as `#0a5ea8` as three shares of red, green and blue."""
    return " ".join(_number(int(code[at : at + 2], 16) / 255) for at in (1, 3, 5))


def _number(value: float) -> str:
    return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")
