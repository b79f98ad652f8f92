"""Scheduler: deals, bots' turns, time limits, grace periods and expiry.

The database holds for every table the time when something is due there. A server that finds one
leases the table for a while and acts. When that server dies, its lease runs out and another server
acts. The log accepts each version once, so nothing is done twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from trimino.records.notation import format_action
from trimino.room.due_tasks import TableTask, due_fact, next_due
from trimino.room.facts import Played
from trimino.room.room_state import Room
from trimino.rules import MatchView, TriminoError
from trimino.server.live.table_cache import LiveTable
from trimino.server.live.table_mark import mark_of
from trimino.server.live.table_service import TableService
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store
from trimino.server.storage.rows import LeasedTable
from trimino.server.thinking.engine_service import EngineService

LOG = logging.getLogger("trimino.scheduler")

LEASE_SECONDS = 6.0
"""Length of a lease; it is renewed while the server works on the table."""

_POLL_SECONDS = 0.25
"""Time between two queries for due tasks."""

MAX_AT_ONCE = 64

PRESENT_FOR = 40.0
"""Seconds after which a guest who was not seen again counts as absent."""


class Scheduler:
    """The loop that carries out due tasks.

    It calls `heartbeat` before each query, so that the clock runs, and `observe_lag` with the
    seconds by which each task is late.
    """

    def __init__(
        self,
        store: Store,
        tables: TableService,
        engine: EngineService,
        clock: UptimeClock,
        process: str,
        heartbeat: Callable[[], Awaitable[None]],
        observe_lag: Callable[[float], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._engine = engine
        self._clock = clock
        self._process = process
        self._heartbeat = heartbeat
        self._observe_lag = observe_lag
        self._working: dict[str, asyncio.Task[None]] = {}
        self._woken = asyncio.Event()
        self.stopping = False

    def wake_for(self, live: LiveTable) -> None:
        """Query at once if something is due at a table before the next poll."""
        if live.due_at is not None and live.due_at <= self._clock.now() + _POLL_SECONDS:
            self._woken.set()

    async def run(self) -> None:
        while not self.stopping:
            try:
                await self._heartbeat()
                await self._claim()
            except TriminoError as error:
                LOG.warning("scheduler retrying", extra={"why": error.reason.value})
                await asyncio.sleep(_POLL_SECONDS)
            except Exception:
                # Every table depends on this loop, so it goes on whatever happens.
                LOG.exception("scheduler failed")
                await asyncio.sleep(_POLL_SECONDS)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), _POLL_SECONDS)
            self._woken.clear()

    async def stop(self) -> None:
        """Take no more leases, and finish the tasks under way."""
        self.stopping = True
        self._woken.set()
        if self._working:
            await asyncio.wait(self._working.values())

    async def _claim(self) -> None:
        most = min(MAX_AT_ONCE - len(self._working), self._engine.decisions_left)
        if most <= 0:
            return
        now = self._clock.now()
        for due in await self._store.leases.claim(now, self._process, LEASE_SECONDS, most):
            self._observe_lag(max(0.0, now - due.due_at))
            if due.table not in self._working:
                task = asyncio.create_task(self._work(due))
                self._working[due.table] = task
                task.add_done_callback(partial(self._done, due.table))

    def _done(self, table: str, _: asyncio.Task[None]) -> None:
        del self._working[table]
        self._woken.set()

    async def _work(self, due: LeasedTable) -> None:
        renewing = asyncio.create_task(self._renew(due.table))
        try:
            if not await self._carry_out(due):
                await self._store.leases.release(due.table, self._process)
        except TriminoError as error:
            LOG.warning(
                "due task failed", extra={"mark": mark_of(due.table), "why": error.reason.value}
            )
        except Exception:
            # One broken table must not stop the others; it is tried again later.
            LOG.exception("due task failed", extra={"mark": mark_of(due.table)})
        finally:
            renewing.cancel()

    async def _renew(self, table: str) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            with suppress(TriminoError):
                # A lease lost to another process is harmless: the log takes each version once.
                until = self._clock.now() + LEASE_SECONDS
                await self._store.leases.renew([table], self._process, until)

    async def _carry_out(self, due: LeasedTable) -> bool:
        """Carry out due tasks.

        Returns whether that ended the lease, by a row or a new due time.
        """
        async with self._tables.cache.locked(due.table) as live:
            if live.room.version < due.version:
                await self._tables.cache.catch_up(live)
            if live.room.version != due.version:
                return False
            found = next_due(live.room, self._tables.pace)
            if found is None:
                return False
            if found.task is not TableTask.BOT:
                return await self._do(live, found.task)
            turn = _BotTurn(live.room)
        return await self._play_bot(due.table, turn)

    async def _do(self, live: LiveTable, task: TableTask) -> bool:
        room, present = live.room, set[str]()
        if task in (TableTask.LIMIT, TableTask.GRACE):
            present = await self._store.presence.at(room.table, self._clock.now() - PRESENT_FOR)
        fact = due_fact(room, task, present)
        if fact is None:
            return await self._tables.restart_grace(live)
        return await self._tables.append_fact(live, fact)

    async def _play_bot(self, table: str, turn: "_BotTurn") -> bool:
        """Ask a bot without holding the lock, and play its action if the decision is still open."""
        action = await self._engine.bot(turn.view, turn.bot, table)
        async with self._tables.cache.locked(table) as live:
            room = live.room
            now_due = next_due(room, self._tables.pace)
            still = now_due is not None and now_due.task is TableTask.BOT
            if not still or room.decision != turn.decision:
                return False
            played = Played(seat=turn.seat, action=format_action(action), by="bot")
            return await self._tables.append_fact(live, played)


class _BotTurn:
    """A bot's turn: the view of its seat, and the decision that it is for."""

    def __init__(self, room: Room) -> None:
        assert room.match is not None
        assert room.turn is not None
        self.seat: int = room.turn
        self.decision = room.decision
        self.view: MatchView = room.match.view(room.turn)
        self.bot: str = room.seats[room.turn].bot or room.settings.stand_in
