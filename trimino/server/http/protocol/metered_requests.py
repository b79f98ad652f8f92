"""Metered requests: HTTP as h11 parses it, with limits on what parsing costs.

A head of fifty thousand lines, a body in chunks of one byte, or one followed by thousands of
trailers, is parsed in one step of the event loop, before the app can count anything. A quarter of a
megabyte of either took half a second.
"""

import re
from typing import Any

import h11
from h11._receivebuffer import ReceiveBuffer

MAX_HEAD = 32 * 1024
"""Bytes of the head of a request; browsers send one or two thousand."""

MAX_HEAD_LINES = 200
"""Lines of the head; browsers send about twenty."""

MAX_TRAILERS = 1024
"""Bytes of the lines that may follow the last chunk of a body; browsers send none."""

MAX_TRAILER_LINES = 8

FEW_PIECES = 64
"""Pieces of a body that may be small."""

PIECE = 256
"""Bytes that the other pieces have on average, or each is read from the network by itself."""

HEALTH = b"/health/"
"""The beginning of the paths of health checks."""

BLANK_LINE = re.compile(rb"\n\r?\n")


class TooCostly(Exception):
    """A request that costs too much to parse."""


class NoRoom(Exception):
    """Another request than a health check, where there is no room for any."""


class Received(ReceiveBuffer):
    """The bytes that are not parsed yet; `TooCostly` is raised where too many lines come."""

    in_body = False

    def __init__(self) -> None:
        super().__init__()
        self._looked_at = self._lines = 0

    def check_head(self) -> None:
        """Look at what has come of a head; more may have come along with it.

        Each byte is looked at once, however few of them come at a time.
        """
        end = BLANK_LINE.search(self._data, max(0, self._looked_at - 2))
        upto = end.start() if end else len(self._data)
        self._lines += self._data.count(b"\n", self._looked_at, upto)
        self._looked_at = upto
        if upto > MAX_HEAD or self._lines > MAX_HEAD_LINES:
            raise TooCostly

    def begin_next_head(self) -> None:
        self._looked_at = self._lines = 0

    def maybe_extract_lines(self) -> list[bytearray] | None:
        # h11 takes whole lines for a head, and behind the last chunk of a body.
        if self.in_body:
            self._check_trailers()
        return super().maybe_extract_lines()

    def _check_trailers(self) -> None:
        start = b"\n" + self._data[: MAX_TRAILERS + 1]
        trailers = BLANK_LINE.split(start, maxsplit=1)[0]
        if len(trailers) > MAX_TRAILERS or trailers.count(b"\n") > MAX_TRAILER_LINES:
            raise TooCostly


class MeteredRequests(h11.Connection):
    """The requests of one connection; `TooCostly` is raised where one is too costly to go on."""

    for_health_check = False

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._pieces = FEW_PIECES
        self._receive_buffer = self._received = Received()

    @property
    def has_begun(self) -> bool:
        """Whether something has come that is not parsed yet."""
        return bool(self._received)

    def receive_data(self, data: bytes) -> None:
        self._pieces = min(self._pieces, FEW_PIECES) + 1 + len(data) // PIECE
        super().receive_data(data)

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            self._received.check_head()
        self._received.in_body = self.their_state is h11.SEND_BODY
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._received.begin_next_head()
            self._check_purpose(event)
        elif isinstance(event, h11.Data):
            self._pieces -= 1
            if self._pieces < 0:
                raise TooCostly
        return event

    def _check_purpose(self, request: h11.Request) -> None:
        if self.for_health_check and not request.target.startswith(HEALTH):
            raise NoRoom
