"""How much a request may hold."""

import asyncio
import re
from collections.abc import Mapping
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trimino.records.reading import MOST_BYTES
from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.error_responses import refusal

UPLOADS = "/api/uploads"
"""Where whole records are sent."""

MOST_BODY = 1024 * 1024
LARGER = {UPLOADS: MOST_BYTES}
"""How many bytes a request may hold in general, and on paths that need more."""

LINGER = 2.0
"""For how many seconds a client that sent too much is still listened to."""


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
            await self.refuse(message.get("more_body", False))
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if self._left >= 0:
            self._started = True
            await self._send(message)

    async def refuse(self, more: bool = True) -> None:
        """Say so, and close the connection: what is still on its way is not wanted.

        As much again is read and passed over, since a client that is cut off while it writes does
        not hear why.
        """
        error = ServerError(ServerReason.BODY_TOO_LARGE, most=self._most)
        answer = refusal(error)
        answer.headers["connection"] = "close"
        await answer(self._scope, self._receive, self._send_but_the_end)
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER):
                await self._pass_over(self._most if more else 0)
        await self._send({"type": "http.response.body"})

    async def _send_but_the_end(self, message: Message) -> None:
        is_body = message["type"] == "http.response.body"
        await self._send({**message, "more_body": True} if is_body else message)

    async def _pass_over(self, left: int) -> None:
        while left > 0:
            message = await self._receive()
            left -= len(message.get("body", b""))
            if not message.get("more_body"):
                return


def _declared(scope: Scope) -> int:
    length = Headers(scope=scope).get("content-length", "")
    return int(length) if re.fullmatch(r"\d{1,18}", length, re.ASCII) else 0
