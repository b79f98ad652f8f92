"""Metered requests: HTTP as h11 parses it, with limits on what parsing costs.

A head of fifty thousand lines, or a body in chunks of one byte, is parsed in one step of the event
loop, before the app can count anything. A quarter of a megabyte of either took half a second.
"""

from typing import Any

import h11

MAX_HEAD = 32 * 1024
"""Bytes of the head of a request; browsers send one or two thousand."""

MAX_LINES = 200
"""Lines of the head; browsers send about twenty."""

FEW_PIECES = 64
"""Pieces of a body that may be small."""

PIECE = 256
"""Bytes that the other pieces have on average, or each is read from the network by itself."""


class TooMuch(Exception):
    """A request that costs too much to parse."""


class MeteredRequests(h11.Connection):
    """The requests of one connection; `TooMuch` is raised where one is too costly to go on."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._pieces = FEW_PIECES

    def receive_data(self, data: bytes) -> None:
        self._pieces = min(self._pieces, FEW_PIECES) + 1 + len(data) // PIECE
        super().receive_data(data)

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            self._check_head()
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._pieces -= 1
            if self._pieces < 0:
                raise TooMuch
        return event

    def _check_head(self) -> None:
        """Look at the head before it is parsed; more may have come along with it."""
        received, _ = self.trailing_data
        head, _, _ = received[: MAX_HEAD + 1].partition(b"\r\n\r\n")
        if len(head) > MAX_HEAD or head.count(b"\n") > MAX_LINES:
            raise TooMuch
