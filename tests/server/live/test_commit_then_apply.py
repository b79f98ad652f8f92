"""A table in memory changes once its row is on disk, not before."""

from pathlib import Path

import pytest

from trimino.room.due_tasks import Pace
from trimino.room.facts import Expired
from trimino.room.room_state import Status
from trimino.room.settings import BotSeat, PersonSeat, Settings
from trimino.server.live.table_cache import TableCache
from trimino.server.live.table_service import TableService
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store
from trimino.server.storage.errors import StoreUnavailable
from trimino.server.storage.rows import Guest, LogAppend

SEATS = (PersonSeat(kind="person"), BotSeat(kind="bot", bot="greedy"))


async def test_memory_follows_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    cache = TableCache(store, lambda live: None)
    tables = TableService(store, cache, await UptimeClock.start(store), Pace(), lambda live: None)
    try:
        table = await tables.open(Guest("anna", "Anna", 0.0, 0.0), Settings(), SEATS)
        async with cache.locked(table) as live:
            append, seen = store.append, []

            async def watched(new: LogAppend) -> bool:
                seen.append((live.room.version, live.room.status, new.row.version))
                return await append(new)

            async def refused(new: LogAppend) -> bool:
                raise StoreUnavailable(why="lost")

            monkeypatch.setattr(store, "append", refused)
            with pytest.raises(StoreUnavailable):
                await tables.append_fact(live, Expired())
            assert (live.room.version, live.room.status) == (1, Status.LOBBY)
            assert not live.valid
            monkeypatch.setattr(store, "append", watched)
            assert await tables.append_fact(live, Expired())
        assert seen == [(1, Status.LOBBY, 2)]
        assert (live.room.version, live.room.status) == (2, Status.OVER)
    finally:
        await store.close()
