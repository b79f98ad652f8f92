"""SQLite: one connection that writes, and a few that read beside it."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from sqlite3 import Connection as Driver
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from trimino.server.storage.database import reachable
from trimino.server.storage.errors import StoreError, StoreReason

T = TypeVar("T")

READERS = 4
_PATIENCE = 30.0
"""Seconds to wait for the lock of another process that writes."""
_RETRY = 0.01
"""Seconds between attempts where SQLite refuses at once instead of waiting."""

SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
FULL = 2
"""SQLite's number for `synchronous=FULL`."""


class ConnectionThreads:
    """A connection pool and as many threads, so that neither waits for the other."""

    def __init__(self, path: Path, size: int) -> None:
        self.engine = _engine(path, size)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="trimino-sqlite")

    async def run(self, work: Callable[[], T]) -> T:
        with reachable():
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()


class SqliteDatabase:
    """An SQLite database."""

    def __init__(self, path: Path) -> None:
        with reachable():
            path.parent.mkdir(parents=True, exist_ok=True)
            # It holds the secrets of the deals; SQLite gives its side files the same mode.
            path.touch(mode=0o600)
        self._readers = ConnectionThreads(path, READERS)
        self._writer = ConnectionThreads(path, 1)
        # A writer takes the lock at once: upgrading after a read may be refused.
        event.listen(self._writer.engine, "begin", _begin)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self._readers.engine.connect() as connection:
                return work(connection)

        return await self._readers.run(reading)

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        def at_one_moment(connection: Connection) -> T:
            connection.exec_driver_sql("BEGIN")
            return work(connection)

        return await self.read(at_one_moment)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def writing() -> T:
            with self._writer.engine.begin() as connection:
                return work(connection)

        return await self._writer.run(writing)

    async def write_all(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def execute(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def close(self) -> None:
        await self._readers.close()
        await self._writer.close()


def _engine(path: Path, size: int) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        pool_size=size,
        max_overflow=0,
        connect_args={"timeout": _PATIENCE, "isolation_level": None},
    )
    event.listen(engine, "connect", _configure)
    return engine


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _configure(driver: Driver, _: ConnectionPoolEntry) -> None:
    """Configure a new connection, and refuse it if a commit would not reach the disk."""
    for setting in SETTINGS:
        _apply(driver, setting)
    (journal,) = driver.execute("PRAGMA journal_mode").fetchone()
    (synchronous,) = driver.execute("PRAGMA synchronous").fetchone()
    if (journal, synchronous) != ("wal", FULL):
        raise StoreError(StoreReason.NOT_DURABLE, journal=journal, synchronous=synchronous)


def _apply(driver: Driver, setting: str) -> None:
    """Apply a setting; try again while other processes hold the lock.

    The change to WAL upgrades a read lock, and there SQLite does not wait for its timeout: of
    two processes that open a new database at once, one would be refused.
    """
    deadline = time.monotonic() + _PATIENCE
    while True:
        try:
            driver.execute(f"PRAGMA {setting}")
        except OperationalError as error:
            if error.sqlite_errorcode & 0xFF != SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(_RETRY)
        else:
            return
