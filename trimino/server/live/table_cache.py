"""Table cache: tables loaded from their logs and kept in memory while they are in use.

The truth is the log. A cached table is invalidated when it may differ from its log.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import islice
from types import TracebackType
from typing import Protocol

from trimino.room.characters import bot_name
from trimino.room.due_tasks import Due, Pace, next_due
from trimino.room.fact_handlers import apply_row
from trimino.room.facts import EndLost
from trimino.room.log_replay import load_whole
from trimino.room.log_row import LogRow
from trimino.room.lost_end import common_version, is_last_row
from trimino.room.room_state import Room, Status
from trimino.server.access.fair_queue import FairQueue
from trimino.server.errors import ServerError, ServerReason
from trimino.server.live.table_mark import mark_of
from trimino.server.live.update_frames import UpdateTexts
from trimino.server.storage import Store
from trimino.server.storage.rows import Seating, StoredTable
from trimino.words import in_english

LOG = logging.getLogger("trimino.cache")

MAX_CACHED_TABLES = 500
"""Tables in memory beyond which those without a socket are evicted."""

LOOKS, LOOKS_EACH = 8, 2
"""Tables that may be loaded or shown whole at once, and those for one address."""


class LiveTable:
    """A table in memory. Hold its lock to read or change it.

    `due_at` is when the scheduler has to act next, by the clock of tables. It may be later than the
    room alone says, since a grace can begin again. `missing` are the rows that its log lost, until
    that is declared. `writing` is the version of the row that is on its way into the log, and
    `prepared` are the texts that readers get once it is in.
    """

    def __init__(self, room: Room, names: list[str | None], due_at: float | None) -> None:
        self.room = room
        self.names = names
        self.due_at = due_at
        self.lock = asyncio.Lock()
        self.sockets = 0
        self.valid = True
        self.missing: EndLost | None = None
        self.writing: int | None = None
        self.prepared: UpdateTexts | None = None
        self._due: tuple[Room, int, Due | None] | None = None

    def next_due(self, pace: Pace) -> Due | None:
        """The next task of the table as the room alone says; computed once for each version."""
        room, known = self.room, self._due
        if known is None or known[0] is not room or known[1] != room.version:
            self._due = known = room, room.version, next_due(room, pace)
        return known[2]

    def go_on(self, after: Room, due: Due | None, due_at: float | None) -> None:
        """Be as the log says after a row; `due` is the next task there, `due_at` when it is due."""
        self.room, self.valid, self.due_at = after, True, due_at
        self._due = after, after.version, due

    @property
    def is_sound(self) -> bool:
        """Whether it is as its log was at its version; a row that is being written comes later."""
        return self.missing is None and (self.valid or self.writing is not None)

    def is_at(self, room: Room, version: int) -> bool:
        """Whether it is still a room as that was at a version."""
        return self.room is room and room.version == version

    @property
    def is_stale(self) -> bool:
        """Whether it has to be reloaded, and nobody is about to do so."""
        return not self.valid and not self.lock.locked()

    def rename(self, seatings: Iterable[Seating]) -> None:
        """Set the names of seats; bots have their own.

        A seat that was left out at the start of the match has none any more.
        """
        del self.names[len(self.room.seats) :]
        for seating in seatings:
            if seating.seat < len(self.names):
                self.names[seating.seat] = seating.name or None
        for number, seat in enumerate(self.room.seats):
            if seat.bot:
                character = self.room.character_at(number)
                self.names[number] = bot_name(seat.bot, character, in_english)
            elif seat.is_vacant:
                self.names[number] = None


OnChange = Callable[[LiveTable], None]


class Recovery(Protocol):
    """The repair of a table whose log lost its end; the table's lock is held."""

    async def restore(self, live: LiveTable, known: Room, names: list[str | None]) -> None:
        """Make good what a log lost, which now stands in `live`, from a room that has it still."""
        ...

    async def declare(self, live: LiveTable, lost: EndLost) -> None:
        """Declare rows lost that nobody has any more."""
        ...

    async def reopen(self, known: Room) -> bool:
        """Write the first row of a table again of which nothing is left."""
        ...


