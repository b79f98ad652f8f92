"""How much a request may hold."""

import re
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trimino.records.reading import MOST_BYTES
from trimino.server.errors import ServerError, ServerReason
from trimino.server.refusals import refuse

UPLOADS = "/api/uploads"
"""Where whole records are sent."""

MOST_BODY = 1024 * 1024
LARGER = {UPLOADS: MOST_BYTES}
"""How many bytes a request may hold in general, and on paths that need more."""


class BodyLimit:
    """Bodies that are too large, also where their length is not said before."""

    def __init__(self, app: ASGIApp, larger: Mapping[str, int] = LARGER) -> None:
        self.app = app
        self.larger = larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.larger.get(scope["path"], MOST_BODY)
        body = _Body(scope, receive, send, most)
        if _declared(scope) > most:
            await body.refuse()
        else:
            await self.app(scope, body.receive, body.send)


class _Body:
    """A body on its way in: after too much of it, the app takes the client for gone."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        self._scope, self._receive, self._send = scope, receive, send
        self._left = most
        self._most = most
        self._started = False

    async def receive(self) -> Message:
        if self._left < 0:
            return {"type": "http.disconnect"}
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left >= 0:
            return message
        if not self._started:
            await self.refuse()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if self._left >= 0:
            self._started = True
            await self._send(message)

    async def refuse(self) -> None:
        error = ServerError(ServerReason.BODY_TOO_LARGE, most=self._most)
        await refuse(self._scope, self._receive, self._send, error)


def _declared(scope: Scope) -> int:
    length = Headers(scope=scope).get("content-length", "")
    return int(length) if re.fullmatch(r"\d{1,18}", length, re.ASCII) else 0
