"""Appending: each version once, each command once, whoever asks."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.storage.stores import entry, head, open_store, open_two, with_store
from trimino.room.solo_result import SoloResult
from trimino.server.storage import Store, StoreError, StoreReason
from trimino.server.storage.rows import LogAppend, Seating, StoredTable


async def test_rows_come_back_as_they_went_in(database_url: str) -> None:
    entries = [entry("t", version, f"c{version}") for version in (1, 2, 3)]

    async with open_store(database_url) as store:
        for one in entries:
            assert await store.append(one)
        rows = [one.row for one in entries]
        assert await store.tables.rows("t") == rows
        assert await store.tables.rows("t", after=1) == rows[1:]
        assert await store.tables.rows("t", after=1, upto=2) == rows[1:2]
        assert await store.tables.rows("other") == []


def test_they_are_there_after_the_store_was_closed(database_url: str) -> None:
    one = entry("t", 1, "c", guest="ä \U0001f600")

    async def write(store: Store) -> bool:
        return await store.append(one)

    assert with_store(database_url, write)
    assert with_store(database_url, lambda store: store.tables.rows("t")) == [one.row]


async def test_a_version_goes_in_once(database_url: str) -> None:
    async with open_two(database_url) as (one, other):
        assert await one.append(entry("t", 1, "a"))
        assert not await other.append(entry("t", 1, "b"))
        assert not await one.append(entry("t", 1, "c"))
        assert [row.command for row in await other.tables.rows("t")] == ["a"]


async def test_a_command_goes_in_once_for_each_guest_and_table(database_url: str) -> None:
    async with open_store(database_url) as store:
        assert await store.append(entry("t", 1, "a"))
        assert not await store.append(entry("t", 2, "a"))
        assert await store.append(entry("t", 2, "a", guest="bert"))
        assert await store.append(entry("u", 1, "a"))
        assert await store.append(entry("t", 3, None, guest=None))
        assert await store.append(entry("t", 4, None, guest=None))


async def test_a_row_goes_in_only_onto_its_predecessor(database_url: str) -> None:
    first, second = head()._replace(head="aa"), head()._replace(head="bb")

    async with open_store(database_url) as store:
        assert not await store.append(entry("t", 2)), "nothing is there"
        assert await store.append(entry("t", 1, after=first))
        assert not await store.append(entry("t", 3, previous_head="aa")), "a row is missing"
        assert not await store.append(entry("t", 2, previous_head="cc")), "after another history"
        assert not await store.append(entry("t", 2)), "after none"
        assert await store.append(entry("t", 2, after=second, previous_head="aa"))
        assert await store.append(entry("t", 3, previous_head="bb"))
        assert [row.version for row in await store.tables.rows("t")] == [1, 2, 3]


async def test_a_conflict_fails_alone_and_changes_nothing(database_url: str) -> None:
    taken = entry("t1", 1, after=head("over"), seatings=(Seating("t1", 0, "bert", "Bert"),))
    solo = SoloResult("t1", "bert", "triomino", 30, 100, 1.0)

    async with open_store(database_url) as store:
        assert await store.append(entry("t1", 1))
        batch = [entry("t0", 1), taken._replace(solo=solo), entry("t2", 1)]
        assert await asyncio.gather(*map(store.append, batch)) == [True, False, True]
        stored = await store.tables.stored_table("t1")
        assert stored is not None
        assert stored.status == "playing"
        assert await store.tables.seatings("t1") == []
        assert await store.tables.best("triomino", 30, 10) == []


async def test_several_rows_of_one_table_at_once_all_go_in(database_url: str) -> None:
    async with open_store(database_url) as store:
        batch = [entry(table, version) for version in (1, 2, 3) for table in ("t", "u")]
        assert all(await asyncio.gather(*map(store.append, batch)))
        assert await store.tables.heads(["t", "u", "v"]) == {"t": 3, "u": 3}


async def test_what_was_decided_upon_a_row_that_failed_fails_with_it(database_url: str) -> None:
    async with open_two(database_url) as (one, other):
        assert await other.append(entry("t", 1, "theirs"))
        batch = [entry("t", 1, "mine"), entry("t", 2, "next"), entry("t", 3, "last")]
        batch.append(entry("u", 1))
        told = await asyncio.gather(*map(one.append, batch))
        assert told == [False, False, False, True]
        assert [row.command for row in await one.tables.rows("t")] == ["theirs"]


async def test_a_tables_line_is_what_its_last_row_left(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.append(entry("t", 1, after=head("lobby", due_at=5.5)))
        [due] = await store.leases.claim(6.0, "p", 60.0, 10)
        assert due.table == "t"
        await store.append(entry("t", 2, after=head("playing", False, 7.25, '{"a":1}')))
        assert await store.tables.stored_table("t") == StoredTable(
            *("t", 2, "playing", False, "triomino", 2, "host", 7.25),
            *(None, None, 1001.0, 1002.0, '{"a":1}', None),
        )
        assert await store.tables.stored_table("u") is None


async def test_seatings_are_overwritten_seat_by_seat(database_url: str) -> None:
    first = (Seating("t", 1, "bert", "Bert"), Seating("t", 0, "anna", "Anna"))
    second = (Seating("t", 1, None, ""),)

    async with open_store(database_url) as store:
        await store.append(entry("t", 1, seatings=first))
        await store.append(entry("t", 2, seatings=second))
        assert await store.tables.seatings("t") == [first[1], second[0]]


async def test_two_servers_race_for_every_version_and_one_wins_each(
    database_url: str, count: Callable[[int, int], int]
) -> None:
    tables, versions = count(10, 50), count(10, 40)

    async def play(store: Store, name: str, table: str) -> list[int]:
        won = []
        for version in range(1, versions + 1):
            await asyncio.sleep(random.random() / 1000)
            if await store.append(entry(table, version, f"{name}{version}", guest=name)):
                won.append(version)
        return won

    async with open_two(database_url) as (one, other):
        names = [f"t{number}" for number in range(tables)]
        plays = [play(s, n, t) for t in names for s, n in ((one, "one"), (other, "other"))]
        won = await asyncio.gather(*plays)
        for table, ours, theirs in zip(names, won[::2], won[1::2], strict=True):
            assert sorted(ours + theirs) == list(range(1, versions + 1))
            winners = {row.version: row.guest for row in await one.tables.rows(table)}
            assert [v for v in winners if winners[v] == "one"] == ours


async def test_more_than_a_batch_at_once(
    database_url: str, count: Callable[[int, int], int]
) -> None:
    batch: list[LogAppend] = [entry(f"t{number}", 1) for number in range(count(1100, 20000))]

    async with open_store(database_url) as store:
        assert all(await asyncio.gather(*map(store.append, batch)))
        assert len(await store.tables.heads([one.row.table for one in batch[:1000]])) == 1000


@pytest.mark.parametrize("broken", [entry("t1", 1, "\ud800"), entry("t1", 2**70)])
async def test_an_entry_that_cannot_be_held_fails_alone(
    database_url: str, broken: LogAppend
) -> None:
    async with open_store(database_url) as store:
        batch = [entry("t0", 1), broken, entry("t1", 2**71), entry("t2", 1)]
        told = await asyncio.gather(*map(store.append, batch), return_exceptions=True)
        assert (told[0], told[3]) == (True, True)
        for error in told[1:3]:
            assert isinstance(error, StoreError)
            assert error.reason is StoreReason.UNSTORABLE
        assert await store.append(entry("t1", 1))


async def test_nobody_waits_forever_for_another(
    database_url: str, count: Callable[[int, int], int]
) -> None:
    names = [f"{'aB_-'[number % 4]}{number}" for number in range(60)]
    rounds = count(15, 200)

    def seats(table: str) -> tuple[Seating, ...]:
        return (Seating(table, 1, "anna", "Anna"), Seating(table, 0, "anna", "Anna"))

    async def play(store: Store) -> None:
        for version in range(1, rounds + 1):
            after = head(due_at=1e6)
            batch = [entry(name, version, after=after, seatings=seats(name)) for name in names]
            random.shuffle(batch)
            await asyncio.gather(*map(store.append, batch))

    async def disturb(store: Store, playing: asyncio.Future[Any]) -> None:
        while not playing.done():
            await store.leases.claim(1e6, "p", 5.0, 60)
            await store.leases.renew(random.sample(names, len(names)), "p", 1e7)
            await store.guests.rename("anna", "Änne")
            await store.uptime.advance(random.random())

    async with open_two(database_url) as (one, other):
        await one.uptime.read(0.0)
        playing = asyncio.gather(play(one), play(other))
        await asyncio.gather(playing, disturb(one, playing), disturb(other, playing))
        assert await one.tables.heads(names) == dict.fromkeys(names, rounds)
