"""The hint that is awaited: the server acknowledges it first, and sends the advice later."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from trimino.client.errors import ClientError, ClientReason, RequestRefused
from trimino.room.frame_types import RefusedFrame
from trimino.room.hint_types import HintFrame


class PendingHint(NamedTuple):
    """The id of a request, the decision that it is about, and the future of its answer."""

    id: str
    decision: int
    advice: asyncio.Future[HintFrame]


class HintRequests:
    """At most one hint that is awaited."""

    def __init__(self) -> None:
        self._pending: PendingHint | None = None

    @contextmanager
    def expect(self, id: str, decision: int) -> Iterator[asyncio.Future[HintFrame]]:
        """The future of the answer to a request, as long as it is awaited."""
        advice: asyncio.Future[HintFrame] = asyncio.get_running_loop().create_future()
        self._pending = PendingHint(id, decision, advice)
        try:
            yield advice
        finally:
            self._pending = None
            advice.cancel()

    def take(self, frame: HintFrame) -> None:
        """Resolve the request that a hint answers."""
        if self._pending and self._pending.id == frame["id"] and not self._pending.advice.done():
            self._pending.advice.set_result(frame)

    def refuse(self, frame: RefusedFrame) -> None:
        """Fail the request that a refusal is about; it may come after the acknowledgement."""
        if self._pending and self._pending.id == frame["id"]:
            self._fail(RequestRefused(frame["error"]))

    def expire(self, decision: int) -> None:
        """Fail a request about another decision: the server answers for the open one only."""
        if self._pending and self._pending.decision != decision:
            self.lose()

    def lose(self) -> None:
        """Fail the request whose connection is lost: its answer does not come on another."""
        self._fail(ClientError(ClientReason.HINT_LOST))

    def _fail(self, error: ClientError) -> None:
        if self._pending and not self._pending.advice.done():
            self._pending.advice.set_exception(error)
            # Mark the exception as retrieved: perhaps nobody awaits the future yet.
            self._pending.advice.exception()
