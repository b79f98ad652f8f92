"""Edits: changes to the lines of a pad, or to its settings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from trimino.pad.errors import PadError, PadReason
from trimino.pad.lines import PadLine, RoundLine, WrittenLine
from trimino.pad.named_lines import (
    NamedLine,
    given_over,
    named_lines,
    seated_lines,
    touched_rounds,
)
from trimino.pad.settings import PadSettings
from trimino.rules.word_enum import WordEnum

MAX_PLAYERS = 6

AnyLine = TypeVar("AnyLine")


class EditKind(WordEnum):
    """Kinds of edits."""

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
    keeps_people: bool = False
    """Whether other lines stay with their people where seats change, as in an edit about a round.

    In pads of earlier versions such an edit left the seats of lines as they were.
    """


@dataclass(frozen=True)
class SettingsEdit:
    """Other settings for the whole pad: all lines are scored by them."""

    settings: PadSettings


AnyEdit = Edit | SettingsEdit


def edit_at(
    lines: Sequence[WrittenLine], kind: EditKind, number: int, line: PadLine | None = None
) -> Edit:
    """The edit of a line; if it is about the beginning of a round, lines stay with their people."""
    old = lines[number - 1].line if 1 <= number <= len(lines) else None
    replaced = None if kind is EditKind.INSERT else old
    return Edit(kind, line, number, isinstance(line, RoundLine) or isinstance(replaced, RoundLine))


def check_edit(lines: int, edit: AnyEdit) -> None:
    """Refuse an edit of a line that is not there, or one that leaves no first round."""
    if isinstance(edit, SettingsEdit):
        if lines == 0:
            raise PadError(PadReason.FIRST_LINE)
        return
    begins_round = isinstance(edit.line, RoundLine)
    if edit.kind is not EditKind.ADD:
        check_number(lines, edit.number)
    replaces_first = edit.number == 1 and edit.kind is not EditKind.FIX
    if replaces_first or (not begins_round and (lines == 0 or edit.number == 1)):
        raise PadError(PadReason.FIRST_LINE)
    if isinstance(edit.line, RoundLine):
        checked_names(edit.line.players)


def check_number(lines: int, number: int) -> None:
    """Refuse the number of a line that is not there."""
    if not 1 <= number <= lines:
        raise PadError(PadReason.NO_SUCH_LINE, line=number, lines=lines)


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


def edited_lines(lines: list[WrittenLine], edit: AnyEdit) -> list[WrittenLine]:
    """Apply an edit to lines, and return them."""
    if isinstance(edit, SettingsEdit):
        return lines
    if edit.keeps_people:
        touched = touched_rounds(lines, edit.number - 1)
        lines[touched] = _edited_around_people(
            lines[touched], edit, edit.number - 1 - touched.start
        )
    elif edit.kind is EditKind.ADD and edit.line is not None:
        lines.append(WrittenLine(edit.line))
    else:
        new = [] if edit.line is None else [WrittenLine(edit.line, corrected=True)]
        _replace(lines, edit.kind, edit.number - 1, new)
    return lines


def _edited_around_people(
    lines: Sequence[WrittenLine], edit: Edit, index: int
) -> list[WrittenLine]:
    named = list(named_lines(lines))
    old, new = lines[index].line, edit.line
    if edit.kind is EditKind.FIX and isinstance(old, RoundLine) and isinstance(new, RoundLine):
        named[index:] = given_over(named[index:], old, new)
    # What is inserted before a round belongs to the round before.
    people = named[index - 1 if edit.kind is EditKind.INSERT else index].people
    line = [] if new is None else [NamedLine(WrittenLine(new, corrected=True), people)]
    _replace(named, edit.kind, index, line)
    return [*seated_lines(named)]


def _replace(items: list[AnyLine], kind: EditKind, index: int, new: list[AnyLine]) -> None:
    """Put something in the place of an item, or before it."""
    items[index : index if kind is EditKind.INSERT else index + 1] = new
