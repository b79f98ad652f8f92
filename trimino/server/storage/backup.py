"""Moving everything from one database to another, as lines of JSON.

The first line names the format and the revision of the tables, the last one counts the rows, and
each between is a row, in the order of tables and keys: equal databases give equal bytes. What only
matters while a server runs stays behind: links to other devices, who is present, and claims.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import groupby, islice
from typing import BinaryIO

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from trimino.server.storage.backup_format import (
    MOVED,
    Found,
    MovingError,
    MovingReason,
    Reader,
    Values,
    footer,
    header,
    row_line,
)
from trimino.server.storage.database_url import database_for, file_of
from trimino.server.storage.migrate import migrate, newest, revision_of
from trimino.server.storage.schema import metadata

AT_ONCE = 500
"""How many rows are read or written together."""

Opened = Callable[[], AbstractContextManager[Callable[[str], None]]]


async def export_database(url: str, opened: Opened) -> int:
    """Write everything to what is opened once the database has been found; give the rows."""
    path = file_of(url)
    if path is not None and not path.exists():
        raise MovingError(MovingReason.NOTHING_THERE)
    database = database_for(url)
    try:
        return await database.snapshot(lambda connection: _export(connection, opened))
    finally:
        await database.close()


async def import_database(url: str, file: BinaryIO) -> int:
    """Put an export into an empty database, wholly or not at all; give the rows."""
    reader = Reader(file)
    reader.header(newest())
    database = database_for(url)
    try:
        return await database.write(lambda connection: _import(connection, reader))
    finally:
        await database.close()


def _export(connection: Connection, opened: Opened) -> int:
    revision = revision_of(connection)
    if revision is None:
        raise MovingError(MovingReason.NOTHING_THERE)
    if revision != newest():
        raise MovingError(MovingReason.OUTDATED)
    rows = 0
    with opened() as write:
        write(header(revision))
        for line in _lines(connection):
            write(line)
            rows += 1
        write(footer(rows))
    return rows


def _lines(connection: Connection) -> Iterator[str]:
    for table in MOVED:
        ordered = select(table).order_by(*table.primary_key.columns)
        with connection.execution_options(yield_per=AT_ONCE).execute(ordered) as found:
            for row in found:
                yield row_line(table, _at_rest(dict(zip(table.c.keys(), row, strict=True))))


def _at_rest(values: Values) -> Values:
    """A row that nobody works at."""
    if "claimed_by" in values:
        values |= {"claimed_until": None, "claimed_by": None}
        if values["status"] == "running":
            values["status"] = "queued"
    return values


def _import(connection: Connection, reader: Reader) -> int:
    migrate(connection)
    if any(connection.execute(select(table).limit(1)).first() for table in metadata.sorted_tables):
        raise MovingError(MovingReason.NOT_EMPTY)
    rows = 0
    found = iter(reader.row, None)
    while some := list(islice(found, AT_ONCE)):
        _insert(connection, some)
        rows += len(some)
    return rows


def _insert(connection: Connection, some: list[Found]) -> None:
    try:
        for table, rows in groupby(some, key=lambda row: row.table):
            connection.execute(insert(table), [row.values for row in rows])
    except IntegrityError:
        lines = {"first": some[0].line, "last": some[-1].line}
        raise MovingError(MovingReason.MISFIT, **lines) from None
