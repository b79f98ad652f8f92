"""Middleware: what every request and socket passes before the endpoints.

The outermost comes first:

    AnswerParts      sends long answers in parts (answer_parts.py)
    RequestLog       logs and counts each request (request_log.py)
    SecurityHeaders  adds headers that restrict what a browser does with an answer
    Failsafe         answers an internal error without its details
    RateLimit        limits the requests of each address
    HostCheck        refuses names that are not this server's (host_check.py)
    SameSite         refuses requests that pages of other sites make (CSRF)
    QueryLimit       limits the length of queries (head_limit.py)
    BodyLimit        limits the size of request bodies (body_limit.py)

All of them are plain ASGI, so that they cost little and apply to sockets too.
"""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from h11 import LocalProtocolError
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from trimino.server.access.rate_limits import RateLimiter, RequestKind, address_key
from trimino.server.errors import ServerError, ServerReason, TooMany
from trimino.server.http.answer_parts import AnswerParts
from trimino.server.http.body_limit import BodyLimit, body_cost
from trimino.server.http.client_address import address_of
from trimino.server.http.error_responses import refuse
from trimino.server.http.head_limit import QueryLimit, head_cost
from trimino.server.http.host_check import HostCheck, own_names
from trimino.server.http.pages import LASTING
from trimino.server.http.protocol.http_protocol import HTTP_PROTOCOL, LimitedHttp
from trimino.server.http.request_log import RequestLog, RequestObserver
from trimino.server.operation.config import Config

LOG = logging.getLogger("trimino.middleware")

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_OWN = frozenset({"same-origin", "none"})
PORTS = {"http": ":80", "https": ":443"}
_STARTS = frozenset({"http.response.start", "websocket.http.response.start"})
FAULT_ON_SOCKET = 1011
ANSWERED = "state=MUST_CLOSE"
"""The protocol has answered a request that broke it, before the app could."""

GONE = (ClientDisconnect, WebSocketDisconnect, ClientDisconnected)
"""The client disconnected before the answer, which is no fault."""

POLICY = (
    "default-src 'self'; base-uri 'none'; connect-src 'self'{socket}; form-action 'self'; "
    "frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; script-src 'self' "
    "'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'"
)
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-resource-policy", b"same-origin"),
    # An answer about a table may hold a hand; files of the web app set their own header.
    (b"cache-control", b"no-store"),
)
# Only with TLS: otherwise a browser ignores it and logs an error.
_OPENER = (b"cross-origin-opener-policy", b"same-origin")


def add_middleware(
    app: Starlette, config: Config, limits: RateLimiter, observe: RequestObserver
) -> None:
    """Add all middleware to an app, the innermost first."""
    app.add_middleware(BodyLimit)
    app.add_middleware(QueryLimit)
    own = (config.address,) if config.address else ()
    app.add_middleware(SameSite, origins=(*config.origins, *own))
    app.add_middleware(HostCheck, names=own_names(config))
    app.add_middleware(RateLimit, limits=limits)
    app.add_middleware(Failsafe)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RequestLog, observe=observe)
    app.add_middleware(AnswerParts)


class SecurityHeaders:
    """Adds security headers to every answer, unless it has its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in _STARTS:
                message["headers"] = [*_with(message.get("headers", ()), scope)]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class Failsafe:
    """Logs an unexpected exception under a number, and answers with that number alone."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        sent = ""

        async def watched(message: Message) -> None:
            nonlocal sent
            sent = message["type"]
            try:
                await send(message)
            except LocalProtocolError as error:
                if not str(error).endswith(ANSWERED):
                    raise
                raise ClientDisconnected from None

        try:
            await self.app(scope, receive, watched)
        except GONE:
            LOG.debug("gone")
        except Exception:
            fault = secrets.token_hex(4)
            LOG.exception("fault", extra={"fault": fault})
            with suppress(OSError, RuntimeError):
                await _send_fault(scope, receive, send, fault, sent)


