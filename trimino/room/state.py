"""The room: what the facts of a table's log come to."""

from collections.abc import Iterable
from typing import Self

from trimino.room.applying import CHANGES, seats_meant
from trimino.room.errors import RoomError, RoomReason
from trimino.room.facts import FACTS, Fact, Opened
from trimino.room.log_entry import Happening
from trimino.room.log_row import Row
from trimino.room.situation import Situation, Status

__all__ = ["Room", "Status"]


class Room(Situation):
    """A table, from its first fact to its last; `apply` is the only thing that changes it."""

    @classmethod
    def of(cls, rows: Iterable[Row]) -> Self:
        """The room that a log tells of, from its first row."""
        first, *rest = rows
        opened = FACTS.validate_json(first.body)
        assert isinstance(opened, Opened)
        assert first.guest is not None
        room = cls(first.table, first.guest, opened, first.at)
        for row in (first, *rest):
            room.apply(row)
        return room

    def apply(self, row: Row) -> None:
        """Take in the next row of the log."""
        if row.version != self.version + 1:
            raise RoomError(RoomReason.LOG_HAS_GAP, table=self.table, version=row.version)
        fact = FACTS.validate_json(row.body)
        if row.guest is not None:
            self.touched_at = row.at
            if row.command is not None:
                self.commands[row.guest, row.command] = row.version
        self.version = row.version
        self.happenings.append(self._take_in(fact, row))

    def _take_in(self, fact: Fact, row: Row) -> Happening:
        seats = seats_meant(self, fact, row)
        happened = CHANGES[type(fact)](self, fact, row)
        return happened or Happening(row.version, row.at, fact, seats)
