"""Stories of tables, made beside the tables and kept for the next who asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from pydantic_core import to_json

from trimino.room.room_state import Room
from trimino.room.story import table_story
from trimino.server.access.turns import Turns
from trimino.server.live.table_cache import TableCache
from trimino.words import in_english

MAX_KEPT = 32 * 2**20
"""Bytes of the stories that are kept."""

ROUNDS_A_UNIT = 10
"""Rounds that cost as much as a request."""

Charge = Callable[[int], None]
"""Counts the work of a story against the limits of who asks, or refuses it."""

Key = tuple[object, ...]


class Stories:
    """Makes the stories of tables, for one address after another, without holding a table's lock.

    One thread makes them, so that a table which has to be loaded or opened never waits for them.
    """

    def __init__(self, cache: TableCache, max_kept: int = MAX_KEPT) -> None:
        self._cache = cache
        self._max_kept = max_kept
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="trimino-story")
        self._turns = Turns(1)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0

    async def of(self, table: str, guest: str | None, address: str, charge: Charge) -> bytes:
        """The story of a table as a guest may know it, as JSON."""
        room, names = await self._cache.snapshot(table)
        # By its head: after a loss, the same version may be of another history.
        key = (table, room.head, *names, room.viewing_seat(guest), *room.seats_of(guest))
        if key in self._kept:
            return self._found(key)
        charge(_cost(room))
        async with self._turns.of(address):
            if key not in self._kept:
                self._keep(key, await self._make(room, names, guest))
            return self._found(key)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _make(self, room: Room, names: list[str | None], guest: str | None) -> bytes:
        def make() -> bytes:
            return to_json(table_story(room, names, guest, in_english))

        return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    def _found(self, key: Key) -> bytes:
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: Key, story: bytes) -> None:
        self._kept[key] = story
        self._size += len(story)
        while self._size > self._max_kept and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old)


def _cost(room: Room) -> int:
    rounds = room.match.rounds_dealt if room.match else 0
    return 1 + rounds // ROUNDS_A_UNIT
