"""A row of a table's log, as it is stored."""

from typing import NamedTuple


class Row(NamedTuple):
    """A line of a table's log."""

    table: str
    version: int
    at: float
    kind: str
    guest: str | None
    command: str | None
    body: str
