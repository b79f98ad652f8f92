"""A table in memory changes once its row is on disk, not before."""

import asyncio
from pathlib import Path

import pytest

from trimino.room.facts import Expired
from trimino.room.schedule import Pace
from trimino.room.settings import BotSeat, PersonSeat, Settings
from trimino.room.state import Status
from trimino.server.live.live_tables import Tables
from trimino.server.live.table_cache import Shelf
from trimino.server.storage import Store
from trimino.server.storage.errors import StoreUnavailable
from trimino.server.storage.rows import Entry, Guest

SEATS = (PersonSeat(kind="person"), BotSeat(kind="bot", bot="greedy"))


def test_memory_follows_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_memory_follows_the_disk(tmp_path, monkeypatch))


async def _memory_follows_the_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    shelf = Shelf(store, lambda held: None)
    tables = Tables(store, shelf, Pace(), lambda held: None)
    try:
        table = await tables.open(Guest("anna", "Anna", 0.0, 0.0), Settings(), SEATS)
        async with shelf.locked(table) as held:
            append, seen = store.append, []

            async def watched(entry: Entry) -> bool:
                seen.append((held.room.version, held.room.status, entry.row.version))
                return await append(entry)

            async def refused(entry: Entry) -> bool:
                raise StoreUnavailable(why="lost")

            monkeypatch.setattr(store, "append", refused)
            with pytest.raises(StoreUnavailable):
                await tables.happen(held, Expired())
            assert (held.room.version, held.room.status) == (1, Status.LOBBY)
            assert not held.known
            monkeypatch.setattr(store, "append", watched)
            assert await tables.happen(held, Expired())
        assert seen == [(1, Status.LOBBY, 2)]
        assert (held.room.version, held.room.status) == (2, Status.OVER)
    finally:
        await store.close()
