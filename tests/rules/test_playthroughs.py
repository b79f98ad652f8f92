"""Playthroughs: a match of every kind agrees with its text file and with the referee."""

import json

import pytest

from tests import referee
from tests.rules.playthroughs.make import FOLDER, path_of, play
from tests.rules.playthroughs.transcript import tell
from tests.rules.positions import PUBLISHED, Table, by_name
from trimino.records.record import dump, record_of


@pytest.mark.parametrize("table", PUBLISHED, ids=by_name)
def test_a_match_goes_as_it_is_told(table: Table) -> None:
    match = play(table)
    assert tell(match) == path_of(table).read_text(encoding="utf-8")
    names = [f"Player {seat}" for seat in range(match.players)]
    referee.check(json.loads(dump(record_of(match, names))))


def test_there_is_one_for_every_kind_of_match() -> None:
    assert {path_of(table) for table in PUBLISHED} == set(FOLDER.glob("*.txt"))


def test_everything_that_can_happen_is_told_somewhere() -> None:
    told = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    for words in (
        *("plain", "bridge", "double", "hexagon"),
        *("draws", "passes", "declines", "at field 1"),
        *(
            "opening 10",
            "zero-opening 30",
            "stuck -10",
            "empty-well -10",
            "own-hand",
            "others-hands",
            "out 25",
        ),
        *("end: out", "end: blocked", "end: target"),
    ):
        assert words in told, words
