"""A batch of tables is what the rules and the encoding say, action by action."""

from collections.abc import Callable

import pytest

from tests.envs.mirrored import Mirrors
from tests.rules.positions import TABLES, Table, by_name
from trimino.envs.vector import VectorTables

PLAYED = tuple(table for table in TABLES if table.seats > 1)


@pytest.mark.parametrize("table", PLAYED, ids=by_name)
def test_every_step_is_that_of_the_rules(table: Table, count: Callable[[int, int], int]) -> None:
    steps = count(25, 400)
    for reward, episode in (("both", "match"), ("result", "round")):
        env = VectorTables(3, table.rules, table.seats, reward=reward, episode=episode)
        mirrors = Mirrors(env, reward, episode, seed=steps)
        for _ in range(steps):
            mirrors.step(env.random_actions())
