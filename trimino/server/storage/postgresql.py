"""PostgreSQL: shared by any number of processes; lost connections are replaced."""

import socket
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar
from weakref import WeakSet

import asyncpg
from sqlalchemy import Connection, ExceptionContext, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool, PoolProxiedConnection

from trimino.server.storage.database import reachable
from trimino.server.storage.errors import StoreError, StoreReason, StoreUnavailable

T = TypeVar("T")

DRIVER_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

CONNECTIONS = 10
ANSWER_PATIENCE = 15.0
"""Seconds to wait for a connection or an answer; then the connection is given up."""

CONNECT = 10.0
"""Seconds to wait for a new connection."""

IDLE_LIMIT = 10
"""Seconds after which a transaction without a statement is rolled back.

A process that is frozen in a transaction holds its locks no longer than this.
"""

SESSION = {
    # An acknowledged move is on disk, whatever the default of the database is.
    "synchronous_commit": "on",
    "lock_timeout": "2s",
    "statement_timeout": "12s",
    "idle_in_transaction_session_timeout": f"{IDLE_LIMIT}s",
    # A host that is gone is noticed within half a minute.
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "30s",
}
"""Settings of every connection, so that nobody waits without end for a peer that is gone."""

DURABLE = {
    "fsync": {"on"},
    "full_page_writes": {"on"},
    "synchronous_commit": {"on", "remote_apply"},
}
"""Settings that keep acknowledged rows through a crash, with the values that do."""

PATIENT_SETTINGS = {
    "statement_timeout": "0",
    "lock_timeout": "0",
    # One that freezes keeps others from starting, and an import may wait for its file.
    "idle_in_transaction_session_timeout": "60s",
}
"""For migrations and imports, whose statements may take as long as they need."""

READING = PATIENT_SETTINGS | {"idle_in_transaction_session_timeout": "0"}
"""For exports, which hold nobody up and may wait for whoever reads them."""

_SETTINGS = "SELECT name, setting, source FROM pg_settings WHERE name = ANY($1) ORDER BY name"


class PostgresqlDatabase:
    """A PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._connector = Connector(url, SESSION, ANSWER_PATIENCE)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connector.connect,
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_timeout=ANSWER_PATIENCE,
        )
        event.listen(self._engine.sync_engine, "checkout", _replace_if_lost)
        event.listen(self._engine.sync_engine, "handle_error", self._give_up_after_timeout)
        self._autocommit = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._patient = _patient_engine(url, PATIENT_SETTINGS)
        self._snapshots = _patient_engine(url, READING).execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.execute(work)

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        with reachable():
            async with self._snapshots.begin() as connection:
                return await connection.run_sync(work)

    async def execute(self, work: Callable[[Connection], T]) -> T:
        with reachable():
            async with self._autocommit.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._in_transaction(self._engine, work)

    async def write_all(self, work: Callable[[Connection], T]) -> T:
        return await self._in_transaction(self._patient, work)

    async def _in_transaction(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        with reachable():
            async with engine.begin() as connection:
                return await connection.run_sync(work)

    def _give_up_after_timeout(self, context: ExceptionContext) -> None:
        """End all connections once an answer does not come: the network is gone.

        The driver takes such a connection for a good one, and whoever is given it waits again.
        """
        if isinstance(context.original_exception, TimeoutError):
            context.is_disconnect = True
            self._connector.end_all()

    async def close(self) -> None:
        await self._engine.dispose()


class Connector:
    """Connects to PostgreSQL; the driver itself reads the URL, as psql would.

    It refuses a server that takes no writes, such as a standby, and one that may lose them. Each
    answer is waited for with this patience.
    """

    def __init__(
        self,
        url: str,
        settings: Mapping[str, str] = SESSION,
        patience: float | None = ANSWER_PATIENCE,
    ) -> None:
        self._connect = partial(
            asyncpg.connect,
            url,
            timeout=CONNECT,
            command_timeout=patience,
            server_settings=dict(settings),
            target_session_attrs="read-write",
        )
        self._made: WeakSet[Any] = WeakSet()

    async def connect(self) -> Any:
        try:
            connection = await self._connect()
        except DRIVER_ERRORS as error:
            raise StoreUnavailable(why=type(error).__name__) from error
        try:
            await _check_durable(connection)
        except BaseException:
            connection.terminate()
            raise
        _notice_lost_host(connection)
        self._made.add(connection)
        return connection

    def end_all(self) -> None:
        """End all connections without a word; whoever waits for an answer is told."""
        for connection in tuple(self._made):
            connection.terminate()


def _patient_engine(url: str, settings: Mapping[str, str]) -> AsyncEngine:
    """An engine for slow work: own connections, and no limit to the wait for an answer."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=Connector(url, {**SESSION, **settings}, None).connect,
        poolclass=NullPool,
    )


async def _check_durable(connection: Any) -> None:
    """Refuse a connection on which a commit would not reach the disk, or not whole."""
    for name, value, source in await connection.fetch(_SETTINGS, list(DURABLE)):
        if value not in DURABLE[name]:
            details = {"setting": name, "value": value, "source": source}
            raise StoreError(StoreReason.SETTING_NOT_DURABLE, **details)


def _notice_lost_host(connection: Any) -> None:
    """Have the connection end when the server's host answers nothing any more."""
    # The driver has no option for this.
    found: socket.socket | None = connection._transport.get_extra_info("socket")
    if found is not None and found.family in (socket.AF_INET, socket.AF_INET6):
        found.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        # Not every system has this one.
        if (timeout := getattr(socket, "TCP_USER_TIMEOUT", None)) is not None:
            found.setsockopt(socket.IPPROTO_TCP, timeout, int(ANSWER_PATIENCE * 1000))


def _replace_if_lost(
    _: DBAPIConnection, record: ConnectionPoolEntry, __: PoolProxiedConnection
) -> None:
    """Have a connection that broke while idle replaced before it is used.

    Asking the server whether it is there would cost each use an answer.
    """
    driver: Any = record.driver_connection
    if driver.is_closed():
        raise DisconnectionError
