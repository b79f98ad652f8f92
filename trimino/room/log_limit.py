"""Limit of a log: how many rows a table may have, since all of them are read to load it.

A match by the sheets has less than a tenth of them. Towards the end only what carries the match on
is accepted, so that nobody fills the log with the rest; a match that goes on even so expires.
"""

from trimino.room.commands import Command
from trimino.room.errors import RoomError, RoomReason
from trimino.room.room_state import Room

MAX_LOG_ROWS = 20_000
SPARE_ROWS = 5_000
"""Rows that are kept for what carries a match on."""


def is_full(room: Room) -> bool:
    """Whether a table can only end."""
    return room.version >= MAX_LOG_ROWS


def check_log_room(room: Room, command: Command) -> None:
    """Refuse a command for which there is no room in the log."""
    spare = 0 if command.carries_on else SPARE_ROWS
    if room.version >= MAX_LOG_ROWS - spare:
        raise RoomError(RoomReason.LOG_FULL)
