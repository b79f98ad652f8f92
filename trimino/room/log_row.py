"""A row of a table's log, as it is stored."""

from typing import NamedTuple


class LogRow(NamedTuple):
    """A row of a table's log; `body` is its fact as JSON.

    `guest` is who caused it, and `command` the id of their command; both are None for what
    happens by itself. `previous_head` is the head of the hash chain before this row: None for
    the first row, and for rows of versions that had no chain.
    """

    table: str
    version: int
    at: float
    kind: str
    guest: str | None
    command: str | None
    body: str
    previous_head: str | None = None
