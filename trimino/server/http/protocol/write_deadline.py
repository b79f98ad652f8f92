"""Write deadline: drops a peer that does not read what it is sent."""

import asyncio

WRITE_SECONDS = 20.0
"""Time in which a full write buffer must drain."""

WRITE_BUFFER = 32 * 1024
"""Bytes; above this nothing is written until the peer reads."""


class WriteDeadline:
    """Aborts a transport whose write buffer has been full for too long.

    Closing would not do: it waits until everything is written.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None
        transport.set_write_buffer_limits(high=WRITE_BUFFER)

    def start(self) -> None:
        self.cancel()
        self._timer = self._loop.call_later(WRITE_SECONDS, self._transport.abort)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
