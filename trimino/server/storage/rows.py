"""Rows of the database as plain tuples.

Dates (`opened_at`, `touched_at`, `created_at`, `at` of results) are seconds since the epoch. Times
of logs, dues, leases and uploads are seconds of the clock of tables, which runs while servers run.
Bodies and summaries are JSON text.
"""

from typing import Literal, NamedTuple

from trimino.room.frame_types import StatusName
from trimino.room.log_row import LogRow
from trimino.room.solo_result import SoloResult


class TableHead(NamedTuple):
    """The state of a table for lists and scheduling; each row of its log overwrites it."""

    status: StatusName
    public: bool
    rules: str
    seats: int
    host: str
    due_at: float | None
    touched_at: float
    summary: str
    """The summary for lists, so that the log need not be replayed."""
    head: str | None = None
    """The head of the hash chain, onto which the next row is written."""


class Seating(NamedTuple):
    """The guest in a seat, and the name; names are stored here, never in the log."""

    table: str
    seat: int
    guest: str | None
    name: str


class LogAppend(NamedTuple):
    """An append to a log: a row, and what it changes beside the log."""

    row: LogRow
    head: TableHead
    seatings: tuple[Seating, ...] = ()
    solo: SoloResult | None = None


class StoredTable(NamedTuple):
    """The stored row of a table: its head, plus version, lease and times."""

    table: str
    version: int
    status: StatusName
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
    head: str | None


class LeasedTable(NamedTuple):
    """A table where something is due, leased by the process that received this."""

    table: str
    version: int
    due_at: float


class SeatedTable(NamedTuple):
    """A table, and the seats that a guest holds there."""

    stored: StoredTable
    own: tuple[int, ...]


class BestResult(NamedTuple):
    """A line of the best list; the name is empty once its guest was deleted."""

    table: str
    name: str
    points: int
    at: float
    guest: str | None


class Guest(NamedTuple):
    """A guest: somebody with a name and a cookie, without an account."""

    guest: str
    name: str
    created_at: float
    seen_at: float


class Device(NamedTuple):
    """A device of a guest, known by the hash of its secret.

    Name and times are missing for a device that an earlier version let in.
    """

    hash: str
    name: str | None
    since: float | None
    seen_at: float | None


class Upload(NamedTuple):
    """A record that a guest uploaded."""

    upload: str
    guest: str
    at: float
    document: str


PERFECT_SUFFIX = "-perfect"
"""Ends the budget of an analysis against perfect play."""

JobStatus = Literal["queued", "running", "done", "failed", "cancelled"]


class Analysis(NamedTuple):
    """An analysis job: subject, progress and result."""

    analysis: str
    subject: str
    budget: str
    status: JobStatus
    done: int
    total: int
    result: str | None
    error: str | None
    at: float
    claimed_until: float | None
    claimed_by: str | None


class WaitingAnalysis(NamedTuple):
    """An analysis that is not done: who asked for it, and how much work is left."""

    analysis: str
    asker: str
    left: float
