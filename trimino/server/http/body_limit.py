"""Body limit: limits the size of request bodies."""

import asyncio
import re
from collections.abc import Mapping
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trimino.records.reading import MAX_BYTES
from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.error_responses import refusal_response

UPLOADS = "/api/uploads"
"""The path of uploads, which are whole records."""

MAX_BODY = 64 * 1024
LARGER = {UPLOADS: MAX_BYTES}
"""Bytes of a body in general, and on paths that need more."""

BODY_BYTES_A_REQUEST = 4096
"""Bytes of a body that cost as much as another request, since they are parsed before the app can
count them; those of uploads are parsed elsewhere, and have a limit of their own."""

LINGER = 2.0
"""Seconds for which the rest of a body that is too large is read and discarded."""


class BodyLimit:
    """Middleware that refuses bodies that are too large, with or without a declared length."""

    def __init__(self, app: ASGIApp, larger: Mapping[str, int] = LARGER) -> None:
        self.app = app
        self.larger = larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.larger.get(scope["path"], MAX_BODY)
        body = _Body(scope, receive, send, most)
        if declared_length(scope) > most:
            await body.refuse()
        else:
            await self.app(scope, body.receive, body.send)


class _Body:
    """A body while it is received; beyond the limit the app sees the client disconnect."""

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
        """Send the refusal, and close the connection.

        Up to as much again is read and discarded, since a client that is cut off while it writes
        does not read the answer.
        """
        error = ServerError(ServerReason.BODY_TOO_LARGE, most=self._most)
        answer = refusal_response(error)
        answer.headers["connection"] = "close"
        await answer(self._scope, self._receive, self._send_unfinished)
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER):
                await self._discard(self._most if more else 0)
        await self._send({"type": "http.response.body"})

    async def _send_unfinished(self, message: Message) -> None:
        is_body = message["type"] == "http.response.body"
        await self._send({**message, "more_body": True} if is_body else message)

    async def _discard(self, left: int) -> None:
        while left > 0:
            message = await self._receive()
            left -= len(message.get("body", b""))
            if not message.get("more_body"):
                return


def body_cost(scope: Scope) -> int:
    """The requests that a body counts as; one of unknown length may be as long as any."""
    if scope["path"] in LARGER:
        return 0
    is_unknown = "transfer-encoding" in Headers(scope=scope)
    return (
        MAX_BODY if is_unknown else min(declared_length(scope), MAX_BODY)
    ) // BODY_BYTES_A_REQUEST


def declared_length(scope: Scope) -> int:
    """The length of a body by its head, or 0."""
    length = Headers(scope=scope).get("content-length", "")
    return int(length) if re.fullmatch(r"\d{1,18}", length, re.ASCII) else 0
