"""The score pad: a match at the kitchen table, as the edits that were made to its lines.

Every point follows from the lines by the rules, so a correction changes all that comes after it.
Edits are kept, so that any number of them can be undone.

>>> from trimino.pad.lines import DrawLine, PlaceLine
>>> from trimino.rules import PlacementKind, Tile, published
>>> pad = Pad.begun(PadSettings(published("tri-domino")), ["Anna", "Juris"], id="1")
>>> pad = pad.add(PlaceLine(0, Tile(4, 4, 4))).add(DrawLine(1))
>>> pad.sheet.totals
(22, -5)
>>> pad.fix(2, PlaceLine(0, Tile(3, 4, 5))).sheet.totals
(12, -5)
>>> pad.undo().sheet.totals
(22, 0)
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from trimino.pad.edits import (
    AnyEdit,
    Edit,
    EditKind,
    SettingsEdit,
    check_edit,
    checked_names,
    edit_at,
    edited_lines,
)
from trimino.pad.errors import PadError, PadReason
from trimino.pad.ledger import scored
from trimino.pad.lines import PadLine, RoundLine, WrittenLine
from trimino.pad.settings import PadSettings
from trimino.pad.sheet import PadSheet
from trimino.rules import Tile


@dataclass(frozen=True)
class Pad:
    """A pad: its settings and its edits, of which the first begins a round."""

    id: str
    """Tells pads apart when they are kept together."""
    first_settings: PadSettings
    """The settings that it began with."""
    edits: tuple[AnyEdit, ...]
    begun_on: str = ""
    """The day it was begun, as 2026-11-17; empty if nobody said."""

    @classmethod
    def begun(
        cls,
        settings: PadSettings,
        players: Sequence[str],
        *,
        id: str,
        begun_on: str = "",
        start: Tile | None = None,
    ) -> Self:
        """A new pad, with its first round begun; `start` is the first tile of a solo game."""
        first = RoundLine(checked_names(players), start)
        return cls(id, settings, (Edit(EditKind.ADD, first),), begun_on)

    @cached_property
    def settings(self) -> PadSettings:
        """The settings after all edits, by which every line is scored."""
        changes = (edit for edit in reversed(self.edits) if isinstance(edit, SettingsEdit))
        return next((edit.settings for edit in changes), self.first_settings)

    @cached_property
    def lines(self) -> tuple[WrittenLine, ...]:
        """The lines as they stand after all edits."""
        lines: list[WrittenLine] = []
        for edit in self.edits:
            edited_lines(lines, edit)
        return tuple(lines)

    @cached_property
    def sheet(self) -> PadSheet:
        """All lines scored by the rules."""
        return scored(self.settings, self.lines)

    def add(self, *lines: PadLine) -> Self:
        """Write lines at the end."""
        return self.edited(*(Edit(EditKind.ADD, line) for line in lines))

    def fix(self, number: int, line: PadLine) -> Self:
        """Correct a line; those after it are scored again.

        Where it says who plays, the lines of the round stay with their people.
        """
        return self.edited(edit_at(self.lines, EditKind.FIX, number, line))

    def insert(self, number: int, line: PadLine) -> Self:
        """Write a line that was forgotten before another."""
        return self.edited(edit_at(self.lines, EditKind.INSERT, number, line))

    def remove(self, number: int) -> Self:
        """Remove a line."""
        return self.edited(edit_at(self.lines, EditKind.REMOVE, number))

    def change(self, settings: PadSettings) -> Self:
        """Correct the rules, or another setting; all lines are scored again."""
        return self.edited(SettingsEdit(settings))

    def undo(self) -> Self:
        """Undo the last edit."""
        if len(self.edits) == 1:
            raise PadError(PadReason.NOTHING_TO_UNDO)
        return replace(self, edits=self.edits[:-1])

    def next_round(self, players: Sequence[str] | None = None) -> Self:
        """Begin the next round, with the same players or with others."""
        return self.add(RoundLine(tuple(players or self.sheet.now.players)))

    def before(self, number: int) -> Self:
        """The pad as it would stand before a line, if all had been written right at once."""
        lines = self.lines[: max(1, number - 1)]
        edits = tuple(Edit(EditKind.ADD, written.line) for written in lines)
        return replace(self, first_settings=self.settings, edits=edits)

    def edited(self, *edits: AnyEdit) -> Self:
        """The pad after more edits, if they can be made."""
        lines = list(self.lines)
        for edit in edits:
            check_edit(len(lines), edit)
            edited_lines(lines, edit)
        return replace(self, edits=(*self.edits, *edits)).with_lines(tuple(lines))

    def with_lines(self, lines: tuple[WrittenLine, ...]) -> Self:
        """Itself, with its lines, where they are known already: many edits take their time."""
        # A cached property takes its value from the dictionary.
        vars(self)["lines"] = lines
        return self
