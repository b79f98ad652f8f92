"""Frames of a table: the one place where the server's messages to readers are made.

All that concerns tiles comes from views and positions of the match, so that a frame cannot hold
what its reader may not know. What the readers of an update share is of types that have no place for
anything hidden, and is made once; to it comes what a reader has of their own.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from trimino.records.view_json import common_values, opener_values, own_values, view_values
from trimino.room.clock_values import clock_values, has_own_clock, shared_clock
from trimino.room.due_tasks import Due, absent_seconds
from trimino.room.event_values import ending_values, last_bonus_values
from trimino.room.frame_types import (
    AckFrame,
    EndingValues,
    EventValues,
    OwnUpdate,
    PresenceFrame,
    ReconnectFrame,
    RefusedFrame,
    TableFrame,
    TableValues,
    UpdateFrame,
    ViewFrame,
)
from trimino.room.guide import guide_values
from trimino.room.hint_types import HintFrame, HintValues
from trimino.room.log_entry import LogEntry, decided_opener, ending_of
from trimino.room.log_values import links_after
from trimino.room.message_values import Say, message_with_text
from trimino.room.missed_rows import MAX_MISSED, MissedRows, missed_rows
from trimino.room.room_state import Room, Status
from trimino.room.shared_events import own_event, shared_event
from trimino.room.shared_types import SharedEvent, SharedNowValues, SharedUpdate
from trimino.room.table_values import table_values
from trimino.rules import MatchView, Message, Position


class OwnPart(NamedTuple):
    """The part of an update that belongs to one reader.

    `keys` come beside the shared ones or in their place; `position` is the table as the reader sees
    it, from which their side of `now` is made, if the update tells of it.
    """

    keys: OwnUpdate
    position: Position | None


class FrameBuilder:
    """Builds the frames about a table as it is now; parts that readers share are built once.

    `names` are those of the players by seat, `say` gives the English sentence of a message, and
    `due` is the next thing that happens by itself, and after how many seconds. `grace` is that of
    the absent at tables which say nothing else; without it nobody is absent.
    """

    def __init__(
        self,
        room: Room,
        names: Sequence[str | None],
        say: Say,
        due: Due | None = None,
        grace: float | None = None,
    ) -> None:
        self.room = room
        self._names = names
        self._say = say
        self.due = due
        self._grace = grace
        self._missed_since: dict[int, MissedRows] = {}
        self._shared_events: dict[int, SharedEvent] = {}

    def view(self, guest: str | None, kept: int | None = None) -> ViewFrame:
        """All that a guest may know of the table.

        `kept` is the version of the last head that the client has, if it said so. What happened
        since then is for its witness: the state is in the view.
        """
        frame, version = self._view(guest), self.room.version
        if kept is not None:
            frame["links"] = links_after(self.room, kept)
            if version - MAX_MISSED <= kept < version:
                frame["missed"] = self._events(guest, kept)
        return frame

    def _view(self, guest: str | None) -> ViewFrame:
        room, reader = self.room, self.room.viewing_seat(guest)
        view = _match_view(room, reader)
        frame: ViewFrame = {
            "type": "view",
            "version": room.version,
            "head": room.head.hex(),
            "table": self.table(guest),
            "match": view and view_values(view),
            "ending": self._ending,
            "clock": clock_values(room, guest, self.due),
        }
        if view is not None and (made := last_bonus_values(view.now.events)) is not None:
            frame["last_bonus"] = made
        if (guide := guide_values(room, reader, self._say)) is not None:
            frame["guide"] = guide
        return frame

    def update(self, guest: str | None, since: int) -> UpdateFrame | ViewFrame:
        """The events that a guest missed since a version, and the state now.

        Where events cannot tell what changed, that is a whole view.
        """
        if self.needs_view(since):
            events, links = self._events(guest, since), links_after(self.room, since)
            return {**self._view(guest), "links": links, "events": events}
        room, missed = self.room, self._missed(since)
        frame: UpdateFrame = {
            "type": "update",
            "version": room.version,
            "head": room.head.hex(),
            "links": links_after(room, since),
            "events": self._events(guest, since),
            "clock": clock_values(room, guest, self.due),
        }
        if missed.changes_table:
            frame["table"] = self.table(guest)
        reader = room.viewing_seat(guest)
        if missed.changes_now and room.match is not None:
            own = own_values(room.match.round.position(reader))
            frame["now"] = {**self._shared_now, **own}
        if (guide := guide_values(room, reader, self._say)) is not None:
            frame["guide"] = guide
        return frame

    def needs_view(self, since: int) -> bool:
        """Whether events cannot tell what changed since a version."""
        return self._missed(since).needs_view

    def shared_update(self, since: int) -> SharedUpdate:
        """The part of an update that is the same for every reader."""
        room, missed = self.room, self._missed(since)
        values: SharedUpdate = {
            "type": "update",
            "version": room.version,
            "head": room.head.hex(),
            "links": links_after(room, since),
            "events": list(map(self._shared_event, missed.entries)),
            "clock": shared_clock(room, self.due),
        }
        if missed.changes_now:
            values["now"] = self._shared_now
        return values

    def own_update(self, guest: str | None, since: int) -> OwnPart:
        """The part of an update that is a guest's own."""
        room, reader = self.room, self.room.viewing_seat(guest)
        missed, keys = self._missed(since), OwnUpdate()
        if reader in missed.seats_told_more:
            keys["events"] = self._events(guest, since)
        if has_own_clock(room, guest):
            keys["clock"] = clock_values(room, guest, self.due)
        if missed.changes_table:
            keys["table"] = self.table(guest)
        if room.guided and (guide := guide_values(room, reader, self._say)) is not None:
            keys["guide"] = guide
        if not missed.changes_now or room.match is None:
            return OwnPart(keys, None)
        return OwnPart(keys, room.match.round.position(reader))

    def table_change(self, guest: str | None) -> TableFrame:
        """The table after a change that is not in the log."""
        return {"type": "table", "table": self.table(guest)}

    def table(self, guest: str | None) -> TableValues:
        """The table around the match, as a guest may know it."""
        values = table_values(self.room, self._names, guest, self._say)
        if self._grace is not None and self.room.status is Status.PLAYING:
            seconds = absent_seconds(self.room, self._grace)
            if seconds is not None:
                values["absent_seconds"] = seconds
        return values

    def _missed(self, since: int) -> MissedRows:
        missed = self._missed_since.get(since)
        if missed is None:
            missed = self._missed_since[since] = missed_rows(self.room, since)
        return missed

    @cached_property
    def _shared_now(self) -> SharedNowValues:
        match = self.room.match
        assert match is not None
        played = match.round
        return {
            **common_values(played.position(None), played.before),
            **opener_values(decided_opener(played)),
            "winners": list(match.winners),
        }

    @cached_property
    def _ending(self) -> EndingValues | None:
        """The ending of the last round, until the next is dealt."""
        match = self.room.match
        ending = None if match is None else ending_of(match)
        return ending and ending_values(ending, self._names, self._say)

    def _events(self, guest: str | None, since: int) -> list[EventValues]:
        """The events since a version as a guest sees them."""
        reader = self.room.viewing_seat(guest)
        return [
            own_event(entry, reader, self._shared_event(entry))
            for entry in self._missed(since).entries
        ]

    def _shared_event(self, entry: LogEntry) -> SharedEvent:
        if entry.version not in self._shared_events:
            self._shared_events[entry.version] = shared_event(entry, self._names, self._say)
        return self._shared_events[entry.version]


