"""OpenAPI: the description of the endpoints, from which clients are generated.

An endpoint declares the errors of its own; the errors that all endpoints of its kind share are
added here, and so are the frames and commands of the socket, which OpenAPI has no place for.
"""

from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic_core import to_json

from trimino.room.commands import Command
from trimino.room.frame_types import Frame
from trimino.room.guest_cookie import COOKIE
from trimino.server.http.schemas.forms import ErrorBody, RecordForm

REFERENCE = "#/components/schemas/{model}"
ERROR = {"application/json": {"schema": {"$ref": REFERENCE.format(model="ErrorBody")}}}
_GUEST = "guest"
_PARTS = {
    "ErrorBody": TypeAdapter[Any](ErrorBody),
    "RecordForm": TypeAdapter[Any](RecordForm),
    "Command": TypeAdapter[Any](Command),
    "Frame": TypeAdapter[Any](Frame),
}

_SAFE = "get"
UNTHROTTLED = "/health"
FOREIGN_PARTS = ("HTTPValidationError", "ValidationError")
"""FastAPI's own error schemas, which this server never uses."""

WAIT = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}

SchemaObject = dict[str, Any]


def taking(model: str) -> SchemaObject:
    """The description of a body that an endpoint reads itself."""
    content = {"application/json": {"schema": {"$ref": REFERENCE.format(model=model)}}}
    return {"requestBody": {"content": content, "required": True}}


def refusing(*statuses: int) -> dict[int | str, SchemaObject]:
    """The error responses that an endpoint declares itself."""
    return {status: _refusal(status) for status in statuses}


def describe(app: FastAPI) -> SchemaObject:
    """The OpenAPI document, built once."""
    if app.openapi_schema is None:
        described = get_openapi(title=app.title, version=app.version, routes=app.routes)
        parts: SchemaObject = described["components"]
        for name, adapter in _PARTS.items():
            schema = adapter.json_schema(ref_template=REFERENCE)
            parts["schemas"].update(schema.pop("$defs", {}))
            parts["schemas"][name] = schema
        for name in FOREIGN_PARTS:
            parts["schemas"].pop(name, None)
        parts["securitySchemes"] = {_GUEST: {"type": "apiKey", "in": "cookie", "name": COOKIE}}
        for path, endpoints in described["paths"].items():
            for method, endpoint in endpoints.items():
                _complete(path, method, endpoint)
        app.openapi_schema = described
    return app.openapi_schema


def description_of(app: FastAPI) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of the document, which is encoded once: it is long."""

    @cache
    def encoded() -> bytes:
        return to_json(describe(app))

    async def description(_: Request) -> Response:
        return Response(encoded(), media_type="application/json")

    return description


def _complete(path: str, method: str, endpoint: SchemaObject) -> None:
    responses = endpoint["responses"]
    for status in _usual(path, method, endpoint):
        responses[str(int(status))] = _refusal(status)
    if "401" in responses:
        endpoint["security"] = [{_GUEST: []}]


def _usual(path: str, method: str, endpoint: SchemaObject) -> Iterator[HTTPStatus]:
    """The error responses that all endpoints of a kind share."""
    if "requestBody" in endpoint or "parameters" in endpoint:
        yield HTTPStatus.UNPROCESSABLE_ENTITY
    if "requestBody" in endpoint:
        # A body that is not text, and one that is too long.
        yield HTTPStatus.BAD_REQUEST
        yield HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    if method != _SAFE:
        yield HTTPStatus.FORBIDDEN
    if not path.startswith(UNTHROTTLED):
        yield HTTPStatus.TOO_MANY_REQUESTS
        yield HTTPStatus.SERVICE_UNAVAILABLE


def _refusal(status: int) -> SchemaObject:
    wait = {"headers": WAIT} if status == HTTPStatus.TOO_MANY_REQUESTS else {}
    return {"description": HTTPStatus(status).phrase, "content": ERROR, **wait}
