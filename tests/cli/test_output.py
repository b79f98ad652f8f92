"""Tables stay readable on a narrow screen, in every language."""

from collections.abc import Iterator

import pytest

from trimino.analysis.grading import Grade
from trimino.cli.console_table import print_table
from trimino.words import Words, languages

GRADES = [f"analyse-grade-{grade}" for grade in Grade]
LUCK = ["analyse-result", "analyse-deal", "analyse-draws", "analyse-without-luck"]
ARENA = ["arena-points", "arena-rounds-won", "arena-matches-won", "arena-rating", "arena-time"]
BENCH = ["bench-players", "bench-rules", "bench-engine", "bench-ratio"]
TABLES = {
    "analyse": (
        ["analyse-player", "analyse-accuracy", *GRADES, "analyse-ungraded"],
        ["expert", "100.0", *("99" for _ in Grade), "99"],
    ),
    "luck": (["analyse-luck-match", *LUCK], ["expert", "100", "-3 ± 44", "-24 ± 44", "116"]),
    "points": (["analyse-luck-points", *LUCK], ["expert", "-200", "-24 ± 84", "+9 ± 189", "-215"]),
    "arena": (
        ["arena-bot", *ARENA],
        ["expert", "126.3 ± 101.8", "45.4 ± 33.6 %", "83.3 ± 71.7 %", "1030.4", "50.04"],
    ),
    "simulate": (["simulate-player", "simulate-wins", "simulate-mean"], ["expert", "99", "481.0"]),
    "bench": (["bench-table", *BENCH], ["triodominio-reverse", "4", "31,000", "12,300,000", "1.2"]),
}


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def printed(headings: list[str], row: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    print_table(headings, [row])
    return capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("table", TABLES)
def test_every_word_of_a_heading_is_whole(
    language: str, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    names, row = TABLES[table]
    headings = [Words(language).say(name) for name in names]
    *above, last = printed(headings, row, capsys).splitlines()
    assert sorted(_words(above)) == sorted(_words(headings))
    assert [*_words([last])] == [*_words(row)]


def _words(texts: list[str]) -> Iterator[str]:
    return (word for text in texts for word in text.split())


def test_headings_are_broken_only_where_they_must_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(["a b", "c d"], ["1", "2"], capsys) == "a b  c d\n1      2\n"
    assert printed(["a b", "c d"], ["1", "x" * 75], capsys).split()[:4] == ["a", "b", "c", "d"]
    assert printed(["a b", "c d"], ["1", "x" * 76], capsys).split()[:4] == ["a", "c", "b", "d"]