class RateLimit:
    """Limits the requests of one address, and begins them one after another.

    Requests that arrive together begin in separate steps of the event loop, so that moves and the
    requests of others run in between. Health checks are never refused, but beyond the limit each
    counts as a refusal, and too many refusals drop the connection.
    """

    def __init__(self, app: ASGIApp, limits: RateLimiter) -> None:
        self.app = app
        self.limits = limits
        self._beginning: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            address = address_of(scope)
            if (protocol := _protocol_of(scope)) is not None:
                protocol.count_reads_for(address)
            try:
                self._take(scope, address)
            except TooMany as error:
                _note_refusal(scope)
                if not _is_health_check(scope):
                    await refuse(scope, receive, send, error)
                    return
            async with self._beginning.setdefault(address_key(address), asyncio.Lock()):
                await asyncio.sleep(0)
        await self.app(scope, receive, send)

    def _take(self, scope: Scope, address: str) -> None:
        # A socket is counted where it opens, but a long head is parsed before.
        cost = head_cost(scope) + (1 + body_cost(scope) if scope["type"] == "http" else 0)
        if cost:
            self.limits.take(_kind(scope), None, address, time.monotonic(), cost)


def _kind(scope: Scope) -> RequestKind:
    if _is_health_check(scope):
        return RequestKind.HEALTH
    return RequestKind.FILE if scope["path"].startswith(LASTING) else RequestKind.REQUEST


def _is_health_check(scope: Scope) -> bool:
    path: str = scope["path"]
    return path.startswith("/health/")


def _note_refusal(scope: Scope) -> None:
    """Tell the connection, which is dropped if its address goes on."""
    if (protocol := _protocol_of(scope)) is not None:
        protocol.note_refusal()


def _protocol_of(scope: Scope) -> LimitedHttp | None:
    """The protocol that a request came by; apps of tests have none."""
    protocol: LimitedHttp | None = scope.get("state", {}).get(HTTP_PROTOCOL, lambda: None)()
    return protocol


class SameSite:
    """Refuses sockets, and requests that change something, from pages of other origins.

    A browser sends the origin of the page with each of them. A client that sends none is no
    browser, and has no cookie of somebody else to misuse. Some browsers leave out the origin but
    send `Sec-Fetch-Site`, which is trusted.
    """

    def __init__(self, app: ASGIApp, origins: Sequence[str] = ()) -> None:
        self.app = app
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" or scope.get("method", "GET") not in _SAFE:
            headers = Headers(scope=scope)
            if not self._is_own(headers):
                origin = headers.get("origin", "?")
                error = ServerError(ServerReason.FOREIGN_ORIGIN, origin=origin)
                await refuse(scope, receive, send, error)
                return
        await self.app(scope, receive, send)

    def _is_own(self, headers: Headers) -> bool:
        origins = headers.getlist("origin")
        if not origins:
            return headers.get("sec-fetch-site", "none") in _OWN
        hosts = headers.getlist("host")
        return all(
            origin.lower() in self.origins or any(is_at(origin, host) for host in hosts)
            for origin in origins
        )


def is_at(origin: str, host: str) -> bool:
    """Whether an origin is at a host; the default port may be left out.

    >>> is_at("https://games.example", "games.example:443"), is_at("null", "games.example")
    (True, False)
    """
    scheme, _, place = origin.lower().partition("://")
    if scheme not in PORTS or not place:
        return False
    usual = PORTS[scheme]
    return place.removesuffix(usual) == host.lower().removesuffix(usual)


def _with(headers: Sequence[tuple[bytes, bytes]], scope: Scope) -> Iterator[tuple[bytes, bytes]]:
    yield from headers
    given = {name.lower() for name, _ in headers}
    policy = (b"content-security-policy", _policy(scope).encode())
    own = (policy, *HEADERS, *([_OPENER] if _has_tls(scope) else []))
    yield from (header for header in own if header[0] not in given)


def _policy(scope: Scope) -> str:
    """The content security policy; some browsers do not count the socket as 'self'."""
    host = Headers(scope=scope).get("host", "")
    if not re.fullmatch(r"[\w.:\[\]-]{1,260}", host, re.ASCII):
        return POLICY.format(socket="")
    scheme = "wss" if _has_tls(scope) else "ws"
    return POLICY.format(socket=f" {scheme}://{host}")


def _has_tls(scope: Scope) -> bool:
    return scope.get("scheme") in ("https", "wss")


async def _send_fault(scope: Scope, receive: Receive, send: Send, fault: str, sent: str) -> None:
    """Answer with a fault; an answer that has begun is cut off by closing the connection."""
    if not sent:
        await refuse(scope, receive, send, ServerError(ServerReason.FAULT, id=fault))
    elif scope["type"] == "websocket" and sent != "websocket.close":
        await send({"type": "websocket.close", "code": FAULT_ON_SOCKET})
