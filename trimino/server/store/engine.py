"""Connections to the database that an address names, such that what is committed is on disk."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from trimino.server.store.errors import StoreError, StoreReason

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")

PATIENCE = 30.0
"""Seconds to wait for a lock, or for an answer of the database."""

FULL = 2
"""How SQLite numbers `synchronous=FULL`."""


class Engines(NamedTuple):
    """Who reads and who writes; with SQLite a single connection writes, and queues for it."""

    reader: AsyncEngine
    writer: AsyncEngine

    async def dispose(self) -> None:
        await self.reader.dispose()
        await self.writer.dispose()


def default_database() -> str:
    """The address that is used when none is given: a file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"{SQLITE}{Path(home) / 'trimino' / 'trimino.db'}"


def engines_for(url: str) -> Engines:
    if url.startswith(SQLITE) and url != SQLITE:
        return _sqlite(Path(url.removeprefix(SQLITE)))
    if url.startswith(POSTGRESQL):
        return _postgresql(url)
    raise StoreError(StoreReason.BAD_ADDRESS, address=url.partition(":")[0])


def _sqlite(path: Path) -> Engines:
    path.parent.mkdir(parents=True, exist_ok=True)
    address = URL.create("sqlite+aiosqlite", database=str(path))

    def engine(size: int) -> AsyncEngine:
        made = create_async_engine(
            address,
            pool_size=size,
            max_overflow=0,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE},
        )
        event.listen(made.sync_engine, "connect", _settle)
        return made

    reader, writer = engine(4), engine(1)
    # Whoever writes takes the lock at once: to ask for it after reading may be refused.
    event.listen(writer.sync_engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
    return Engines(reader, writer)


def _settle(connection: Any, _: ConnectionPoolEntry) -> None:
    """Set a new connection of SQLite up, and refuse it if a commit would not reach the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.execute("PRAGMA journal_mode")
    (journal,) = cursor.fetchone()
    cursor.execute("PRAGMA synchronous")
    (synchronous,) = cursor.fetchone()
    cursor.close()
    if (journal, synchronous) != ("wal", FULL):
        raise StoreError(StoreReason.NOT_DURABLE, journal=journal, synchronous=synchronous)


def _postgresql(url: str) -> Engines:
    writer = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connector(url),
        pool_size=10,
        max_overflow=10,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,
    )
    return Engines(writer.execution_options(isolation_level="AUTOCOMMIT"), writer)


def connector(url: str) -> Callable[[], Awaitable[Any]]:
    """How to connect to PostgreSQL: the driver itself reads the address, as psql would."""
    return lambda: asyncpg.connect(url, timeout=10, command_timeout=PATIENCE)
