"""OpenSpiel playthroughs of every kind of game equal the kept text files."""

import pytest

from tests.envs.playthroughs.openspiel.make import FOLDER, path_of, tell
from tests.envs.spiels import SPIELS, Spiel, by_name


@pytest.mark.parametrize("spiel", SPIELS, ids=by_name)
def test_a_game_goes_as_it_is_told(spiel: Spiel) -> None:
    assert tell(spiel) == path_of(spiel).read_text(encoding="utf-8")


def test_there_is_one_for_every_game() -> None:
    assert {path_of(spiel) for spiel in SPIELS} == set(FOLDER.glob("*.txt"))


def test_everything_that_can_be_chosen_is_told_somewhere() -> None:
    told = "\n".join(path_of(spiel).read_text(encoding="utf-8") for spiel in SPIELS)
    for words in ("starts, of", "turned 2", "beside", "draw, of", "pass, of", "decline, of", "f1:"):
        assert words in told, words
