"""Log writer: commits together all rows that arrived during the last commit.

An append is acknowledged only after its commit has returned. Of two rows for one version the
constraints of the log accept one, whichever process it came from.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from trimino.server.storage.bulk_insert import bulk, overwriting
from trimino.server.storage.database import Database, StorePart
from trimino.server.storage.errors import StoreUnavailable
from trimino.server.storage.rows import LogAppend
from trimino.server.storage.schema import log, seatings, solo, tables

MAX_BATCH = 500
"""Rows committed together."""

KEPT = ("id", "opened_at")
"""Columns that a table keeps from its first row on."""

_LOG = bulk(log, "ON CONFLICT DO NOTHING RETURNING table_id")
_TABLES = bulk(tables, overwriting(["id"], [c.name for c in tables.c if c.name not in KEPT]))
_SEATINGS = bulk(seatings, overwriting(["table_id", "seat"], ["guest", "name"]))
_SOLO = bulk(solo, "ON CONFLICT DO NOTHING")
_NOTIFY = "SELECT pg_notify('trimino', news) FROM unnest($1::text[]) AS news"


CommitObserver = Callable[[int, float], None]
"""Called after each commit with the number of rows and the seconds it took."""


def ignore_commit(rows: int, seconds: float) -> None:
    pass


class PendingAppend(NamedTuple):
    """An append that is not committed yet, and the future that its caller waits for."""

    append: LogAppend
    done: asyncio.Future[bool]


class LogWriter(StorePart):
    """Takes appends from all callers and commits them in batches."""

    def __init__(self, database: Database, observer: CommitObserver) -> None:
        super().__init__(database)
        self._observer = observer
        self._queue: deque[PendingAppend] = deque()
        self._arrived = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="trimino-writer")

    async def append(self, append: LogAppend) -> bool:
        """Append a row; true once it is on disk, false if its version or command is taken."""
        if self._closed:
            raise StoreUnavailable(why="closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(PendingAppend(append, done))
        self._arrived.set()
        return await done

    async def close(self) -> None:
        """Write what has arrived, then stop."""
        self._closed = True
        self._arrived.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._closed:
            if batch := self._take():
                await self._write(batch)
            else:
                self._arrived.clear()
                await self._arrived.wait()

    def _take(self) -> list[PendingAppend]:
        """The next batch: of each table its first row only.

        A row may depend on the one before it. It waits until that one is in, and fails with it.
        """
        batch: dict[str, PendingAppend] = {}
        later: deque[PendingAppend] = deque()
        while self._queue and len(batch) < MAX_BATCH:
            waiting = self._queue.popleft()
            if batch.setdefault(waiting.append.row.table, waiting) is not waiting:
                later.append(waiting)
        self._queue.extendleft(reversed(later))
        # In one order everywhere, so that two servers never wait for each other.
        return [batch[table] for table in sorted(batch)]

    async def _write(self, batch: list[PendingAppend]) -> None:
        try:
            appends = [waiting.append for waiting in batch]
            began = time.perf_counter()
            accepted = await self._database.write(lambda c: write(c, appends))
            self._observer(len(appends), time.perf_counter() - began)
        except StoreUnavailable as error:
            for waiting in batch:
                self._fail(waiting, error)
        except Exception as error:  # noqa: BLE001 - one bad row must not end the writer.
            await self._write_each(batch, error)
        else:
            for waiting in batch:
                self._settle(waiting, waiting.append.row.table in accepted)

    async def _write_each(self, batch: list[PendingAppend], error: Exception) -> None:
        """The database refused some value and wrote nothing: find the row by writing each alone."""
        if len(batch) == 1:
            self._fail(batch[0], error)
            return
        for waiting in batch:
            await self._write([waiting])

    def _settle(self, waiting: PendingAppend, accepted: bool) -> None:
        if not waiting.done.done():
            waiting.done.set_result(accepted)
        if not accepted:
            for follower in self._followers(waiting.append):
                self._settle(follower, False)

    def _fail(self, waiting: PendingAppend, error: Exception) -> None:
        if not waiting.done.done():
            waiting.done.set_exception(error)
        for follower in self._followers(waiting.append):
            self._fail(follower, error)

    def _followers(self, failed: LogAppend) -> list[PendingAppend]:
        """Remove from the queue the rows that depend on one that failed, and return them."""
        found = [
            waiting
            for waiting in self._queue
            if waiting.append.row.table == failed.row.table
            and waiting.append.row.version > failed.row.version
        ]
        for waiting in found:
            self._queue.remove(waiting)
        return found


def write(connection: Connection, appends: list[LogAppend]) -> set[str]:
    """Write rows of different tables; return the tables whose row was accepted."""
    accepted = {row.table_id for row in _LOG.run(connection, [append.row for append in appends])}
    written = [append for append in appends if append.row.table in accepted]
    if not written:
        return accepted
    _TABLES.run(connection, [_line(append) for append in written])
    if seated := [seating for append in written for seating in append.seatings]:
        _SEATINGS.run(connection, sorted(seated, key=lambda one: one[:2]))
    if ended := [append.solo for append in written if append.solo]:
        _SOLO.run(connection, ended)
    if connection.dialect.name == "postgresql":
        news = [f"{append.row.table}:{append.row.version}" for append in written]
        connection.exec_driver_sql(_NOTIFY, (news,))
    return accepted


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
    )
