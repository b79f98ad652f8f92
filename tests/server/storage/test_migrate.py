"""Migrations make the tables that statements are written for, once, and never go back."""

import asyncio
from pathlib import Path
from sqlite3 import connect

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from tests.server.storage.stores import entry, open_store
from trimino.server.storage import Store, StoreError, StoreReason
from trimino.server.storage.schema import metadata


async def test_migrations_lead_to_the_schema(database_url: str) -> None:
    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    async with open_store(database_url) as store:
        assert await store._database.write(differences) == []


async def test_many_processes_start_at_once(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(6)))
    try:
        told = await asyncio.gather(*(store.append(entry("t", 1)) for store in stores))
        assert sorted(told) == [False] * 5 + [True]
    finally:
        await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    def renew(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    async with open_store(database_url) as store:
        await store._database.write(renew)
    with pytest.raises(StoreError) as refused:
        await Store.open(database_url)
    assert refused.value.reason is StoreReason.NEWER


async def test_every_connection_to_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[object]:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]

    async with open_store(f"sqlite:///{tmp_path / 'trimino.db'}") as store:
        assert await store._database.write(settings) == ["wal", 2, 1]
        several = (store._database.read(settings) for _ in range(10))
        assert await asyncio.gather(*several) == [["wal", 2, 1]] * 10


async def test_a_new_database_that_another_process_writes_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "trimino.db"
    other = connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    opening = asyncio.create_task(Store.open(f"sqlite:///{path}"))
    assert await asyncio.wait([opening], timeout=0.2) == (set(), {opening})
    other.execute("ROLLBACK")
    other.close()
    store = await opening
    await store.close()


async def test_a_disk_that_keeps_nothing_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trimino.server.storage.sqlite.SETTINGS", ("synchronous=NORMAL",))
    with pytest.raises(StoreError) as refused:
        await Store.open(f"sqlite:///{tmp_path / 'trimino.db'}")
    assert refused.value.reason is StoreReason.NOT_DURABLE


async def test_reading_goes_on_while_another_process_writes(tmp_path: Path) -> None:
    path = tmp_path / "trimino.db"

    async with open_store(f"sqlite:///{path}") as store:
        await store.append(entry("t", 1))
        other = connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = store.append(entry("t", 2))
        async with asyncio.timeout(60):
            assert [row.version for row in await store.tables.rows("t")] == [1]
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        assert await waiting
