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

from trimino.pad.errors import PadError, PadReason
from trimino.pad.ledger import PadSettings, scored
from trimino.pad.lines import PadLine, RoundLine, WrittenLine
from trimino.pad.sheet import PadSheet
from trimino.rules import Tile
from trimino.rules.word_enum import WordEnum

MAX_PLAYERS = 6


class EditKind(WordEnum):
    """What an edit does."""

    ADD = "add"
    FIX = "fix"
    INSERT = "insert"
    REMOVE = "remove"


@dataclass(frozen=True)
class Edit:
    """A change to the lines of a pad."""

    kind: EditKind
    line: PadLine | None = None
    """The new line; None where one is removed."""
    number: int = 0
    """The line that is changed or removed, or before which one is inserted; from 1."""


@dataclass(frozen=True)
class Pad:
    """A pad: its settings and its edits, of which the first begins a round."""

    id: str
    """Tells pads apart when they are kept together."""
    settings: PadSettings
    edits: tuple[Edit, ...]
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
        """Correct a line; those after it are scored again."""
        return self.edited(Edit(EditKind.FIX, line, number))

    def insert(self, number: int, line: PadLine) -> Self:
        """Write a line that was forgotten before another."""
        return self.edited(Edit(EditKind.INSERT, line, number))

    def remove(self, number: int) -> Self:
        """Remove a line."""
        return self.edited(Edit(EditKind.REMOVE, None, number))

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
        return replace(self, edits=tuple(Edit(EditKind.ADD, written.line) for written in lines))

    def with_settings(self, settings: PadSettings) -> Self:
        """The same lines by other rules."""
        return replace(self, settings=settings)

    def edited(self, *edits: Edit) -> Self:
        """The pad after more edits, if they can be made."""
        lines = list(self.lines)
        for edit in edits:
            check_edit(len(lines), edit)
            edited_lines(lines, edit)
        return replace(self, edits=(*self.edits, *edits))


def check_edit(lines: int, edit: Edit) -> None:
    """Refuse an edit of a line that is not there, or one that leaves no first round."""
    begins_round = isinstance(edit.line, RoundLine)
    if edit.kind is not EditKind.ADD and not 1 <= edit.number <= lines:
        raise PadError(PadReason.NO_SUCH_LINE, line=edit.number, lines=lines)
    replaces_first = edit.number == 1 and edit.kind is not EditKind.FIX
    if replaces_first or (not begins_round and (lines == 0 or edit.number == 1)):
        raise PadError(PadReason.FIRST_LINE)
    if isinstance(edit.line, RoundLine):
        checked_names(edit.line.players)


def checked_names(players: Sequence[str]) -> tuple[str, ...]:
    """Names without blanks around them; refuses empty ones, equal ones, and too many."""
    names = tuple(" ".join(player.split()) for player in players)
    if not names or not all(names):
        raise PadError(PadReason.NAME_MISSING)
    if len(names) > MAX_PLAYERS:
        raise PadError(PadReason.TOO_MANY_PLAYERS, number=len(names), most=MAX_PLAYERS)
    for name in names:
        if names.count(name) > 1:
            raise PadError(PadReason.NAME_TWICE, name=name)
    return names


def edited_lines(lines: list[WrittenLine], edit: Edit) -> list[WrittenLine]:
    """Apply an edit to lines, and return them."""
    match edit.kind, edit.line:
        case EditKind.ADD, line if line is not None:
            lines.append(WrittenLine(line))
        case EditKind.FIX, line if line is not None:
            lines[edit.number - 1] = WrittenLine(line, corrected=True)
        case EditKind.INSERT, line if line is not None:
            lines.insert(edit.number - 1, WrittenLine(line, corrected=True))
        case _:
            del lines[edit.number - 1]
    return lines
