"""The socket of one table: frames come in, wishes go out.

When it is cut off it comes again, after pauses that grow, names the last version that was seen, and
sends again whatever was not answered, under the same id. So a wish is carried out once or refused,
and never forgotten.
"""

import asyncio
import json
import random
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from enum import StrEnum
from typing import Any, NamedTuple, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from trimino.client.errors import ClientError, ClientReason, RequestRefused, server_values
from trimino.room.frame_types import Frame, RefusedFrame
from trimino.rules import TriminoError

MIN_PAUSE, MAX_PAUSE = 0.4, 8.0
TIMEOUT = 10.0
"""Seconds that a connection may take, or the answer whether anybody is still there."""

TEMPORARY = ("too-many", "server-stopping", "store-unavailable")
"""Why a socket may be refused for a while; after any other reason it is of no use to come again."""

FRAMES = ("view", "update", "ack", "refused", "presence", "table", "hint", "reconnect")


class ConnectionState(StrEnum):
    """How things stand between here and the server."""

    CONNECTING = "connecting"
    OPEN = "open"
    LOST = "lost"
    REFUSED = "refused"


class PendingRequest(NamedTuple):
    """A wish that was not answered yet."""

    text: str
    answer: asyncio.Future[int]


class TableSocket:
    """Hands each frame over, one after the other, and tells whenever its state changes."""

    def __init__(
        self,
        url: str,
        headers: Mapping[str, str],
        take: Callable[[Frame], Awaitable[None]],
        changed: Callable[[], None],
    ) -> None:
        self.state = ConnectionState.CONNECTING
        self.why: TriminoError | None = None
        self.version = 0
        self._url, self._headers = url, headers
        self._take, self._changed = take, changed
        self._waiting: dict[str, PendingRequest] = {}
        self._socket: ClientConnection | None = None
        self._pause = MIN_PAUSE

    @property
    def is_waiting(self) -> bool:
        """Whether there is a wish that was not answered yet."""
        return bool(self._waiting)

    async def run(self) -> None:
        """Be there until it is of no use any more, or nobody wants it any longer."""
        while self.why is None:
            try:
                await self._visit()
            except (OSError, WebSocketException):
                # Whatever it was, it may be over in a moment.
                pass
            except ClientError as error:
                if not _is_for_now(error):
                    self._give_up(error)
            finally:
                self._socket = None
            if self.why is None:
                self._become(ConnectionState.LOST)
                await asyncio.sleep(self._pause * random.uniform(0.75, 1.25))
                self._pause = min(2 * self._pause, MAX_PAUSE)

    async def ask(self, kind: str, name: str, **details: object) -> int:
        """Ask for something; give the version that it became, or raise why it was refused."""
        if self.why is not None:
            raise self.why
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting = PendingRequest(json.dumps({"id": name, "type": kind, **details}), answer)
        self._waiting[name] = waiting
        self._changed()
        try:
            await self._send(waiting.text)
            return await answer
        finally:
            self._waiting.pop(name, None)

    async def _visit(self) -> None:
        """Connect, and listen until it is cut."""
        since = f"?since={self.version}" if self.version else ""
        async with connect(
            f"{self._url}{since}",
            additional_headers=self._headers,
            open_timeout=TIMEOUT,
            ping_interval=TIMEOUT,
            ping_timeout=TIMEOUT,
            close_timeout=1,
            max_size=None,
        ) as socket:
            self._socket = socket
            for waiting in tuple(self._waiting.values()):
                await socket.send(waiting.text)
            async for text in socket:
                await self._hear(text)

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            # If it is cut just now, it is sent again as soon as there is another socket.
            with suppress(WebSocketException):
                await self._socket.send(text)

    async def _hear(self, text: str | bytes) -> None:
        with server_values():
            frame = _frame(text)
            if frame is not None:
                await self._take(frame)
                self._answered(frame)

    def _answered(self, frame: Frame) -> None:
        """Settle what the frame answers."""
        if frame["type"] == "view" or frame["type"] == "update":
            self.version = frame["version"]
            self._pause = MIN_PAUSE
            self._become(ConnectionState.OPEN)
        elif frame["type"] == "ack":
            self._settle(frame["id"], frame["version"])
        elif frame["type"] == "refused":
            self._refused(frame)

    def _refused(self, frame: RefusedFrame) -> None:
        error = RequestRefused(frame["error"])
        if frame["id"] is None:
            raise error
        self._settle(frame["id"], error)

    def _settle(self, name: str, outcome: int | TriminoError) -> None:
        waiting = self._waiting.pop(name, None)
        if waiting is None or waiting.answer.done():
            return
        if isinstance(outcome, int):
            waiting.answer.set_result(outcome)
        else:
            waiting.answer.set_exception(outcome)

    def _give_up(self, error: TriminoError) -> None:
        self.why = error
        for name in tuple(self._waiting):
            self._settle(name, error)
        self._become(ConnectionState.REFUSED)

    def _become(self, state: ConnectionState) -> None:
        if state is not self.state:
            self.state = state
            self._changed()


def new_id() -> str:
    """A name for a wish that no other wish has."""
    return secrets.token_hex(8)


def _is_for_now(error: ClientError) -> bool:
    """Whether it may be over in a moment; a proxy answers for a server that is not there."""
    if isinstance(error, RequestRefused):
        return error.name in TEMPORARY
    return error.reason in (ClientReason.NO_SERVER, ClientReason.OTHER_SERVER)


def _frame(text: str | bytes) -> Frame | None:
    """A frame of a kind that is known; others may come to be, and are passed over."""
    found: Any = json.loads(text)
    return cast(Frame, found) if found["type"] in FRAMES else None
