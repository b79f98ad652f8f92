"""Bus: processes notify each other when a table has a new row.

A notification holds only a table and its version: its receiver reads the log. It follows the commit
of the row. So one can be lost, and does no harm as long as the receiver polls as well.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

from trimino.server.storage.database_url import is_shared
from trimino.server.storage.errors import StoreError
from trimino.server.storage.postgresql import DRIVER_ERRORS, Connector

Wake = Callable[[str, int], None]
WakeAll = Callable[[], None]

CHANNEL = "trimino"
FIRST_WAIT, MAX_WAIT = 0.1, 5.0
"""Seconds until a lost connection is tried again; doubled each time it fails."""
STILL_THERE = 20.0
"""Seconds after which a silent connection is tested."""

_NOTIFY = "SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news"


class Bus(Protocol):
    """Notifications about what other processes have written."""

    async def listen(self, wake: Wake, wake_all: WakeAll) -> None:
        """Call `wake` for new rows from now on, and `wake_all` when some may be missing."""
        ...

    def announce(self, table: str, version: int) -> None:
        """Notify every process of a row soon; of several rows of a table, of the last one."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """The bus of a database that one process has to itself."""

    async def listen(self, wake: Wake, wake_all: WakeAll) -> None:
        pass

    def announce(self, table: str, version: int) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresqlBus:
    """LISTEN and NOTIFY on PostgreSQL, over a connection of its own, replaced when it breaks."""

    def __init__(self, url: str) -> None:
        self._connector = Connector(url)
        self._task: asyncio.Task[None] | None = None
        self._news: dict[str, int] = {}
        self._stirred = asyncio.Event()

    async def listen(self, wake: Wake, wake_all: WakeAll) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(wake, wake_all, listening), name="trimino-bus")
        await listening.wait()

    def announce(self, table: str, version: int) -> None:
        self._news[table] = version
        self._stirred.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, wake: Wake, wake_all: WakeAll, listening: asyncio.Event) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with _connection(self._connector) as connection:
                    await connection.add_listener(CHANNEL, _hearing(wake))
                    if listening.is_set():
                        wake_all()
                    listening.set()
                    wait = FIRST_WAIT
                    await self._serve(connection)
            except (OSError, *DRIVER_ERRORS, StoreError):
                await asyncio.sleep(wait)
                wait = min(2 * wait, MAX_WAIT)

    async def _serve(self, connection: Any) -> None:
        """Announce rows until the connection is lost, also if it ends silently."""
        connection.add_termination_listener(lambda _: self._stirred.set())
        while not connection.is_closed():
            self._stirred.clear()
            news, self._news = self._news, {}
            payloads = [f"{table}:{version}" for table, version in news.items()]
            await connection.execute(_NOTIFY, CHANNEL, payloads)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), STILL_THERE)


@contextlib.asynccontextmanager
async def _connection(connector: Connector) -> Any:
    connection = await connector.connect()
    try:
        # Whoever notifies others holds up all who do, and nothing is lost with a notification.
        await connection.execute("SET synchronous_commit = off")
        yield connection
    finally:
        connection.terminate()


def _hearing(wake: Wake) -> Callable[..., None]:
    def hear(connection: object, process: int, channel: str, payload: str) -> None:
        table, _, version = payload.rpartition(":")
        if version.isdecimal():
            wake(table, int(version))

    return hear


def bus_for(url: str) -> Bus:
    return PostgresqlBus(url) if is_shared(url) else NoBus()
