"""Lost ends: rows that a log no longer has, but a room in memory has, or a client has seen."""

from trimino.room.chained_text import chained_link
from trimino.room.fact_json import write_fact
from trimino.room.log_row import LogRow
from trimino.room.room_state import Room

MAX_DECLARED = 8
"""Losses that one table declares; nobody fills its log by claiming more."""

MAX_LOST = 1_000
"""Rows that may be lost at once: far more than a database is behind."""


def common_version(one: Room, other: Room) -> int:
    """The last version up to which two rooms have the same history."""
    pairs = zip(one.links, other.links, strict=False)
    return next((n for n, pair in enumerate(pairs) if pair[0] != pair[1]), _shorter(one, other))


def _shorter(one: Room, other: Room) -> int:
    return min(len(one.links), len(other.links))


def is_last_row(room: Room, row: LogRow) -> bool:
    """Whether a row is the last one that was applied to a room."""
    return row.version == room.version and chained_link(room.secret, row) == room.links[-1]


def row_of(room: Room, version: int) -> LogRow | None:
    """A row of a room's log, made again from memory; None if it cannot be made as it was."""
    entry = room.entries[version - 1]
    commands = {known: command for (_, command), known in room.commands.items()}
    row = LogRow(
        room.table,
        version,
        entry.at,
        entry.fact.kind,
        entry.guest,
        commands.get(version),
        write_fact(entry.fact),
        room.head_at(version - 1).hex() if version > 1 else None,
    )
    return row if chained_link(room.secret, row) == room.links[version - 1] else None


def has_seen_more(room: Room, guest: str | None, version: int) -> bool:
    """Whether somebody who sits here says to have seen more than there is, and may be right."""
    may_be_right = room.version < version <= room.version + MAX_LOST
    return may_be_right and bool(room.seats_of(guest)) and len(room.lost) < MAX_DECLARED


def may_be_lost(room: Room, version: int) -> bool:
    """Whether a version may be one that was lost, so that it is now another.

    More may have been lost than was declared, since readers come back one by one.
    """
    return any(lost.after < version for lost in room.lost)
