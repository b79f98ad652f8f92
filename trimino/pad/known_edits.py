"""Edits that were read before: a pad that grows is read only where it is new."""

from collections.abc import Sequence
from typing import Any

from trimino.pad.edits import AnyEdit, edited_lines
from trimino.pad.line_json import edit_values
from trimino.pad.lines import WrittenLine


class KnownEdits:
    """The edits of the pad that was read last, and its lines."""

    def __init__(self) -> None:
        self._values: list[dict[str, Any]] = []
        self._edits: list[AnyEdit] = []
        self._lines: tuple[WrittenLine, ...] = ()

    def __repr__(self) -> str:
        return f"<KnownEdits: {len(self._edits)}>"

    def count(self, values: Sequence[object]) -> int:
        """The number of known values at the beginning of a list."""
        pairs = zip(values, self._values, strict=False)
        differ = (number for number, (value, known) in enumerate(pairs) if value != known)
        return next(differ, min(len(values), len(self._values)))

    def lines_after(self, edits: int) -> list[WrittenLine]:
        """The lines after so many of the known edits."""
        if edits == len(self._edits):
            return [*self._lines]
        lines: list[WrittenLine] = []
        for edit in self._edits[:edits]:
            edited_lines(lines, edit)
        return lines

    def keep(
        self, known: int, new: Sequence[AnyEdit], lines: tuple[WrittenLine, ...]
    ) -> list[AnyEdit]:
        """Know so many edits of those before and the new ones from now on: all of them."""
        # Values of its own: those that were read may be changed by whoever gave them.
        self._values = [*self._values[:known], *map(edit_values, new)]
        self._edits = [*self._edits[:known], *new]
        self._lines = lines
        return self._edits
