"""Words that the texts of a language must not contain, from the table for translators."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from trimino.words import languages

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "translating.md"
LOCALES = ROOT / "trimino" / "locales"
ROW = re.compile(r"^\| (en|lv|lt|ru|cs) \| (.+?) \| .+ \|$", re.MULTILINE)


class Term(NamedTuple):
    language: str
    word: str


TERMS = [
    Term(language, word)
    for language, words in ROW.findall(GUIDE.read_text("utf-8"))
    for word in words.split(", ")
]


def found(term: Term, text: str) -> list[str]:
    """The lines of a file of messages, without comments, that contain a word."""
    word = re.compile(rf"(?<!\w){re.escape(term.word)}(?!\w)", re.IGNORECASE)
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return [line for line in lines if word.search(line)]


def test_every_language_has_words_to_avoid() -> None:
    assert {term.language for term in TERMS} == {*languages()}


def test_a_word_is_found_in_any_case_but_not_inside_another() -> None:
    term = Term("lv", "roka")
    assert found(term, "a = Tava Roka.\n# roka\nb = rokasgrāmata") == ["a = Tava Roka."]


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.language}-{term.word}")
def test_the_word_does_not_appear(term: Term) -> None:
    files = sorted((LOCALES / term.language).glob("*.ftl"))
    assert files
    assert [line for file in files for line in found(term, file.read_text("utf-8"))] == []
