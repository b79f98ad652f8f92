"""Stories of tables: nobody at a table waits for them, and each is made once."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.clients import GuestClient
from tests.server.houses import house_in
from tests.server.http.test_uploads import bring, record
from trimino.room.commands import Sit
from trimino.room.due_tasks import Pace
from trimino.room.settings import PersonSeat, Settings
from trimino.server.errors import ServerReason, TooMany
from trimino.server.live import stories
from trimino.server.live.stories import Stories
from trimino.server.live.table_cache import TableCache
from trimino.server.live.table_clock import TableClock
from trimino.server.live.table_service import TableService
from trimino.server.storage import Store
from trimino.server.storage.rows import Guest

ROUNDS = 40


@asynccontextmanager
async def table_cache(folder: Path) -> AsyncIterator[tuple[TableCache, str]]:
    """Tables in memory, and one of them, where Anna sits."""
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    try:
        cache = TableCache(store, lambda live: None)
        clock = await TableClock.start(store)
        tables = TableService(store, cache, clock, Pace(), lambda live: None)
        anna, seats = Guest("anna", "Anna", 0.0, 0.0), (PersonSeat(kind="person"),) * 2
        table = await tables.open(anna, Settings(), seats)
        await tables.carry_out(
            table, anna, Sit(id="a", type="sit", seats=[0], contribution="0" * 64)
        )
        yield cache, table
    finally:
        await store.close()


async def test_a_spectator_does_not_hold_a_table_up(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        anna = await GuestClient.named(house.server, "Anna")
        upload = await bring(anna, record(ROUNDS, players=4))
        form = {
            "settings": {},
            "seats": [{"kind": "person"}] * 4,
            "practice": {"upload": upload, "round": ROUNDS, "action": 0},
        }
        table = (await anna.ask("POST", "/api/tables", form)).json()["id"]
        order = list[str]()

        async def read(number: int) -> None:
            await GuestClient(house.server).get(f"/api/tables/{table}/story")
            order.append(f"story {number}")

        async with anna.at(table) as chair:
            await chair.sit(0, 1, 2, 3, names=["A", "B", "C", "D"])
            await chair.do("start")
            await chair.until(lambda: bool(chair.clock["covered"] or chair.legal))
            readers = [asyncio.create_task(read(number)) for number in range(4)]
            # They have sent their request, and the first is being answered.
            await asyncio.sleep(0.3)
            await chair.do("greet", greeting="hello")
            order.append("greeting")
            await asyncio.gather(*readers)
        assert order[0] == "greeting", order


async def test_a_story_is_made_once_for_those_who_may_know_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[str | None]()
    began, go_on = threading.Event(), threading.Event()

    def story(room: object, names: object, guest: str | None, say: object) -> str:
        made.append(guest)
        began.set()
        assert go_on.wait(60)
        return "story"

    monkeypatch.setattr(stories, "table_story", story)
    async with table_cache(tmp_path) as (cache, table):
        told, costs = Stories(cache), list[int]()
        asked = [
            asyncio.create_task(told.of(table, guest, address, costs.append))
            for guest, address in (("eva", "1.1.1.1"), ("anna", "1.1.1.2"), (None, "1.1.1.3"))
        ]
        await asyncio.to_thread(began.wait, 60)
        async with asyncio.timeout(60), cache.locked(table) as live:
            # The lock is free while a story is made.
            assert live.room.table == table
        go_on.set()
        assert await asyncio.gather(*asked) == [b'"story"'] * 3
        # Spectators know the same, whoever they are; the host holds a seat.
        assert made == ["eva", "anna"]
        assert costs == [1, 1, 1]
        assert await told.of(table, None, "1.1.1.4", costs.append) == b'"story"'
        assert len(costs) == 3
        told.close()


async def test_who_asks_for_too_many_is_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stories, "table_story", lambda *_: pytest.fail("worked"))
    async with table_cache(tmp_path) as (cache, table):

        def refuse(cost: int) -> None:
            raise TooMany(ServerReason.TOO_MANY, seconds=cost)

        with pytest.raises(TooMany):
            await Stories(cache).of(table, None, "1.1.1.1", refuse)
