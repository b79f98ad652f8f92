"""Text in columns: headings, and paragraphs that begin with a dot."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trimino.drawing.plane import Point
from trimino.printing.print_page import PrintPage
from trimino.printing.text_layout import wrapped
from trimino.printing.truetype import bold, regular

LEADING = 1.2
"""The height of a line, for a size of one; what follows is measured likewise."""
PARAGRAPH_GAP = 0.22
HEADING_GAP = 0.7
HEADING_SIZE = 1.08
INDENT = 0.85
DOT = "•"


class TextBlock(NamedTuple):
    """A heading and the paragraphs under it."""

    heading: str
    paragraphs: Sequence[str]


class SetLine(NamedTuple):
    """A line of a column: what stands in it, and how far below the one before."""

    text: str
    gap: float
    strong: bool = False
    dotted: bool = False

    @property
    def height(self) -> float:
        return LEADING + self.gap


class TextColumns(NamedTuple):
    """Columns side by side in a rectangle."""

    at: Point
    size: Point
    number: int
    gutter: float

    @property
    def width(self) -> float:
        return (self.size.x - self.gutter * (self.number - 1)) / self.number

    def fits(self, blocks: Sequence[TextBlock], size: float) -> bool:
        """Whether all blocks find room in a size of type."""
        last = max((column for column, _, _ in self._placed(blocks, size)), default=0)
        return last < self.number

    def draw(self, page: PrintPage, blocks: Sequence[TextBlock], size: float, colour: str) -> None:
        for column, y, line in self._placed(blocks, size):
            left = self.at.x + column * (self.width + self.gutter)
            if line.strong:
                page.text(
                    Point(left, y), line.text, size * HEADING_SIZE, strong=True, colour=colour
                )
                continue
            if line.dotted:
                page.text(Point(left, y), DOT, size, colour=colour)
            page.text(Point(left + INDENT * size, y), line.text, size)

    def _placed(
        self, blocks: Sequence[TextBlock], size: float
    ) -> Iterator[tuple[int, float, SetLine]]:
        """Each line with its column and its base line."""
        column, used = 0, 0.0
        for together in self._parts(blocks, size):
            height = size * sum(line.height for line in together)
            if used and used + height > self.size.y:
                column, used = column + 1, 0.0
            for line in together:
                used += size * (line.height if used else LEADING)
                yield column, self.at.y + used - 0.28 * size, line

    def _parts(self, blocks: Sequence[TextBlock], size: float) -> Iterator[list[SetLine]]:
        """Lines that stay together: a heading is followed by text, and no line stands alone."""
        for heading, paragraphs in blocks:
            parts = wrapped(heading, size * HEADING_SIZE, self.width, bold()) if heading else []
            head = [SetLine(part, HEADING_GAP, strong=True) for part in parts]
            for paragraph in paragraphs:
                first, *rest = self._paragraph(paragraph, size)
                yield head + first
                yield from rest
                head = []

    def _paragraph(self, text: str, size: float) -> list[list[SetLine]]:
        """The lines of a paragraph; in another column go on at least two of it."""
        first, *rest = wrapped(text, size, self.width - INDENT * size, regular())
        lines = [SetLine(first, PARAGRAPH_GAP, dotted=True), *(SetLine(part, 0) for part in rest)]
        if len(lines) < 4:
            return [lines]
        return [lines[:2], *([line] for line in lines[2:-2]), lines[-2:]]
