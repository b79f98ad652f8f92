"""Every door over HTTP, tried with all that its description allows and much that it does not."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
import schemathesis
from hypothesis import settings
from pydantic import TypeAdapter
from schemathesis import Case, CheckContext, CheckFunction, Response
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.parameters import ParameterLocation

from tests.server.clients import GuestClient
from tests.server.log_faults import faults
from tests.server.servers import Server, serving
from tests.server.tables import finished_table
from trimino.room.guest_cookie import COOKIE
from trimino.server.http.app import create_app
from trimino.server.http.schemas.forms import ErrorBody
from trimino.server.operation.config import Config

# Requests over the network take longer than other examples.
EXAMPLES = max(10, settings().max_examples // 10)

Asked = Case[Any]

ERROR = TypeAdapter(ErrorBody)

load_all_checks()
CHECKED = cast(
    list[CheckFunction],
    CHECKS.get_by_names(
        [
            "not_a_server_error",
            "status_code_conformance",
            "content_type_conformance",
            "response_headers_conformance",
            "response_schema_conformance",
            "negative_data_rejection",
            "unsupported_method",
        ]
    ),
)


class World(NamedTuple):
    """A server, somebody who is known there, and what can be found by its id."""

    server: Server
    cookie: str
    ids: dict[str, str]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}") as server:
        yield asyncio.run(_world(server))
        assert faults(server.output()) == []


async def _world(server: Server) -> World:
    guest = await GuestClient.named(server, "Anna")
    table = await finished_table(guest)
    record = await guest.ask("GET", f"/api/tables/{table}/record")
    upload = (await guest.ask("POST", "/api/uploads", {"record": record.text})).json()["id"]
    analysis = (await guest.ask("POST", "/api/analyses", {"table": table})).json()["id"]
    assert guest.cookie is not None
    return World(server, guest.cookie, {"table": table, "upload": upload, "analysis": analysis})


schema = schemathesis.openapi.from_dict(create_app(Config(database="sqlite://")).openapi())


@schema.parametrize()
@settings(max_examples=EXAMPLES)
def test_every_answer_is_as_described(case: Asked, world: World) -> None:
    """Also those to requests that should be refused: they are, and in the form of a refusal."""
    fill_in(case, world)
    case.call_and_validate(base_url=world.server.url, timeout=60, checks=[*CHECKED, tells_nothing])


def fill_in(case: Asked, world: World) -> None:
    """Let a request be of somebody who is known, and about something that is there.

    What is meant to be wrong about it stays wrong.
    """
    if is_right(case, ParameterLocation.COOKIE):
        case.cookies = {COOKIE: asyncio.run(_somebody(world, case))}
    if is_right(case, ParameterLocation.PATH) and isinstance(case.path_parameters, dict):
        case.path_parameters |= {
            name: world.ids[name]
            for name, found in case.path_parameters.items()
            # The other half of the ids are of nothing that is there.
            if name in world.ids and len(str(found)) % 2
        }


def is_right(case: Asked, part: ParameterLocation) -> bool:
    return case.meta is None or not case.meta.is_negative_at(part)


async def _somebody(world: World, case: Asked) -> str:
    """The guest of this world, or for whoever wants to be forgotten somebody new."""
    if (case.method, case.path) != ("DELETE", "/api/me"):
        return world.cookie
    return str((await GuestClient.named(world.server, "Nobody")).cookie)


def tells_nothing(ctx: CheckContext, response: Response, case: Asked) -> bool | None:
    """A refusal is a name, details and a sentence, and never tells of the inside."""
    if response.content.startswith(b"%PDF"):
        return None
    text = response.text or ""
    assert faults(text) == []
    assert ".py" not in text
    if response.status_code >= 400:
        ERROR.validate_json(text)
    return None
