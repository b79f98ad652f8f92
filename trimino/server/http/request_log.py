"""Request log: middleware that logs and counts each request."""

import logging
import time
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger("trimino.request")

RequestObserver = Callable[[str, int, float], None]
"""Called after each request with its route, its status and the seconds it took."""

NO_ROUTE = "(none)"
SWITCHING = 101


class RequestLog:
    """Middleware that logs each request by its route, without its contents."""

    def __init__(self, app: ASGIApp, observe: RequestObserver) -> None:
        self.app = app
        self.observe = observe

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status, began = 0, time.perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            status = status or _status(message)
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(getattr(scope.get("route"), "path", NO_ROUTE))
        method = scope.get("method", "SOCKET")
        self.observe(route, status, seconds)
        values = {"method": method, "route": route, "status": status}
        LOG.info("request", extra={**values, "ms": round(1000 * seconds, 1)})


def _status(message: Message) -> int:
    match message["type"]:
        case "http.response.start" | "websocket.http.response.start":
            return int(message["status"])
        case "websocket.accept":
            return SWITCHING
        case "websocket.close":
            return 403
        case _:
            return 0
