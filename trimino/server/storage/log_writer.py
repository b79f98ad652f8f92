"""Log writer: commits together all rows that arrived during the last commit.

An append is acknowledged only after its commit has returned, or after its row was read back where
the answer was lost; nothing is written a second time in the hope that the first was not. Of two
rows for one version the log accepts one, whichever process it came from.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, select

from trimino.room.log_row import LogRow
from trimino.server.storage.append_statement import AppendResult, append_rows
from trimino.server.storage.database import Database, StorePart
from trimino.server.storage.errors import StoreError, StoreLocked, StoreUnavailable
from trimino.server.storage.rows import LogAppend
from trimino.server.storage.schema import log

MAX_BATCH = 500
"""Rows committed together."""

BUSY_PAUSE, BUSY_PATIENCE = 0.05, 12.0
"""Seconds between two attempts at a table that another process is writing, and for how long.

A process that freezes in a transaction holds its tables for less.
"""

READ_BACK = 5.0
"""Seconds for finding out what became of a commit whose answer was lost."""

CommitObserver = Callable[[int, float], None]
"""Called after each commit with the number of rows and the seconds it took."""

RowObserver = Callable[[str, int], None]
"""Called with the table and the version of each row that is on disk."""


def ignore_commit(rows: int, seconds: float) -> None:
    pass


def tell_nobody(table: str, version: int) -> None:
    pass


class PendingAppend(NamedTuple):
    """An append that is not committed yet, and the future that its caller waits for."""

    append: LogAppend
    done: asyncio.Future[bool]
    since: float


class LogWriter(StorePart):
    """Takes appends from all callers and commits them in batches.

    `announce` is called after a commit, never as a part of it: on PostgreSQL a transaction that
    notifies others waits for every other one that does so, until that one is on disk.
    """

    def __init__(self, database: Database, observer: CommitObserver) -> None:
        super().__init__(database)
        self._observer = observer
        self.announce: RowObserver = tell_nobody
        self._queue: deque[PendingAppend] = deque()
        self._busy: dict[str, PendingAppend] = {}
        self._arrived = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="trimino-writer")

    def append(self, append: LogAppend) -> asyncio.Future[bool]:
        """Begin to append a row; the future is false if its version or command is taken."""
        if self._closed:
            raise StoreUnavailable(why="closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(PendingAppend(append, done, time.monotonic()))
        self._arrived.set()
        return done

    async def close(self) -> None:
        """Write what has arrived, then stop."""
        self._closed = True
        self._arrived.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or self._busy or not self._closed:
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
            table = waiting.append.row.table
            if table in self._busy or batch.setdefault(table, waiting) is not waiting:
                later.append(waiting)
        self._queue.extendleft(reversed(later))
        # In one order everywhere, so that two servers never wait for each other.
        return [batch[table] for table in sorted(batch)]

    async def _write(self, batch: list[PendingAppend]) -> None:
        try:
            appends = [waiting.append for waiting in batch]
            began = time.perf_counter()
            accepted, busy = await self._commit(appends)
            self._observer(len(appends), time.perf_counter() - began)
        except StoreLocked as error:
            await self._write_each(batch, error)
        except StoreUnavailable as error:
            await self._read_back(batch, error)
        except Exception as error:  # noqa: BLE001 - one bad row must not end the writer.
            await self._write_each(batch, error)
        else:
            for waiting in batch:
                if waiting.append.row.table in busy:
                    self._put_off(waiting)
                else:
                    self._settle(waiting, waiting.append.row.table in accepted)

    async def _commit(self, appends: list[LogAppend]) -> AppendResult:
        """Commit rows of different tables."""
        return await self._database.execute(lambda c: append_rows(c, appends))

    async def _find(self, rows: list[LogRow]) -> set[LogRow]:
        """Those of these rows that are in the log."""
        return await self._database.read(lambda c: _found(c, rows))

    async def _write_each(self, batch: list[PendingAppend], error: Exception) -> None:
        """The database refused one row and wrote nothing: find it by writing each alone."""
        if len(batch) == 1:
            self._fail(batch[0], error)
            return
        for waiting in batch:
            await self._write([waiting])

    async def _read_back(self, batch: list[PendingAppend], error: StoreUnavailable) -> None:
        """Find out which rows were written, although the answer was lost.

        A row that is not there may still be on its way, so its fate stays unknown.
        """
        rows = [waiting.append.row for waiting in batch]
        try:
            async with asyncio.timeout(READ_BACK):
                found = await self._find(rows)
        except (StoreError, TimeoutError):
            found = set()
        for waiting in batch:
            if waiting.append.row in found:
                self._settle(waiting, True)
            else:
                self._fail(waiting, error)

    def _put_off(self, waiting: PendingAppend) -> None:
        """Try again in a moment, while the rows of other tables go on."""
        if time.monotonic() - waiting.since > BUSY_PATIENCE:
            self._fail(waiting, StoreLocked())
            return
        self._busy[waiting.append.row.table] = waiting
        loop = asyncio.get_running_loop()
        loop.call_later(BUSY_PAUSE, self._try_again, waiting.append.row.table)

    def _try_again(self, table: str) -> None:
        self._queue.appendleft(self._busy.pop(table))
        self._arrived.set()

    def _settle(self, waiting: PendingAppend, accepted: bool) -> None:
        if accepted:
            self.announce(waiting.append.row.table, waiting.append.row.version)
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


def _found(connection: Connection, rows: list[LogRow]) -> set[LogRow]:
    """Those of these rows that are in the log."""
    found = set[LogRow]()
    for row in rows:
        wanted = select(log).where(log.c.table_id == row.table, log.c.version == row.version)
        found.update(LogRow(*one) for one in connection.execute(wanted))
    return found.intersection(rows)
