"""Append statement: writes rows of different tables, each only onto its predecessor.

A row goes in if its table stands at the version before it, with the head that the row was decided
upon; whoever decided upon something else, or woke up late, is refused. On PostgreSQL that is one
statement and its own transaction: no lock is held while an answer is on its way, so a process that
freezes holds nobody up. Tables that another process is writing are skipped, as are those with a
seat to write whose name another one is changing; so nobody waits for tables other than their own.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table

from trimino.server.storage.bulk_insert import array_types, bulk, overwriting
from trimino.server.storage.rows import LogAppend
from trimino.server.storage.schema import log, seatings, solo, tables

KEPT = ("id", "opened_at")
"""Columns that a table keeps from its first row on."""

FOLLOWS = """(
    row.version = 1
    OR held.version = row.version - 1 AND (held.head IS NULL OR held.head = row.previous_head)
)"""
"""Whether a row follows what its table holds; tables of earlier versions know no head."""

_LINE = overwriting(["id"], [c.name for c in tables.c if c.name not in KEPT])
_SEATING = overwriting(["table_id", "seat"], ["guest", "name"])
_NOTHING = "ON CONFLICT DO NOTHING"

_TABLES, _SEATINGS, _SOLO = bulk(tables, _LINE), bulk(seatings, _SEATING), bulk(solo, _NOTHING)


class AppendResult(NamedTuple):
    """The tables whose row was accepted, and those that another process holds just now."""

    accepted: set[str]
    busy: set[str]


def append_rows(connection: Connection, appends: Sequence[LogAppend]) -> AppendResult:
    """Append one row to each of several tables, with its changes beside the log."""
    if connection.dialect.name == "postgresql":
        return _in_one_statement(connection, appends)
    return _one_by_one(connection, appends)


def _one_by_one(connection: Connection, appends: Sequence[LogAppend]) -> AppendResult:
    """In a transaction that nobody else can disturb."""
    row = f"({', '.join('?' * len(log.c))})"
    text = _SQLITE.format(rows=", ".join([row] * len(appends)))
    values = tuple(value for append in appends for value in append.row)
    done = connection.exec_driver_sql(text, values)
    accepted = {append.row.table for append in appends}
    if done.rowcount < len(appends):
        accepted = _inserted(connection, done.rowcount, done.lastrowid)
    written = [append for append in appends if append.row.table in accepted]
    for statement, lines in (
        (_TABLES, [_line(append) for append in written]),
        (_SEATINGS, [seating for append in written for seating in append.seatings]),
        (_SOLO, [append.solo for append in written if append.solo]),
    ):
        if lines:
            statement.run(connection, lines)
    return AppendResult(accepted, set())


def _inserted(connection: Connection, count: int, last: int) -> set[str]:
    """The tables of the last rows of the log, by SQLite's own numbers of rows.

    Having them returned by the insertion would cost a switch of threads for each row.
    """
    text = "SELECT table_id FROM log WHERE rowid > ?"
    return {row.table_id for row in connection.exec_driver_sql(text, (last - count,)) if count}


def _in_one_statement(connection: Connection, appends: Sequence[LogAppend]) -> AppendResult:
    values = (
        *_columns(log, [append.row for append in appends]),
        *_columns(tables, [_line(append) for append in appends]),
        *_columns(seatings, [seating for append in appends for seating in append.seatings]),
        *_columns(solo, [append.solo for append in appends if append.solo]),
    )
    found = connection.exec_driver_sql(_POSTGRESQL, values).all()
    accepted = {row.table_id for row in found if row.accepted}
    return AppendResult(accepted, {row.table_id for row in found if row.busy})


def _columns(table: Table, rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as one array for each column."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in table.c]


def _line(append: LogAppend) -> tuple[object, ...]:
    row, head = append.row, append.head
    return (
        row.table,
        row.version,
        head.status,
        head.public,
        head.rules,
        head.seats,
        head.host,
        head.due_at,
        None,
        None,
        head.touched_at,
        head.touched_at,
        head.summary,
        head.head,
    )


def _names(table: Table) -> str:
    return ", ".join(column.name for column in table.c)


def _arrays(*wanted: Table) -> Iterable[str]:
    """For each table the arrays of its columns, numbered through."""
    number = 1
    for table in wanted:
        types = array_types(table.c)
        yield ", ".join(f"${number + place}::{kind}" for place, kind in enumerate(types))
        number += len(types)


def _unnested(table: Table, arrays: str) -> str:
    return f"SELECT * FROM unnest({arrays}) AS line ({_names(table)})"


def _beside(table: Table, key: str, lines: str, then: str) -> str:
    """The INSERT of what a row changes beside the log, for the rows that were accepted."""
    return f"""
        INSERT INTO {table.name} ({_names(table)})
        SELECT line.* FROM ({lines}) AS line
        JOIN written ON written.table_id = line.{key}
        ORDER BY 1, 2 {then}
    """


_ROWS, _LINES, _SEATS, _ENDED = _arrays(log, tables, seatings, solo)

_POSTGRESQL = f"""
    WITH row AS ({_unnested(log, _ROWS)}),
    seat AS ({_unnested(seatings, _SEATS)}),
    free AS (
        SELECT kept.table_id, kept.seat FROM seatings AS kept JOIN seat USING (table_id, seat)
        FOR UPDATE OF kept SKIP LOCKED
    ),
    taken AS (
        SELECT table_id FROM seat
        JOIN seatings USING (table_id, seat) LEFT JOIN free USING (table_id, seat)
        WHERE free.seat IS NULL
    ),
    held AS (
        SELECT id, version, head FROM tables
        WHERE id = ANY($1) AND id NOT IN (SELECT table_id FROM taken)
        FOR UPDATE SKIP LOCKED
    ),
    written AS (
        INSERT INTO log ({_names(log)})
        SELECT row.* FROM row LEFT JOIN held ON held.id = row.table_id
        WHERE {FOLLOWS} ORDER BY 1 {_NOTHING}
        RETURNING table_id, version
    ),
    lines AS ({_beside(tables, "id", _unnested(tables, _LINES), _LINE)}),
    seated AS ({_beside(seatings, "table_id", "TABLE seat", _SEATING)}),
    ended AS ({_beside(solo, "table_id", _unnested(solo, _ENDED), _NOTHING)})
    SELECT
        row.table_id,
        written.version IS NOT NULL AS accepted,
        row.version > 1 AND held.id IS NULL
            AND EXISTS (SELECT FROM tables WHERE id = row.table_id) AS busy
    FROM row
    LEFT JOIN written ON written.table_id = row.table_id
    LEFT JOIN held ON held.id = row.table_id
"""

_SQLITE = f"""
    INSERT INTO log ({_names(log)})
    WITH row ({_names(log)}) AS (VALUES {{rows}})
    SELECT row.* FROM row LEFT JOIN tables AS held ON held.id = row.table_id
    WHERE {FOLLOWS} {_NOTHING}
"""
