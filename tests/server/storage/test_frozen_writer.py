"""A process that is stopped while it holds a lock: others play on, and it writes nothing late."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from types import MappingProxyType

import pytest

from tests.server.postgres import Postgres
from tests.server.storage.frozen_writer import IDLE
from tests.server.storage.stores import entry, open_store
from trimino.server.storage import Store
from trimino.server.storage.log_writer import BUSY_PATIENCE
from trimino.server.storage.postgresql import IDLE_LIMIT, Connector
from trimino.server.storage.rows import Seating

TABLES = [f"t{number}" for number in range(20)]

Seats = tuple[Seating, ...]
NOBODY: Mapping[str, Seats] = MappingProxyType({})


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as address:
        yield address


async def test_others_play_on_and_what_wakes_up_late_writes_nothing(url: str) -> None:
    async with open_store(url) as store:
        await _append_all(store, TABLES, 1)
        frozen = await asyncio.to_thread(_frozen, url, TABLES[7])
        try:
            began = time.monotonic()
            held = store.append(entry(TABLES[7], 2, "held"))
            others = [table for table in TABLES if table != TABLES[7]]
            for version in range(2, 12):
                await _append_all(store, others, version)
            assert not held.done(), "a table that is locked waits"
            assert await held, "until the lock is let go"
            assert time.monotonic() - began < IDLE + 5
        finally:
            os.kill(frozen.pid, signal.SIGCONT)
            told, _ = await asyncio.to_thread(frozen.communicate, timeout=30)
        assert told.split("\n") == ["rolled back", "refused", ""]
        assert [row.command for row in await store.tables.rows(TABLES[7])] == [None, "held"]


async def test_who_freezes_while_renaming_holds_up_no_move(url: str) -> None:
    async with open_store(url) as store:
        seats = {table: (Seating(table, 0, "anna", "Anna"),) for table in TABLES}
        await _append_all(store, TABLES, 1, seats)
        frozen = await Connector(url).connect()
        await frozen.execute("BEGIN")
        await frozen.execute("UPDATE seatings SET name = 'Änne' WHERE table_id = 't7'")
        left = store.append(entry("t7", 2, seatings=(Seating("t7", 0, None, ""),)))
        await _append_all(store, [table for table in TABLES if table != "t7"], 2, seats)
        assert not left.done(), "others waited until it gave up"
        await frozen.execute("COMMIT")
        assert await left
        assert await store.tables.seatings("t7") == [Seating("t7", 0, None, "")]
        await frozen.close()


def test_moves_are_tried_for_longer_than_a_frozen_process_can_hold_them_up() -> None:
    assert BUSY_PATIENCE > IDLE_LIMIT


async def _append_all(
    store: Store, tables: list[str], version: int, seats: Mapping[str, Seats] = NOBODY
) -> None:
    entries = (entry(table, version, seatings=seats.get(table, ())) for table in tables)
    assert all(await asyncio.gather(*map(store.append, entries)))


def _frozen(url: str, table: str) -> "subprocess.Popen[str]":
    """A process that has stopped itself with a table locked."""
    command = [sys.executable, "-m", "tests.server.storage.frozen_writer", url, table]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WNOWAIT)
    return process
