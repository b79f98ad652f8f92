"""Rows of the database as lines of JSON: written in one way, and read with mistrust."""

import json
import math
from enum import StrEnum
from typing import Any, BinaryIO, NamedTuple

from sqlalchemy import Boolean, Column, Double, Integer, Table

from trimino.rules.errors import TriminoError
from trimino.server.storage import schema

FORMAT = "trimino-database/1"

MOVED = (
    schema.guests,
    schema.secrets,
    schema.tables,
    schema.log,
    schema.seatings,
    schema.solo,
    schema.uploads,
    schema.analyses,
    schema.uptime,
)
"""What is moved, each table after those it refers to."""

LONGEST = 2**26
"""The most bytes of a line; a record that somebody brought is much shorter."""

MOST = 2**31
"""Whole numbers of the database are smaller than this."""

Values = dict[str, Any]


class MovingReason(StrEnum):
    """Why a database cannot be moved."""

    NOTHING_THERE = "export-nothing-there"
    OUTDATED = "export-outdated"
    NOT_EMPTY = "import-not-empty"
    NOT_AN_EXPORT = "import-not-an-export"
    OTHER_REVISION = "import-other-revision"
    BROKEN_LINE = "import-broken-line"
    CUT_OFF = "import-cut-off"
    MISFIT = "import-misfit"


class MovingError(TriminoError):
    """An export or import that cannot be done."""

    reason: MovingReason


class Found(NamedTuple):
    """A row that was read, in which line, and for which table."""

    line: int
    table: Table
    values: Values


def header(revision: str) -> str:
    return _text({"format": FORMAT, "revision": revision})


def footer(rows: int) -> str:
    return _text({"rows": rows})


def row_line(table: Table, values: Values) -> str:
    return _text({table.name: values})


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


class Reader:
    """Reads an export line by line, and refuses the first that is not right."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.line = 0
        self._rows = 0
        self._place = 0
        self._key: tuple[Any, ...] = ()

    def header(self, revision: str) -> None:
        """Read the first line, and refuse another format or revision."""
        try:
            found = self._next()
        except MovingError:
            found = {}
        if found.get("format") != FORMAT:
            raise MovingError(MovingReason.NOT_AN_EXPORT)
        if found.get("revision") != revision:
            raise MovingError(MovingReason.OTHER_REVISION)

    def row(self) -> Found | None:
        """The next row; None after the last."""
        found = self._next()
        if found == {"rows": self._rows} and not self._file.read(1):
            return None
        row = self._row(found)
        self._rows += 1
        return row

    def _next(self) -> Values:
        self.line += 1
        text = self._file.readline(LONGEST)
        if not text.endswith(b"\n"):
            reason = MovingReason.BROKEN_LINE if len(text) == LONGEST else MovingReason.CUT_OFF
            raise MovingError(reason, line=self.line)
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            raise self._broken() from None
        if not isinstance(found, dict):
            raise self._broken()
        return found

    def _row(self, found: Values) -> Found:
        """A row of the table that is read now, or of one that follows; in the order of keys."""
        names = [table.name for table in MOVED[self._place :]]
        name, values = next(iter(found.items()), ("", None))
        if len(found) != 1 or name not in names or not isinstance(values, dict):
            raise self._broken()
        ahead = names.index(name)
        table = MOVED[self._place + ahead]
        if list(values) != table.c.keys() or not all(
            _fits(column, values[column.name]) for column in table.c
        ):
            raise self._broken()
        key = tuple(values[column.name] for column in table.primary_key)
        if ahead == 0 and key <= self._key:
            raise self._broken()
        self._place, self._key = self._place + ahead, key
        return Found(self.line, table, values)

    def _broken(self) -> MovingError:
        return MovingError(MovingReason.BROKEN_LINE, line=self.line)


def _fits(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    match column.type:
        case Integer():
            return type(value) is int and -MOST <= value < MOST
        case Double():
            return type(value) is float and math.isfinite(value)
        case Boolean():
            return type(value) is bool
        case _:
            return isinstance(value, str) and _is_storable(value)


def _is_storable(text: str) -> bool:
    """Neither half a character nor the one that PostgreSQL does not take."""
    return "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)
