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
from trimino.server.storage import Store, StoreUnavailable, postgresql
from trimino.server.storage.errors import StoreLocked
from trimino.server.storage.migrate import migrate
from trimino.server.storage.postgresql import IDLE_LIMIT, SESSION, Connector, PostgresqlDatabase


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as address:
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
    assert postgresql.PATIENT["idle_in_transaction_session_timeout"] == "60s"
    monkeypatch.setitem(postgresql.PATIENT, "idle_in_transaction_session_timeout", "2s")
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
