"""Read pace: how often a connection is read, however little comes each time."""

import asyncio

from trimino.server.http.protocol.connections import Connections

REST = 0.1
"""Seconds for which a connection is not read; what comes meanwhile is read at once."""


class ReadPace(asyncio.Protocol):
    """Part of a protocol that reads less often what comes from an address in too many pieces."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _limits: Connections
    _sender: str

    def count_reads_for(self, address: str) -> None:
        """Count reads for this address from now on: that of a client whose proxy is trusted."""
        self._sender = address

    def count_read(self) -> None:
        """Count a read, and rest if there were too many."""
        if self._limits.note_read(self._sender, self.loop.time()):
            self.transport.pause_reading()
            self.loop.call_later(REST, self._read_on)

    def is_full(self) -> bool:
        """Whether the app has to take something before more is read."""
        raise NotImplementedError

    def _read_on(self) -> None:
        if not self.transport.is_closing() and not self.is_full():
            self.transport.resume_reading()
