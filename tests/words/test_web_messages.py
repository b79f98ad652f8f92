"""Every message that the web app needs exists, and none is unused."""

import re
from collections.abc import Iterable

import pytest

from tests.words import web_source
from tests.words.locales import of_files, uses
from trimino.words import Words, languages

LOADED = frozenset(of_files("game", "home", "server", "web"))
"""What a browser has; what only the terminal says is not sent to it."""

BONUSES = ("bridge", "double", "hexagon", "two-hexagons", "three-hexagons")


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
    assert _unused(of_files("web"), web_source.texts()) == []


def test_the_first_page_has_the_messages_that_it_says_and_no_others() -> None:
    files = web_source.first_page()
    assert "web/src/pages/home/PlayNow.svelte" in files
    assert "web/src/table/TablePage.svelte" not in files
    home = frozenset(of_files("home"))
    said = {name for call in web_source.calls(files) for name in call.names}
    assert said - home == set()
    assert _unused(home, files) == []


def test_the_first_page_refers_only_to_its_own_messages() -> None:
    home = frozenset(of_files("home"))
    others = {name: uses(name, tag).messages - home for tag in languages() for name in home}
    assert {name: messages for name, messages in others.items() if messages} == {}


def _unused(names: Iterable[str], files: dict[str, str]) -> list[str]:
    """The messages that no file names, as a whole or by its shape."""
    named, shapes = web_source.literals(files), web_source.shapes(files)
    return [
        name
        for name in names
        if name not in named and not any(re.fullmatch(shape, name) for shape in shapes)
    ]


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


@pytest.mark.parametrize("language", languages())
def test_each_bonus_is_explained_in_one_sentence(language: str) -> None:
    words = Words(language)
    told = [words.say(f"learn-{topic}-about") for topic in BONUSES]
    assert [text for text in told if not re.fullmatch(r"[^.!?]+\.", text)] == []
