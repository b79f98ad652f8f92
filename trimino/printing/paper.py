"""Sizes of paper."""

from typing import NamedTuple

from trimino.rules.word_enum import WordEnum

MM_PER_POINT = 25.4 / 72
"""Millimetres in a point, the unit of type and of PDF."""


class PaperSize(NamedTuple):
    """Width and height in millimetres."""

    width: float
    height: float

    @property
    def landscape(self) -> "PaperSize":
        return PaperSize(self.height, self.width)


class Paper(WordEnum):
    """The paper that printers are loaded with."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> PaperSize:
        """The size of a sheet that stands upright."""
        return PaperSize(210, 297) if self is Paper.A4 else PaperSize(215.9, 279.4)
