"""Opening stores in tests, and entries to put into them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from trimino.room.frame_types import StatusName
from trimino.room.log_row import LogRow
from trimino.room.solo_result import SoloResult
from trimino.server.storage import Store
from trimino.server.storage.rows import LogAppend, Seating, TableHead

T = TypeVar("T")


def with_store(url: str, test: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do something with it, close it."""

    async def run() -> T:
        store = await Store.open(url)
        try:
            return await test(store)
        finally:
            await store.close()

    return asyncio.run(run())


def with_two(url: str, test: Callable[[Store, Store], Awaitable[T]]) -> T:
    """The same with two stores on one database, as two processes have them."""

    async def run(one: Store) -> T:
        other = await Store.open(url)
        try:
            return await test(one, other)
        finally:
            await other.close()

    return with_store(url, run)


def head(
    status: StatusName = "playing",
    public: bool = True,
    due_at: float | None = None,
    summary: str = "{}",
) -> TableHead:
    return TableHead(status, public, "triomino", 2, "host", due_at, summary)


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
) -> LogAppend:
    """A row at the time of its version, from 1000 on."""
    row = LogRow(table, version, 1000.0 + version, kind, guest, command, f'{{"n":{version}}}')
    return LogAppend(row, after or head(), seatings, solo)