def ack_frame(command: str, version: int, head: bytes) -> AckFrame:
    """The answer to a command that was carried out; `command` is its id.

    `head` is that of the hash chain after the row.
    """
    return {"type": "ack", "id": command, "version": version, "head": head.hex()}


def refused_frame(command: str | None, why: Message, say: Say) -> RefusedFrame:
    """The answer to a command that was refused; its id is None if it could not be read."""
    return {"type": "refused", "id": command, "error": message_with_text(why, say)}


def hint_frame(command: str, decision: int, hint: HintValues) -> HintFrame:
    """The hint that a command asked for, and the decision that it is for."""
    return {"type": "hint", "id": command, "decision": decision, **hint}


def presence_frame(
    room: Room, present: Collection[str], connected: Iterable[str | None]
) -> PresenceFrame:
    """The seats whose guests are `present`, and the number of spectators.

    `connected` holds the guest of each socket, None for a stranger; those without a seat spectate.
    """
    seated = set(room.people)
    return {
        "type": "presence",
        "here": [number for number, seat in enumerate(room.seats) if seat.guest in present],
        "watching": sum(guest not in seated for guest in connected),
    }


def reconnect_frame() -> ReconnectFrame:
    """The request to reconnect, sent before the server stops."""
    return {"type": "reconnect"}


def _match_view(room: Room, reader: int | None) -> MatchView | None:
    """The match as a reader sees it; None before the first deal."""
    if room.match is None or not room.match.rounds_dealt:
        return None
    return room.match.view(reader)
