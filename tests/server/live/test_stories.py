"""Stories of tables: nobody at a table waits for them, and each is made once."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from trimino.room.commands import Greet, Greeting, Sit
from trimino.room.due_tasks import Pace
from trimino.room.settings import PersonSeat, Settings
from trimino.server.errors import ServerReason, TooMany
from trimino.server.live import stories
from trimino.server.live.stories import Stories
from trimino.server.live.table_cache import TableCache
from trimino.server.live.table_service import TableService
from trimino.server.live.table_texts import TableTexts
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store
from trimino.server.storage.rows import Guest

ANNA = Guest("anna", "Anna", 0.0, 0.0)


@asynccontextmanager
async def open_table(folder: Path) -> AsyncIterator[tuple[TableService, str]]:
    """The service of tables, and one of them, where Anna sits."""
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    try:
        cache = TableCache(store, lambda live: None)
        clock = await UptimeClock.start(store)
        tables = TableService(store, cache, clock, Pace(), lambda live: None)
        table = await tables.open(ANNA, Settings(), (PersonSeat(kind="person"),) * 2)
        await tables.carry_out(
            table, ANNA, Sit(id="a", type="sit", seats=[0], contribution="0" * 64)
        )
        yield tables, table
    finally:
        await store.close()


class SlowStory:
    """A story that takes until it is told to go on, and notes for whom it is made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[str | None] = []
        self.began, self.go_on = threading.Event(), threading.Event()
        monkeypatch.setattr(stories, "table_story", self._make)

    def _make(self, room: object, names: object, guest: str | None, say: object) -> str:
        self.made.append(guest)
        self.began.set()
        assert self.go_on.wait(60)
        return "story"


async def test_a_spectator_does_not_hold_a_table_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowStory(monkeypatch)
    async with open_table(tmp_path) as (tables, table):
        told = Stories(tables.cache, TableTexts())
        asked = asyncio.create_task(told.of(table, None, "1.1.1.1", lambda cost: None))
        await asyncio.to_thread(slow.began.wait, 60)
        async with asyncio.timeout(60):
            done = await tables.carry_out(
                table, ANNA, Greet(id="b", type="greet", greeting=Greeting.HELLO)
            )
        assert done.version == 3
        assert not asked.done()
        slow.go_on.set()
        assert await asked == b'"story"'
        told._texts.close()


async def test_a_table_that_is_held_up_is_told_as_it_was(tmp_path: Path) -> None:
    """So who asks for stories never stands in the queue of those who play there."""
    async with open_table(tmp_path) as (tables, table), asyncio.timeout(60):
        told = Stories(tables.cache, TableTexts())
        async with tables.cache.locked(table):
            story = await told.of(table, None, "1.1.1.1", lambda cost: None)
            assert await told.of(table, None, "1.1.1.1", lambda cost: None) == story
        told._texts.close()


async def test_a_story_tells_what_another_process_wrote(tmp_path: Path) -> None:
    async with open_table(tmp_path) as (tables, table):
        told = Stories(tables.cache, TableTexts())
        before = await told.of(table, None, "1.1.1.1", lambda cost: None)
        cache = TableCache(tables._store, lambda live: None)
        other = TableService(tables._store, cache, tables._clock, Pace(), lambda live: None)
        sit = Sit(id="b", type="sit", seats=[1], contribution="1" * 64)
        await other.carry_out(table, Guest("eva", "Eva", 0.0, 0.0), sit)
        after = await told.of(table, None, "1.1.1.1", lambda cost: None)
        assert b"Eva" not in before
        assert b"Eva" in after
        told._texts.close()


async def test_a_story_is_made_once_for_those_who_may_know_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowStory(monkeypatch)
    async with open_table(tmp_path) as (tables, table):
        told, costs = Stories(tables.cache, TableTexts()), list[int]()
        asked = [
            asyncio.create_task(told.of(table, guest, address, costs.append))
            for guest, address in (("eva", "1.1.1.1"), ("anna", "1.1.1.2"), (None, "1.1.1.3"))
        ]
        async with asyncio.timeout(60):
            while len(costs) < len(asked):
                await asyncio.sleep(0.01)
        slow.go_on.set()
        assert await asyncio.gather(*asked) == [b'"story"'] * 3
        # Spectators know the same, whoever is first; the host holds a seat.
        assert len(slow.made) == 2
        assert "anna" in slow.made
        assert len(costs) == 3
        assert await told.of(table, None, "1.1.1.4", costs.append) == b'"story"'
        assert len(costs) == 3
        told._texts.close()


async def test_who_asks_for_too_many_is_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stories, "table_story", lambda *_: pytest.fail("worked"))
    async with open_table(tmp_path) as (tables, table):

        def refuse(cost: int) -> None:
            raise TooMany(ServerReason.TOO_MANY, seconds=cost)

        with pytest.raises(TooMany):
            await Stories(tables.cache, TableTexts()).of(table, None, "1.1.1.1", refuse)
