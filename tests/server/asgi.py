"""Asking an ASGI app without a network, as a browser or as somebody who means harm."""

import asyncio
from collections.abc import AsyncIterator, Mapping

import httpx
from starlette.types import ASGIApp, Message, Scope

AT = "http://games.localhost"


def ask(
    app: ASGIApp,
    method: str,
    path: str,
    *,
    headers: Mapping[str, str] | None = None,
    content: bytes | AsyncIterator[bytes] | None = None,
    client: str = "192.0.2.1",
    at: str = AT,
) -> httpx.Response:
    """One request and its answer; a fault of the app that gets out fails the test."""

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url=at) as browser:
            sent = [(key.encode(), value.encode()) for key, value in (headers or {}).items()]
            return await browser.request(method, path, headers=sent, content=content)

    return asyncio.run(asked())


def knock(
    app: ASGIApp, headers: Mapping[str, str], *, answers: bool = True, path: str = "/socket"
) -> list[Message]:
    """The messages sent to a socket that asks to open; `answers` if it may be refused with one."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "websocket",
        "scheme": "ws",
        "path": path,
        "query_string": b"",
        "client": ("192.0.2.1", 1),
        "headers": [(key.lower().encode(), value.encode()) for key, value in headers.items()],
        "extensions": {"websocket.http.response": {}} if answers else {},
    }
    asyncio.run(_call(app, scope, receive, send))
    return sent


async def _call(app: ASGIApp, *arguments: object) -> None:
    await app(*arguments)  # type: ignore[arg-type] # as they were made above
