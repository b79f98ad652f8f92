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
    """A line of a column: what stands in it, how far below the one before, and what it keeps."""

    text: str
    gap: float
    strong: bool = False
    dotted: bool = False
    keeps: int = 0
    """The number of lines that must follow it in the same column."""


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
        height, step = self.size.y, LEADING * size
        for line in self._lines(blocks, size):
            needed = step * (1 + line.keeps)
            if used and used + line.gap * size + needed > height:
                column, used = column + 1, 0.0
            used += (line.gap * size if used else 0.0) + step
            yield column, self.at.y + used - 0.28 * size, line

    def _lines(self, blocks: Sequence[TextBlock], size: float) -> Iterator[SetLine]:
        for heading, paragraphs in blocks:
            if heading:
                parts = wrapped(heading, size * HEADING_SIZE, self.width, bold())
                yield from (SetLine(part, HEADING_GAP, strong=True, keeps=2) for part in parts)
            for paragraph in paragraphs:
                first, *rest = wrapped(paragraph, size, self.width - INDENT * size, regular())
                yield SetLine(first, PARAGRAPH_GAP, dotted=True, keeps=min(1, len(rest)))
                yield from (SetLine(part, 0) for part in rest)
