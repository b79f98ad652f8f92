"""The network between a server and PostgreSQL: cut, silent, or losing an answer."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from urllib.parse import urlsplit

import pytest

from tests.server.postgres import Postgres
from tests.server.storage.stores import entry
from tests.server.tcp_proxy import TcpProxy, tcp_proxy
from trimino.server.storage import Store, StoreUnavailable, postgresql

SHORT = 2.0
"""Seconds to wait for an answer, in these tests."""


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as url:
        yield urlsplit(url).path.removeprefix("/")


@pytest.fixture
async def proxy(postgres: Postgres) -> AsyncIterator[TcpProxy]:
    async with tcp_proxy(postgres.folder) as running:
        yield running


@pytest.fixture
async def store(
    proxy: TcpProxy, database: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Store]:
    monkeypatch.setattr(postgresql, "ANSWER_PATIENCE", SHORT)
    monkeypatch.setattr(postgresql, "CONNECT", SHORT)
    opened = await Store.open(proxy.url(database))
    assert await opened.append(entry("t", 1, "first"))
    yield opened
    await opened.close()


async def test_a_cut_is_told_and_mended_by_the_next_connection(
    proxy: TcpProxy, store: Store
) -> None:
    proxy.cut()
    async with asyncio.timeout(60):
        while not await _appended(store, 2):
            pass
    assert [row.version for row in await store.tables.rows("t")] == [1, 2]


async def test_a_row_whose_answer_was_lost_is_found_and_acknowledged_once(
    proxy: TcpProxy, store: Store
) -> None:
    proxy.swallow_answer_to(b"second")
    assert await store.append(entry("t", 2, "second"))
    assert not await store.append(entry("t", 2, "other"))
    assert [row.command for row in await store.tables.rows("t")] == ["first", "second"]


async def test_a_row_that_never_arrived_is_not_acknowledged(proxy: TcpProxy, store: Store) -> None:
    proxy.fall_silent()
    with pytest.raises(StoreUnavailable):
        await store.append(entry("t", 2, "second"))
    proxy.mend()
    assert await store.append(entry("t", 2, "second"))


async def test_connections_that_fell_silent_are_not_used_again(
    proxy: TcpProxy, store: Store
) -> None:
    await asyncio.gather(*(store.tables.rows("t") for _ in range(8)))
    proxy.fall_silent()
    with pytest.raises(StoreUnavailable):
        await store.tables.rows("t")
    proxy.mend()
    # Whoever were given a connection that is gone would wait for its answer, and be refused.
    for version in range(2, 10):
        assert await store.append(entry("t", version))


async def _appended(store: Store, version: int) -> bool:
    try:
        return await store.append(entry("t", version))
    except StoreUnavailable:
        return False
