"""A canvas of characters that grows with what is put on it.

Rows count downward and columns to the right; both may be negative.
"""

from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

Ink = tuple[str, str]
"""A character, and the code of its colour in a terminal."""

BLANK: Ink = (" ", "")


SPACING = 4
"""The least number of columns from one sign of more to the next."""


class CharacterBox(NamedTuple):
    """A rectangle of rows and columns, the last ones included."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def height(self) -> int:
        return self.bottom - self.top + 1

    @property
    def width(self) -> int:
        return self.right - self.left + 1

    def side(self, row: int, column: int) -> int | None:
        """The side a point lies on: 0 above, 1 below, 2 left, 3 right; None within."""
        if not self.left <= column <= self.right:
            return 2 if column < self.left else 3
        if not self.top <= row <= self.bottom:
            return 0 if row < self.top else 1
        return None

    def nearest(self, row: int, column: int) -> tuple[int, int]:
        """The point of the box that is nearest to the one given."""
        return (
            min(max(row, self.top), self.bottom),
            min(max(column, self.left), self.right),
        )


class Canvas:
    """Characters with their inks.

    >>> canvas = Canvas()
    >>> canvas.put(0, 0, "ab")
    >>> canvas.put(-1, 3, "c", "31")
    >>> print(canvas.text())
       c
    ab
    """

    def __init__(self) -> None:
        self._inks: dict[tuple[int, int], Ink] = {}

    def put(self, row: int, column: int, text: str, ink: str = "") -> None:
        for offset, char in enumerate(text):
            self._inks[row, column + offset] = (char, ink)

    def char(self, row: int, column: int) -> str:
        return self._inks.get((row, column), BLANK)[0]

    @property
    def box(self) -> CharacterBox:
        """All that was put on the canvas; a canvas with nothing on it is one blank."""
        rows = [row for row, _ in self._inks] or [0]
        columns = [column for _, column in self._inks] or [0]
        return CharacterBox(min(rows), min(columns), max(rows), max(columns))

    def paste(self, other: "Canvas", row: int, column: int) -> None:
        """Put another canvas here, its top left corner at the point given."""
        top, left, _, _ = other.box
        for (r, c), ink in other._inks.items():
            self._inks[r - top + row, c - left + column] = ink

    def within(self, box: CharacterBox, beyond: str, ink: str) -> "Canvas":
        """The part that lies in the box, with signs at its border for what lies beyond.

        The four signs stand for more above, below, to the left and to the right.
        """
        part = Canvas()
        part._inks = {at: seen for at, seen in self._inks.items() if box.side(*at) is None}
        hidden: dict[tuple[int, int], int] = {}
        for at in self._inks:
            side = box.side(*at)
            if side is not None:
                hidden[box.nearest(*at)] = side
        for at in _spaced(sorted(hidden)):
            part.put(*at, beyond[hidden[at]], ink)
        return part

    def lines(self, box: CharacterBox) -> list[list[Ink]]:
        """The lines of a box, blanks included."""
        top, left, bottom, right = box
        return [
            [self._inks.get((row, column), BLANK) for column in range(left, right + 1)]
            for row in range(top, bottom + 1)
        ]

    def text(self, *, colour: bool = False) -> str:
        """All lines, without blanks at their ends."""
        return "\n".join(_printed(line, colour).rstrip() for line in self.lines(self.box))


def _spaced(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Points in order, without those that would crowd the one before them in the same row."""
    kept: list[tuple[int, int]] = []
    for row, column in points:
        if not kept or kept[-1][0] != row or column - kept[-1][1] >= SPACING:
            kept.append((row, column))
    return kept


def _printed(line: list[Ink], colour: bool) -> str:
    if not colour:
        return "".join(char for char, _ in line)
    runs = groupby(line, key=itemgetter(1))
    return "".join(_inked("".join(char for char, _ in run), ink) for ink, run in runs)


def _inked(text: str, ink: str) -> str:
    return f"\x1b[{ink}m{text}\x1b[0m" if ink else text
