"""Every message that the web app needs exists, and none is unused."""

import re

import pytest

from tests.words import web_source
from tests.words.locales import of_files, uses

LOADED = frozenset(of_files("game", "server", "web"))
"""What a browser has; what only the terminal says is not sent to it."""


def test_every_message_that_is_said_is_there() -> None:
    calls = list(web_source.calls())
    assert len(calls) > 10
    assert [(call.where, name) for call in calls for name in call.names - LOADED] == []


def test_every_name_that_is_made_begins_like_a_message() -> None:
    made = [(call.where, shape) for call in web_source.calls() for shape in call.shapes]
    assert [place for place in made if not _matches(place[1])] == []


def _matches(shape: str) -> bool:
    return any(re.fullmatch(shape, name) for name in LOADED)


def test_every_call_gives_the_details_its_message_takes() -> None:
    lacking = {
        f"{call.where} {name}": missing
        for call in web_source.calls()
        if call.details is not None
        for name in call.names & LOADED
        if (missing := uses(name).variables.keys() - call.details)
    }
    assert lacking == {}


def test_no_message_of_the_web_is_there_in_vain() -> None:
    named, shapes = web_source.literals(), web_source.shapes()
    unused = [
        name
        for name in of_files("web")
        if name not in named and not any(re.fullmatch(shape, name) for shape in shapes)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('say("a")', ['"a"']),
        ('say("a", { b, c: f(d, "e)") })', ['"a"', '{ b, c: f(d, "e)") }']),
        ("say(x ? `a-${b}` : 'c', {})", ["x ? `a-${b}` : 'c'", "{}"]),
    ],
)
def test_arguments_are_told_apart(text: str, expected: list[str]) -> None:
    assert web_source.arguments(text, len("say(")) == expected
