"""What the store takes and gives: lines of its tables, as plain tuples.

Times are seconds since the epoch; what a row says, and what lists show, is JSON text.
"""

from typing import NamedTuple

from trimino.room.log_row import LogRow
from trimino.room.solo_result import SoloResult


class Head(NamedTuple):
    """What the table's own line says after a row; each row overwrites it."""

    status: str
    """`lobby`, `playing` or `over`."""
    public: bool
    rules: str
    seats: int
    host: str
    due_at: float | None
    summary: str
    """Enough to list the table without replaying it."""


class Seating(NamedTuple):
    """Who holds a seat, and under which name; names stand here, never in the log."""

    table: str
    seat: int
    guest: str | None
    name: str


class Entry(NamedTuple):
    """One append: a row, and what it changes beside the log."""

    row: LogRow
    head: Head
    seatings: tuple[Seating, ...] = ()
    solo: SoloResult | None = None


class TableLine(NamedTuple):
    """A table's own line, as its last row left it."""

    table: str
    version: int
    status: str
    public: bool
    rules: str
    seats: int
    host: str
    due_at: float | None
    claimed_until: float | None
    claimed_by: str | None
    opened_at: float
    touched_at: float
    summary: str


class TableDue(NamedTuple):
    """A table at which something is to be done, claimed by whoever got this."""

    table: str
    version: int
    due_at: float


class Game(NamedTuple):
    """A table and the seats that a guest holds there."""

    line: TableLine
    own: tuple[int, ...]


class Best(NamedTuple):
    """A line of the best list; the name is empty when its guest is no more."""

    table: str
    name: str
    points: int
    at: float


class Guest(NamedTuple):
    """Somebody who once came, without an account."""

    guest: str
    name: str
    created_at: float
    seen_at: float


class Upload(NamedTuple):
    """A record that somebody brought."""

    upload: str
    guest: str
    at: float
    document: str


class Analysis(NamedTuple):
    """An analysis as a job: what of, how far it is, and what came out."""

    analysis: str
    subject: str
    budget: str
    status: str
    """`queued`, `running`, `done`, `failed` or `cancelled`."""
    done: int
    total: int
    result: str | None
    error: str | None
    at: float
    claimed_until: float | None
    claimed_by: str | None
