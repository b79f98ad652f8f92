"""A hint that is waited for: it is promised first, and the advice comes later, if it comes."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from trimino.client.errors import ClientError, ClientReason, RequestRefused
from trimino.room.frame_types import HintFrame, RefusedFrame


class PendingHint(NamedTuple):
    """The wish for a hint, the decision that it is about, and where the advice goes."""

    id: str
    decision: int
    advice: asyncio.Future[HintFrame]


class HintRequests:
    """The one hint that may be waited for at a time."""

    def __init__(self) -> None:
        self._asked: PendingHint | None = None

    @contextmanager
    def asking(self, id: str, decision: int) -> Iterator[asyncio.Future[HintFrame]]:
        """Where the advice will be, as long as it is waited for."""
        advice: asyncio.Future[HintFrame] = asyncio.get_running_loop().create_future()
        self._asked = PendingHint(id, decision, advice)
        try:
            yield advice
        finally:
            self._asked = None
            advice.cancel()

    def advised(self, frame: HintFrame) -> None:
        if self._asked and self._asked.id == frame["id"] and not self._asked.advice.done():
            self._asked.advice.set_result(frame)

    def failed(self, frame: RefusedFrame) -> None:
        """To think of a hint may fail after it was promised."""
        if self._asked and self._asked.id == frame["id"]:
            self._lose(RequestRefused(frame["error"]))

    def moved_on(self, decision: int) -> None:
        """Nobody is told what would have been best in a decision that is past."""
        if self._asked and self._asked.decision != decision:
            self.cut()

    def cut(self) -> None:
        """What was promised on a connection that is gone does not come on another."""
        self._lose(ClientError(ClientReason.HINT_LOST))

    def _lose(self, why: ClientError) -> None:
        if self._asked and not self._asked.advice.done():
            self._asked.advice.set_exception(why)
            # It may be that nobody waits for the advice yet.
            self._asked.advice.exception()
