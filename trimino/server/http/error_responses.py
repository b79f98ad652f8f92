"""Refusals on their way out: as answers to requests, and to sockets that are not open yet."""

from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from trimino.rules import TriminoError
from trimino.server.errors import TooMany, error_body, status_of

FORBIDDEN_ON_SOCKET = 1008


def refusal(error: TriminoError) -> JSONResponse:
    """A refusal as an answer."""
    wait = {"retry-after": str(error.wait)} if isinstance(error, TooMany) else None
    return JSONResponse(error_body(error), status_code=status_of(error), headers=wait)


async def refuse(scope: Scope, receive: Receive, send: Send, error: TriminoError) -> None:
    """Answer with a refusal, to a request or to a socket that is not open yet."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get(
        "extensions", {}
    ):
        await send({"type": "websocket.close", "code": FORBIDDEN_ON_SOCKET})
    else:
        await refusal(error)(scope, receive, send)
