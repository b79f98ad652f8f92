"""The language of the program: asked for, or taken from the environment."""

import pytest

from tests.cli.running import run, start
from trimino.cli import language
from trimino.cli.language import choose_language, split_language_option
from trimino.words import Words, languages


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three languages."""
    monkeypatch.setattr(language, "languages", lambda: ("en", "lv", "ru"))


@pytest.mark.parametrize(
    ("line", "option", "rest"),
    [
        ("play --solo", "", "play --solo"),
        ("play --language lv --solo", "--language lv", "play --solo"),
        ("play --language=lv --solo", "--language=lv", "play --solo"),
        ("--language lv", "--language lv", ""),
        ("draw -- --language lv", "", "draw -- --language lv"),
        ("play --language", "--language", ""),
        ("play --language -- x", "--language", ""),
    ],
)
def test_the_language_may_be_asked_for_anywhere(line: str, option: str, rest: str) -> None:
    found = split_language_option(line.split())
    assert [" ".join(found[0]), " ".join(found[1])] == [option, rest]


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(
    ("option", "environment", "language"),
    [
        ("", {}, "en"),
        ("", {"LANG": "lv_LV.UTF-8"}, "lv"),
        ("", {"LANG": "de_DE.UTF-8"}, "en"),
        ("", {"LANG": "lv_LV.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ("", {"LANG": "lv_LV.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ("", {"LANG": "lv_LV.UTF-8", "LC_ALL": ""}, "lv"),
        ("", {"LC_ALL": "C", "TRIMINO_LANGUAGE": "lv"}, "lv"),
        ("--language ru", {"TRIMINO_LANGUAGE": "lv"}, "ru"),
        ("--language=RU-ru", {}, "ru"),
        ("--language", {"LANG": "lv"}, "en"),
        ("--language xx", {"LANG": "lv"}, "en"),
    ],
)
def test_what_was_asked_for_decides_then_the_environment(
    option: str, environment: dict[str, str], language: str
) -> None:
    assert choose_language(option.split(), environment) == language


@pytest.mark.parametrize("language", languages())
def test_the_whole_program_speaks_a_language(language: str) -> None:
    words = Words(language)
    helped = start("--language", language, "--help").stdout.decode()
    for name in ("help", "usage-title-commands", "option-version"):
        assert words.say(name) in " ".join(helped.split())
    refused = start("play", f"--language={language}", "--fly").stderr.decode()
    assert words.say("usage-no-such-option", option="--fly", closest=None) in refused


def test_a_language_that_is_not_spoken_is_refused() -> None:
    result = run("--language", "xx", "bots")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("“xx” is not available. Choose from: ")
