"""PostgreSQL: any number of processes share it, and it may go away and come back."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from trimino.server.storage.database import reachable

T = TypeVar("T")

CONNECTIONS = 10
PATIENCE = 30.0
"""Seconds to wait for an answer."""


class PostgresqlDatabase:
    """A database on a server."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connector(url),
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_timeout=PATIENCE,
            # A connection that broke while nobody used it is replaced before it is used.
            pool_pre_ping=True,
        )
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._still = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        with reachable():
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        with reachable():
            async with self._still.begin() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with reachable():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def connector(url: str) -> Callable[[], Awaitable[Any]]:
    """How to connect: the driver itself reads the address, as psql would."""
    return lambda: asyncpg.connect(url, timeout=10, command_timeout=PATIENCE)
