"""Clock of tables: the time by which limits, graces, leases and presence are measured.

It runs while a server runs and can write, so nobody loses time to a server, a database or a machine
that stands still. The database holds where it stands. Each process goes on from there by its
monotonic clock and agrees with the others at every heartbeat, so that no machine's date matters.
The monotonic clock stands while a machine is suspended; a second one tells that it was.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from trimino.server.storage import Store

MAX_LEAD = 5.0
"""Seconds by which a process goes on alone; then its clock stands until the next heartbeat."""


# Not every system has this one; the monotonic clock of some counts on while they are suspended.
_BOOT_CLOCK: int | None = getattr(time, "CLOCK_BOOTTIME", None)


def since_boot() -> float:
    """Seconds since the machine was started, with those for which it was suspended."""
    return time.monotonic() if _BOOT_CLOCK is None else time.clock_gettime(_BOOT_CLOCK)


class ClockReading(NamedTuple):
    """A moment by the two clocks of a machine."""

    monotonic: float
    since_boot: float


class UptimeClock:
    """The clock of tables, as one process reads it.

    `advance` moves the clock that all processes share to a time, unless it is past that, and
    returns where it stands. `booted` counts on while the machine is suspended, `monotonic` may not.
    """

    def __init__(
        self,
        at: float,
        advance: Callable[[float], Awaitable[float]],
        monotonic: Callable[[], float],
        booted: Callable[[], float] | None = None,
    ) -> None:
        self._at = at
        self._advance = advance
        self._monotonic = monotonic
        self._booted = booted or monotonic
        self._agreed = self._reading()

    @classmethod
    async def start(cls, store: Store) -> UptimeClock:
        """Go on from where the clock of a database stands; that of a new one begins now."""
        at = await store.uptime.read(time.time())
        return cls(at, store.uptime.advance, time.monotonic, since_boot)

    @property
    def lead(self) -> float:
        """Seconds since this process agreed with the others, asleep or awake."""
        return self._booted() - self._agreed.since_boot

    def now(self) -> float:
        return self._at + min(self._monotonic() - self._agreed.monotonic, MAX_LEAD)

    async def read(self) -> float:
        """The time for something that is about to be written, by a clock that runs."""
        if self.lead > MAX_LEAD:
            # This process slept: the others may be ahead.
            await self.beat()
        return self.now()

    async def beat(self) -> float:
        """Agree with the other processes; return the seconds for which this clock stood."""
        asked, sent = self._reading(), self.now()
        at = await self._advance(sent)
        stood = (asked.since_boot - self._agreed.since_boot) - (at - self._at)
        # The time of another process may be as young as the answer. If it counted from the question
        # on, the time that answers take would be added to it, again and again.
        agreed = asked if at == sent else self._reading()
        if at + (self._monotonic() - agreed.monotonic) >= self.now():
            # An older answer that comes late does not set the clock back.
            self._at, self._agreed = at, agreed
        return max(0.0, stood)

    def _reading(self) -> ClockReading:
        return ClockReading(self._monotonic(), self._booted())
