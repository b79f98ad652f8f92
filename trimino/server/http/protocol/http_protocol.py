"""HTTP protocol: uvicorn's, with a deadline for each request and a limit on connections."""

import asyncio
import weakref
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from trimino.server.http.protocol.connections import Connections, DropReason
from trimino.server.http.protocol.metered_requests import (
    MAX_HEAD,
    MeteredRequests,
    NoRoom,
    TooCostly,
)
from trimino.server.http.protocol.read_pace import ReadPace
from trimino.server.http.protocol.write_deadline import WriteDeadline

HEAD_SECONDS = 10.0
"""Time from the first byte of a request, or from the connection, to the end of its head."""

BODY_SECONDS = 60.0
"""Time to send the body; the largest takes as long on a slow phone."""

BODY_GRACE = 10.0
"""The part of this time that a body has of which nothing comes."""

BODY_PACE = 32 * 1024
"""Bytes of a body for which it has another second."""

BODY_PAUSE = 1.0
"""Seconds between two looks whether the app takes more of a body, which costs the peer no time."""

HTTP_PROTOCOL = "http_protocol"
"""The key of a reference to the protocol in the state of a request, for the app."""

DEADLINES = {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: BODY_GRACE}
"""The time for each phase in which a request is not whole, if nothing comes."""


class LimitedHttp(ReadPace, H11Protocol):
    """One HTTP connection; a peer that is too slow, or sends too much, is dropped unanswered."""

    def __init__(self, *args: Any, connections: Connections, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn: MeteredRequests = MeteredRequests(h11.SERVER, MAX_HEAD)
        self._limits = connections
        # Weak, or the connection would refer to itself, and stay until garbage is collected.
        self.app_state = {**self.app_state, HTTP_PROTOCOL: weakref.ref(self)}
        self._phase: Any = None
        self._phase_began = 0.0
        self._body_received = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._writing = WriteDeadline(transport, self.loop)
        self._address = self._sender = self.client[0] if self.client else ""
        self._limits.admit(self, self._address)
        if self._limits.is_ignored(self._address, self.loop.time()):
            # It waits until its deadline. If it were dropped at once, the next would come at once.
            self.transport.pause_reading()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._writing.cancel()
        self._limits.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._phase is h11.SEND_BODY:
            self._body_received += len(data)
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self.count_read()
            self._watch()

    def is_full(self) -> bool:
        return self.flow.read_paused

    def handle_events(self) -> None:
        try:
            super().handle_events()
        except TooCostly:
            self.drop(DropReason.REQUEST)
        except NoRoom:
            self.drop(DropReason.TOO_MANY)

    def on_response_complete(self) -> None:
        # The next request may be another client's.
        self._sender = self._address
        if self.conn.for_health_check:
            self.transport.close()
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._phase = None
            self._limits.awaits_request(self)
        else:
            # The next request came along with this one, and no data may follow that start its time.
            self._unset_keepalive_if_required()
            self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.cancel()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # The protocol of the socket takes over, and is counted in its place.
        self._disarm()
        self._limits.remove(self)
        if self._limits.is_flooding(self._address, self.loop.time()):
            self.drop(DropReason.FRAMES)
        else:
            super().handle_websocket_upgrade(event)

    def note_refusal(self) -> None:
        """Note that a request was refused as too many."""
        self._limits.note_refusal(self._address, self.loop.time())
        if self._limits.is_ignored(self._address, self.loop.time()):
            self.drop(DropReason.REFUSED)

    def limit_to_health_check(self) -> None:
        self.conn.for_health_check = True

    def drop(self, reason: DropReason) -> None:
        self._limits.on_drop(reason)
        self.transport.abort()

    def _watch(self) -> None:
        """Start the deadline of the phase that the request is in, once."""
        phase = self.conn.their_state
        if phase is self._phase:
            return
        self._disarm()
        self._phase, self._phase_began, self._body_received = phase, self.loop.time(), 0
        if seconds := DEADLINES.get(phase):
            self._limits.awaits_request(self)
            self._deadline = self.loop.call_later(seconds, self._check_pace)
        else:
            self._limits.has_sent_request(self)

    def _check_pace(self) -> None:
        """Drop a peer that sends too slowly; what the app does not take yet is not its fault."""
        now = self.loop.time()
        if self.flow.read_paused:
            self._phase_began, self._body_received, left = now, 0, BODY_PAUSE
        else:
            allowed = DEADLINES[self._phase] + self._body_received / BODY_PACE
            left = self._phase_began + min(allowed, BODY_SECONDS) - now
        if left > 0:
            self._deadline = self.loop.call_later(left, self._check_pace)
        else:
            self._drop_slow(now)

    def _drop_slow(self, now: float) -> None:
        # A browser may connect ahead, and send nothing.
        if self._phase is h11.SEND_BODY or self.conn.has_begun:
            self._limits.note_slow_request(self._address, now)
        self.drop(DropReason.SLOW_REQUEST)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
