"""What stands between the network and the app: each guard refuses one sort of harm.

The outermost comes first:

    Observed         one line of the log a request, and the measurements (logs.py)
    SecurityHeaders  what a browser must not do with an answer
    Failsafe         a fault becomes an answer that tells nothing about the inside
    Throttle         no address asks without end
    SameSite         pages of other sites cannot act for whoever looks at them
    BodyLimit        nobody sends more than can be held (bodies.py)

All of them are plain ASGI: they add nothing to what an answer costs, and sockets pass them too.
"""

import logging
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from trimino.server.access.rate_limits import Kind, Limits
from trimino.server.errors import ServerError, ServerReason, TooMany
from trimino.server.http.body_limit import BodyLimit
from trimino.server.http.error_responses import refuse
from trimino.server.http.pages import LASTING
from trimino.server.operation.config import Config
from trimino.server.operation.logs import Observed, Watch

LOG = logging.getLogger("trimino.guard")

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OWN = frozenset({"same-origin", "none"})
PORTS = {"http": ":80", "https": ":443"}
STARTS = frozenset({"http.response.start", "websocket.http.response.start"})
FAULT_ON_SOCKET = 1011
GONE = (ClientDisconnect, WebSocketDisconnect, ClientDisconnected)
"""Whoever asked left before the answer: nobody's fault."""

POLICY = (
    "default-src 'self'; base-uri 'none'; connect-src 'self'{socket}; form-action 'self'; "
    "frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; script-src 'self'; "
    "style-src 'self'"
)
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-resource-policy", b"same-origin"),
    # What is asked of a table holds a hand; pictures and programs say for themselves how long.
    (b"cache-control", b"no-store"),
)
# Without TLS a browser ignores this one, and writes an error into its console.
OPENER = (b"cross-origin-opener-policy", b"same-origin")


def guard(app: Starlette, config: Config, limits: Limits, watch: Watch) -> None:
    """Put the guards around an app, the innermost first."""
    app.add_middleware(BodyLimit)
    own = (config.address,) if config.address else ()
    app.add_middleware(SameSite, origins=(*config.origins, *own))
    app.add_middleware(Throttle, limits=limits)
    app.add_middleware(Failsafe)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Observed, watch=watch)


def address_of(scope: Scope) -> str:
    """The address that asks; a proxy that is trusted has put it there."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class SecurityHeaders:
    """Headers on every answer, unless the answer has its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] in STARTS:
                message["headers"] = [*_with(message.get("headers", ()), scope)]
            await send(message)

        await self.app(scope, receive, dressed)


class Failsafe:
    """Whatever nobody expected: noted under a number, which is all that is told of it."""

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
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except GONE:
            LOG.debug("gone")
        except Exception:
            fault = secrets.token_hex(4)
            LOG.exception("fault", extra={"fault": fault})
            with suppress(OSError, RuntimeError):
                await _tell_fault(scope, receive, send, fault, sent)


class Throttle:
    """Requests from one address; whether the server is well may be asked at any time."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith("/health"):
            try:
                kind = Kind.FILE if scope["path"].startswith(LASTING) else Kind.REQUEST
                self.limits.take(kind, None, address_of(scope), time.monotonic())
            except TooMany as error:
                await refuse(scope, receive, send, error)
                return
        await self.app(scope, receive, send)


class SameSite:
    """Requests that change something, and sockets, from pages of this server only.

    A browser names the page's origin with each of them, so whoever names none is no browser, and
    has no cookie of somebody else's to misuse. Some leave out the origin but say whether the page
    is of another site; they are believed.
    """

    def __init__(self, app: ASGIApp, origins: Sequence[str] = ()) -> None:
        self.app = app
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" or scope.get("method", "GET") not in SAFE:
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
            return headers.get("sec-fetch-site", "none") in OWN
        hosts = headers.getlist("host")
        return all(
            origin.lower() in self.origins or any(is_at(origin, host) for host in hosts)
            for origin in origins
        )


def is_at(origin: str, host: str) -> bool:
    """Whether an origin is at a host; the usual port need not be said.

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
    own = (policy, *HEADERS, *([OPENER] if _has_tls(scope) else []))
    yield from (header for header in own if header[0] not in given)


def _policy(scope: Scope) -> str:
    """Some browsers do not take a socket for a part of the page's own site, so it is named."""
    host = Headers(scope=scope).get("host", "")
    if not re.fullmatch(r"[\w.:\[\]-]{1,260}", host, re.ASCII):
        return POLICY.format(socket="")
    scheme = "wss" if _has_tls(scope) else "ws"
    return POLICY.format(socket=f" {scheme}://{host}")


def _has_tls(scope: Scope) -> bool:
    return scope.get("scheme") in ("https", "wss")


async def _tell_fault(scope: Scope, receive: Receive, send: Send, fault: str, sent: str) -> None:
    """An answer that has begun cannot be taken back: the server closes its connection."""
    if not sent:
        await refuse(scope, receive, send, ServerError(ServerReason.FAULT, id=fault))
    elif scope["type"] == "websocket" and sent != "websocket.close":
        await send({"type": "websocket.close", "code": FAULT_ON_SOCKET})
