"""Tables in memory: rooms made from their logs, kept while they are in use, never the truth."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import islice

from trimino.room.fact_handlers import apply_row, load_room
from trimino.room.state import Room
from trimino.server.errors import ServerError, ServerReason
from trimino.server.storage import Store
from trimino.server.storage.rows import Seating

MOST_HELD = 500
"""How many tables stay in memory that nobody has a socket at."""


class Held:
    """A table in memory. Whoever looks at it or changes it holds its lock.

    `due_at` is when the next thing happens by itself, which may be later than the room alone says:
    time in which no server ran is given back.
    """

    def __init__(self, room: Room, names: list[str | None], due_at: float | None) -> None:
        self.room = room
        self.names = names
        self.due_at = due_at
        self.lock = asyncio.Lock()
        self.sockets = 0
        self.known = True

    @property
    def is_doubtful(self) -> bool:
        """Whether it was not heard what became of a row, and nobody is about to hear it."""
        return not self.known and not self.lock.locked()

    def rename(self, seatings: Iterable[Seating]) -> None:
        """Take in who sits where now; bots are called by their own names."""
        for seating in seatings:
            self.names[seating.seat] = seating.name or None
        for number, seat in enumerate(self.room.seats):
            self.names[number] = seat.bot or (None if seat.is_vacant else self.names[number])


Tell = Callable[[Held], None]


class Shelf:
    """The tables in memory; those without a socket make room when there are too many.

    `tell` is called with a table whenever rows were found in its log that others wrote.
    """

    def __init__(self, store: Store, tell: Tell, most: int = MOST_HELD) -> None:
        self._store = store
        self._tell = tell
        self._most = most
        self._held: OrderedDict[str, Held] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Held]] = {}

    def __len__(self) -> int:
        return len(self._held)

    def get(self, table: str) -> Held | None:
        """A table that is in memory already."""
        return self._held.get(table)

    def add(self, held: Held) -> None:
        self._held[held.room.table] = held
        self._make_room()

    @asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[Held]:
        """A table that nobody else looks at or changes meanwhile."""
        held = await self._find(table)
        async with held.lock:
            if not held.known:
                await self.load_again(held)
            yield held

    async def load_again(self, held: Held) -> None:
        """Make the room anew from the log, since what is in memory may be wrong."""
        fresh = await self._load(held.room.table)
        held.room, held.names, held.due_at = fresh.room, fresh.names, fresh.due_at
        held.known = True
        self._tell(held)

    def doubt(self) -> None:
        """What is in memory may be wrong: look again before it is used."""
        for held in self._held.values():
            held.known = False

    async def catch_up(self, held: Held) -> bool:
        """Take in what another process has written; tell whether there was anything."""
        rows = await self._store.rows(held.room.table, held.room.version)
        if not rows:
            return False
        held.known = False
        for row in rows:
            apply_row(held.room, row)
        await self.refresh(held)
        held.known = True
        self._tell(held)
        return True

    async def look_up(self, held: Held) -> None:
        """Take in all that another process may have changed, names too."""
        if not await self.catch_up(held):
            await self.refresh(held)

    async def refresh(self, held: Held) -> None:
        """Look up again what is not in the log: names, and when the next thing is due."""
        line = await self._store.table(held.room.table)
        held.due_at = line.due_at if line else None
        held.names = await self._names(held.room)

    async def _find(self, table: str) -> Held:
        held = self._held.get(table)
        if held is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            held = self._held.setdefault(table, await asyncio.shield(task))
        self._held.move_to_end(table)
        self._make_room()
        return held

    async def _load(self, table: str) -> Held:
        rows = await self._store.rows(table)
        line = await self._store.table(table)
        if not rows or line is None:
            raise ServerError(ServerReason.NO_TABLE)
        # A long log takes a while, in which others play on.
        room = await asyncio.to_thread(load_room, rows)
        return Held(room, await self._names(room), line.due_at)

    async def _names(self, room: Room) -> list[str | None]:
        names: list[str | None] = [None] * len(room.seats)
        Held(room, names, None).rename(await self._store.seatings(room.table))
        return names

    def _make_room(self) -> None:
        spare = len(self._held) - self._most
        if spare <= 0:
            return
        # The last one has just been asked for.
        others = islice(self._held.items(), len(self._held) - 1)
        idle = (t for t, held in others if not held.sockets and not held.lock.locked())
        for table in [table for _, table in zip(range(spare), idle, strict=False)]:
            del self._held[table]
