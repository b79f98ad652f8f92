"""Playthroughs of every kind of round equal the kept text files."""

import pytest

from tests.envs.playthroughs.make import (
    AGENTS,
    ALONE,
    FOLDER,
    agents_path,
    alone_path,
    tell_agents,
    tell_alone,
)
from tests.rules.positions import Table, by_name


@pytest.mark.parametrize("table", AGENTS, ids=by_name)
def test_agents_play_as_it_is_told(table: Table) -> None:
    assert tell_agents(table) == agents_path(table).read_text(encoding="utf-8")


@pytest.mark.parametrize("table", ALONE, ids=by_name)
def test_one_alone_plays_as_it_is_told(table: Table) -> None:
    assert tell_alone(table) == alone_path(table).read_text(encoding="utf-8")


def test_there_is_one_for_every_kind() -> None:
    told = {*map(agents_path, AGENTS), *map(alone_path, ALONE)}
    assert told == {*FOLDER.glob("aec-*.txt"), *FOLDER.glob("solo-*.txt")}
