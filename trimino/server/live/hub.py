"""Sockets by table: each is sent what it has not seen yet, as its reader may know it."""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from pydantic_core import to_json

from trimino.room.frames import FrameBuilder
from trimino.room.schedule import Due, Pace, TableTask, next_due
from trimino.room.state import Room
from trimino.server.live.table_cache import Held
from trimino.words import in_english

MOST_WAITING = 256
"""How many frames may wait for a slow socket before it is let go."""

MOST_MISSED = 200
"""Who missed more than so many rows gets a fresh view."""


class Connection:
    """A socket at a table: who is behind it, and the last version it was sent."""

    def __init__(self, table: str, guest: str | None, let_go: Callable[[], None]) -> None:
        self.table = table
        self.guest = guest
        self.seen = 0
        self.present = b""
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self._let_go = let_go

    def send(self, frame: Mapping[str, Any]) -> None:
        self.send_text(to_json(frame))

    def send_text(self, text: bytes) -> None:
        try:
            self.frames.put_nowait(text)
        except asyncio.QueueFull:
            # It can come back and be told what it missed.
            self._let_go()

    def end(self) -> None:
        """No more frames after those that wait."""
        try:
            self.frames.put_nowait(None)
        except asyncio.QueueFull:
            self._let_go()


class Hub:
    """All sockets of this process."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._tables: dict[str, set[Connection]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    @property
    def tables(self) -> list[str]:
        """The tables that somebody here looks at."""
        return list(self._tables)

    def at(self, table: str) -> set[Connection]:
        return self._tables.get(table, set())

    def here(self, table: str) -> set[str]:
        """The guests with a socket of this process at a table."""
        return {one.guest for one in self.at(table) if one.guest is not None}

    def pairs(self) -> list[tuple[str, str]]:
        """Every table with every guest who is here."""
        return [(table, guest) for table in self._tables for guest in self.here(table)]

    def join(self, connection: Connection, held: Held, since: int | None) -> None:
        """Tell a socket what it missed, or everything, and from now on what happens."""
        self._tables.setdefault(connection.table, set()).add(connection)
        held.sockets += 1
        version = held.room.version
        if since is not None and version - MOST_MISSED <= since <= version:
            connection.seen = since
            self._send_update(connection, held)
        else:
            self.send_view(connection, held)

    def leave(self, connection: Connection, held: Held | None) -> None:
        others = self._tables.get(connection.table, set())
        others.discard(connection)
        if held is not None:
            held.sockets -= 1
        if not others:
            self._tables.pop(connection.table, None)

    def send_view(self, connection: Connection, held: Held) -> None:
        connection.seen = held.room.version
        connection.send(self.telling(held).view(connection.guest))

    def tell(self, held: Held) -> None:
        """Send every socket of a table what it has not seen; equal readers get equal frames."""
        room = held.room
        telling, made = self.telling(held), dict[tuple[str | None, int], bytes]()
        for connection in tuple(self.at(room.table)):
            if connection.seen >= room.version:
                continue
            guest = connection.guest if room.concerns(connection.guest) else None
            key = (guest, connection.seen)
            if key not in made:
                made[key] = to_json(telling.update(guest, connection.seen))
            connection.seen = room.version
            connection.send_text(made[key])

    def tell_table(self, held: Held) -> None:
        """Tell everyone of a change that is no event, such as a name."""
        telling = self.telling(held)
        for connection in tuple(self.at(held.room.table)):
            connection.send({"type": "table", "table": telling.table(connection.guest)})

    def tell_presence(self, held: Held, present: set[str]) -> None:
        frame = to_json(presence_values(held.room, present, self.at(held.room.table)))
        for connection in tuple(self.at(held.room.table)):
            if connection.present != frame:
                connection.present = frame
                connection.send_text(frame)

    def say_goodbye(self) -> None:
        """Tell every socket to come again, and let it go."""
        for connections in tuple(self._tables.values()):
            for connection in tuple(connections):
                connection.send({"type": "reconnect"})
                connection.end()

    def _send_update(self, connection: Connection, held: Held) -> None:
        frame = self.telling(held).update(connection.guest, connection.seen)
        connection.seen = held.room.version
        connection.send(frame)

    def telling(self, held: Held) -> FrameBuilder:
        """What there is to tell of a table now."""
        return FrameBuilder(held.room, held.names, in_english, time_left(held, self._pace))


def time_left(held: Held, pace: Pace) -> float | None:
    """How many seconds whose turn it is has left, where the table has a limit."""
    if held.room.settings.turn_seconds is None:
        return None
    due: Due | None = next_due(held.room, pace)
    if due is None or due.task is not TableTask.LIMIT or held.due_at is None:
        return None
    return round(max(0.0, held.due_at - time.time()), 1)


def presence_values(room: Room, present: set[str], here: set[Connection]) -> dict[str, Any]:
    """Whose sockets are open, by seat; of those who watch only how many there are."""
    return {
        "type": "presence",
        "here": [n for n, seat in enumerate(room.seats) if seat.guest in present],
        "watching": sum(not room.seats_of(connection.guest) for connection in here),
    }
