"""Missed rows: the rows of a log that a reader has not seen, and what of the table they change."""

from collections.abc import Collection
from typing import NamedTuple

from trimino.room.log_entry import LogEntry
from trimino.room.room_state import Room, Status

# Facts that leave `table` as it was, and facts that leave `now` as it was.
_KEEP_TABLE = {"played", "taken-back", "uncovered", "hinted", "greeted"}
_KEEP_NOW = {"greeted", "hinted", "went-on", "rematch-opened"}


MAX_MISSED = 200
"""Rows whose events are sent; a client that missed more gets a fresh view without them."""


class MissedRows(NamedTuple):
    """The rows since a version.

    `seats_told_more` see more of them than everyone: a hand that was dealt, a tile that they drew.
    """

    entries: list[LogEntry]
    needs_view: bool
    changes_now: bool
    changes_table: bool
    seats_told_more: set[int]


def missed_rows(room: Room, since: int) -> MissedRows:
    """The rows of a room after a version."""
    entries = room.entries[since:]
    kinds = {entry.fact.kind for entry in entries}
    is_dealt = room.match is not None and room.match.rounds_dealt > 0
    came_back = room.last_return > since
    return MissedRows(
        entries,
        needs_view=any(entry.needs_view for entry in entries),
        changes_now=is_dealt and not kinds <= _KEEP_NOW,
        changes_table=not kinds <= _KEEP_TABLE or came_back or room.status is Status.OVER,
        seats_told_more={seat for entry in entries for seat in _seats_told_more(entry)},
    )


def _seats_told_more(entry: LogEntry) -> Collection[int]:
    if entry.deal is not None:
        return range(len(entry.deal.hands))
    event = entry.event
    return (event.seat,) if event is not None and event.drawn is not None else ()
