"""Replay of a table's log: loads the room that its rows lead to."""

from collections.abc import Iterable, Sequence

from trimino.room.fact_handlers import apply_row, follows
from trimino.room.fact_json import read_fact
from trimino.room.facts import Opened
from trimino.room.log_row import LogRow
from trimino.room.room_state import Room


def load_room(rows: Iterable[LogRow]) -> Room:
    """The room that a whole log leads to."""
    first, *rest = rows
    room = _opened_room(first)
    for row in rest:
        apply_row(room, row)
    return room


def load_whole(rows: Sequence[LogRow]) -> Room:
    """The room that a log leads to as far as it is whole, up to the first row that is missing."""
    room = _opened_room(rows[0])
    for row in rows[1:]:
        if not follows(room, row):
            break
        apply_row(room, row)
    return room


def _opened_room(first: LogRow) -> Room:
    opened = read_fact(first.body)
    assert isinstance(opened, Opened)
    assert first.guest is not None
    room = Room(first.table, first.guest, opened, first.at)
    apply_row(room, first)
    return room
