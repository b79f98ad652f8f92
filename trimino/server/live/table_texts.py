"""Long texts about tables: stories, records and logs, made beside the tables and kept."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from trimino.room.room_state import Room
from trimino.server.access.fair_queue import FairQueue
from trimino.server.access.rate_limits import Charge
from trimino.server.live.kept_texts import KeptTexts, TextKey

_MAX_KEPT = 32 * 2**20
"""Bytes of the texts that are kept."""

ROUNDS_A_UNIT = 10
"""Rounds of which the text costs as much, where it is made, as asking for one."""


def free(cost: int) -> None:
    """Charge nobody."""


async def nothing() -> None:
    """Read nothing more."""


class TableTexts:
    """Makes texts in one thread, for one address after another, and keeps them for the next.

    So a table that has to be loaded or opened never waits for them. A key names all that a text
    depends on; that of a table is its head, since after a loss the same version may be of another
    history.
    """

    def __init__(self, max_kept: int = _MAX_KEPT) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="trimino-text")
        self._queue = FairQueue(1)
        self._kept = KeptTexts(max_kept)

    async def of(
        self,
        room: Room,
        key: TextKey,
        address: str,
        charge: Charge,
        make: Callable[[], bytes],
        read: Callable[[], Awaitable[None]] = nothing,
    ) -> bytes:
        """A text about a room, which nobody else changes meanwhile; making it is charged.

        `read` reads what `make` needs besides, when it is the turn of this address.
        """
        key = (room.table, room.head, *key)
        if (found := self._kept.get(key)) is not None:
            return found
        charge(_length(room))
        async with self._queue.of(address):
            if (found := self._kept.get(key)) is not None:
                return found
            await read()
            loop = asyncio.get_running_loop()
            return self._kept.keep(key, await loop.run_in_executor(self._thread, make))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _length(room: Room) -> int:
    return room.match.rounds_dealt // ROUNDS_A_UNIT if room.match else 0
