"""The one writer of logs: it commits together whatever arrived during the last commit.

An append is acknowledged only after its commit has returned. Of two rows for one version the
constraints of the log let one in, whichever process it came from.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from trimino.server.storage.bulk_insert import bulk, overwriting
from trimino.server.storage.database import Database, Part
from trimino.server.storage.errors import StoreUnavailable
from trimino.server.storage.rows import Entry
from trimino.server.storage.schema import log, seatings, solo, tables

MOST = 500
"""How many rows are committed together at most."""

KEPT = ("id", "opened_at")
"""What a table's line keeps from its first row on."""

_LOG = bulk(log, "ON CONFLICT DO NOTHING RETURNING table_id")
_TABLES = bulk(tables, overwriting(["id"], [c.name for c in tables.c if c.name not in KEPT]))
_SEATINGS = bulk(seatings, overwriting(["table_id", "seat"], ["guest", "name"]))
_SOLO = bulk(solo, "ON CONFLICT DO NOTHING")
_NOTIFY = "SELECT pg_notify('trimino', told) FROM unnest($1::text[]) AS told"


Watch = Callable[[int, float], None]
"""Is told how many rows were committed together, and in how many seconds."""


def unwatched(rows: int, seconds: float) -> None:
    pass


class Waiting(NamedTuple):
    """An entry, and who waits to hear of it."""

    entry: Entry
    told: asyncio.Future[bool]


class Writer(Part):
    """Takes entries from all callers and commits them in batches."""

    def __init__(self, database: Database, watch: Watch) -> None:
        super().__init__(database)
        self._watch = watch
        self._queue: deque[Waiting] = deque()
        self._arrived = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="trimino-writer")

    async def append(self, entry: Entry) -> bool:
        """Whether the row is in the log, on disk; if not, one with its version or command is."""
        if self._closed:
            raise StoreUnavailable(why="closed")
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(entry, told))
        self._arrived.set()
        return await told

    async def close(self) -> None:
        """Write what has arrived, then take no more."""
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

    def _take(self) -> list[Waiting]:
        """The next batch, of each table its first row only.

        A row may have been decided upon the one before it. It waits until that one is in, and
        fails with it otherwise.
        """
        batch: dict[str, Waiting] = {}
        later: deque[Waiting] = deque()
        while self._queue and len(batch) < MOST:
            waiting = self._queue.popleft()
            if batch.setdefault(waiting.entry.row.table, waiting) is not waiting:
                later.append(waiting)
        self._queue.extendleft(reversed(later))
        # In one order everywhere, so that two servers never wait for each other.
        return [batch[table] for table in sorted(batch)]

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            entries = [waiting.entry for waiting in batch]
            began = time.perf_counter()
            accepted = await self._database.write(lambda c: write(c, entries))
            self._watch(len(entries), time.perf_counter() - began)
        except StoreUnavailable as error:
            for waiting in batch:
                self._fail(waiting, error)
        except Exception as error:  # noqa: BLE001 - one bad entry must not end the writer.
            await self._apart(batch, error)
        else:
            for waiting in batch:
                self._tell(waiting, waiting.entry.row.table in accepted)

    async def _apart(self, batch: list[Waiting], error: Exception) -> None:
        """Something no database can hold was refused, and nothing was written: each by itself."""
        if len(batch) == 1:
            self._fail(batch[0], error)
            return
        for waiting in batch:
            await self._write([waiting])

    def _tell(self, waiting: Waiting, accepted: bool) -> None:
        if not waiting.told.done():
            waiting.told.set_result(accepted)
        if not accepted:
            for follower in self._followers(waiting.entry):
                self._tell(follower, False)

    def _fail(self, waiting: Waiting, error: Exception) -> None:
        if not waiting.told.done():
            waiting.told.set_exception(error)
        for follower in self._followers(waiting.entry):
            self._fail(follower, error)

    def _followers(self, failed: Entry) -> list[Waiting]:
        """Those who were decided upon a row that is not in the log; they leave the queue."""
        found = [
            waiting
            for waiting in self._queue
            if waiting.entry.row.table == failed.row.table
            and waiting.entry.row.version > failed.row.version
        ]
        for waiting in found:
            self._queue.remove(waiting)
        return found


def write(connection: Connection, entries: list[Entry]) -> set[str]:
    """Write entries of different tables; give the tables whose row went in."""
    accepted = {row.table_id for row in _LOG.run(connection, [entry.row for entry in entries])}
    written = [entry for entry in entries if entry.row.table in accepted]
    if not written:
        return accepted
    _TABLES.run(connection, [_line(entry) for entry in written])
    if seated := [seating for entry in written for seating in entry.seatings]:
        _SEATINGS.run(connection, sorted(seated, key=lambda one: one[:2]))
    if ended := [entry.solo for entry in written if entry.solo]:
        _SOLO.run(connection, ended)
    if connection.dialect.name == "postgresql":
        told = [f"{entry.row.table}:{entry.row.version}" for entry in written]
        connection.exec_driver_sql(_NOTIFY, (told,))
    return accepted


def _line(entry: Entry) -> tuple[object, ...]:
    row, head = entry.row, entry.head
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
        row.at,
        row.at,
        head.summary,
    )
