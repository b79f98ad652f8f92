"""Tables in memory: no more than there is room for, but never without the one that is asked for."""

from pathlib import Path

from trimino.room.due_tasks import Pace
from trimino.room.settings import BotSeat, PersonSeat, Settings
from trimino.server.live.table_cache import TableCache
from trimino.server.live.table_clock import TableClock
from trimino.server.live.table_service import TableService
from trimino.server.storage import Store
from trimino.server.storage.rows import Guest

SEATS = (PersonSeat(kind="person"), BotSeat(kind="bot", bot="greedy"))


async def test_more_tables_with_sockets_than_there_is_room_for(tmp_path: Path) -> None:
    folder = tmp_path
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    cache = TableCache(store, lambda live: None, max_tables=2)
    tables = TableService(store, cache, await TableClock.start(store), Pace(), lambda live: None)
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
