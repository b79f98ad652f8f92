"""The local tables in memory, by id: a cache of logs that somebody else keeps."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated

from trimino.local.local_table import GUEST, DeviceMoment, LocalAnswer, LocalTable, LocalWrite
from trimino.local.plain_words import plain_words
from trimino.records.record import record_of, replay_to
from trimino.records.values import RecordValues
from trimino.room.commands import Command
from trimino.room.constraints import Constraint, StrictData
from trimino.room.facts import Opened, Practice
from trimino.room.frames import refused_frame
from trimino.room.guided_round import guided_opening
from trimino.room.log_row import LogRow
from trimino.room.log_types import LogValues
from trimino.room.log_values import log_values
from trimino.room.match_results import match_record
from trimino.room.practice import settings_of_record
from trimino.room.removal import Removal, check_meaning
from trimino.room.settings import MAX_SEATS, SeatPlan, Settings
from trimino.room.story import table_story
from trimino.room.story_types import StoryValues
from trimino.room.strict_reading import read_strict
from trimino.rules import TriminoError


@dataclass(frozen=True, kw_only=True)
class LocalMoment(StrictData):
    """A moment of a local match: after `action` actions of a round; rounds count from 1."""

    table: str
    round: Annotated[int, Constraint(ge=1, le=1000)]
    action: Annotated[int, Constraint(ge=0, le=10_000)]


@dataclass(frozen=True, kw_only=True)
class LocalTableForm(StrictData):
    """A table to be opened on this device; one seat makes a solo game.

    With `practice` the match goes on from a moment of another. `cast` is the number of the
    character in the first seat.
    """

    settings: Settings = field(default_factory=Settings)
    seats: Annotated[list[SeatPlan], Constraint(min_length=1, max_length=MAX_SEATS)]
    practice: LocalMoment | None = None
    cast: Annotated[int, Constraint(ge=0, le=MAX_SEATS - 1)] | None = None


class LocalGames:
    """The tables in memory. A table whose rows could not be kept is to be forgotten."""

    def __init__(self) -> None:
        self._tables: dict[str, LocalTable] = {}

    def open(self, form: object, at: float) -> LocalWrite:
        """Open a table, as its first row to keep."""
        read: LocalTableForm = read_strict(LocalTableForm, form)
        seats, settings, practice = tuple(read.seats), read.settings, None
        if read.practice is not None:
            practice = self._practice(read.practice)
            settings = settings_of_record(settings, practice)
        secret = secrets.token_hex(32)
        return self._add(Opened(settings, seats, secret, practice=practice, cast=read.cast), at)

    def open_guided(self, at: float, rules: str | None = None) -> LocalWrite:
        """Open a table for the guided round, by `rules` if it can be, as its first row to keep."""
        return self._add(guided_opening(secrets.token_hex(32), rules), at)

    def load(self, rows: Sequence[LogRow], names: list[str | None]) -> None:
        """Make a table from its whole log."""
        self._tables[rows[0].table] = LocalTable.load(rows, names)

    def forget(self, table: str) -> None:
        """Drop a table from memory; it is to be loaded again before it is used."""
        self._tables.pop(table, None)

    def carry_out(self, table: str, command: object, at: float, name: str) -> LocalAnswer:
        """Carry out a command given as values of JSON; a refusal is a frame as well."""
        try:
            read: Command = read_strict(Command, command)
            done = self._tables[table].carry_out(read, DeviceMoment(at, name))
        except TriminoError as error:
            found = command.get("id") if isinstance(command, dict) else None
            refused = refused_frame(found, error.message, plain_words)
            return {**self._tables[table].look(at), "frames": [refused]}
        return done

    def do_due(self, table: str, at: float) -> LocalAnswer:
        """Carry out the tasks of a table that are due by now."""
        return self._tables[table].do_due(DeviceMoment(at))

    def look(self, table: str, at: float) -> LocalAnswer:
        """The view of a table."""
        return self._tables[table].look(at)

    def story(self, table: str) -> StoryValues:
        """Every round so far, as the person who holds the device may know it."""
        found = self._tables[table]
        return table_story(found.room, found.names, GUEST, plain_words)

    def record(self, table: str) -> RecordValues:
        """The record of a match that is over."""
        found = self._tables[table]
        return match_record(found.room, found.names, plain_words)

    def log(self, table: str, rows: Sequence[LogRow]) -> LogValues:
        """The hash chain over a log; with the text of each row once the match is over."""
        return log_values(self._tables[table].room, rows)

    def remove(self, table: str, at: float, removal: str | None = None) -> LocalAnswer:
        """Leave a table for good; refused if that means something else than `removal` by now."""
        expected = None if removal is None else Removal(removal)
        check_meaning(self._tables[table].room, GUEST, expected)
        return self._tables[table].remove(DeviceMoment(at))

    def _practice(self, moment: LocalMoment) -> Practice:
        """The rounds of a match up to a moment, without what came after it."""
        record = self.record(moment.table)
        match = replay_to(record, moment.round, moment.action)
        kept = record_of(match, [str(number) for number in range(1, match.players + 1)])
        return Practice(kept, moment.round, moment.action)

    def _add(self, opened: Opened, at: float) -> LocalWrite:
        table, write = LocalTable.open(opened, at)
        self._tables[table.room.table] = table
        return write
