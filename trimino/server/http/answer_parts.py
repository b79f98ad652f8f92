"""Answer parts: a long answer is sent in parts, each when the client has read those before.

A server that sends all of it at once keeps it in memory until the client reads it, if ever. What
waits here is bounded for all answers together, and a client that reads too slowly is dropped.
"""

import asyncio
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trimino.server.http.client_address import address_of
from trimino.server.http.protocol.connections import DropReason
from trimino.server.http.protocol.http_protocol import HTTP_PROTOCOL
from trimino.server.http.protocol.write_deadline import WRITE_SECONDS
from trimino.server.http.unread_bytes import UnreadBytes

PART = 32 * 1024
"""Bytes of a part, and of the longest answer that is sent at once."""

READ_PACE = 32 * 1024
"""Bytes that were read, for which a client has another second to read the rest."""


class AnswerParts:
    """Middleware that sends long answers in parts."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._unread = UnreadBytes()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = _PartSender(scope, send, self._unread).send
        await self.app(scope, receive, send)


class _PartSender:
    """Sends one answer, at the pace at which its client reads."""

    def __init__(self, scope: Scope, send: Send, unread: UnreadBytes) -> None:
        self._send = send
        self._unread = unread
        self._address, self._drop = address_of(scope), _drop_of(scope)
        self._sent, self._began, self._given_up = 0, 0.0, False

    async def send(self, message: Message) -> None:
        body = message.get("body", b"")
        if len(body) > PART:
            with self._unread.of(self._address, len(body), self._drop):
                await self._send_parts(message)
        elif self._sent or message.get("more_body"):
            await self._send_part(message)
        else:
            await self._send(message)

    async def _send_parts(self, message: Message) -> None:
        body, more = message["body"], message.get("more_body", False)
        for start in range(0, len(body), PART):
            end = start + PART
            part = {"body": body[start:end], "more_body": more or end < len(body)}
            await self._send_part({**message, **part})

    async def _send_part(self, message: Message) -> None:
        if self._given_up:
            return
        self._began = self._began or asyncio.get_running_loop().time()
        until = self._began + WRITE_SECONDS + self._sent / READ_PACE
        try:
            async with asyncio.timeout_at(until):
                await self._send(message)
        except TimeoutError:
            self._given_up = True
            self._drop()
        self._sent += len(message.get("body", b""))


def _drop_of(scope: Scope) -> Callable[[], None]:
    """A function that drops the connection of a request; apps of tests have none."""
    protocol = scope.get("state", {}).get(HTTP_PROTOCOL, lambda: None)()
    if protocol is None:
        return lambda: None

    def drop() -> None:
        protocol.drop(DropReason.UNREAD)

    return drop
