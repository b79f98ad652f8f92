"""Endpoints, commands, metrics and limits of a server, read from the server itself."""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, get_args

from trimino.room.commands import Command
from trimino.server.access import rate_limits
from trimino.server.http.app import create_app
from trimino.server.operation.config import Config
from trimino.server.operation.metrics import Metrics


@cache
def description() -> dict[str, Any]:
    """The OpenAPI document of a server."""
    return create_app(Config(database="sqlite://")).openapi()


def endpoint_rows() -> Iterator[tuple[str, str, str, str]]:
    """Every endpoint: what it does, its status codes on success, and those on errors."""
    for path, endpoints in description()["paths"].items():
        for method, endpoint in endpoints.items():
            codes = [*endpoint["responses"]]
            answer = ", ".join(code for code in codes if code < "400")
            refused = ", ".join(sorted(code for code in codes if code >= "400"))
            yield f"`{method.upper()} {path}`", endpoint["description"], answer, refused or "–"


def command_rows() -> Iterator[tuple[str, str, str]]:
    """Every command of the socket, with its fields; those in parentheses may be left out."""
    for model in get_args(get_args(Command)[0]):
        shown = [
            f"`{field.name}`" if field.default is MISSING else f"(`{field.name}`)"
            for field in fields(model)
            if field.name not in ("id", "type")
        ]
        (name,) = get_args(model.__annotations__["type"])
        yield f"`{name}`", ", ".join(shown) or "–", str(model.__doc__)


def measure_rows() -> Iterator[tuple[str, str, str]]:
    """Every metric of a server."""
    for family in Metrics().registry.collect():
        if family.name.startswith("trimino_"):
            yield f"`{family.name}`", family.type, family.documentation


def limit_rows() -> Iterator[tuple[str, str, str]]:
    """The rate limits, for a guest and for an address."""
    for kind in rate_limits.RequestKind:
        guest, address = rate_limits.GUEST_RATES.get(kind), rate_limits.ADDRESS[kind]
        yield kind.value, _rate(guest), _rate(address)


def _rate(rate: rate_limits.Rate | None) -> str:
    return "–" if rate is None else f"{rate.burst:,} at once, then one every {rate.every:g} s"
