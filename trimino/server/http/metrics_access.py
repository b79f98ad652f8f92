"""Metrics access: who may read the metrics of a server."""

import ipaddress
import secrets

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from trimino.server.errors import ServerError, ServerReason
from trimino.server.operation.metrics import Metrics

LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})


def metrics_response(metrics: Metrics, scope: Scope, token: str) -> Response:
    """All metrics, for a client that may read them."""
    if not may_read(scope, token):
        raise ServerError(ServerReason.METRICS_CLOSED)
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


def may_read(scope: Scope, token: str) -> bool:
    """Whether a client may read the metrics: by the token, or without one by being local."""
    headers = Headers(scope=scope)
    if token:
        given = headers.get("authorization", "")
        return secrets.compare_digest(given.encode(), f"Bearer {token}".encode())
    return _is_local(scope, headers)


def _is_local(scope: Scope, headers: Headers) -> bool:
    """Whether a program on this machine asks for itself.

    A proxy on this machine does not count, nor does a page whose host name resolves here.
    """
    name = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
    forwarded = {"forwarded", "x-forwarded-for", "x-forwarded-proto"} & set(headers)
    client = scope.get("client")
    if forwarded or client is None or name not in LOCAL_NAMES:
        return False
    try:
        return ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False
