"""Tables in memory: no more than there is room for, but never without the one that is asked for."""

import asyncio
from pathlib import Path

from trimino.room.due_tasks import Pace
from trimino.room.settings import BotSeat, PersonSeat, Settings
from trimino.server.live.table_cache import TableCache
from trimino.server.live.table_service import TableService
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store
from trimino.server.storage.rows import Guest

SEATS = (PersonSeat(kind="person"), BotSeat(kind="bot", bot="greedy"))


async def test_more_tables_with_sockets_than_there_is_room_for(tmp_path: Path) -> None:
    folder = tmp_path
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    cache = TableCache(store, lambda live: None, max_tables=2)
    tables = TableService(store, cache, await UptimeClock.start(store), Pace(), lambda live: None)
    anna = Guest("anna", "Anna", 0.0, 0.0)
    try:
        opened = [await tables.open(anna, Settings(), SEATS) for _ in range(5)]
        for table in opened:
            async with cache.locked(table) as live:
                assert live.room.table == table
                live.sockets += 1
        assert len(cache) == 5
        for known in map(cache.get, opened):
            assert known is not None
            known.sockets -= 1
        async with cache.locked(opened[0]):
            assert len(cache) == 2
    finally:
        await store.close()


async def test_a_table_that_somebody_waits_for_is_the_one_in_memory(tmp_path: Path) -> None:
    """Between two holders of its lock it may be evicted; who holds an evicted one hears nothing."""
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    cache = TableCache(store, lambda live: None, max_tables=1)
    tables = TableService(store, cache, await UptimeClock.start(store), Pace(), lambda live: None)
    anna = Guest("anna", "Anna", 0.0, 0.0)

    async def held() -> bool:
        async with cache.locked(wanted) as live:
            return cache.get(wanted) is live

    try:
        wanted, other = [await tables.open(anna, Settings(), SEATS) for _ in range(2)]
        async with cache.locked(other) as live:
            live.sockets += 1
        async with cache.locked(wanted):
            waiting = asyncio.create_task(held())
            await asyncio.sleep(0)
        # The lock is free, and who waits for it has not gone on yet.
        async with cache.locked(other):
            assert await waiting
    finally:
        await store.close()
