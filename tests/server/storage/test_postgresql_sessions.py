"""Sessions on PostgreSQL: durable, and with limits on what a frozen process can hold up."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import asyncpg
import pytest
from sqlalchemy import Connection, text

from tests.server.postgres import Postgres
from tests.server.storage.stores import entry
from trimino.server.storage import Store, StoreUnavailable, postgresql
from trimino.server.storage.bus import bus_for
from trimino.server.storage.errors import StoreLocked
from trimino.server.storage.migrate import migrate
from trimino.server.storage.postgresql import IDLE_LIMIT, SESSION, Connector, PostgresqlDatabase


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as address:
        yield address


@pytest.fixture
def own_url(own_postgres: Postgres) -> Iterator[str]:
    with own_postgres.database() as address:
        yield address


async def test_every_connection_has_its_settings(url: str) -> None:
    connection = await Connector(url).connect()
    try:
        for name in SESSION:
            source = "SELECT source FROM pg_settings WHERE name = $1"
            assert await connection.fetchval(source, name) == "client", name
    finally:
        await connection.close()


async def test_a_database_that_does_not_wait_for_its_disk_is_told_to(url: str) -> None:
    name = urlsplit(url).path.removeprefix("/")
    await _run(url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    database = PostgresqlDatabase(url)
    found = await database.read(lambda c: c.execute(text("SHOW synchronous_commit")).scalar())
    await database.close()
    assert found == "on"


async def test_writers_of_different_tables_do_not_wait_for_one_another(
    own_postgres: Postgres, own_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, bus, heard = await Store.open(own_url), bus_for(own_url), asyncio.Event()
    # The other one does not wait for a standby, which never comes.
    monkeypatch.setitem(SESSION, "synchronous_commit", "local")
    monkeypatch.setitem(postgresql.DURABLE, "synchronous_commit", {"on", "local"})
    other = await Store.open(own_url)
    await bus.listen(lambda table, version: heard.set(), lambda: None)
    other.announce_to(bus.announce)
    await _standby(own_postgres, "nobody")
    try:
        waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
        async with asyncio.timeout(60):
            # The server takes a moment to read its settings.
            slow, version = one.append(entry("slow", 1)), 1
            while not await _value(own_postgres, waiting):
                if slow.done():
                    version += 1
                    slow = one.append(entry("slow", version))
            assert await other.append(entry("quick", 1))
            await heard.wait()
        assert not slow.done()
    finally:
        await _standby(own_postgres, "")
    assert await slow
    for opened in (bus, one, other):
        await opened.close()


async def _standby(server: Postgres, name: str) -> None:
    """Have commits wait for a standby of that name, or for none."""
    change = f"ALTER SYSTEM SET synchronous_standby_names = '{name}'"
    for statement in (change, "SELECT pg_reload_conf()"):
        await asyncio.to_thread(server.query, statement)


async def _value(server: Postgres, statement: str) -> object:
    (row,) = await asyncio.to_thread(server.query, statement)
    return row[0]


async def test_who_freezes_in_a_transaction_holds_others_up_for_seconds_only(url: str) -> None:
    await _run(url, "CREATE TABLE locked (id int); INSERT INTO locked VALUES (1)")
    frozen, database = await Connector(url).connect(), PostgresqlDatabase(url)
    await frozen.execute("BEGIN")
    await frozen.execute("UPDATE locked SET id = 2")
    # From here on it does nothing, as a stopped process does, and the other has to try again.
    async with asyncio.timeout(3 * IDLE_LIMIT):
        while not await _updated(database):
            pass
    kept = await database.read(lambda c: c.execute(text("SELECT id FROM locked")).scalar())
    # Which of the two depends on whether asyncpg has already read that the session was ended.
    with pytest.raises((asyncpg.InterfaceError, asyncpg.InternalClientError)):
        await frozen.execute("COMMIT")
    await database.close()
    frozen.terminate()
    assert kept == 3


async def test_who_freezes_while_migrating_keeps_others_from_starting_for_a_while_only(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert postgresql.PATIENT_SETTINGS["idle_in_transaction_session_timeout"] == "60s"
    monkeypatch.setitem(postgresql.PATIENT_SETTINGS, "idle_in_transaction_session_timeout", "2s")
    frozen, woken = threading.Event(), threading.Event()

    def freeze(connection: Connection) -> None:
        migrate(connection)
        frozen.set()
        woken.wait()

    def start_and_freeze() -> None:
        asyncio.run(PostgresqlDatabase(url).write_all(freeze))

    with ThreadPoolExecutor(1) as thread:
        first = thread.submit(start_and_freeze)
        await asyncio.to_thread(frozen.wait)
        try:
            async with asyncio.timeout(30):
                await (await Store.open(url)).close()
        finally:
            woken.set()
        with pytest.raises(StoreUnavailable):
            first.result()


async def _updated(database: PostgresqlDatabase) -> bool:
    try:
        await database.write(lambda c: c.execute(text("UPDATE locked SET id = 3")))
    except StoreLocked:
        return False
    return True


async def _run(url: str, statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()
