"""Backup format: rows as lines of JSON, written in one way and validated when read."""

import json
import math
from enum import StrEnum
from typing import Any, BinaryIO, NamedTuple

from sqlalchemy import Boolean, Column, Double, Integer, Table

from trimino.rules.errors import TriminoError
from trimino.server.storage import schema

_FORMAT = "trimino-database/1"

EARLIER = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009")
"""Revisions whose rows all fit: they only lack tables, and columns that may be empty."""

ADDED = {schema.log.name: ("previous_head",), schema.tables.name: ("head",)}
"""Columns that rows of earlier revisions lack, by table."""

TABLES = (
    schema.guests,
    schema.secrets,
    schema.devices,
    schema.tables,
    schema.log,
    schema.seatings,
    schema.hidden,
    schema.solo,
    schema.uploads,
    schema.analyses,
    schema.habits,
    schema.counted,
    schema.puzzle_ratings,
    schema.puzzle_solvers,
    schema.puzzle_attempts,
    schema.uptime,
)
"""The exported tables, each after those it refers to; sizes are computed again."""

MAX_LINE = 2**26
"""Bytes of a line; an uploaded record is much shorter."""

MAX_INTEGER = 2**31
"""Integers of the database are smaller than this."""

RowValues = dict[str, Any]


class BackupReason(StrEnum):
    """Reasons why an export or import fails."""

    NOTHING_THERE = "export-nothing-there"
    OUTDATED = "export-outdated"
    NOT_EMPTY = "import-not-empty"
    NOT_AN_EXPORT = "import-not-an-export"
    OTHER_REVISION = "import-other-revision"
    BROKEN_LINE = "import-broken-line"
    CUT_OFF = "import-cut-off"
    MISFIT = "import-misfit"


class BackupError(TriminoError):
    """An export or import that failed."""

    reason: BackupReason


class BackupRow(NamedTuple):
    """A row of an export, with its line number and table."""

    line: int
    table: Table
    values: RowValues


def header(revision: str) -> str:
    return _text({"format": _FORMAT, "revision": revision})


def footer(rows: int) -> str:
    return _text({"rows": rows})


def row_line(table: Table, values: RowValues) -> str:
    return _text({table.name: values})


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


class BackupReader:
    """Reads an export line by line, and refuses the first invalid one."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.line = 0
        self._rows = 0
        self._is_earlier = False
        self._place = 0
        self._key: tuple[Any, ...] = ()

    def header(self, revision: str) -> None:
        """Read the first line; refuse another format, or a revision whose rows do not fit."""
        try:
            found = self._next()
        except BackupError:
            found = {}
        if found.get("format") != _FORMAT:
            raise BackupError(BackupReason.NOT_AN_EXPORT)
        if found.get("revision") not in (revision, *EARLIER):
            raise BackupError(BackupReason.OTHER_REVISION)
        self._is_earlier = found["revision"] in EARLIER

    def row(self) -> BackupRow | None:
        """The next row; None after the last."""
        found = self._next()
        if found == {"rows": self._rows} and not self._file.read(1):
            return None
        row = self._row(found)
        self._rows += 1
        return row

    def _next(self) -> RowValues:
        self.line += 1
        text = self._file.readline(MAX_LINE)
        if not text.endswith(b"\n"):
            reason = BackupReason.BROKEN_LINE if len(text) == MAX_LINE else BackupReason.CUT_OFF
            raise BackupError(reason, line=self.line)
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            raise self._broken() from None
        if not isinstance(found, dict):
            raise self._broken()
        return found

    def _row(self, found: RowValues) -> BackupRow:
        """A row of the current table or a later one; keys must be in order."""
        names = [table.name for table in TABLES[self._place :]]
        name, values = next(iter(found.items()), ("", None))
        if len(found) != 1 or name not in names or not isinstance(values, dict):
            raise self._broken()
        ahead = names.index(name)
        table = TABLES[self._place + ahead]
        if self._is_earlier:
            missing = (column for column in ADDED.get(name, ()) if column not in values)
            values |= dict.fromkeys(missing)
        if list(values) != table.c.keys() or not all(
            _fits(column, values[column.name]) for column in table.c
        ):
            raise self._broken()
        key = tuple(values[column.name] for column in table.primary_key)
        if ahead == 0 and key <= self._key:
            raise self._broken()
        self._place, self._key = self._place + ahead, key
        return BackupRow(self.line, table, values)

    def _broken(self) -> BackupError:
        return BackupError(BackupReason.BROKEN_LINE, line=self.line)


def _fits(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    match column.type:
        case Integer():
            return type(value) is int and -MAX_INTEGER <= value < MAX_INTEGER
        case Double():
            return type(value) is float and math.isfinite(value)
        case Boolean():
            return type(value) is bool
        case _:
            return isinstance(value, str) and _is_storable(value)


def _is_storable(text: str) -> bool:
    """Whether PostgreSQL can store a text: no lone surrogates, no NUL."""
    return "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)
