"""Everything that a running server consists of, and how it starts, beats and stops."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from trimino.room.schedule import Pace
from trimino.room.state import Room, Status
from trimino.rules import TriminoError
from trimino.server.access.authentication import Guests
from trimino.server.access.rate_limits import Limits
from trimino.server.live.analysis_jobs import Jobs
from trimino.server.live.hub import Connection, Hub
from trimino.server.live.live_tables import Tables
from trimino.server.live.scheduler import PRESENT_FOR, DueLoop
from trimino.server.live.table_cache import Held, Shelf
from trimino.server.operation.config import Config
from trimino.server.operation.metrics import Metrics
from trimino.server.storage import Store
from trimino.server.storage.bus import bus_for
from trimino.server.storage.database_url import is_shared
from trimino.server.storage.file_lock import Alone
from trimino.server.thinking.decisions import needs_engine
from trimino.server.thinking.engine_service import EngineService
from trimino.words import in_english

LOG = logging.getLogger("trimino.service")

BEAT = 1.0
"""How often a server says that it runs, in seconds."""

PAUSE = 5.0
"""After how many seconds without a beat the time is given back."""

SIGNS = 10.0
"""How often it is written down who is there."""

SWEEP = 600.0
"""How often what nobody needs any more is removed."""

CHECK = 2.0
"""How often the database is asked for what a wake-up may have missed."""


class Service:
    """One server process. `start` opens the database; `stop` leaves it as it should be."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process = secrets.token_hex(8)
        self.pace = Pace(config.bot_pause, config.deal_pause, config.grace)
        self.limits = Limits(config.limits)
        self.metrics = Metrics()
        self.hub = Hub(self.pace)
        self.stopping = False
        self._beaten = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._waking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._alone = Alone(self.config.database)
        try:
            self.store = await Store.open(self.config.database, self.metrics.watch_commit)
        except BaseException:
            self._alone.close()
            raise
        self.engine = EngineService(self.config.workers)
        self.guests = Guests(self.store)
        self.shelf = Shelf(self.store, self._tell)
        self.tables = Tables(self.store, self.shelf, self.pace, self._tell)
        self.dues = DueLoop(
            self.store,
            self.tables,
            self.engine,
            self.process,
            self._beat,
            self.metrics.due_lag.observe,
        )
        self.jobs = Jobs(self.store, self.tables, self.engine, self.process)
        self.bus = bus_for(self.config.database)
        await self._beat()
        await self.bus.listen(self._wake, self._wake_all)
        self._tasks = [
            asyncio.create_task(self.dues.run()),
            asyncio.create_task(self.jobs.run()),
            asyncio.create_task(_learn_to_speak()),
            asyncio.create_task(_every(SIGNS, self._sign)),
            asyncio.create_task(_every(SWEEP, self._sweep)),
            asyncio.create_task(_every(CHECK, self._check)),
        ]

    async def drain(self) -> None:
        """Before sockets are closed: finish what was begun, and tell everyone to come again."""
        self.stopping = True
        await self.dues.stop()
        for table in self.hub.tables:
            # Whoever asked for something before now still hears what came of it.
            if held := self.shelf.get(table):
                async with held.lock:
                    pass
        self.hub.say_goodbye()

    async def stop(self) -> None:
        self.stopping = True
        await self.dues.stop()
        await self.jobs.stop()
        for task in (*self._tasks, *self._waking):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._waking, return_exceptions=True)
        await self.bus.close()
        await self.engine.close()
        await self.store.close()
        self._alone.close()

    async def present(self, table: str) -> set[str]:
        """Who is at a table, through this process or another."""
        others = await self.store.present(table, time.time() - PRESENT_FOR)
        return others | self.hub.here(table)

    async def arrive(self, connection: Connection, since: int | None) -> None:
        """Let a socket in, and the others know."""
        table = connection.table
        async with self.shelf.locked(table) as held:
            await self.shelf.catch_up(held)
            if connection.guest is not None:
                await self.store.beat(self.process, time.time(), [(table, connection.guest)])
            present = await self.present(table)
            self.hub.join(connection, held, since)
            self.hub.tell_presence(held, present)
            self._warm_up_for(held.room)

    async def depart(self, connection: Connection) -> None:
        """A socket is gone; it may come again at any moment."""
        table, guest = connection.table, connection.guest
        held = self.shelf.get(table)
        self.hub.leave(connection, held)
        if guest is not None and guest not in self.hub.here(table):
            with suppress(TriminoError):
                await self.store.gone(self.process, table, guest)
                await self.tables.begin_grace(table, guest)
        if held is not None and self.hub.at(table):
            with suppress(TriminoError):
                self.hub.tell_presence(held, await self.present(table))

    def measure(self) -> None:
        """Bring up to date what is not counted as it happens."""
        self.metrics.sockets.set(len(self.hub))
        self.metrics.tables.set(len(self.shelf))
        self.metrics.thinking.set(self.engine.waiting)
        self.metrics.count_bots(
            decided=self.engine.decided,
            shrunk=self.engine.shrunk,
            fallen_back=self.engine.fallen_back,
        )

    def _tell(self, held: Held) -> None:
        self.hub.tell(held)
        self.dues.look_soon(held)
        self._warm_up_for(held.room)

    def _warm_up_for(self, room: Room) -> None:
        """Start the workers while people are still sitting down with a bot that needs them."""
        if self.engine.started or room.status is Status.OVER:
            return
        if any(seat.bot and needs_engine(seat.bot) for seat in room.seats):
            self.engine.warm_up()

    def _wake(self, table: str, version: int) -> None:
        """Another process wrote a row."""
        held = self.shelf.get(table)
        if held is not None and (held.room.version < version or held.is_doubtful):
            self._later(self.tables.catch_up(table, version))

    def _wake_all(self) -> None:
        self._later(self._check())

    def _later(self, work: Awaitable[None]) -> None:
        async def quietly() -> None:
            with suppress(TriminoError):
                await work

        task = asyncio.create_task(quietly())
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _beat(self) -> None:
        now = time.time()
        if now - self._beaten < BEAT:
            return
        if given_back := await self.store.give_back(now, PAUSE):
            LOG.info("time given back", extra={"seconds": round(given_back, 1)})
        silent, self._beaten = now - self._beaten, now
        if silent > PAUSE:
            # This process or another has given time back.
            self.shelf.doubt()
            for table in self.hub.tables:
                self._later(self._show_again(table))

    async def _show_again(self, table: str) -> None:
        """Clocks have moved."""
        async with self.shelf.locked(table) as held:
            for connection in tuple(self.hub.at(table)):
                self.hub.send_view(connection, held)

    async def _sign(self) -> None:
        await self.store.beat(self.process, time.time(), self.hub.pairs())

    async def _sweep(self) -> None:
        await self.store.purge(time.time())

    async def _check(self) -> None:
        """Catch up with what no wake-up told of: rows, and who comes and goes elsewhere."""
        versions, present = {}, {}
        if is_shared(self.config.database):
            versions = await self.store.heads(self.hub.tables)
            present = await self.store.presences(self.hub.tables, time.time() - PRESENT_FOR)
        for table in self.hub.tables:
            self._wake(table, versions.get(table, 0))
            if held := self.shelf.get(table):
                here = self.hub.here(table)
                self.hub.tell_presence(held, present.get(table, set()) | here)


async def _learn_to_speak() -> None:
    """Read the messages, which takes half a second, before somebody waits for one."""
    await asyncio.to_thread(in_english, "server-stopping")


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except TriminoError as error:
            LOG.warning("put off", extra={"why": error.reason.value})
        except Exception:
            # What is done again in a moment must not end because it failed once.
            LOG.exception("failed")
