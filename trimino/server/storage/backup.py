"""Backup: export and import of a whole database, as lines of JSON.

The first line names the format and the revision of the schema, the last one counts the rows, and
each line between is a row, in the order of tables and keys: equal databases give equal bytes. What
only matters while a server runs is left out: links to other devices, presence and leases.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import groupby, islice
from typing import BinaryIO

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from trimino.server.storage.backup_format import (
    TABLES,
    BackupError,
    BackupReader,
    BackupReason,
    BackupRow,
    RowValues,
    footer,
    header,
    row_line,
)
from trimino.server.storage.database_url import database_for, file_of
from trimino.server.storage.migrate import migrate, newest, revision_of
from trimino.server.storage.schema import metadata
from trimino.server.storage.uploads import fill_upload_sizes

_AT_ONCE = 500
"""Rows read or written together."""

OpenWriter = Callable[[], AbstractContextManager[Callable[[str], None]]]


async def export_database(url: str, opened: OpenWriter) -> int:
    """Write all rows to what `opened` opens, once the database is found; return their number."""
    path = file_of(url)
    if path is not None and not path.exists():
        raise BackupError(BackupReason.NOTHING_THERE)
    database = database_for(url)
    try:
        return await database.snapshot(lambda connection: _export(connection, opened))
    finally:
        await database.close()


async def import_database(url: str, file: BinaryIO) -> int:
    """Import an export into an empty database, atomically; return the number of rows."""
    reader = BackupReader(file)
    reader.header(newest())
    database = database_for(url)
    try:
        return await database.write_all(lambda connection: _import(connection, reader))
    finally:
        await database.close()


def _export(connection: Connection, opened: OpenWriter) -> int:
    revision = revision_of(connection)
    if revision is None:
        raise BackupError(BackupReason.NOTHING_THERE)
    if revision != newest():
        raise BackupError(BackupReason.OUTDATED)
    rows = 0
    with opened() as write:
        write(header(revision))
        for line in _lines(connection):
            write(line)
            rows += 1
        write(footer(rows))
    return rows


def _lines(connection: Connection) -> Iterator[str]:
    for table in TABLES:
        ordered = select(table).order_by(*table.primary_key.columns)
        with connection.execution_options(yield_per=_AT_ONCE).execute(ordered) as found:
            for row in found:
                yield row_line(table, _unleased(dict(zip(table.c.keys(), row, strict=True))))


def _unleased(values: RowValues) -> RowValues:
    """The row without its lease."""
    if "claimed_by" in values:
        values |= {"claimed_until": None, "claimed_by": None}
        if values["status"] == "running":
            values["status"] = "queued"
    return values


def _import(connection: Connection, reader: BackupReader) -> int:
    migrate(connection)
    if any(connection.execute(select(table).limit(1)).first() for table in metadata.sorted_tables):
        raise BackupError(BackupReason.NOT_EMPTY)
    rows = 0
    found = iter(reader.row, None)
    while some := list(islice(found, _AT_ONCE)):
        _insert(connection, some)
        rows += len(some)
    fill_upload_sizes(connection)
    return rows


def _insert(connection: Connection, some: list[BackupRow]) -> None:
    try:
        for table, rows in groupby(some, key=lambda row: row.table):
            connection.execute(insert(table), [row.values for row in rows])
    except IntegrityError:
        lines = {"first": some[0].line, "last": some[-1].line}
        raise BackupError(BackupReason.MISFIT, **lines) from None
