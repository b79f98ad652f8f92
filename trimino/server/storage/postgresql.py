"""PostgreSQL: shared by any number of processes; lost connections are replaced."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from trimino.server.storage.database import reachable

T = TypeVar("T")

CONNECTIONS = 10
PATIENCE = 30.0
"""Seconds to wait for a connection or an answer."""

IDLE_LIMIT = 10
"""Seconds after which a transaction without a statement is rolled back.

A process that is frozen in a transaction holds its locks no longer than this.
"""

SESSION = {
    # An acknowledged move is on disk, whatever the default of the database is.
    "synchronous_commit": "on",
    "lock_timeout": "15s",
    "statement_timeout": "20s",
    "idle_in_transaction_session_timeout": f"{IDLE_LIMIT}s",
    # A host that is gone is noticed within half a minute.
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "30s",
}
"""Settings of every connection, so that nobody waits without end for a peer that is gone."""

UNLIMITED = (
    "SET LOCAL statement_timeout = 0",
    "SET LOCAL idle_in_transaction_session_timeout = 0",
)
"""For a backup, which may take as long as it needs: it holds no locks that others wait for."""


class PostgresqlDatabase:
    """A PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connector(url),
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_timeout=PATIENCE,
            # A connection that broke while idle is replaced before it is used.
            pool_pre_ping=True,
        )
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshots = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        with reachable():
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        with reachable():
            async with self._snapshots.begin() as connection:
                for statement in UNLIMITED:
                    await connection.exec_driver_sql(statement)
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with reachable():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def connector(url: str) -> Callable[[], Awaitable[Any]]:
    """A function that connects; the driver itself reads the URL, as psql would."""
    return lambda: asyncpg.connect(
        url, timeout=10, command_timeout=PATIENCE, server_settings=SESSION
    )
