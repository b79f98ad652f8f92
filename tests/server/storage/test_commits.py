"""No acknowledgement leaves before its commit has returned."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.postgres import Postgres
from tests.server.storage.stores import entry, open_store
from trimino.server.storage import Store, StoreUnavailable
from trimino.server.storage.sqlite import SqliteDatabase

TABLES = [f"t{number}" for number in range(5)]

# At its end each transaction that wrote a row waits for a lock that a test may hold.
WAIT_AT_COMMIT = """
CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER hold AFTER INSERT ON log
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold();
"""
FAIL_AT_COMMIT = WAIT_AT_COMMIT.replace(
    "PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL;", "RAISE EXCEPTION 'disk full';"
)
HELD_UP = (
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND mode LIKE '%Share%'"
)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'trimino.db'}"


@pytest.fixture
def postgresql_url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as url:
        yield url


def start(store: Store, version: int = 1) -> list[asyncio.Future[bool]]:
    """Append a row to each of several tables at once."""
    return [store.append(entry(table, version)) for table in TABLES]


def seen(url: str) -> int:
    """The number of rows that other connections can see."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        (rows,) = connection.execute("SELECT count(*) FROM log").fetchone()
    connection.close()
    return int(rows)


@contextmanager
def commits(store: Store, commit: Any) -> Iterator[None]:
    """Let this commit in the place of SQLite; it gets the real one, and its connection."""
    database = store._database
    assert isinstance(database, SqliteDatabase)
    dialect = database._writer.engine.dialect
    real = dialect.do_commit
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialect, "do_commit", lambda connection: commit(real, connection))
        yield


@pytest.mark.parametrize("on_disk", [False, True])
async def test_nothing_is_acknowledged_until_commit_returns(sqlite_url: str, on_disk: bool) -> None:
    reached, go_on = threading.Event(), threading.Event()

    def commit(real: Any, connection: object) -> None:
        if on_disk:
            real(connection)
        reached.set()
        assert go_on.wait(30)
        if not on_disk:
            real(connection)

    async with open_store(sqlite_url) as store:
        with commits(store, commit):
            tasks = start(store)
            await asyncio.to_thread(reached.wait, 30)
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in tasks)
            # The file has them once the real commit is over: more than nobody was told.
            assert seen(sqlite_url) == (len(TABLES) if on_disk else 0)
            go_on.set()
            assert await asyncio.gather(*tasks) == [True] * len(TABLES)
        assert seen(sqlite_url) == len(TABLES)


async def test_a_commit_that_fails_acknowledges_nothing(sqlite_url: str) -> None:
    def commit(real: Any, connection: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async with open_store(sqlite_url) as store:
        with commits(store, commit):
            told = await asyncio.gather(*start(store), return_exceptions=True)
        assert [type(one) for one in told] == [StoreUnavailable] * len(TABLES)
        assert seen(sqlite_url) == 0
        assert await asyncio.gather(*start(store)) == [True] * len(TABLES)


async def test_callers_that_leave_do_not_disturb_the_others(sqlite_url: str) -> None:
    reached, go_on = threading.Event(), threading.Event()

    def commit(real: Any, connection: object) -> None:
        reached.set()
        assert go_on.wait(30)
        real(connection)

    async with open_store(sqlite_url) as store:
        with commits(store, commit):
            tasks = start(store)
            await asyncio.to_thread(reached.wait, 30)
            later = start(store, 2)
            await asyncio.sleep(0)
            for task in (tasks[0], later[1]):
                task.cancel()
            await asyncio.sleep(0)
            go_on.set()
            told = await asyncio.gather(*tasks, *later, return_exceptions=True)
        assert [index for index, one in enumerate(told) if one is not True] == [0, 6]
        # What they asked for was done all the same.
        assert seen(sqlite_url) == 2 * len(TABLES)


async def test_closing_writes_what_was_appended(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    tasks = start(store)
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*tasks) == [True] * len(TABLES)
    with pytest.raises(StoreUnavailable):
        await store.append(entry("t", 1))


async def test_postgresql_too_acknowledges_after_the_commit_only(postgresql_url: str) -> None:
    async with open_store(postgresql_url) as store:
        holder = await asyncpg.connect(postgresql_url)
        try:
            await holder.execute(WAIT_AT_COMMIT)
            await holder.execute("SELECT pg_advisory_lock(1)")
            tasks = start(store)
            await _held_up(holder)
            assert not any(task.done() for task in tasks)
            assert await holder.fetchval("SELECT count(*) FROM log") == 0
            await holder.execute("SELECT pg_advisory_unlock(1)")
            assert await asyncio.gather(*tasks) == [True] * len(TABLES)
        finally:
            await holder.close()


async def test_nobody_knows_what_became_of_a_commit_that_lost_its_connection(
    postgresql_url: str,
) -> None:

    async with open_store(postgresql_url) as store:
        holder = await asyncpg.connect(postgresql_url)
        try:
            await holder.execute(WAIT_AT_COMMIT)
            await holder.execute("SELECT pg_advisory_lock(1)")
            tasks = start(store)
            await holder.execute("SELECT pg_terminate_backend($1)", await _held_up(holder))
            told = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(one) for one in told] == [StoreUnavailable] * len(TABLES)
            await holder.execute("SELECT pg_advisory_unlock(1)")
            assert await asyncio.gather(*start(store)) == [True] * len(TABLES)
        finally:
            await holder.close()


async def test_a_commit_that_postgresql_refuses_acknowledges_nothing(postgresql_url: str) -> None:
    async with open_store(postgresql_url) as store:
        holder = await asyncpg.connect(postgresql_url)
        try:
            await holder.execute(FAIL_AT_COMMIT)
            told = await asyncio.gather(*start(store), return_exceptions=True)
            assert [type(one) for one in told] == [StoreUnavailable] * len(TABLES)
            await holder.execute("DROP TRIGGER hold ON log")
            assert await asyncio.gather(*start(store)) == [True] * len(TABLES)
        finally:
            await holder.close()


async def _held_up(holder: Any) -> int:
    """Wait until a commit is held up; give the process at the server that waits."""
    async with asyncio.timeout(30):
        while not (found := await holder.fetchval(HELD_UP)):
            await asyncio.sleep(0.01)
    return int(found)
