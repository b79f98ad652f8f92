"""What happens by itself: deals, bots' turns, time limits, tables that expire.

All of it is one mechanism. Every table has in the database the time when the next thing is due;
whichever server finds it claims the table for a while and does it. If that server dies, its claim
runs out and another does it. The log takes each version once, so nothing is done twice.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from trimino.records.notation import format_action
from trimino.room.facts import Dealt, Expired, Played, WentAway
from trimino.room.schedule import TableTask, next_due
from trimino.room.settings import Away
from trimino.room.state import Room
from trimino.rules import MatchView, TriminoError
from trimino.server.live.live_tables import Tables
from trimino.server.live.table_cache import Held
from trimino.server.storage import Store
from trimino.server.storage.rows import TableDue
from trimino.server.thinking.engine_service import EngineService

LOG = logging.getLogger("trimino.dues")

LEASE = 6.0
"""For how many seconds a table is claimed; as long as it is worked at, the claim is renewed."""

POLL = 0.25
"""How often the database is asked what is due, in seconds."""

MOST_AT_ONCE = 64

PRESENT_FOR = 40.0
"""For how many seconds a sign of life means that somebody is there."""


class DueLoop:
    """The loop that carries out what is due.

    Each time it looks it calls `beat` before: time that is to be given back does not run out.
    `watch` is told by how many seconds each thing is late.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        engine: EngineService,
        process: str,
        beat: Callable[[], Awaitable[None]],
        watch: Callable[[float], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._engine = engine
        self._process = process
        self._beat = beat
        self._watch = watch
        self._working: dict[str, asyncio.Task[None]] = {}
        self._sooner = asyncio.Event()
        self.stopping = False

    def look_soon(self, held: Held) -> None:
        """Something is due at a table before the database would be asked again."""
        if held.due_at is not None and held.due_at <= time.time() + POLL:
            self._sooner.set()

    async def run(self) -> None:
        while not self.stopping:
            try:
                await self._beat()
                await self._claim()
            except TriminoError as error:
                LOG.warning("dues wait", extra={"why": error.reason.value})
                await asyncio.sleep(POLL)
            except Exception:
                # Every table waits for this loop, so it goes on whatever happens.
                LOG.exception("dues failed")
                await asyncio.sleep(POLL)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), POLL)
            self._sooner.clear()

    async def stop(self) -> None:
        """Claim nothing more, and finish what was begun."""
        self.stopping = True
        self._sooner.set()
        if self._working:
            await asyncio.wait(self._working.values())

    async def _claim(self) -> None:
        most = min(MOST_AT_ONCE - len(self._working), self._engine.decisions_left)
        if most <= 0:
            return
        now = time.time()
        for due in await self._store.claim(now, self._process, LEASE, most):
            self._watch(max(0.0, now - due.due_at))
            if due.table not in self._working:
                task = asyncio.create_task(self._work(due))
                self._working[due.table] = task
                task.add_done_callback(partial(self._done, due.table))

    def _done(self, table: str, _: asyncio.Task[None]) -> None:
        del self._working[table]
        self._sooner.set()

    async def _work(self, due: TableDue) -> None:
        renewing = asyncio.create_task(self._renew(due.table))
        try:
            if not await self._carry_out(due):
                await self._store.release(due.table, self._process)
        except TriminoError as error:
            LOG.warning("due failed", extra={"table": due.table, "why": error.reason.value})
        except Exception:
            # One table that cannot go on must not stop the others; it is tried again later.
            LOG.exception("due failed", extra={"table": due.table})
        finally:
            renewing.cancel()

    async def _renew(self, table: str) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with suppress(TriminoError):
                await self._store.renew([table], self._process, time.time() + LEASE)

    async def _carry_out(self, due: TableDue) -> bool:
        """Do what is due; tell whether a row was written, which ends the claim."""
        async with self._tables.shelf.locked(due.table) as held:
            if held.room.version < due.version:
                await self._tables.shelf.catch_up(held)
            if held.room.version != due.version:
                return False
            found = next_due(held.room, self._tables.pace)
            if found is None:
                return False
            if found.task is not TableTask.BOT:
                return await self._do(held, found.task)
            question = _Question(held.room)
        return await self._let_bot_play(due.table, question)

    async def _do(self, held: Held, task: TableTask) -> bool:
        room = held.room
        match task:
            case TableTask.DEAL:
                return await self._tables.happen(held, Dealt())
            case TableTask.EXPIRE:
                return await self._tables.happen(held, Expired())
            case TableTask.CLOCK:
                return await self._play_by_clock(held)
            case TableTask.LIMIT if room.settings.when_away is Away.CLOCK or await self._is_here(
                room
            ):
                return await self._play_by_clock(held)
            case TableTask.GRACE if await self._is_here(room):
                # Whoever is there may think as long as they like.
                return await self._tables.put_off(held)
            case _:
                assert room.turn is not None
                return await self._tables.happen(held, WentAway(seat=room.turn))

    async def _play_by_clock(self, held: Held) -> bool:
        """Settlement 19: what the clock plays for somebody whose time has run out."""
        room = held.room
        assert room.match is not None
        assert room.turn is not None
        action = format_action(room.match.legal.default)
        return await self._tables.happen(held, Played(seat=room.turn, action=action, by="clock"))

    async def _is_here(self, room: Room) -> bool:
        assert room.turn is not None
        since = time.time() - PRESENT_FOR
        return room.seats[room.turn].guest in await self._store.present(room.table, since)

    async def _let_bot_play(self, table: str, question: "_Question") -> bool:
        """Ask a bot while others may use the table, and play what it says if it is still asked."""
        action = await self._engine.bot(question.view, question.bot, table)
        async with self._tables.shelf.locked(table) as held:
            room = held.room
            now_due = next_due(room, self._tables.pace)
            still = now_due is not None and now_due.task is TableTask.BOT
            if not still or room.decision != question.decision:
                return False
            played = Played(seat=question.seat, action=format_action(action), by="bot")
            return await self._tables.happen(held, played)


class _Question:
    """What a bot is asked: the view of its seat, and for which decision."""

    def __init__(self, room: Room) -> None:
        assert room.match is not None
        assert room.turn is not None
        self.seat: int = room.turn
        self.decision = room.decision
        self.view: MatchView = room.match.view(room.turn)
        self.bot: str = room.seats[room.turn].bot or room.settings.stand_in
