"""Hub: the sockets of this process by table, and the frames sent to each.

Every socket is sent what it has not seen yet, as far as its reader may know it.
"""

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from pydantic_core import to_json

from trimino.room.due_tasks import Due, Pace, TableTask
from trimino.room.frames import FrameBuilder, presence_frame, reconnect_frame
from trimino.room.missed_rows import MAX_MISSED
from trimino.room.room_state import Room
from trimino.server.live.table_cache import LiveTable
from trimino.server.live.update_frames import UpdateTexts
from trimino.server.live.uptime_clock import UptimeClock
from trimino.words import in_english

MAX_LATE = 0.5
"""Seconds that a player may be told to have more than there are left."""


class Outbox(Protocol):
    """The outbox of a socket. Sending never waits, since moves would wait with it."""

    def send(self, text: bytes) -> None:
        """Send a text at once."""

    def end(self) -> None:
        """Close the socket after the frames that were sent."""

    def drop(self) -> None:
        """Close the socket without what waits; its client can reconnect and catch up."""


class HubConnection:
    """A socket at a table: its guest, its outbox, and the last version sent.

    It is dropped when its `device` is no longer the guest's. `kept` is the version of the last head
    of the log that the client has, if it said so.
    """

    def __init__(
        self,
        table: str,
        guest: str | None,
        outbox: Outbox,
        kept: int | None = None,
        device: str | None = None,
    ) -> None:
        self.table = table
        self.guest = guest
        self.outbox = outbox
        self.kept = kept
        self.device = device
        self.seen = 0
        self.last_presence_frame = b""
        self.last_here: list[int] | None = None

    def send(self, frame: Mapping[str, Any]) -> None:
        self.outbox.send(to_json(frame))


class Hub:
    """All sockets of this process."""

    def __init__(self, pace: Pace, clock: UptimeClock) -> None:
        self._pace = pace
        self._clock = clock
        # In the order in which they joined.
        self._tables: dict[str, dict[HubConnection, None]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    @property
    def tables(self) -> list[str]:
        """The tables with a socket of this process."""
        return list(self._tables)

    def at(self, table: str) -> Collection[HubConnection]:
        return self._tables.get(table, {}).keys()

    def guests_at(self, table: str) -> set[str]:
        """The guests with a socket of this process at a table."""
        return {one.guest for one in self.at(table) if one.guest is not None}

    @property
    def connections(self) -> list[HubConnection]:
        return [one for table in self._tables.values() for one in table]

    def pairs(self) -> list[tuple[str, str]]:
        """All pairs (table, guest) with a socket of this process."""
        return [(table, guest) for table in self._tables for guest in self.guests_at(table)]

    def join(self, connection: HubConnection, live: LiveTable, since: int | None) -> None:
        """Add a socket, and send it the rows after `since`, or a whole view."""
        self._tables.setdefault(connection.table, {})[connection] = None
        live.sockets += 1
        version = live.room.version
        if connection.kept is None:
            connection.kept = since
        if since is not None and version - MAX_MISSED <= since <= version:
            connection.seen = since
            self._send_update(connection, live)
        else:
            self.send_view(connection, live)

    def leave(self, connection: HubConnection, live: LiveTable | None) -> None:
        others = self._tables.get(connection.table, {})
        others.pop(connection, None)
        if live is not None:
            live.sockets -= 1
        if not others:
            self._tables.pop(connection.table, None)

    def send_view(self, connection: HubConnection, live: LiveTable) -> None:
        connection.seen = live.room.version
        connection.send(self.frames_of(live).view(connection.guest, connection.kept))

    def send_updates(self, live: LiveTable) -> None:
        """Send every socket of a table the rows it has not seen."""
        room, texts = live.room, live.prepared
        if texts is None or texts.room is not room or self._is_late(texts, live):
            texts = UpdateTexts(self.frames_of(live))
        live.prepared = None
        for connection in tuple(self.at(room.table)):
            if connection.seen < room.version:
                text = texts.update(connection.guest, connection.seen)
                connection.seen = room.version
                connection.outbox.send(text)

    def prepare_updates(self, live: LiveTable, after: Room, due: Due | None) -> None:
        """Make the texts about a row that is on its way into the log and leads to the room `after`.

        So that is done while the disk works, and they are sent as soon as the row is in. Nobody
        may sit elsewhere by the row, since names are those of now. `due` is the next task then.
        """
        if live.room is after:
            # The disk was quicker.
            return
        frames = FrameBuilder(after, live.names, in_english, self._from_now(due), self._pace.grace)
        live.prepared = texts = UpdateTexts(frames)
        for connection in self.at(after.table):
            texts.update(connection.guest, connection.seen)

    def send_table(self, live: LiveTable) -> None:
        """Send everyone a change that is not in the log, such as a name."""
        frames = self.frames_of(live)
        for connection in tuple(self.at(live.room.table)):
            connection.send(frames.table_change(connection.guest))

    def send_presence(
        self, live: LiveTable, present: set[str], *, counts_watchers: bool = True
    ) -> None:
        """Send who is present to every socket that does not know it yet.

        `present` are the guests at the table, connected to any process; spectators are counted
        among the sockets of this process only. With `counts_watchers` false that only another
        number of them watch is not told yet: if all were told of each who comes, a crowd would cost
        the square of its size.
        """
        connections = tuple(self.at(live.room.table))
        connected = [connection.guest for connection in connections]
        frame = presence_frame(live.room, present, connected)
        known, here = to_json(frame), frame["here"]
        due = self._due_in(live)
        if due is not None and due.task is TableTask.GRACE:
            frame["grace_left"] = due.at
        text = to_json(frame)
        for connection in connections:
            is_told = connection.last_presence_frame == known
            if not is_told and (counts_watchers or connection.last_here != here):
                connection.last_presence_frame, connection.last_here = known, here
                connection.outbox.send(text)

    def disconnect_all(self) -> None:
        """Ask every client to reconnect, and close its socket."""
        for connections in tuple(self._tables.values()):
            for connection in tuple(connections):
                connection.send(reconnect_frame())
                connection.outbox.end()

    def _send_update(self, connection: HubConnection, live: LiveTable) -> None:
        texts = UpdateTexts(self.frames_of(live))
        text = texts.update(connection.guest, connection.seen)
        connection.seen = live.room.version
        connection.outbox.send(text)

    def _is_late(self, texts: UpdateTexts, live: LiveTable) -> bool:
        """Whether the log took so long that the time left is no longer what the texts say."""
        due, told = self._due_in(live), texts.due
        return due is not None and told is not None and told.at - due.at > MAX_LATE

    def frames_of(self, live: LiveTable) -> FrameBuilder:
        """A builder of frames for a table as it is now."""
        return FrameBuilder(live.room, live.names, in_english, self._due_in(live), self._pace.grace)

    def _due_in(self, live: LiveTable) -> Due | None:
        """The next task of a table, and the seconds from now after which it is due."""
        due = live.next_due(self._pace)
        if due is None or live.due_at is None:
            return None
        return self._from_now(Due(live.due_at, due.task))

    def _from_now(self, due: Due | None) -> Due | None:
        """A task with the seconds from now after which it is due."""
        return due and Due(round(max(0.0, due.at - self._clock.now()), 1), due.task)
