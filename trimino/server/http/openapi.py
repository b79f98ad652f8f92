"""The description of the doors, OpenAPI, which clients in other languages are made from.

A door names what it refuses for reasons of its own; what any door of its kind refuses is added
here, and so are the frames and commands of the socket, which OpenAPI has no place for.
"""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from trimino.room.commands import Command
from trimino.room.frame_types import Frame
from trimino.server.access.authentication import COOKIE
from trimino.server.http.schemas.forms import ErrorBody

REFERENCE = "#/components/schemas/{model}"
ERROR = {"application/json": {"schema": {"$ref": REFERENCE.format(model="ErrorBody")}}}
GUEST = "guest"
PARTS = {
    "ErrorBody": TypeAdapter[Any](ErrorBody),
    "Command": TypeAdapter[Any](Command),
    "Frame": TypeAdapter[Any](Frame),
}

SAFE = "get"
UNTHROTTLED = "/health"
FOREIGN_PARTS = ("HTTPValidationError", "ValidationError")
"""How FastAPI would refuse a form, which it never does here."""

WAIT = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}

Values = dict[str, Any]


def refusing(*statuses: int) -> dict[int | str, Values]:
    """What a door refuses with, for reasons of its own."""
    return {status: _refusal(status) for status in statuses}


def describe(app: FastAPI) -> Values:
    """The description, made once."""
    if app.openapi_schema is None:
        described = get_openapi(title=app.title, version=app.version, routes=app.routes)
        parts: Values = described["components"]
        for name, adapter in PARTS.items():
            schema = adapter.json_schema(ref_template=REFERENCE)
            parts["schemas"].update(schema.pop("$defs", {}))
            parts["schemas"][name] = schema
        for name in FOREIGN_PARTS:
            parts["schemas"].pop(name, None)
        parts["securitySchemes"] = {GUEST: {"type": "apiKey", "in": "cookie", "name": COOKIE}}
        for path, doors in described["paths"].items():
            for method, door in doors.items():
                _complete(path, method, door)
        app.openapi_schema = described
    return app.openapi_schema


def _complete(path: str, method: str, door: Values) -> None:
    responses = door["responses"]
    for status in _usual(path, method, door):
        responses[str(int(status))] = _refusal(status)
    if "401" in responses:
        door["security"] = [{GUEST: []}]


def _usual(path: str, method: str, door: Values) -> Iterator[HTTPStatus]:
    """What any door of a kind refuses with."""
    if "requestBody" in door or "parameters" in door:
        yield HTTPStatus.UNPROCESSABLE_ENTITY
    if "requestBody" in door:
        # A body that is no text at all, and one that is too long.
        yield HTTPStatus.BAD_REQUEST
        yield HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    if method != SAFE:
        yield HTTPStatus.FORBIDDEN
    if not path.startswith(UNTHROTTLED):
        yield HTTPStatus.TOO_MANY_REQUESTS
        yield HTTPStatus.SERVICE_UNAVAILABLE


def _refusal(status: int) -> Values:
    wait = {"headers": WAIT} if status == HTTPStatus.TOO_MANY_REQUESTS else {}
    return {"description": HTTPStatus(status).phrase, "content": ERROR, **wait}
