"""Opening stores in tests, and entries to put into them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from trimino.room.frame_types import StatusName
from trimino.room.log_row import LogRow
from trimino.room.solo_result import SoloResult
from trimino.server.storage import Store
from trimino.server.storage.rows import LogAppend, Seating, TableHead

T = TypeVar("T")


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """A store as long as it is used."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def open_two(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database, as two processes have them."""
    async with open_store(url) as one, open_store(url) as other:
        yield one, other


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store, from a test that is not a coroutine."""

    async def run() -> T:
        async with open_store(url) as store:
            return await work(store)

    return asyncio.run(run())


def head(
    status: StatusName = "playing",
    public: bool = True,
    due_at: float | None = None,
    summary: str = "{}",
) -> TableHead:
    return TableHead(status, public, "triomino", 2, "host", due_at, 0.0, summary)


def entry(
    table: str,
    version: int,
    command: str | None = None,
    *,
    guest: str | None = "anna",
    kind: str = "played",
    after: TableHead | None = None,
    seatings: tuple[Seating, ...] = (),
    solo: SoloResult | None = None,
    later: float = 0.0,
    previous_head: str | None = None,
) -> LogAppend:
    """A row at the time of its version, from 1000 on, or `later`; the date is the same."""
    at = 1000.0 + version + later
    body = f'{{"n":{version}}}'
    row = LogRow(table, version, at, kind, guest, command, body, previous_head)
    return LogAppend(row, (after or head())._replace(touched_at=at), seatings, solo)
