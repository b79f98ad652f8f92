"""The rules that a match is played by unless others are named."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run, start
from trimino.cli.rules_option import named_rules
from trimino.rules import published
from trimino.terminal.default_rules import DefaultRules
from trimino.terminal.errors import UsageError, UsageReason
from trimino.words import Words, say

USUAL = {
    "en": "pressman",
    "lv": "trimino",
    "lt": "triple-domino",
    "ru": "triomino",
    "cs": "tri-domino",
}


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def title(*options: str) -> str:
    """The first line of a match."""
    return run("play", "--seed=2", *options, stdin="q\n").output.splitlines()[0]


def test_the_rules_of_a_box_are_chosen_once() -> None:
    assert title().startswith(say("ruleset-pressman"))
    chosen = run("rules", "triomino", "--default")
    assert chosen.exit_code == 0
    assert say("rules-default-chosen", rules=say("ruleset-triomino")) in chosen.output
    assert title().startswith(say("ruleset-triomino"))
    assert title("--rules=goliath").startswith(say("ruleset-goliath"))


@pytest.mark.parametrize(("language", "rules"), USUAL.items())
def test_until_then_they_are_those_of_a_box_in_the_language(language: str, rules: str) -> None:
    begun = start(f"--language={language}", "play", "--seed=2", stdin=b"q\n")
    assert begun.stdout.decode().startswith(Words(language).say(f"ruleset-{rules}"))


def test_the_app_begins_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []

    def begin(options: Any, *_: object, **__: object) -> None:
        begun.append(options.rules)
        raise UsageError(UsageReason.TUI_NO_TERMINAL)

    monkeypatch.setattr("trimino.cli.tui._app", begin)
    run("rules", "goliath", "--default")
    run("tui")
    assert begun == [published("goliath")]


def test_house_rules_can_be_the_default() -> None:
    run("rules", "triomino", "--set=draw_limit=2", "--name=Grandma’s", "--default")
    house = named_rules(None, ())
    assert (house.name, house.rules.base, house.rules.draw_limit) == ("Grandma’s", "triomino", 2)
    assert "Grandma’s" in title()
    changed = named_rules(None, ["draw_limit=1"])
    assert (changed.name, changed.rules.draw_limit) == ("", 1)


def test_a_file_that_cannot_be_read_is_named() -> None:
    path = DefaultRules().path
    path.parent.mkdir(parents=True)
    path.write_text("no rules: at all")
    refused = run("play")
    assert refused.exit_code == 2
    assert str(path) in refused.output.replace("\n", "")
    path.unlink()
    path.mkdir()
    assert str(path) in run("play").output.replace("\n", "")


def test_research_does_not_depend_on_it() -> None:
    run("rules", "pressman", "--default")
    told = run("simulate", "--matches=1", "--seed=1", "--record=-").output
    assert '"rules":"triomino"' in told
