"""Error responses: refusals as HTTP answers, also to sockets that are not open yet."""

from http import HTTPStatus

from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from trimino.rules import TriminoError
from trimino.server.errors import ServerReason, TooMany, english_values

FORBIDDEN_ON_SOCKET = 1008

STATUS: dict[str, HTTPStatus] = {
    ServerReason.FAULT: HTTPStatus.INTERNAL_SERVER_ERROR,
    ServerReason.FOREIGN_ORIGIN: HTTPStatus.FORBIDDEN,
    ServerReason.FOREIGN_HOST: HTTPStatus.MISDIRECTED_REQUEST,
    ServerReason.BODY_TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    ServerReason.TOO_MANY: HTTPStatus.TOO_MANY_REQUESTS,
    ServerReason.LINK_GONE: HTTPStatus.GONE,
    ServerReason.METRICS_CLOSED: HTTPStatus.FORBIDDEN,
    ServerReason.NOBODY: HTTPStatus.UNAUTHORIZED,
    ServerReason.NO_TABLE: HTTPStatus.NOT_FOUND,
    ServerReason.NO_RECORD: HTTPStatus.NOT_FOUND,
    ServerReason.NO_DEVICE: HTTPStatus.NOT_FOUND,
    ServerReason.NO_ANALYSIS: HTTPStatus.NOT_FOUND,
    ServerReason.ANALYSIS_NOT_YOURS: HTTPStatus.FORBIDDEN,
    ServerReason.NO_PAGE: HTTPStatus.NOT_FOUND,
    ServerReason.STOPPING: HTTPStatus.SERVICE_UNAVAILABLE,
    "puzzle-unknown": HTTPStatus.NOT_FOUND,
    "table-match-not-over": HTTPStatus.CONFLICT,
    "table-removal-changed": HTTPStatus.CONFLICT,
    "store-unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""HTTP statuses by reason; every other refusal is 422."""


def status_of(error: TriminoError) -> int:
    """The HTTP status of a refusal."""
    return int(STATUS.get(error.reason, HTTPStatus.UNPROCESSABLE_ENTITY))


def error_body(error: TriminoError) -> dict[str, object]:
    """The body of a refusal, over HTTP and on a socket.

    >>> from trimino.room.errors import RoomError, RoomReason
    >>> error_body(RoomError(RoomReason.NAME_TOO_LONG, most=24))["error"]["name"]
    'name-too-long'
    """
    return {"error": english_values(error.message)}


def refusal_response(error: TriminoError) -> JSONResponse:
    """The HTTP answer of a refusal."""
    wait = {"retry-after": str(error.wait)} if isinstance(error, TooMany) else None
    return JSONResponse(error_body(error), status_code=status_of(error), headers=wait)


async def refuse(scope: Scope, receive: Receive, send: Send, error: TriminoError) -> None:
    """Answer with a refusal, to a request or to a socket that is not open yet."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get(
        "extensions", {}
    ):
        await send({"type": "websocket.close", "code": FORBIDDEN_ON_SOCKET})
    else:
        await refusal_response(error)(scope, receive, send)
