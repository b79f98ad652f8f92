"""The WebSocket of a table: frames come in, commands go out.

After a lost connection it reconnects, with growing pauses, names the last version that it saw, and
resends every command without an answer under the same id. So each command is carried out once or
refused.
"""

import asyncio
import json
import random
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from trimino.client.errors import ClientError, ClientReason, RequestRefused, server_values
from trimino.room.frame_types import Frame, RefusedFrame
from trimino.rules import TriminoError
from trimino.rules.word_enum import WordEnum

MIN_PAUSE, MAX_PAUSE = 0.4, 8.0
_TIMEOUT = 10.0
"""Seconds for connecting, and for the answer to a ping."""

TEMPORARY = ("too-many", "server-stopping", "store-unavailable")
"""Refusals after which reconnecting makes sense."""

FRAMES = ("view", "update", "ack", "refused", "presence", "table", "hint", "reconnect")


class ConnectionState(WordEnum):
    """The state of the connection to the server."""

    CONNECTING = "connecting"
    OPEN = "open"
    LOST = "lost"
    REFUSED = "refused"


class PendingRequest(NamedTuple):
    """A command without an answer so far."""

    text: str
    answer: asyncio.Future[int]


class TableSocket:
    """Passes each frame to `take` in order, and calls `changed` when the connection changes."""

    def __init__(
        self,
        url: str,
        headers: Mapping[str, str],
        take: Callable[[Frame], Awaitable[None]],
        changed: Callable[[], None],
    ) -> None:
        self.state = ConnectionState.CONNECTING
        self.error: TriminoError | None = None
        self.version = 0
        self._url, self._headers = url, headers
        self._take, self._changed = take, changed
        self._pending: dict[str, PendingRequest] = {}
        self._socket: ClientConnection | None = None
        self._pause = MIN_PAUSE
        self.kept: Callable[[], int | None] = lambda: None
        """Gives the version of the last head that was kept."""

    @property
    def has_pending(self) -> bool:
        """Whether a command has no answer so far."""
        return bool(self._pending)

    async def run(self) -> None:
        """Stay connected until the server refuses for good, or the task is cancelled."""
        while self.error is None:
            try:
                await self._connect()
            except (OSError, WebSocketException):
                # Any of these may be temporary.
                pass
            except ClientError as error:
                if not _is_temporary(error):
                    self._give_up(error)
            except Exception as error:  # noqa: BLE001 - whoever waits must hear of it
                failed = ClientError(ClientReason.FAILED, why=repr(error))
                failed.__cause__ = error
                self._give_up(failed)
            finally:
                self._socket = None
            if self.error is None:
                self._set_state(ConnectionState.LOST)
                await asyncio.sleep(self._pause * random.uniform(0.75, 1.25))
                self._pause = min(2 * self._pause, MAX_PAUSE)

    async def send(self, kind: str, id: str, **details: object) -> int:
        """Send a command; return the version that it led to, or raise the refusal."""
        if self.error is not None:
            raise self.error
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        request = PendingRequest(json.dumps({"id": id, "type": kind, **details}), answer)
        self._pending[id] = request
        self._changed()
        try:
            await self._send(request.text)
            return await answer
        finally:
            self._pending.pop(id, None)

    async def _connect(self) -> None:
        """Connect, and read frames until the connection ends."""
        async with connect(
            f"{self._url}{self._query}",
            additional_headers=self._headers,
            open_timeout=_TIMEOUT,
            ping_interval=_TIMEOUT,
            ping_timeout=_TIMEOUT,
            close_timeout=1,
            max_size=None,
        ) as socket:
            self._socket = socket
            for request in tuple(self._pending.values()):
                await socket.send(request.text)
            async for text in socket:
                await self._read(text)

    @property
    def _query(self) -> str:
        """The versions that the server has to go on from."""
        versions = {"since": self.version or None, "kept": self.kept()}
        known = "&".join(f"{name}={version}" for name, version in versions.items() if version)
        return f"?{known}" if known else ""

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            # After a lost connection it is sent again on the next one.
            with suppress(WebSocketException):
                await self._socket.send(text)

    async def _read(self, text: str | bytes) -> None:
        with server_values():
            frame = _frame(text)
            if frame is not None:
                await self._take(frame)
                self._resolve(frame)

    def _resolve(self, frame: Frame) -> None:
        """Resolve the command that a frame answers."""
        if frame["type"] == "view" or frame["type"] == "update":
            self.version = frame["version"]
            self._pause = MIN_PAUSE
            self._set_state(ConnectionState.OPEN)
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
        request = self._pending.pop(name, None)
        if request is None or request.answer.done():
            return
        if isinstance(outcome, int):
            request.answer.set_result(outcome)
        else:
            request.answer.set_exception(outcome)

    def _give_up(self, error: TriminoError) -> None:
        self.error = error
        self.fail_pending(error)
        self._set_state(ConnectionState.REFUSED)

    def fail_pending(self, error: TriminoError) -> None:
        """Fail every command without an answer."""
        for name in tuple(self._pending):
            self._settle(name, error)

    def _set_state(self, state: ConnectionState) -> None:
        if state is not self.state:
            self.state = state
            self._changed()


def new_id() -> str:
    """A new id for a command."""
    return secrets.token_hex(8)


def _is_temporary(error: ClientError) -> bool:
    """Whether an error may pass; a proxy may answer for a server that restarts."""
    if isinstance(error, RequestRefused):
        return error.name in TEMPORARY
    return error.reason in (ClientReason.NO_SERVER, ClientReason.OTHER_SERVER)


def _frame(text: str | bytes) -> Frame | None:
    """A frame; None for a kind that this version does not know."""
    found: Any = json.loads(text)
    return cast(Frame, found) if found["type"] in FRAMES else None
