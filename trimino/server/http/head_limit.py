"""Head limit: limits the length of queries, and tells what the head of a request costs."""

from starlette.types import ASGIApp, Receive, Scope, Send

from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.error_responses import refuse

MAX_QUERY = 4096
"""Bytes of a query; the longest are house rules to print, which have up to two thousand."""

FREE_HEAD = 2048
"""Bytes of a head that cost nothing besides; browsers send about a thousand."""

HEAD_BYTES_A_REQUEST = 1024
"""Further bytes that cost as much as another request; the app reads cookies and headers."""

_LINE = len(b": \r\n")


class QueryLimit:
    """Middleware that refuses queries that are too long, which take long to parse."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if len(scope.get("query_string", b"")) > MAX_QUERY:
            error = ServerError(ServerReason.QUERY_TOO_LONG, most=MAX_QUERY // 1024)
            await refuse(scope, receive, send, error)
        else:
            await self.app(scope, receive, send)


def head_cost(scope: Scope) -> int:
    """The requests that a long head counts as, besides the one that it is."""
    headers = sum(len(name) + len(value) + _LINE for name, value in scope["headers"])
    # The path as it was sent: a client may encode each of its letters.
    path = scope.get("raw_path") or scope["path"].encode()
    size = len(path) + len(scope.get("query_string", b"")) + headers
    return max(0, size - FREE_HEAD) // HEAD_BYTES_A_REQUEST
