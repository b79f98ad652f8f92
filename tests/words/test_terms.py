"""Words that the texts of a language must not contain, from the table for translators."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from trimino.words import languages

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "translating.md"
LOCALES = ROOT / "trimino" / "locales"
ROW = re.compile(r"^\| (en|lv|lt|ru|cs) \| (.+?) \| (.+) \|$", re.MULTILINE)
EXCEPT = re.compile(r"except ((?:“[^”]+”(?:, )?)+)")


class Term(NamedTuple):
    language: str
    word: str
    allowed: tuple[str, ...] = ()
    """Phrases with the word that may appear."""


def allowed(instead: str) -> tuple[str, ...]:
    """The phrases that a row excepts."""
    phrases = EXCEPT.search(instead)
    return tuple(re.findall("“([^”]+)”", phrases[1])) if phrases else ()


TERMS = [
    Term(language, word, allowed(instead))
    for language, words, instead in ROW.findall(GUIDE.read_text("utf-8"))
    for word in words.split(", ")
]


WEB = ROOT / "web"
OFFLINE = re.compile(r"^    (lv|lt|ru|cs): \[\n(.*?)\n    \],", re.MULTILINE | re.DOTALL)
PAGES = (".html", ".js", ".webmanifest")


def pattern(word: str) -> re.Pattern[str]:
    """What finds a word, whole, or with any ending where it has a star."""
    stem = word.removesuffix("*")
    ending = r"\w*" if stem != word else ""
    return re.compile(rf"(?<!\w){re.escape(stem)}{ending}(?!\w)", re.IGNORECASE)


def found(term: Term, text: str) -> list[str]:
    """The lines of a file of messages, without comments, that contain a word."""
    word, others = pattern(term.word), [pattern(phrase) for phrase in term.allowed]
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [line for line in lines if word.search(without(others, line))]


def without(phrases: Iterable[re.Pattern[str]], line: str) -> str:
    """A line in which a gap stands for each phrase."""
    for phrase in phrases:
        line = phrase.sub("…", line)
    return line


@cache
def texts(language: str) -> tuple[str, ...]:
    """The messages of a language, and what pages say in it that are there without a server."""
    messages = [file.read_text("utf-8") for file in sorted((LOCALES / language).glob("*.ftl"))]
    if language != "en":
        said = dict(OFFLINE.findall((WEB / "public" / "offline.js").read_text("utf-8")))
        return *messages, said[language]
    files = [WEB / "index.html", *sorted((WEB / "public").iterdir())]
    pages = [file.read_text("utf-8") for file in files if file.suffix in PAGES]
    return *messages, *(" ".join(page.split()) for page in pages)


def test_every_language_has_words_to_avoid() -> None:
    assert {term.language for term in TERMS} == {*languages()}


def test_a_word_is_found_in_any_case_but_not_inside_another() -> None:
    term = Term("lv", "roka")
    assert found(term, "a = Tava Roka.\n# roka\nb = rokasgrāmata") == ["a = Tava Roka."]


def test_a_star_stands_for_any_ending() -> None:
    term = Term("lt", "padal*")
    assert found(term, "a = Padalyta.\nb = išpadalyta") == ["a = Padalyta."]


def test_an_excepted_phrase_may_appear_but_not_the_word_elsewhere() -> None:
    text = "a = Z ruky i v ruce.\nb = Ukazuje ruce."
    phrases = allowed("kameny, except “v ruce”, “z ruky”: a “hand”")
    assert phrases == ("v ruce", "z ruky")
    assert found(Term("cs", "ruce", phrases), text) == ["b = Ukazuje ruce."]
    assert found(Term("cs", "ruk*", phrases), text) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The server cannot be reached just now. Check your connection"),
        ("en", "play at once, against bots"),
        ("lv", "Nav savienojuma"),
        ("lt", "Nėra ryšio"),
        ("ru", "Нет связи"),
        ("cs", "Není spojení"),
    ],
)
def test_pages_without_a_server_are_read(language: str, said: str) -> None:
    assert [text for text in texts(language) if said in text]


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.language}-{term.word}")
def test_the_word_does_not_appear(term: Term) -> None:
    assert [line for text in texts(term.language) for line in found(term, text)] == []
