"""Clock of tables: the time by which limits, graces, leases and presence are measured.

It runs while a server runs and can write, so nobody loses time to a server, a database or a machine
that stands still. The database holds where it stands. Each process goes on from there by its
monotonic clock and agrees with the others at every heartbeat, so that no machine's date matters.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from trimino.server.storage import Store

MAX_LEAD = 5.0
"""Seconds by which a process goes on alone; then its clock stands until the next heartbeat."""


class TableClock:
    """The clock of tables, as one process reads it.

    `advance` moves the clock that all processes share to a time, unless it is past that, and
    returns where it stands.
    """

    def __init__(
        self,
        at: float,
        advance: Callable[[float], Awaitable[float]],
        monotonic: Callable[[], float],
    ) -> None:
        self._at = at
        self._advance = advance
        self._monotonic = monotonic
        self._agreed = monotonic()

    @classmethod
    async def start(cls, store: Store) -> TableClock:
        """Go on from where the clock of a database stands; that of a new one begins now."""
        at = await store.uptime.read(time.time())
        return cls(at, store.uptime.advance, time.monotonic)

    @property
    def lead(self) -> float:
        """Seconds since this process agreed with the others."""
        return self._monotonic() - self._agreed

    def now(self) -> float:
        return self._at + min(self.lead, MAX_LEAD)

    async def read(self) -> float:
        """The time for something that is about to be written, by a clock that runs."""
        if self.lead > MAX_LEAD:
            # This process slept: the others may be ahead.
            await self.beat()
        return self.now()

    async def beat(self) -> float:
        """Agree with the other processes; return the seconds for which this clock stood."""
        asked, sent = self._monotonic(), self.now()
        at = await self._advance(sent)
        stood = (asked - self._agreed) - (at - self._at)
        # The time of another process may be as young as the answer. If it counted from the question
        # on, the time that answers take would be added to it, again and again.
        agreed = asked if at == sent else self._monotonic()
        if at + (self._monotonic() - agreed) >= self.now():
            # An older answer that comes late does not set the clock back.
            self._at, self._agreed = at, agreed
        return max(0.0, stood)
