"""WebSocket protocol: uvicorn's, with limits on frames of every kind and on unread answers."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from trimino.server.http.protocol.connections import Connections, DropReason
from trimino.server.http.protocol.frame_meter import FrameMeter
from trimino.server.http.protocol.write_deadline import WriteDeadline

SLICE = 4096
"""Bytes that are parsed before frames are counted; the smallest frame has six."""

MAX_FRAGMENTS = 16
"""Fragments of a message; empty ones add nothing to its size."""

MAX_UNREAD = 16 * 1024
"""Bytes; above this a ping is not answered, since the peer does not read answers."""

METER = "frame_meter"
"""The meter's key in the state of the connection, for the app."""


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket connection; a peer that sends too much or reads too little is dropped."""

    def __init__(
        self, *args: Any, connections: Connections, factor: float = 1.0, **options: Any
    ) -> None:
        super().__init__(*args, **options)
        self._limits = connections
        self._meter = FrameMeter(factor)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._writing = WriteDeadline(self.transport, self.loop)
        self._limits.admit(self, self.client[0] if self.client else "")
        self._limits.has_sent_request(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._writing.cancel()
        self._limits.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        if not self._meter.allows(frames, self.loop.time()):
            self.drop(DropReason.FRAMES)
            return
        super().handle_events()
        if len(self.frames) > MAX_FRAGMENTS:
            self.drop(DropReason.FRAMES)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][METER] = self._meter

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MAX_UNREAD:
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.cancel()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # A peer that does not answer may not read either, and closing waits until it does.
        self.transport.abort()

    def drop(self, reason: DropReason) -> None:
        self._limits.on_drop(reason)
        if reason is DropReason.FRAMES:
            self._meter.dropped()
        self.transport.abort()
