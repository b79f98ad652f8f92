"""Service: the parts of one server process, and what runs beside its requests."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import NamedTuple, TypeVar

from trimino.room.due_tasks import Pace
from trimino.room.lost_end import may_be_lost
from trimino.room.room_state import Room, Status
from trimino.rules import TriminoError
from trimino.server.access.authentication import Authenticator
from trimino.server.access.fair_queue import FairQueue
from trimino.server.access.rate_limits import RateLimiter
from trimino.server.live.analysis_jobs import AnalysisJobs
from trimino.server.live.habit_counter import HabitCounter
from trimino.server.live.hub import Hub, HubConnection
from trimino.server.live.rated_puzzles import RatedPuzzles
from trimino.server.live.records import Records
from trimino.server.live.scheduler import PRESENT_FOR, Scheduler
from trimino.server.live.stories import Stories
from trimino.server.live.table_cache import LiveTable, TableCache
from trimino.server.live.table_service import TableService
from trimino.server.live.table_texts import TableTexts
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.operation.config import Config
from trimino.server.operation.metrics import Metrics
from trimino.server.storage import Store
from trimino.server.storage.bus import Bus, bus_for
from trimino.server.storage.database_url import is_shared
from trimino.server.storage.file_lock import FileLock
from trimino.server.storage.log_writer import CommitObserver
from trimino.server.thinking.bot_budgets import needs_engine
from trimino.server.thinking.engine_service import EngineService
from trimino.server.thinking.record_worker import RecordWorker
from trimino.words import in_english

T = TypeVar("T")

LOG = logging.getLogger("trimino.service")

HEARTBEAT = 1.0
"""Seconds between two heartbeats, which say that a server runs."""

STANDSTILL = 1.0
"""Seconds for which the clock of tables stood, above which clients are told their time again."""

WRITES_WITHIN = 3.0
"""Seconds that a write may take at a server that is ready."""

PRESENCE = 10.0
"""Seconds between two writes of who is present."""

DEVICES = 15.0
"""Seconds between two checks of the devices behind sockets."""

COUNTING = 300.0
"""Seconds between two counts of how people lay."""

PURGE = 600.0
"""Seconds between two purges of the database."""

_POLL_SECONDS = 2.0
"""Time between two polls for rows whose notification was lost."""


RECOVERY = 5.0
"""Seconds that processes have to make good what the database lost, before it is declared."""

DOCUMENTS, DOCUMENTS_EACH = 12, 2
"""Whole records that may be in memory at once, and those of one address: uploads that come in,
others at which the record worker looks, and others that are sent. So none waits for the others."""

_PATIENCE = 45.0
"""Seconds that somebody waits for another record to leave the memory."""


class Backends(NamedTuple):
    """The connections of a service to the outside of its process; a simulation has its own."""

    open_store: Callable[[str, CommitObserver], Awaitable[Store]] = Store.open
    new_engine: Callable[[int], EngineService] = EngineService
    bus_for: Callable[[str], Bus] = bus_for


REAL = Backends()


class Service:
    """One server process: `start` opens the database and the background tasks, `stop` ends them."""

    def __init__(self, config: Config, backends: Backends = REAL) -> None:
        self.config = config
        self._backends = backends
        self.process = secrets.token_hex(8)
        self.pace = Pace(config.bot_pause, config.deal_pause, config.grace, config.undo_pause)
        self.limits = RateLimiter(config.limits)
        self.metrics = Metrics()
        self.uploads = FairQueue(DOCUMENTS, DOCUMENTS_EACH, _PATIENCE)
        self.documents = FairQueue(DOCUMENTS, DOCUMENTS_EACH, _PATIENCE)
        self.record_texts = FairQueue(DOCUMENTS, DOCUMENTS_EACH, _PATIENCE)
        self.puzzles = RatedPuzzles()
        self._sums = FairQueue(1)
        self._computing = ThreadPoolExecutor(1, thread_name_prefix="trimino-computing")
        self.stopping = False
        self._checking, self._check_again = asyncio.Lock(), 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._waking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._file_lock = FileLock(self.config.database)
        try:
            self.store = await self._backends.open_store(
                self.config.database, self.metrics.observe_commit
            )
        except BaseException:
            self._file_lock.close()
            raise
        self.puzzles = RatedPuzzles(self.store.puzzle_ratings)
        self.clock = await UptimeClock.start(self.store)
        self.hub = Hub(self.pace, self.clock)
        self.engine = self._backends.new_engine(self.config.workers)
        self.authenticator = Authenticator(self.store)
        self.cache = TableCache(self.store, self._on_change)
        self.tables = TableService(
            self.store,
            self.cache,
            self.clock,
            self.pace,
            self._on_change,
            self._on_rewind,
            self.hub.prepare_updates,
        )
        self.scheduler = Scheduler(
            self.store,
            self.tables,
            self.engine,
            self.clock,
            self.process,
            self._heartbeat,
            self.metrics.due_lag.observe,
        )
        self.record_worker = RecordWorker()
        self.texts = TableTexts()
        self.stories = Stories(self.cache, self.texts)
        self.records = Records(self.store, self.cache, self.texts, self.record_worker)
        self.habits = HabitCounter(self.store, self.cache)
        await self.habits.read()
        self.jobs = AnalysisJobs(
            self.store, self.records, self.engine, self.clock, self.process, self.habits
        )
        self.bus = self._backends.bus_for(self.config.database)
        self.store.announce_to(self.bus.announce)
        await self.bus.listen(self._wake, self._wake_all)
        self._tasks = [
            asyncio.create_task(self.scheduler.run()),
            asyncio.create_task(self.jobs.run()),
            asyncio.create_task(_load_messages()),
            asyncio.create_task(_every(PRESENCE, self._note_presence)),
            asyncio.create_task(_every(PURGE, self._purge)),
            asyncio.create_task(_every(COUNTING, self._count_habits)),
            asyncio.create_task(_every(DEVICES, self.drop_removed_devices)),
            asyncio.create_task(_every(_POLL_SECONDS, self._poll)),
        ]

    async def drain(self) -> None:
        """Finish the current work, and ask clients to reconnect. Call it before closing sockets."""
        self.stopping = True
        await self.scheduler.stop()
        for table in self.hub.tables:
            # Commands that were received before are still acknowledged.
            if live := self.cache.get(table):
                async with live.lock:
                    pass
        self.hub.disconnect_all()

    async def stop(self) -> None:
        self.stopping = True
        await self.scheduler.stop()
        await self.jobs.stop()
        for task in (*self._tasks, *self._waking):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._waking, return_exceptions=True)
        await self.bus.close()
        await self.engine.close()
        await self.record_worker.close()
        self.texts.close()
        self._computing.shutdown(wait=False, cancel_futures=True)
        await self.store.close()
        self._file_lock.close()

    async def compute(self, address: str, work: Callable[[], T]) -> T:
        """Compute something short, one at a time, in a thread that gives way to moves."""
        async with self._sums.of(address):
            return await asyncio.get_running_loop().run_in_executor(self._computing, work)

    async def drop_removed_devices(self) -> None:
        """Close the sockets of devices that their guests have removed, here or elsewhere."""
        held = [one for one in self.hub.connections if one.device is not None]
        if not held:
            return
        known = await self.store.guests.known({one.device for one in held if one.device})
        for connection in held:
            if connection.device not in known:
                connection.outbox.drop()

    async def can_write(self) -> bool:
        """Whether the database takes a write: one of its own, or the last heartbeat's.

        However often this is asked, the database writes no more than for the heartbeats.
        """
        async with self._checking:
            if self.clock.lead < HEARTBEAT:
                return True
            if time.monotonic() < self._check_again:
                return False
            try:
                async with asyncio.timeout(WRITES_WITHIN):
                    await self._heartbeat()
            except (TriminoError, TimeoutError):
                self._check_again = time.monotonic() + HEARTBEAT
                return False
            return True

    async def present(self, table: str) -> set[str]:
        """The guests at a table, connected to this process or another."""
        others = await self.store.presence.at(table, self.clock.now() - PRESENT_FOR)
        return others | self.hub.guests_at(table)

    async def connect(self, connection: HubConnection, since: int | None) -> None:
        """Add a socket to its table, and send the new presence to all."""
        table = connection.table
        shown, known = max(since or 0, connection.kept or 0), self.cache.get(table)
        if known is None or known.room.version < shown:
            patience = RECOVERY if is_shared(self.config.database) else 0.0
            await self.tables.note_seen(table, connection.guest, shown, patience)
        if connection.guest is not None:
            seen = self.clock.now()
            await self.store.presence.beat(self.process, seen, [(table, connection.guest)])
        present = await self.present(table)
        live = await self.cache.current(table)
        if since is not None and may_be_lost(live.room, since):
            since = None
        self.hub.join(connection, live, since)
        here = present | self.hub.guests_at(table)
        self.hub.send_presence(live, here, counts_watchers=False)
        self._warm_up_for(live.room)

    async def disconnect(self, connection: HubConnection) -> None:
        """Remove a socket; if it was the guest's last one, the grace period restarts."""
        table, guest = connection.table, connection.guest
        live = self.cache.get(table)
        self.hub.leave(connection, live)
        if guest is not None and guest not in self.hub.guests_at(table):
            with suppress(TriminoError):
                await self.store.presence.remove(self.process, table, guest)
                await self.tables.restart_grace_of(table, guest)
        if live is not None and self.hub.at(table):
            with suppress(TriminoError):
                self.hub.send_presence(live, await self.present(table), counts_watchers=False)

    def measure(self) -> None:
        """Update the metrics that are not counted as things happen."""
        self.metrics.sockets.set(len(self.hub))
        self.metrics.tables.set(len(self.cache))
        self.metrics.thinking.set(self.engine.waiting)
        self.metrics.count_bots(
            decided=self.engine.decided,
            shrunk=self.engine.shrunk,
            fallen_back=self.engine.fallen_back,
        )

    def _on_change(self, live: LiveTable) -> None:
        self.hub.send_updates(live)
        self.scheduler.wake_for(live)
        if live.room.entries[-1].event is None:
            # Actions seat nobody.
            self._warm_up_for(live.room)

    def _on_rewind(self, live: LiveTable) -> None:
        """Send whole views to all readers of a table that went back."""
        for connection in tuple(self.hub.at(live.room.table)):
            self.hub.send_view(connection, live)

    def _warm_up_for(self, room: Room) -> None:
        """Start the workers while people are still sitting down with a bot that needs them."""
        if self.engine.started or room.status is Status.OVER:
            return
        if any(seat.bot and needs_engine(seat.bot) for seat in room.seats):
            self.engine.warm_up()

    def _wake(self, table: str, version: int) -> None:
        """Catch up with a row of another process.

        Of a row that is being written here, or of one in its place, the answer will tell.
        """
        live = self.cache.get(table)
        if live is None or live.writing == version:
            return
        if live.room.version < version or live.is_stale:
            self._in_background(partial(self.tables.catch_up, table, version))

    def _wake_all(self) -> None:
        self._in_background(self._poll)

    def _in_background(self, work: Callable[[], Awaitable[None]]) -> None:
        async def quietly() -> None:
            with suppress(TriminoError):
                await work()

        task = asyncio.create_task(quietly())
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _heartbeat(self) -> None:
        if self.clock.lead < HEARTBEAT:
            return
        stood = await self.clock.beat()
        if stood > STANDSTILL:
            LOG.info("clock stood still", extra={"seconds": round(stood, 1)})
            for table in self.hub.tables:
                self._in_background(partial(self._resend_views, table))

    async def _resend_views(self, table: str) -> None:
        """Send a whole view again, because clients have counted time that nobody lost."""
        async with self.cache.locked(table) as live:
            for connection in tuple(self.hub.at(table)):
                self.hub.send_view(connection, live)

    async def _note_presence(self) -> None:
        await self.store.presence.beat(self.process, self.clock.now(), self.hub.pairs())

    async def _purge(self) -> None:
        await self.store.purge(await self.clock.read())

    async def _count_habits(self) -> None:
        await self.habits.count()

    async def _poll(self) -> None:
        """Catch up with rows and presence of other processes, in case a notification was lost."""
        versions, present = {}, {}
        if is_shared(self.config.database):
            versions = await self.store.tables.heads(self.hub.tables)
            present = await self.store.presence.at_each(
                self.hub.tables, self.clock.now() - PRESENT_FOR
            )
        for table in self.hub.tables:
            self._wake(table, versions.get(table, 0))
            if live := self.cache.get(table):
                found = versions.get(table, 0)
                if is_shared(self.config.database) and found < live.room.version:
                    self._in_background(partial(self.tables.catch_up, table, found))
                guests = self.hub.guests_at(table)
                self.hub.send_presence(live, present.get(table, set()) | guests)


async def _load_messages() -> None:
    """Load the messages, which takes half a second, before a request needs one."""
    await asyncio.to_thread(in_english, "server-stopping")


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except TriminoError as error:
            LOG.warning("put off", extra={"why": error.reason.value})
        except Exception:
            # One failure must not end a periodic task.
            LOG.exception("failed")
