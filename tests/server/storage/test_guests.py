"""Guests come, get names, link devices and go; others see who is present."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.storage.stores import entry, head, open_store, open_two
from trimino.room.frame_types import StatusName
from trimino.room.solo_result import SoloResult
from trimino.server.storage import Store, StoreUnavailable
from trimino.server.storage.guests import GuestStore
from trimino.server.storage.rows import Guest, Seating, Upload

ANNA = Guest("anna", "Anna", 10.0, 10.0)


async def come(store: Store, guest: str = "anna", name: str = "Anna") -> None:
    await store.guests.create(guest, name, f"secret-{guest}", 10.0)


def seated(*seatings: Seating) -> tuple[Seating, ...]:
    return seatings


async def test_a_guest_is_known_by_the_hash_of_a_secret(database_url: str) -> None:
    async with open_store(database_url) as store:
        await come(store)
        assert await store.guests.by_secret("secret-anna") == ANNA
        assert await store.guests.by_id("anna") == ANNA
        assert await store.guests.by_secret("secret-bert") is None
        await store.guests.seen("anna", "secret-anna", 20.5)
        assert await store.guests.by_id("anna") == ANNA._replace(seen_at=20.5)


async def test_a_new_name_shows_where_a_game_is_not_over(database_url: str) -> None:
    async with open_store(database_url) as store:
        await come(store)
        statuses: dict[str, StatusName] = {"a": "lobby", "b": "playing", "c": "over"}
        for table, status in statuses.items():
            seats = seated(Seating(table, 0, "anna", "Anna"), Seating(table, 1, "bert", "Bert"))
            await store.append(entry(table, 1, after=head(status), seatings=seats))
        assert await store.guests.rename("anna", "Änne")
        assert not await store.guests.rename("nobody", "X")
        names = {t: [s.name for s in await store.tables.seatings(t)] for t in "abc"}
        assert names == {"a": ["Änne", "Bert"], "b": ["Änne", "Bert"], "c": ["Anna", "Bert"]}
        guest = await store.guests.by_id("anna")
        assert guest is not None
        assert guest.name == "Änne"


async def test_who_goes_leaves_games_without_a_name(database_url: str) -> None:
    solo = SoloResult("a", "anna", "triomino", 30, 100, 1.0)
    seats = seated(Seating("a", 0, "anna", "Anna"), Seating("a", 1, "bert", "Bert"))

    async with open_store(database_url) as store:
        await come(store)
        await come(store, "bert", "Bert")
        await store.append(entry("a", 1, "c", after=head("over"), seatings=seats, solo=solo))
        await store.uploads.add(Upload("u", "anna", 1.0, "{}"), "192.0.2.1")
        await store.guests.add_link("link", "anna", 99.0)
        await store.presence.beat("p", 5.0, [("a", "anna"), ("a", "bert")])
        assert (await store.tables.best("triomino", 30, 9))[0].name == "Anna"

        assert await store.guests.delete("anna")
        assert not await store.guests.delete("anna")
        assert await store.guests.by_secret("secret-anna") is None
        assert await store.guests.by_secret("secret-bert") is not None
        assert await store.guests.take_link("link", "new", 50.0, 50.0) is None
        assert await store.tables.seatings("a") == [Seating("a", 0, None, ""), seats[1]]
        assert (await store.tables.best("triomino", 30, 9))[0].name == ""
        assert await store.tables.seated("anna") == []
        assert await store.uploads.get("u") is None
        assert await store.presence.at("a", 0.0) == {"bert"}
        assert [row.version for row in await store.tables.rows("a")] == [1]


@pytest.mark.parametrize("change", [GuestStore.delete, partial(GuestStore.rename, name="Änne")])
async def test_a_change_that_is_cut_off_leaves_nothing_half_done(
    database_url: str,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[GuestStore, str], Awaitable[bool]],
) -> None:
    async def stands(store: Store) -> tuple[object, ...]:
        return (
            await store.guests.by_secret("secret-anna"),
            [await store.tables.seatings(table) for table in "ab"],
            await store.tables.best("triomino", 30, 9),
            await store.uploads.get("u"),
        )

    async with open_store(database_url) as store:
        await come(store)
        solo = SoloResult("a", "anna", "triomino", 30, 100, 1.0)
        for table in "ab":
            seats = seated(Seating(table, 0, "anna", "Anna"))
            await store.append(entry(table, 1, after=head("lobby"), seatings=seats, solo=solo))
        await store.uploads.add(Upload("u", "anna", 1.0, "{}"), "192.0.2.1")
        before = await stands(store)
        for statement in count():
            with monkeypatch.context() as patched:
                patched.setattr(Connection, "execute", _cut_off_at(statement))
                with suppress(StoreUnavailable):
                    assert await change(store.guests, "anna")
                    break
            assert await stands(store) == before
        assert statement > 1
        assert await stands(store) != before


def _cut_off_at(number: int) -> Callable[..., Any]:
    """A connection that is lost at a statement."""
    execute, left = Connection.execute, iter(range(number))

    def executed(*arguments: Any, **options: Any) -> Any:
        if next(left, None) is None:
            raise OSError("cut off")
        return execute(*arguments, **options)

    return executed


async def test_a_link_lets_in_once_and_not_too_late(database_url: str) -> None:
    async with open_two(database_url) as (one, other):
        await come(one)
        await one.guests.add_link("link", "anna", 99.0)
        await one.guests.add_link("late", "anna", 99.0)
        takers = [
            store.guests.take_link("link", f"s{n}", 98.0, 5.0)
            for n, store in enumerate((one, other))
        ]
        taken = await asyncio.gather(*takers)
        assert sorted(taken, key=bool) == [None, ANNA]
        assert await other.guests.by_secret(f"s{taken.index(ANNA)}") == ANNA
        assert await other.guests.by_secret(f"s{taken.index(None)}") is None
        assert await one.guests.by_secret("secret-anna") == ANNA
        assert await one.guests.take_link("late", "s2", 99.0, 5.0) is None
        assert await one.guests.take_link("unknown", "s2", 0.0, 5.0) is None
        assert await one.guests.by_secret("s2") is None


async def test_who_is_present_was_seen_by_some_process(database_url: str) -> None:
    async with open_store(database_url) as store:
        await store.presence.beat(
            "p", 10.0, [("a", "anna"), ("a", "bert"), ("b", "anna"), ("a", "anna")]
        )
        await store.presence.beat("q", 12.0, [("a", "anna")])
        await store.presence.beat("q", 13.0, [])
        assert await store.presence.at("a", 10.0) == {"anna", "bert"}
        assert await store.presence.at("a", 11.0) == {"anna"}
        await store.presence.remove("q", "a", "anna")
        assert await store.presence.at("a", 11.0) == set()
        assert await store.presence.at("a", 9.0) == {"anna", "bert"}
        await store.presence.beat("p", 20.0, [("a", "bert")])
        assert await store.presence.at("a", 15.0) == {"bert"}
        here = {"a": {"anna", "bert"}, "b": {"anna"}}
        assert await store.presence.at_each(["a", "b", "c"], 9.0) == here


async def test_very_many_are_present(database_url: str) -> None:
    pairs = [(f"t{number}", "anna") for number in range(12_000)]

    async with open_store(database_url) as store:
        await store.presence.beat("p", 10.0, pairs)
        await store.presence.beat("p", 20.0, pairs)
        assert await store.presence.at("t11999", 15.0) == {"anna"}


async def test_uploads_are_kept(database_url: str) -> None:
    upload = Upload("u", "anna", 1.5, '{"ü":1}')

    async with open_store(database_url) as store:
        await store.uploads.add(upload, "192.0.2.1")
        assert await store.uploads.get("u") == upload
        assert await store.uploads.get("v") is None


@pytest.mark.parametrize("limit", [1, 10])
async def test_lists(database_url: str, limit: int) -> None:
    def seat(table: str, number: int, guest: str) -> Seating:
        return Seating(table, number, guest, guest)

    async with open_store(database_url) as store:
        await store.append(entry("playing", 1, after=head("playing")))
        await store.append(entry("old", 1, after=head("lobby"), seatings=(seat("old", 0, "anna"),)))
        both = (seat("new", 2, "anna"), seat("new", 0, "anna"), seat("new", 1, "bert"))
        await store.append(entry("new", 1, after=head("lobby"), seatings=both, later=1))
        await store.append(entry("own", 1, after=head("lobby", public=False), later=2))
        await store.append(entry("over", 1, after=head("over"), later=3))
        public = [line.table for line in await store.tables.public_tables(limit)]
        assert public == ["new", "old", "playing"][:limit]
        games = [(game.stored.table, game.own) for game in await store.tables.seated("anna", limit)]
        assert games == [("new", (0, 2)), ("old", (0,))][:limit]


async def test_the_best_list_is_in_order(database_url: str) -> None:
    results = [("a", 30, 100, 2.0), ("b", 30, 120, 3.0), ("c", 30, 100, 1.0), ("d", 20, 500, 1.0)]

    async with open_store(database_url) as store:
        await come(store)
        for table, well, points, at in results:
            solo = SoloResult(table, "anna", "triomino", well, points, at)
            await store.append(entry(table, 1, after=head("over"), solo=solo))
        best = await store.tables.best("triomino", 30, 10)
        assert [(line.table, line.name, line.points) for line in best] == [
            ("b", "Anna", 120),
            ("c", "Anna", 100),
            ("a", "Anna", 100),
        ]
        assert len(await store.tables.best("triomino", 30, 2)) == 2
        assert await store.tables.best("other", 30, 10) == []
