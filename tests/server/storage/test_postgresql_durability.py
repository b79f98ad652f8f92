"""A PostgreSQL that may lose what it has confirmed is refused, with what to do."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import pytest

from tests.cli.running import start
from tests.server.postgres import Postgres
from tests.server.servers import free_port
from tests.server.storage.stores import entry, open_store
from trimino.server.storage import Store, StoreError, StoreReason
from trimino.words import in_english

# Nothing that a client asks for at the start of a session can undo what this sets.
FORCED_OFF = """
CREATE FUNCTION hurry() RETURNS event_trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM set_config('synchronous_commit', 'off', false); END $$;
CREATE EVENT TRIGGER hurry ON login EXECUTE FUNCTION hurry();
ALTER EVENT TRIGGER hurry ENABLE ALWAYS;
"""

END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname LIKE 'test%' AND pid <> pg_backend_pid()
"""


@pytest.fixture
def url(own_postgres: Postgres) -> Iterator[str]:
    with own_postgres.database() as address:
        yield address


@contextmanager
def switched_off(server: Postgres, setting: str) -> Iterator[None]:
    """A setting in the configuration of a whole server, switched off for a while."""
    try:
        _set(server, f"{setting} = off")
        yield
    finally:
        _set(server, f"{setting} = on")


def _set(server: Postgres, setting: str) -> None:
    server.query(f"ALTER SYSTEM SET {setting}")
    server.query("SELECT pg_reload_conf()")


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_a_database_is_refused_where_a_crash_may_lose_moves(
    own_postgres: Postgres, url: str, setting: str
) -> None:
    async def open_and_close() -> None:
        await (await Store.open(url)).close()

    with switched_off(own_postgres, setting), pytest.raises(StoreError) as refused:
        asyncio.run(open_and_close())
    told = in_english(refused.value.message)
    assert f"{setting} is off (set by: configuration file)" in told
    assert f"ALTER SYSTEM SET {setting} = on" in told
    asyncio.run(open_and_close())


def test_a_server_does_not_start_where_commits_are_forced_not_to_wait(url: str) -> None:
    asyncio.run(_run(url, FORCED_OFF))
    done = start("serve", "--port", str(free_port()), "--database", url)
    assert done.returncode != 0
    assert "synchronous_commit is off (set by: session)" in " ".join(done.stderr.decode().split())


async def test_a_new_connection_is_refused_once_the_disk_was_given_up(
    own_postgres: Postgres, url: str
) -> None:
    async with open_store(url) as store:
        assert await store.append(entry("t", 1))
        await asyncio.to_thread(_set, own_postgres, "fsync = off")
        try:
            await asyncio.to_thread(own_postgres.query, END_OTHERS)
            refused = await _refusal(store)
            if refused.value.reason is StoreReason.UNAVAILABLE:
                # That was the end of the old connection, which the store had not noticed yet.
                refused = await _refusal(store)
        finally:
            await asyncio.to_thread(_set, own_postgres, "fsync = on")
        assert refused.value.reason is StoreReason.SETTING_NOT_DURABLE


async def _refusal(store: Store) -> pytest.ExceptionInfo[StoreError]:
    with pytest.raises(StoreError) as refused:
        await store.append(entry("t", 2))
    return refused


async def _run(url: str, statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()
