"""Frame meter: how much one WebSocket connection has sent, in frames of every kind."""

import math
from collections.abc import Callable, Iterable

from websockets.frames import Frame

from trimino.server.access.rate_limits import Charge
from trimino.server.errors import TooMany

BURST = 200
"""Units that a connection may send at once; a player needs a few in a second."""

PER_SECOND = 40
"""Units a second that it may send for good."""

UNIT = 1024
"""Bytes; a frame costs one unit, and one more for each of these."""


class FrameMeter:
    """A meter of the units that one connection has sent; they are also charged to its guest.

    >>> from websockets.frames import Opcode
    >>> meter, ping = FrameMeter(), Frame(Opcode.PING, b"")
    >>> meter.allows([ping] * 200, now=0.0), meter.allows([ping], now=0.0)
    (True, False)
    """

    def __init__(self, factor: float = 1.0) -> None:
        self._burst = BURST * factor
        self._per_second = PER_SECOND * factor
        self._sent = 0.0
        self._counted_at = -math.inf
        self._charge: Charge | None = None
        self._fine: Callable[[], None] | None = None

    def charge_to(self, charge: Charge, fine: Callable[[], None] | None = None) -> None:
        """Count what comes from now on against further limits too.

        `fine` is called if the connection is dropped for what it sent.
        """
        self._charge, self._fine = charge, fine

    def dropped(self) -> None:
        """Fine the sender of too much."""
        if self._fine is not None:
            self._fine()

    def allows(self, frames: Iterable[Frame], now: float) -> bool:
        """Count frames; whether the connection may stay open."""
        units = sum(1 + len(frame.data) // UNIT for frame in frames)
        return not units or (self._take(units, now) and self._is_charged(units))

    def _take(self, units: int, now: float) -> bool:
        if math.isinf(self._burst):
            return True
        left = self._sent - (now - self._counted_at) * self._per_second
        self._sent, self._counted_at = max(left, 0.0) + units, now
        return self._sent <= self._burst

    def _is_charged(self, units: int) -> bool:
        try:
            if self._charge is not None:
                self._charge(units)
        except TooMany:
            return False
        return True
