"""Leases: one process claims a due task, another takes over if it dies; pauses postpone it."""

import asyncio
from collections.abc import Callable

from tests.server.storage.stores import entry, head, open_store, open_two
from trimino.server.storage import Store
from trimino.server.storage.rows import LeasedTable


async def open_tables(store: Store, dues: dict[str, float | None]) -> None:
    entries = (entry(table, 1, after=head(due_at=at)) for table, at in dues.items())
    await asyncio.gather(*map(store.append, entries))


async def test_what_is_due_is_claimed_in_order(database_url: str) -> None:
    async with open_store(database_url) as store:
        await open_tables(store, {"a": 30.0, "b": 10.5, "c": 20.0, "d": None, "e": 31.0})
        claimed = await store.leases.claim(30.0, "p", 5.0, 2)
        assert claimed == [LeasedTable("b", 1, 10.5), LeasedTable("c", 1, 20.0)]
        assert await store.leases.claim(30.0, "p", 5.0, 9) == [LeasedTable("a", 1, 30.0)]
        assert await store.leases.claim(30.0, "p", 5.0, 9) == []


async def test_of_those_due_at_the_same_time_the_lesser_id_is_claimed_first(
    database_url: str,
) -> None:
    async with open_store(database_url) as store:
        for table in ("c", "a", "b"):
            await open_tables(store, {table: 10.5})
        claimed = await store.leases.claim(30.0, "p", 5.0, 2)
        assert claimed == [LeasedTable("a", 1, 10.5), LeasedTable("b", 1, 10.5)]


async def test_of_two_processes_one_gets_each(
    database_url: str, count: Callable[[int, int], int]
) -> None:
    tables = {f"t{number}": float(number) for number in range(count(100, 2000))}

    async def take(store: Store, process: str) -> list[str]:
        taken: list[str] = []
        while some := await store.leases.claim(1e6, process, 5.0, 7):
            taken += [due.table for due in some]
        return taken

    async with open_two(database_url) as (one, other):
        await open_tables(one, dict(tables))
        takers = [take(store, f"p{n}") for n, store in enumerate((one, other, one, other))]
        taken = [table for some in await asyncio.gather(*takers) for table in some]
        assert len(taken) == len(set(taken))
        # One that was just locked by another may be passed over, but not for good.
        taken += await take(one, "p")
        assert sorted(taken) == sorted(tables)


async def test_a_claim_ends_with_its_lease(database_url: str) -> None:
    async with open_two(database_url) as (one, other):
        await open_tables(one, {"a": 10.0})
        assert len(await one.leases.claim(10.0, "one", 5.0, 9)) == 1
        assert await other.leases.claim(14.9, "other", 5.0, 9) == []
        assert len(await other.leases.claim(15.0, "other", 5.0, 9)) == 1
        assert await one.leases.renew(["a"], "one", 99.0) == set()
        assert await other.leases.renew(["a", "b"], "other", 99.0) == {"a"}
        assert await one.leases.claim(98.0, "one", 5.0, 9) == []


async def test_a_claim_ends_with_the_next_row(database_url: str) -> None:
    async with open_store(database_url) as store:
        await open_tables(store, {"a": 10.0})
        await store.leases.claim(10.0, "p", 5.0, 9)
        await store.append(entry("a", 2, after=head(due_at=11.0)))
        assert await store.leases.claim(11.0, "q", 5.0, 9) == [LeasedTable("a", 2, 11.0)]


async def test_only_who_claimed_it_releases_it(database_url: str) -> None:
    async with open_store(database_url) as store:
        await open_tables(store, {"a": 10.0})
        await store.leases.claim(10.0, "p", 5.0, 9)
        await store.leases.release("a", "q")
        assert await store.leases.claim(10.0, "q", 5.0, 9) == []
        await store.leases.release("a", "p")
        assert len(await store.leases.claim(10.0, "q", 5.0, 9)) == 1


async def test_a_due_is_put_off_only_at_its_version(database_url: str) -> None:
    async with open_store(database_url) as store:
        await open_tables(store, {"a": 10.0})
        await store.leases.claim(10.0, "p", 5.0, 9)
        assert not await store.leases.postpone("a", 2, 12.0)
        assert not await store.leases.postpone("b", 1, 12.0)
        assert await store.leases.claim(12.0, "p", 5.0, 9) == []
        assert await store.leases.postpone("a", 1, 12.0)
        assert await store.leases.claim(12.0, "p", 5.0, 9) == [LeasedTable("a", 1, 12.0)]
        assert await store.leases.postpone("a", 1, None)
        assert await store.leases.claim(1e9, "p", 5.0, 9) == []
