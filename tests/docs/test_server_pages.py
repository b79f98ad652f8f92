"""The pages on the server: examples match its schemas, and what they name exists."""

import ast
import asyncio
import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter, ValidationError

from tests.docs.pages import DOCS, ROOT, blocks, text
from tests.server.clients import GuestClient
from tests.server.servers import serving
from trimino.room.frame_types import EventValues, Frame, SeatsEvent, TableFrame
from trimino.room.message_values import MessageValues
from trimino.room.story_types import StoryValues
from trimino.rules import Message
from trimino.server.http.schemas.command_schema import COMMANDS
from trimino.server.http.schemas.forms import ErrorBody, NameForm
from trimino.server.operation.config import OTHER_VARIABLES, settings
from trimino.words import say

SERVER, PROTOCOL, THREATS = DOCS / "server.md", DOCS / "protocol.md", DOCS / "threats.md"
CLIENT = DOCS / "examples" / "table_client.py"
EXAMPLES = [json.loads(block) for block in blocks(PROTOCOL, "json")]

FRAMES = [TypeAdapter[Any](frame) for frame in get_args(Frame) if frame is not TableFrame]
FORMS = tuple(TypeAdapter[Any](form) for form in (ErrorBody, MessageValues, NameForm, StoryValues))


def fits(example: object, adapter: TypeAdapter[Any]) -> bool:
    """Whether an example matches a schema, without further keys."""
    try:
        read = adapter.validate_json(json.dumps(example))
    except ValidationError:
        return False
    return bool(adapter.dump_python(read, mode="json", exclude_unset=True) == example)


def is_command(example: object) -> bool:
    """Whether an example is a command; one with a key too many is refused."""
    try:
        COMMANDS.validate_json(json.dumps(example))
    except ValidationError:
        return False
    return True


def test_every_example_has_the_form_of_something_that_is_said() -> None:
    for example in EXAMPLES:
        said = any(fits(example, form) for form in (*FRAMES, *FORMS))
        assert said or is_command(example), example


def test_a_command_that_is_wrong_would_be_noticed() -> None:
    command = {"id": "c", "type": "go-on"}
    assert is_command(command)
    assert not is_command({**command, "seat": 0})


def test_every_frame_is_shown_or_described() -> None:
    for frame in FRAMES:
        assert any(fits(example, frame) for example in EXAMPLES), frame
    for frame in get_args(Frame):
        assert f"\n**{get_args(frame.__annotations__['type'])[0]}**: " in text(PROTOCOL)


def test_an_example_that_is_wrong_would_be_noticed() -> None:
    ack = {"type": "ack", "id": "a", "version": 2}
    frames = TypeAdapter[Any](Frame)
    assert fits(ack, frames)
    assert not fits({**ack, "version": "2"}, frames)
    assert not fits({**ack, "seat": 0}, frames)


def test_refusals_say_what_a_server_says() -> None:
    errors = [example["error"] for example in EXAMPLES if "error" in example]
    assert len(errors) == 2
    for error in errors:
        assert say(Message(error["name"], error["details"])) == error["text"]


def test_every_event_is_described() -> None:
    kinds = {
        kind for event in get_args(EventValues) for kind in get_args(event.__annotations__["kind"])
    }
    assert len(kinds) > len(get_args(SeatsEvent.__annotations__["kind"]))
    told = text(PROTOCOL).partition("### Events")[2].partition("### How")[0]
    assert {kind for kind in kinds if f"`{kind}`" not in told} == set()


def test_the_page_shows_the_client() -> None:
    assert blocks(PROTOCOL, "python") == [CLIENT.read_text(encoding="utf-8")]
    assert os.access(CLIENT, os.X_OK)


def test_the_client_plays_a_match(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        done = subprocess.run(
            [sys.executable, str(CLIENT), server.url],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert re.fullmatch(r"totals: -?\d+ -?\d+\n", done.stdout), done
        assert done.stderr == ""
        public = asyncio.run(GuestClient(server).get("/api/tables"))
        assert public == {"tables": []}


@pytest.mark.parametrize("page", [SERVER, THREATS, PROTOCOL], ids=lambda page: page.name)
def test_every_variable_that_is_named_is_one(page: Path) -> None:
    known = {setting.variable for setting in settings()} | OTHER_VARIABLES
    assert {*re.findall(r"TRIMINO_\w+", text(page))} <= known


def named_tests(page: str) -> set[tuple[str, str]]:
    return {*re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", page)}


@cache
def functions_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_every_test_that_covers_a_threat_is_there() -> None:
    named = named_tests(text(THREATS))
    assert len(named) > 40
    assert [(path, test) for path, test in named if test not in functions_in(path)] == []


def test_every_threat_has_a_test() -> None:
    rows = re.findall(r"^\| (?!---|attack)(.+) \|$", text(THREATS), re.MULTILINE)
    assert len(rows) > 30
    assert [row for row in rows if not named_tests(row)] == []
