"""Fair shares: no address keeps others waiting by asking for tables that take long."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from trimino.room.commands import Sit
from trimino.room.log_replay import load_whole
from trimino.room.log_row import LogRow
from trimino.room.room_state import Room
from trimino.room.settings import PersonSeat, Settings
from trimino.server.access.rate_limits import ADDRESS, RequestKind
from trimino.server.http import requester
from trimino.server.http.app import create_app
from trimino.server.http.endpoints.listing import LINES_A_REQUEST
from trimino.server.http.requester import BYTES_A_STORY
from trimino.server.live import records, stories, table_cache
from trimino.server.live.hub import HubConnection
from trimino.server.live.table_cache import LOOKS_EACH
from trimino.server.operation.config import Config
from trimino.server.service import Service
from trimino.server.storage.rows import Guest

ANNA = Guest("anna", "Anna", 0.0, 0.0)
SEATS = (PersonSeat(kind="person"), PersonSeat(kind="person"))
MANY = 40
"""More than there are threads for whatever has none of its own."""


class Visitors:
    """A server, asked from any address."""

    def __init__(self, folder: Path) -> None:
        self._app = create_app(Config(database=f"sqlite:///{folder / 'tables.db'}"))
        self.service: Service = self._app.state.service

    async def open(self, tables: int, *, public: bool = False) -> list[str]:
        settings = Settings(public=public)
        return [await self.service.tables.open(ANNA, settings, SEATS) for _ in range(tables)]

    async def ask(self, address: str, path: str) -> int:
        transport = httpx.ASGITransport(self._app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get(path)).status_code


@asynccontextmanager
async def visitors(folder: Path) -> AsyncIterator[Visitors]:
    found = Visitors(folder)
    await found.service.start()
    try:
        yield found
    finally:
        await found.service.stop()


class Gate:
    """Holds up whatever comes to it, and counts that."""

    def __init__(self) -> None:
        self.come = 0
        self.open = threading.Event()

    def wait(self) -> None:
        self.come += 1
        assert self.open.wait(60)

    async def until(self, come: int) -> None:
        async with asyncio.timeout(60):
            while self.come < come:
                await asyncio.sleep(0.01)


async def test_who_asks_for_many_long_tables_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate()
    async with visitors(tmp_path) as server:
        *long, short = await server.open(MANY + 1)
        server.service.cache._tables.clear()

        def load(rows: list[LogRow]) -> Room:
            if rows[0].table in long:
                gate.wait()
            return load_whole(rows)

        monkeypatch.setattr(table_cache, "load_whole", load)
        asked = [
            asyncio.create_task(server.ask("1.1.1.1", f"/api/tables/{table}{what}"))
            for table, what in zip(long, ["", "/story", "/record", "/log"] * MANY, strict=False)
        ]
        await gate.until(LOOKS_EACH)
        async with asyncio.timeout(60):
            assert await server.ask("2.2.2.2", f"/api/tables/{short}") == 200
        assert gate.come == LOOKS_EACH
        gate.open.set()
        await asyncio.gather(*asked)


async def test_who_asks_for_many_records_keeps_nobody_from_opening_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate()

    def dump(_: object) -> str:
        gate.wait()
        return "{}"

    monkeypatch.setattr(records, "match_record", lambda *_: {})
    monkeypatch.setattr(records, "dump", dump)
    async with visitors(tmp_path) as server:
        tables = await server.open(MANY)
        asked = [
            asyncio.create_task(server.ask("1.1.1.1", f"/api/tables/{table}/record"))
            for table in tables
        ]
        await gate.until(1)
        async with asyncio.timeout(60):
            (opened,) = await server.open(1)
            assert await server.ask("2.2.2.2", f"/api/tables/{opened}") == 200
        assert gate.come == 1
        gate.open.set()
        assert set(await asyncio.gather(*asked)) == {200}


async def test_a_long_text_costs_as_much_when_it_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(requester, "time", SimpleNamespace(monotonic=lambda: now, time=time.time))
    made = list[str]()

    def story(*_: object) -> str:
        made.append("story")
        return "x" * 3 * BYTES_A_STORY

    monkeypatch.setattr(stories, "table_story", story)
    async with visitors(tmp_path) as server:
        (table,) = await server.open(1)
        burst = ADDRESS[RequestKind.STORY].burst
        # There is room for two, each of which counts as four.
        server.service.limits.take(RequestKind.STORY, None, "1.1.1.1", now, burst - 8)
        asked = [await server.ask("1.1.1.1", f"/api/tables/{table}/story") for _ in range(3)]
        assert asked == [200, 200, 429]
        assert made == ["story"]


async def test_a_log_is_read_from_the_database_once_and_by_who_pays_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visitors(tmp_path) as server:
        (table,) = await server.open(1)
        tables, reads = server.service.store.tables, list[int]()
        rows = tables.rows

        async def counted(table: str, after: int = 0, upto: int | None = None) -> list[LogRow]:
            if upto is not None:
                reads.append(upto)
            return await rows(table, after, upto)

        monkeypatch.setattr(tables, "rows", counted)
        monkeypatch.setattr(records, "may_be_read", lambda _: True)
        path, limits = f"/api/tables/{table}/log", server.service.limits
        limits.fine(RequestKind.STORY, "1.1.1.1", time.monotonic(), 10_000)
        assert await server.ask("1.1.1.1", path) == 429
        assert reads == []
        for address in ("2.2.2.2", "3.3.3.3"):
            assert await server.ask(address, path) == 200
        assert reads == [1]


@pytest.mark.parametrize("what", ["story", "record", "log"])
async def test_what_is_kept_is_charged_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(records, "match_record", lambda *_: {})
    monkeypatch.setattr(records, "dump", lambda _: "{}")
    async with visitors(tmp_path) as server:
        (table,) = await server.open(1)
        path, limits = f"/api/tables/{table}/{what}", server.service.limits
        assert await server.ask("2.2.2.2", path) == 200
        limits.fine(RequestKind.STORY, "1.1.1.1", time.monotonic(), 10_000)
        assert await server.ask("1.1.1.1", path) == 429


async def test_a_long_list_costs_as_much_as_several_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visitors(tmp_path) as server:
        costs: list[int] = []

        def take(kind: object, guest: object, address: object, now: float, cost: int = 1) -> None:
            costs.append(cost)

        monkeypatch.setattr(server.service.limits, "take", take)
        assert await server.ask("1.1.1.1", "/api/tables") == 200
        assert sum(costs) == 1
        await server.open(2 * LINES_A_REQUEST, public=True)
        assert await server.ask("1.1.1.1", "/api/tables") == 200
        assert sum(costs) == 1 + 3


class Nowhere:
    """An outbox of which nobody reads anything."""

    def send(self, text: bytes) -> None: ...

    def end(self) -> None: ...

    def drop(self) -> None: ...


async def test_who_comes_to_a_table_does_not_hold_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Noting that somebody is there takes as long as a move."""
    async with visitors(tmp_path) as server:
        (table,) = await server.open(1)
        noting, noted = asyncio.Event(), asyncio.Event()

        async def beat(*_: object) -> None:
            noting.set()
            await noted.wait()

        monkeypatch.setattr(server.service.store.presence, "beat", beat)
        connection = HubConnection(table, "eva", Nowhere())
        coming = asyncio.create_task(server.service.connect(connection, None))
        async with asyncio.timeout(60):
            await noting.wait()
            sit = Sit(id="sit", type="sit", seats=[0], contribution="0" * 64)
            assert (await server.service.tables.carry_out(table, ANNA, sit)).version == 2
        noted.set()
        await coming
        assert connection.seen == 2


async def test_who_comes_or_looks_does_not_stand_in_line_with_those_who_play(
    tmp_path: Path,
) -> None:
    async with visitors(tmp_path) as server, asyncio.timeout(60):
        (table,) = await server.open(1)
        cache = server.service.cache
        async with cache.locked(table):
            assert await server.ask("1.1.1.1", f"/api/tables/{table}") == 200
            connection = HubConnection(table, None, Nowhere(), kept=99)
            await server.service.connect(connection, 99)
            assert connection.seen == 1
