"""Every language says everything that English says, in words of its own."""

import re

import pytest

from tests.words.locales import PLURALS, messages, of_files, plurals, text, uses
from trimino.words import Words, languages
from trimino.words.language import ENGLISH, FILES

OTHERS = [language for language in languages() if language != ENGLISH]

every_other = pytest.mark.parametrize("language", OTHERS)

NAMES = {
    "version",
    "ruleset-trimino",
    "ruleset-triomino",
    "ruleset-tri-domino",
    "ruleset-triodominio",
    "ruleset-pressman",
    "ruleset-goliath",
    "print-paper-letter",
    "table-title",
}
"""What may be the same in every language."""

ALIKE = {
    "cs": {
        "arena-bot",
        "arena-rating",
        "bench-ratio",
        "bot-name-expert",
        "lobby-bot",
        "new-bot",
        "print-column-bonus",
        "tui-start-bot",
    },
    "lt": {"home-solo", "rules-solo"},
    "lv": {"home-solo", "rules-solo", "ruleset-triple-domino"},
}
"""What happens to be the same word in English and in a language."""


@every_other
@pytest.mark.parametrize("name", FILES)
def test_every_message_stands_in_the_same_place(language: str, name: str) -> None:
    assert of_files(name, language=language) == of_files(name)


@every_other
def test_every_message_takes_the_same_details(language: str) -> None:
    different = {
        name: found
        for name in messages()
        if (found := uses(name, language).variables.keys()) != uses(name).variables.keys()
    }
    assert different == {}


@every_other
def test_whatever_english_tells_apart_is_told_apart(language: str) -> None:
    lacking = {
        (name, variable): missing
        for name in messages()
        for variable, keys in uses(name).variables.items()
        if (missing := keys - PLURALS - uses(name, language).variables[variable])
    }
    assert lacking == {}


@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    """Each that whole numbers have, and none that the language has not even for others."""
    whole, all_there_are = plurals(language)
    wrong = {
        name: keys
        for name in messages(language)
        for keys in uses(name, language).selections
        if keys & (PLURALS - {"other"}) and not whole <= keys & PLURALS <= all_there_are
    }
    assert wrong == {}


@every_other
def test_no_sentence_stays_english(language: str) -> None:
    same = NAMES | ALIKE.get(language, set()) | {*filter(_is_first_name, messages())}
    left = {
        name: words
        for name in messages()
        if name not in same
        and re.search(r"[a-z]{2}", words := text(name))
        and text(name, language) == words
    }
    assert left == {}


def _is_first_name(name: str) -> bool:
    return name.startswith("character-")


@every_other
def test_what_may_be_the_same_is_the_same(language: str) -> None:
    """A word that has become another one leaves the list."""
    alike = ALIKE.get(language, set())
    assert [name for name in alike if text(name, language) != text(name)] == []


MISCOUNTED = {
    "lv": (21, "21 punktus|21 punktiem|21 gadījumos"),
    "lt": (21, "21 taškus|21 taškais|21 taškų|21 kartus"),
    "ru": (21, "21 очков|21 очка|21 случаях"),
    "cs": (2, "2 bodů"),
}
"""A figure, and what would be wrong beside it."""


@every_other
def test_nouns_in_the_ideas_follow_their_figures(language: str) -> None:
    figure, wrong = MISCOUNTED[language]
    ideas = [name for name in messages() if name.startswith("idea-")]
    told = [
        Words(language).say(name, **dict.fromkeys(uses(name).variables, figure)) for name in ideas
    ]
    assert sum(str(figure) in sentence for sentence in told) > 10
    assert [sentence for sentence in told if re.search(rf"(?<!\d)({wrong})\b", sentence)] == []
