"""The log of a table as its readers get it: the hash chain, and at last the rows themselves."""

from collections.abc import Iterable

from trimino.room.chained_text import chained_text
from trimino.room.log_row import LogRow
from trimino.room.log_types import LogValues
from trimino.room.room_state import Room, Status


def log_values(room: Room, rows: Iterable[LogRow]) -> LogValues:
    """The log of a table; `rows` are all its rows, and needed only once `may_be_read` says so."""
    values: LogValues = {
        "version": room.version,
        "head": room.head.hex(),
        "links": links_after(room, 0),
    }
    if may_be_read(room):
        values["rows"] = [chained_text(room.secret, row) for row in rows]
    return values


def may_be_read(room: Room) -> bool:
    """Whether everybody may read the rows, as they may the record."""
    return room.status is Status.OVER and room.match is not None


def links_after(room: Room, version: int) -> list[str]:
    """The links of the rows after a version."""
    return [link.hex() for link in room.links[version:]]