class TableCache:
    """The tables in memory; beyond `max_tables` those without a socket are evicted, oldest first.

    `on_change` is called with a table after rows that other processes wrote were applied to it.
    `recovery` is set by the service of the tables.
    """

    recovery: Recovery

    def __init__(
        self, store: Store, on_change: OnChange, max_tables: int = MAX_CACHED_TABLES
    ) -> None:
        self._store = store
        self._on_change = on_change
        self._max_idle = max_tables
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.looks = FairQueue(LOOKS, LOOKS_EACH)

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._tables.get(table)

    def add(self, live: LiveTable) -> None:
        self._tables[live.room.table] = live
        self._evict()

    def locked(self, table: str) -> "TableLock":
        """A table, loaded if needed, under its lock."""
        return TableLock(self, table)

    async def find(self, table: str) -> LiveTable:
        """A table, loaded if needed."""
        live = self._tables.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = self._tables.setdefault(table, await asyncio.shield(task))
        self._tables.move_to_end(table)
        self._evict()
        return live

    async def mend(self, live: LiveTable) -> None:
        """Load a table again that may differ from its log, and declare what the log lost."""
        if not live.valid:
            await self.reload(live)
        if live.missing is not None:
            await self.recovery.declare(live, live.missing)
            live.missing = None

    async def load(self, table: str, address: str) -> None:
        """Have a table in memory, for one address after another: a long log takes a while."""
        if self.get(table) is None:
            async with self.looks.of(address):
                await self.find(table)

    async def current(self, table: str) -> LiveTable:
        """A table that is as its log says, for what is done before anything else is awaited.

        Its lock is waited for only if it is not so in memory. So those who come to watch, however
        many, hold up nobody who plays there.
        """
        live = await self.find(table)
        room, version = live.room, live.room.version
        stored = await self._store.tables.stored_table(table)
        if stored and self._is_current(live, stored) and live.is_at(room, version):
            return live
        async with self.locked(table) as live:
            await self.catch_up(live)
            return live

    async def snapshot(self, table: str, address: str = "") -> LiveTable:
        """A table as it is now, in a copy to be read without a lock, for an address."""
        async with self.looks.of(address):
            live = await self.find(table)
            room, version = live.room, live.room.version
            stored, names = await self._store.tables.stored_table(table), await self._names(room)
            if stored and self._is_current(live, stored) and live.is_at(room, version):
                return LiveTable(room.copy(), names, stored.due_at)
            async with self.locked(table) as live:
                await self.synchronize(live)
                return LiveTable(live.room.copy(), [*live.names], live.due_at)

    async def reload(self, live: LiveTable) -> None:
        """Load a table from its log again, and make good what the log lost meanwhile."""
        known, names = live.room, live.names
        await self.load_again(live)
        if common_version(known, live.room) < known.version:
            await self.recovery.restore(live, known, names)
        self._on_change(live)

    async def load_again(self, live: LiveTable) -> None:
        """Load a table as its log has it."""
        known = live.room
        try:
            fresh = await self._load(known.table)
        except ServerError:
            # A table that is over may have been purged.
            if known.status is Status.OVER or not await self.recovery.reopen(known):
                raise
            fresh = await self._load(known.table)
        live.room, live.names, live.due_at = fresh.room, fresh.names, fresh.due_at
        # What could not be declared when the table was last loaded is still to be told.
        live.missing, live.valid = fresh.missing or live.missing, True

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply rows that another process wrote; return whether there were any.

        If the log no longer ends with what is known here, it lost something.
        """
        rows = await self._store.tables.rows(live.room.table, live.room.version - 1)
        if not rows or not is_last_row(live.room, rows[0]):
            live.valid = False
            await self.reload(live)
            return True
        del rows[0]
        if not rows:
            return False
        live.valid = False
        for row in rows:
            apply_row(live.room, row)
        await self.refresh(live)
        live.valid = True
        self._on_change(live)
        return True

    async def synchronize(self, live: LiveTable) -> None:
        """Apply all that another process may have changed, names included."""
        if not await self.catch_up(live):
            await self.refresh(live)

    async def refresh(self, live: LiveTable) -> None:
        """Read what is not in the log: names, and when something is due."""
        stored = await self._store.tables.stored_table(live.room.table)
        live.due_at = stored.due_at if stored else None
        live.names = await self._names(live.room)

    async def _load(self, table: str) -> LiveTable:
        while True:
            rows = await self._store.tables.rows(table)
            stored = await self._store.tables.stored_table(table)
            if not rows or stored is None:
                raise ServerError(ServerReason.NO_TABLE)
            # In a thread, since a long log takes a while.
            room = await asyncio.to_thread(load_whole, rows)
            live = LiveTable(room, await self._names(room), stored.due_at)
            if _is_whole(room, rows, stored):
                return live
            # Unless somebody appended in between, the log is torn, or its table is elsewhere.
            head, last = room.head.hex(), rows[-1].version
            if await self._store.tables.settle(table, last, room.version, head):
                LOG.warning("log put right", extra={"mark": mark_of(table), "from": room.version})
                upto = max(last, stored.version)
                live.missing = EndLost(room.version, upto) if upto > room.version else None
                return live

    async def _names(self, room: Room) -> list[str | None]:
        names: list[str | None] = [None] * len(room.seats)
        LiveTable(room, names, None).rename(await self._store.tables.seatings(room.table))
        return names

    def _is_current(self, live: LiveTable, stored: StoredTable) -> bool:
        """Whether a table is in memory as its log says."""
        is_kept = self.get(stored.table) is live
        return is_kept and live.is_sound and _ends_at(live.room, stored)

    def _evict(self) -> None:
        spare = len(self._tables) - self._max_idle
        if spare <= 0:
            return
        # The last one is about to be used.
        others = islice(self._tables.items(), len(self._tables) - 1)
        idle = (t for t, live in others if not live.sockets and not live.lock.locked())
        for table in [table for _, table in zip(range(spare), idle, strict=False)]:
            del self._tables[table]


class TableLock:
    """The context in which the lock of a table is held. One is entered for every command."""

    def __init__(self, cache: TableCache, table: str) -> None:
        self._cache = cache
        self._table = table

    async def __aenter__(self) -> LiveTable:
        self._live = live = await self._acquired()
        if not live.valid or live.missing is not None:
            try:
                await self._cache.mend(live)
            except BaseException:
                live.lock.release()
                raise
        return live

    async def _acquired(self) -> LiveTable:
        while True:
            live = await self._cache.find(self._table)
            await live.lock.acquire()
            if self._cache.get(self._table) is live:
                return live
            # It was evicted in the moment between two holders of its lock.
            live.lock.release()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._live.lock.release()


def _is_whole(room: Room, rows: list[LogRow], stored: StoredTable) -> bool:
    """Whether a log was applied to its end, and the table stands there."""
    return room.version == rows[-1].version and _ends_at(room, stored)


def _ends_at(room: Room, stored: StoredTable) -> bool:
    """Whether the log of a table ends where a room does."""
    return room.version == stored.version and stored.head in (None, room.head.hex())
