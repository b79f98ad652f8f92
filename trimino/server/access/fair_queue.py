"""Fair queue for a scarce resource, so that no address keeps others waiting.

An address holds only few places, and only as many of its requests stand in the queue of all. So the
queue serves addresses by turns, however much one of them asks for.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trimino.server.access.rate_limits import address_key, too_many

_RETRY = 5.0
"""Seconds after which somebody whose patience ended may ask again."""


class FairQueue:
    """At most `at_once` places at the same time, and `each` of one address; others wait.

    Whoever has waited for `patience` seconds is refused.
    """

    def __init__(self, at_once: int, each: int = 1, patience: float | None = None) -> None:
        self._all = asyncio.Semaphore(at_once)
        self._each = each
        self._patience = patience
        self._own: dict[str, _Own] = {}

    def __len__(self) -> int:
        """The number of those who hold a place or wait for one."""
        return sum(own.users for own in self._own.values())

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """A place for a request of an address."""
        key = address_key(address)
        own = self._own.setdefault(key, _Own(self._each))
        own.users += 1
        try:
            await self._wait(own)
            try:
                yield
            finally:
                self._all.release()
                own.places.release()
        finally:
            own.users -= 1
            if not own.users:
                self._own.pop(key, None)

    async def _wait(self, own: "_Own") -> None:
        try:
            async with asyncio.timeout(self._patience):
                await own.places.acquire()
                try:
                    await self._all.acquire()
                except BaseException:
                    own.places.release()
                    raise
        except TimeoutError:
            raise too_many(_RETRY) from None


class _Own:
    """The places of one address, and how many hold one or wait."""

    def __init__(self, places: int) -> None:
        self.places = asyncio.Semaphore(places)
        self.users = 0
