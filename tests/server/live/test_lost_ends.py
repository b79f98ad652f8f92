"""The end of a log, lost by the database: what is remembered is written again, the rest told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection, delete, select, update

from tests.server.storage.stores import open_store
from trimino.room.commands import Greet, Greeting, Sit
from trimino.room.due_tasks import Pace
from trimino.room.facts import EndLost
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.log_row import LogRow
from trimino.room.lost_end import may_be_lost
from trimino.room.settings import PersonSeat, Settings
from trimino.server.errors import ServerError
from trimino.server.live import stories
from trimino.server.live.stories import Stories
from trimino.server.live.table_cache import LiveTable, TableCache
from trimino.server.live.table_service import TableService
from trimino.server.live.table_texts import TableTexts
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store, StoreUnavailable
from trimino.server.storage.rows import Guest, LogAppend
from trimino.server.storage.schema import log, seatings, tables
from trimino.words import in_english

SEATS = (PersonSeat(kind="person"), PersonSeat(kind="person"))
ANNA, BERT = Guest("anna", "Anna", 0.0, 0.0), Guest("bert", "Bert", 0.0, 0.0)
CONTRIBUTION = "ab" * 32


class Process:
    """What one server process has of the tables."""

    def __init__(self, store: Store, clock: UptimeClock) -> None:
        self.clock = clock
        self.rewound: list[LiveTable] = []
        self.cache = TableCache(store, lambda _: None)
        self.tables = TableService(
            store, self.cache, clock, Pace(), lambda _: None, self.rewound.append
        )
        self._commands = 0

    async def greet(self, table: str, guest: Guest, times: int = 1) -> None:
        for _ in range(times):
            self._commands += 1
            name = f"{id(self)}-{self._commands}"
            greet = Greet(id=name, type="greet", greeting=Greeting.HELLO)
            await self.tables.carry_out(table, guest, greet)

    async def sit(self, table: str, guest: Guest, seat: int) -> None:
        sit = Sit(id=f"sit-{seat}", type="sit", seats=[seat], contribution=CONTRIBUTION)
        await self.tables.carry_out(table, guest, sit)


@asynccontextmanager
async def processes(url: str) -> AsyncIterator[tuple[Store, Process, Process]]:
    async with open_store(url) as store:
        clock = await UptimeClock.start(store)
        yield store, Process(store, clock), Process(store, clock)


async def opened(process: Process) -> str:
    table = await process.tables.open(ANNA, Settings(), SEATS)
    await process.sit(table, ANNA, 0)
    await process.sit(table, BERT, 1)
    await process.greet(table, BERT, 3)
    return table


async def lose(store: Store, table: str, after: int) -> list[LogRow]:
    """Have a database as it was at a version; return the rows that it had."""
    rows = await store.tables.rows(table)

    def go_back(connection: Connection) -> None:
        connection.execute(delete(log).where(log.c.table_id == table, log.c.version > after))
        if after == 0:
            connection.execute(delete(tables).where(tables.c.id == table))
        else:
            head = load_room(rows[:after]).head.hex()
            stands = {"version": after, "head": head}
            connection.execute(update(tables).where(tables.c.id == table).values(stands))
        if after < 3:
            connection.execute(delete(seatings).where(seatings.c.table_id == table))

    await store._database.write(go_back)
    return rows


@pytest.mark.parametrize("after", [0, 1, 4])
async def test_what_a_process_remembers_is_written_again(database_url: str, after: int) -> None:
    async with processes(database_url) as (store, one, _):
        table = await opened(one)
        rows = await lose(store, table, after)
        await one.greet(table, ANNA)
        found = await store.tables.rows(table)
        assert found[:-1] == rows
        assert [seat.name for seat in await store.tables.seatings(table)] == ["Anna", "Bert"]
        assert not load_room(found).lost
        assert not one.rewound


async def test_readers_alone_make_a_process_notice(database_url: str) -> None:
    async with processes(database_url) as (store, one, _):
        table = await opened(one)
        rows = await lose(store, table, 4)
        await one.tables.catch_up(table, 4)
        assert await store.tables.rows(table) == rows


async def fail(_: object) -> bool:
    raise StoreUnavailable


async def test_it_is_remembered_until_it_is_written(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(database_url) as (store, one, _):
        table = await opened(one)
        rows = await lose(store, table, 3)
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", fail)
            with pytest.raises(StoreUnavailable):
                await one.tables.catch_up(table, 3)
        await one.tables.catch_up(table, 3)
        assert await store.tables.rows(table) == rows


async def test_what_nobody_remembers_is_declared_when_a_player_has_seen_it(
    database_url: str,
) -> None:
    async with processes(database_url) as (store, one, restarted):
        table = await opened(one)
        await lose(store, table, 4)
        await restarted.tables.note_seen(table, "stranger", 6, 0.0)
        await restarted.tables.note_seen(table, "anna", 5000, 0.0)
        assert len(await store.tables.rows(table)) == 4
        await restarted.tables.note_seen(table, "anna", 6, 0.0)
        await restarted.tables.note_seen(table, "bert", 5, 0.0)
        await restarted.greet(table, BERT)
        rows = await store.tables.rows(table)
        assert load_room(rows).lost == [EndLost(after=4, upto=6)]
        assert [row.kind for row in rows[4:]] == ["end-lost", "greeted"]


async def test_who_remembers_too_late_is_told_what_the_others_went_on_with(
    database_url: str,
) -> None:
    async with processes(database_url) as (store, one, other):
        table = await opened(one)
        await lose(store, table, 4)
        await other.greet(table, ANNA, 3)
        await one.greet(table, BERT)
        rows = await store.tables.rows(table)
        assert load_room(rows).lost == [EndLost(after=4, upto=6)]
        assert [row.kind for row in rows[4:]] == ["greeted"] * 3 + ["end-lost", "greeted"]
        assert [live.room.table for live in one.rewound] == [table]


async def test_a_torn_log_opens_at_its_last_whole_row(database_url: str) -> None:
    async with processes(database_url) as (store, one, restarted):
        table = await opened(one)
        rows = await store.tables.rows(table)
        torn = delete(log).where(log.c.table_id == table, log.c.version == 5)
        await store._database.write(lambda c: c.execute(torn))
        await restarted.greet(table, ANNA)
        found = await store.tables.rows(table)
        assert found[:4] == rows[:4]
        assert load_room(found).lost == [EndLost(after=4, upto=6)]
        assert [row.kind for row in found[4:]] == ["end-lost", "greeted"]
        aside = select(log).where(log.c.table_id.like(f"{table}~%"))
        kept = await store._database.read(lambda c: [LogRow(*row) for row in c.execute(aside)])
        assert [row.body for row in kept] == [rows[5].body]


@pytest.mark.parametrize("is_torn", [False, True])
async def test_a_loss_is_declared_although_the_database_fails_meanwhile(
    database_url: str, monkeypatch: pytest.MonkeyPatch, is_torn: bool
) -> None:
    async with processes(database_url) as (store, one, other):
        table = await opened(one)
        if is_torn:
            torn = delete(log).where(log.c.table_id == table, log.c.version == 5)
            await store._database.write(lambda c: c.execute(torn))
        else:
            await lose(store, table, 4)
            await other.greet(table, ANNA, 3)
        late = other if is_torn else one
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", fail)
            with pytest.raises(StoreUnavailable):
                await late.cache.snapshot(table)
        await late.greet(table, BERT)
        assert load_room(await store.tables.rows(table)).lost == [EndLost(after=4, upto=6)]
        assert len(late.rewound) == (not is_torn)


async def test_a_loss_is_declared_although_another_process_writes_meanwhile(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(database_url) as (store, one, other):
        table = await opened(one)
        await lose(store, table, 4)
        await other.greet(table, ANNA, 3)
        append = store.append

        async def too_late(row: LogAppend) -> bool:
            monkeypatch.setattr(store, "append", append)
            await other.greet(table, ANNA)
            return await append(row)

        monkeypatch.setattr(store, "append", too_late)
        await one.tables.catch_up(table, 7)
        rows = await store.tables.rows(table)
        assert [row.kind for row in rows[4:]] == ["greeted"] * 4 + ["end-lost"]


async def test_who_may_have_been_shown_lost_rows_gets_a_whole_view(database_url: str) -> None:
    async with processes(database_url) as (store, one, restarted):
        table = await opened(one)
        await lose(store, table, 4)
        await restarted.tables.note_seen(table, "anna", 5, 0.0)
        await restarted.greet(table, BERT, 2)
        seen = await restarted.cache.snapshot(table)
        room, names = seen.room, seen.names
        assert [may_be_lost(room, version) for version in (4, 5, 6)] == [False, True, True]
        frames = FrameBuilder(room, names, in_english)
        assert [frames.update("bert", since)["type"] for since in (4, 5)] == ["view", "update"]


async def test_a_story_of_what_was_lost_is_told_no_more(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stories, "table_story", lambda room, *_: room.head.hex())
    async with processes(database_url) as (store, one, other):
        table = await opened(one)
        told = Stories(one.cache, TableTexts())
        before = await told.of(table, None, "1.1.1.1", lambda _: None)
        await lose(store, table, 4)
        await other.greet(table, ANNA)
        # The row that declares the loss has the version of the last one that was lost.
        after = await told.of(table, None, "1.1.1.1", lambda _: None)
        room = (await one.cache.snapshot(table)).room
        assert room.version == 6
        assert before != after
        told._texts.close()


async def test_a_table_that_another_process_ended_and_removed_is_not_brought_back(
    database_url: str,
) -> None:
    """Here it is still played at, since this process and its clock slept for days."""
    async with processes(database_url) as (store, one, _):
        table = await opened(one)
        await store.uptime.advance(one.clock.now() + 8 * 86_400)
        await lose(store, table, 0)
        with pytest.raises(ServerError):
            await one.tables.catch_up(table, 0)
        assert await store.tables.rows(table) == []


async def test_a_table_that_was_removed_is_not_brought_back(database_url: str) -> None:
    async with processes(database_url) as (store, one, _):
        table = await opened(one)
        async with one.cache.locked(table) as live:
            live.room.status = type(live.room.status).OVER
        await lose(store, table, 0)
        with pytest.raises(ServerError):
            await one.tables.catch_up(table, 0)
        assert await store.tables.rows(table) == []
