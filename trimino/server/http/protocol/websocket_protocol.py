"""WebSocket protocol: uvicorn's, with limits on frames of every kind and on unread answers."""

import asyncio
import weakref
from collections import deque
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from trimino.server.http.protocol.connections import Connections, DropReason
from trimino.server.http.protocol.frame_meter import FrameMeter
from trimino.server.http.protocol.read_pace import ReadPace
from trimino.server.http.protocol.websocket_frame import text_frame
from trimino.server.http.protocol.write_deadline import WriteDeadline

_SLICE = 1024
"""Bytes that are parsed before frames are counted; the smallest frame has six."""

MAX_FRAGMENTS = 16
"""Fragments of a message; empty ones add nothing to its size."""

_MAX_UNREAD = 16 * 1024
"""Bytes; above this a ping is not answered, since the peer does not read answers."""

MAX_WAITING = 256 * 1024
"""Bytes that may wait until the peer reads; the view of a long match has a tenth of it."""

ANSWER_WITHIN = 1.0
"""Seconds for which a server that stops waits until a peer has answered that it closes."""

MAX_UNTAKEN = 8
"""Messages that the app has not taken, above which no more are read."""

PROTOCOL = "websocket_protocol"
"""The key of a reference to the protocol in the state of the connection, for the app."""


class LimitedWebSocket(ReadPace, WebSocketsSansIOProtocol):
    """One WebSocket connection; a peer that sends too much or reads too little is dropped.

    Apps count frames with `meter`, and may send with `write_text`.
    """

    def __init__(
        self, *args: Any, connections: Connections, factor: float = 1.0, **options: Any
    ) -> None:
        super().__init__(*args, **options)
        self._limits = connections
        self.meter = FrameMeter(factor)
        self._is_full = False
        self._waiting: deque[bytes] = deque()
        self._bytes_waiting = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._writing = WriteDeadline(self.transport, self.loop)
        self._address = self._sender = self.client[0] if self.client else ""
        self._limits.admit(self, self._address)
        self._limits.has_sent_request(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._writing.cancel()
        self._limits.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])
        self.count_read()

    def is_full(self) -> bool:
        return self.read_paused

    def handle_events(self) -> None:
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        if not self.meter.allows(frames, self.loop.time()):
            self.drop(DropReason.FRAMES)
            return
        super().handle_events()
        if len(self.frames) > MAX_FRAGMENTS:
            self.drop(DropReason.FRAMES)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            # Weak, or the connection would refer to itself, and stay until garbage is collected.
            self.scope["state"][PROTOCOL] = weakref.ref(self)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        # Uvicorn takes a refusal for a handshake that was never answered, and logs an error.
        self.handshake_complete |= self.initial_response is not None and self.close_sent

    def send_receive_event_to_app(self) -> None:
        # Uvicorn stops reading after each message, and starts again once the app has taken it.
        # Frames are counted here, so that a few may wait.
        if self.read_paused or self.queue.qsize() >= MAX_UNTAKEN:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def write_text(self, text: bytes) -> bool:
        """Send a text at once, or as soon as the peer has read what it was sent before.

        Returns false if too much waits already; then it is not sent. Sending through the app takes
        ten times as long, and a task for each connection.
        """
        if self.close_sent or self.transport.is_closing():
            return True
        if not self._is_full:
            self.transport.write(text_frame(text))
            return True
        self._bytes_waiting += len(text)
        if self._bytes_waiting > MAX_WAITING:
            return False
        self._waiting.append(text)
        return True

    def forget_waiting(self) -> None:
        """Send nothing of what waits."""
        self._waiting.clear()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > _MAX_UNREAD:
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_full = True
        self._writing.start()

    def resume_writing(self) -> None:
        self._writing.cancel()
        self._is_full = False
        # Writing may fill the buffer again.
        while self._waiting and not self._is_full:
            text = self._waiting.popleft()
            self._bytes_waiting -= len(text)
            self.write_text(text)
        if not self._is_full:
            # The app may go on, and close the socket after what waited.
            super().resume_writing()

    def shutdown(self) -> None:
        if self.close_timer is None:
            super().shutdown()
            return
        # If what the peer sends meanwhile stayed unread, ending the connection would reset it, and
        # the peer would not learn why it was closed.
        self.stop_keepalive()
        self.close_timer.cancel()
        self.close_timer = self.loop.call_later(ANSWER_WITHIN, self.transport.close)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # A peer that does not answer may not read either, and closing waits until it does.
        self.transport.abort()

    def note_refusal(self) -> None:
        """Note that the socket was refused as one too many."""
        self._limits.note_refusal(self._address, self.loop.time())

    def limit_to_health_check(self) -> None:
        self.drop(DropReason.TOO_MANY)

    def drop(self, reason: DropReason) -> None:
        self._limits.on_drop(reason)
        if reason is DropReason.FRAMES:
            self.meter.dropped()
            self._limits.note_flood(self._address, self.loop.time())
        self.transport.abort()
