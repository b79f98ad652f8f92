"""Uptime: the clock of tables begins once, moves on, and never goes back."""

import asyncio

from tests.server.storage.stores import open_store, open_two


async def test_it_begins_once_and_goes_on_from_where_it_stood(database_url: str) -> None:
    async with open_store(database_url) as store:
        assert await store.uptime.read(100.0) == 100.0
        assert await store.uptime.advance(101.5) == 101.5
    async with open_store(database_url) as store:
        assert await store.uptime.read(900.0) == 101.5


async def test_it_never_goes_back(database_url: str) -> None:
    async with open_two(database_url) as (one, other):
        await one.uptime.read(100.0)
        await one.uptime.advance(110.0)
        assert await other.uptime.advance(90.0) == 110.0
        assert await one.uptime.read(5.0) == 110.0


async def test_servers_that_start_at_once_agree(database_url: str) -> None:
    async with open_two(database_url) as stores:
        reading = (store.uptime.read(100.0 + n) for n, store in enumerate(stores))
        first, second = await asyncio.gather(*reading)
        assert first == second
