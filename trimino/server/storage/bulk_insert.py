"""Bulk insert: many rows in one statement of a constant text, so that it is prepared once."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, CursorResult, Double, Integer, Table
from sqlalchemy import types as sql


class Bulk(NamedTuple):
    """An INSERT of any number of rows into some columns of a table."""

    into: str
    types: tuple[str, ...]
    then: str

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> CursorResult[Any]:
        """Insert the rows, in their order."""
        if connection.dialect.name == "postgresql":
            # Arrays: the same text for any number of rows, so that it is prepared once.
            columns = tuple(list(column) for column in zip(*rows, strict=True))
            return connection.exec_driver_sql(_from_arrays(self), columns)
        values = tuple(value for row in rows for value in row)
        return connection.exec_driver_sql(_from_values(self, len(rows)), values)


def bulk(table: Table, then: str, names: Iterable[str] | None = None) -> Bulk:
    columns = [table.c[name] for name in names or table.c.keys()]
    into = f"INSERT INTO {table.name} ({', '.join(column.name for column in columns)})"
    return Bulk(into, array_types(columns), then)


def array_types(columns: Iterable[Column[Any]]) -> tuple[str, ...]:
    """The types of arrays that hold columns, in PostgreSQL."""
    return tuple(_array(column.type) for column in columns)


def overwriting(keys: Sequence[str], columns: Iterable[str]) -> str:
    """The clause that overwrites columns of a row whose key exists."""
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changes}"


def _array(kind: sql.TypeEngine[Any]) -> str:
    if isinstance(kind, Integer):
        return "int[]"
    if isinstance(kind, Double):
        return "float8[]"
    return "bool[]" if isinstance(kind, sql.Boolean) else "text[]"


@cache
def _from_arrays(bulk: Bulk) -> str:
    arrays = ", ".join(f"${number}::{kind}" for number, kind in enumerate(bulk.types, start=1))
    return f"{bulk.into} SELECT * FROM unnest({arrays}) {bulk.then}"


@cache
def _from_values(bulk: Bulk, rows: int) -> str:
    row = f"({', '.join('?' * len(bulk.types))})"
    return f"{bulk.into} VALUES {', '.join([row] * rows)} {bulk.then}"
