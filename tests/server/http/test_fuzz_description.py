"""The description of the doors and of the socket is whole, so that clients can be made from it."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from trimino.room.commands import Command
from trimino.room.frame_types import Frame
from trimino.server.http.app import create_app
from trimino.server.operation.config import Config

DESCRIBED = create_app(Config(database="sqlite://")).openapi()
PARTS = DESCRIBED["components"]["schemas"]
DOORS = {
    f"{method.upper()} {path}": door
    for path, doors in DESCRIBED["paths"].items()
    for method, door in doors.items()
}


def references(values: Any) -> Iterator[str]:
    """Every part that is named anywhere in a description."""
    if isinstance(values, dict):
        yield from ([values["$ref"]] if isinstance(values.get("$ref"), str) else [])
        values = list(values.values())
    if isinstance(values, list):
        for inner in values:
            yield from references(inner)


def names(part: str) -> set[str]:
    return {reference.rpartition("/")[2] for reference in references(PARTS[part])}


def test_every_part_that_is_named_is_there() -> None:
    found = {*references(DESCRIBED)}
    assert len(found) > 60
    assert found <= {f"#/components/schemas/{name}" for name in PARTS}


def test_every_part_is_named_but_what_the_socket_sends_and_takes() -> None:
    named = {reference.rpartition("/")[2] for reference in references(DESCRIBED)}
    assert {*PARTS} - named == {"Frame", "Command"}


def test_every_frame_and_every_command_is_described() -> None:
    commands = get_args(get_args(Command)[0])
    assert names("Command") == {command.__name__ for command in commands}
    assert names("Frame") == {frame.__name__ for frame in get_args(Frame)}
    assert len(commands) == len(PARTS["Command"]["discriminator"]["mapping"]) == 15


def test_doors_have_names_of_their_own() -> None:
    ids = [door["operationId"] for door in DOORS.values()]
    assert len(ids) == len(set(ids)) > 20


@pytest.mark.parametrize("door", DOORS)
def test_a_door_says_what_it_is_for_and_how_it_refuses(door: str) -> None:
    told = DOORS[door]
    assert told["description"].endswith(".")
    refused = {code: told["responses"][code] for code in told["responses"] if code >= "400"}
    assert "/health" in door or {"429", "503"} <= set(refused)
    assert door.startswith("GET") or "403" in refused
    assert ("401" in refused) == ("security" in told)
    for code, response in refused.items():
        form = response["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        assert form == ("Health" if "/health" in door else "ErrorBody"), code
