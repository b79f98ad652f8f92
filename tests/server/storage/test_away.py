"""A database that goes away and comes back, and addresses that lead nowhere."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.server.postgres import Postgres
from tests.server.storage.stores import entry, open_store
from trimino.server.storage import Store, StoreError, StoreReason, StoreUnavailable, postgresql
from trimino.server.storage.bus import FIRST_WAIT, NoBus, bus_for
from trimino.server.storage.database_url import default_database


@pytest.fixture
def url(own_postgres: Postgres) -> Iterator[str]:
    with own_postgres.database() as url:
        yield url


@pytest.mark.parametrize("crash", [False, True])
async def test_the_store_works_again_when_postgresql_is_back(
    own_postgres: Postgres, url: str, crash: bool
) -> None:
    async with open_store(url) as store:
        assert await store.append(entry("t", 1))
        await asyncio.to_thread(own_postgres.kill if crash else own_postgres.stop)
        try:
            for _ in range(2):
                for asked in (
                    store.append(entry("t", 2)),
                    store.tables.rows("t"),
                    store.leases.claim(9, "p", 1, 1),
                ):
                    with pytest.raises(StoreUnavailable):
                        await asked
        finally:
            await asyncio.to_thread(own_postgres.start)
        assert [row.version for row in await store.tables.rows("t")] == [1]
        assert await store.append(entry("t", 2))


async def test_nothing_acknowledged_is_lost_when_postgresql_crashes(
    own_postgres: Postgres, url: str
) -> None:
    acknowledged: list[int] = []

    async def play(store: Store) -> None:
        version = 1
        while True:
            try:
                if await store.append(entry("t", version, f"c{version}")):
                    acknowledged.append(version)
                version += 1
            except StoreUnavailable:
                await asyncio.sleep(0.01)

    async with open_store(url) as store:
        playing = asyncio.create_task(play(store))
        for _ in range(2):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(own_postgres.kill)
            await asyncio.to_thread(own_postgres.start)
            before = len(acknowledged)
            async with asyncio.timeout(30):
                while len(acknowledged) < before + 5:
                    await asyncio.sleep(0.01)
        playing.cancel()
        written = [row.version for row in await store.tables.rows("t")]
        assert set(acknowledged) <= set(written)
        assert written == list(range(1, len(written) + 1))


async def test_the_bus_wakes_other_processes(own_postgres: Postgres, url: str) -> None:
    woken: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    missed: asyncio.Queue[None] = asyncio.Queue()

    async with open_store(url) as store:
        bus = bus_for(url)
        await bus.listen(
            lambda table, version: woken.put_nowait((table, version)),
            lambda: missed.put_nowait(None),
        )
        store.announce_to(bus.announce)
        try:
            await asyncio.gather(*(store.append(entry(table, 1)) for table in "abc"))
            async with asyncio.timeout(30):
                assert {await woken.get() for _ in "abc"} == {("a", 1), ("b", 1), ("c", 1)}
            assert not await store.append(entry("a", 1))
            assert missed.empty()
            await asyncio.to_thread(own_postgres.restart)
            async with asyncio.timeout(30):
                await missed.get()
                assert await store.append(entry("a", 2))
                assert await woken.get() == ("a", 2)
        finally:
            await bus.close()


async def test_the_bus_listens_again_after_any_error_of_the_driver(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a session that was just ended asyncpg says that another operation is in progress."""
    kinds = (asyncpg.InternalClientError, asyncpg.InterfaceError, asyncpg.PostgresError)
    errors = [kind("in progress") for kind in kinds]
    check = postgresql._check_durable

    async def fail_first(connection: object) -> None:
        if errors:
            raise errors.pop(0)
        await check(connection)

    monkeypatch.setattr(postgresql, "_check_durable", fail_first)
    bus = bus_for(url)
    async with asyncio.timeout(30):
        await bus.listen(lambda table, version: None, lambda: None)
    await bus.close()


async def test_the_bus_takes_no_notice_of_what_others_say(own_postgres: Postgres, url: str) -> None:
    woken: list[tuple[str, int]] = []

    bus = bus_for(url)
    await bus.listen(lambda table, version: woken.append((table, version)), lambda: None)
    store = await Store.open(url)
    try:
        database = url.partition("@/")[2].partition("?")[0]
        for payload in ("", "x", "t:", "t:-1", "a:b:3"):
            await asyncio.to_thread(
                own_postgres.query, f"SELECT pg_notify('trimino', '{payload}')", database
            )
        async with asyncio.timeout(30):
            while not woken:
                await asyncio.sleep(FIRST_WAIT)
    finally:
        await store.close()
        await bus.close()
    assert woken == [("a:b", 3)]


async def test_a_bus_can_be_closed_while_the_database_is_away(own_postgres: Postgres) -> None:
    bus = bus_for(own_postgres.url())
    await bus.listen(lambda table, version: None, lambda: None)
    await asyncio.to_thread(own_postgres.stop)
    try:
        await asyncio.sleep(3 * FIRST_WAIT)
        await bus.close()
    finally:
        await asyncio.to_thread(own_postgres.start)


async def test_sqlite_needs_no_bus() -> None:
    bus = bus_for("sqlite:///x.db")
    assert isinstance(bus, NoBus)
    await bus.listen(lambda table, version: None, lambda: None)
    await bus.close()


async def test_opening_a_server_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        await Store.open(f"postgresql://postgres@/x?host={tmp_path}")


@pytest.mark.parametrize(
    "url", ["", "sqlite:///", "sqlite://x", "mysql://user:s3cr3t@host/x", "trimino.db"]
)
async def test_an_address_of_another_kind_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StoreError) as refused:
        await Store.open(url)
    assert refused.value.reason is StoreReason.BAD_ADDRESS
    assert "s3cr3t" not in f"{refused.value} {refused.value.message}"


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable):
        await Store.open(f"sqlite:///{tmp_path}/file/trimino.db")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("This is not a database. " * 100, encoding="utf-8")
    with pytest.raises(StoreUnavailable):
        await Store.open(f"sqlite:///{tmp_path}/file")


async def test_folders_of_any_name_are_made(tmp_path: Path) -> None:
    path = tmp_path / "a folder?#%20ü" / "deeper" / "trimino.db"
    async with open_store(f"sqlite:///{path}") as store:
        assert await store.append(entry("t", 1))
    assert path.exists()


def test_the_default_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "sqlite:////data/trimino/trimino.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/anna")
    assert default_database() == "sqlite:////anna/.local/share/trimino/trimino.db"
