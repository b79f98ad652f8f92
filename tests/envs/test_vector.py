"""A batch of tables is what the rules and the encoding say, action by action."""

from collections.abc import Callable

import pytest

from tests.envs.mirrored import Mirrors
from tests.rules.positions import READINGS, TABLES, by_name
from tests.rules.setting import with_hands
from trimino.envs.vector import VectorTables
from trimino.rules import Ruleset, published

PLAYED = tuple(table for table in TABLES + READINGS if table.seats > 1)
KINDS = (("both", "match"), ("result", "round"))


@pytest.mark.parametrize("number", range(len(PLAYED)), ids=[by_name(table) for table in PLAYED])
def test_every_step_is_that_of_the_rules(number: int, count: Callable[[int, int], int]) -> None:
    table, steps = PLAYED[number], count(30, 200)
    for reward, episode in KINDS[number % 2 :][: count(1, 2)]:
        env = VectorTables(2, table.rules, table.seats, reward=reward, episode=episode)
        mirrors = Mirrors(env, reward, episode, seed=number)
        for _ in range(steps):
            mirrors.step(env.random_actions())


def _short(id: str, seats: int, **changes: object) -> Ruleset:
    """A match of few actions, which all the same can take several rounds."""
    small = {"highest_value": 3, "solo": None}
    return with_hands(published(id), 3, seats=seats).replace_json(small | changes)


SHORT = {
    "at-once": (_short("trimino", 2, target=90), 2),
    "during-round": (_short("triple-domino", 3, target=90, stuck_cost=30), 3),
    "round-winner": (_short("tri-domino", 3, target=60, stuck_cost=40, draw_limit=1), 3),
    "round-winner-of-many": (_short("tri-domino", 5, target=60, hands_left="against-owner"), 5),
    "lowest": (_short("triodominio-reverse", 4, target=None, rounds=2), 4),
    "round-winner-opens": (_short("trimino", 3, target=90, next_opener="round-winner"), 3),
    "rotation": (_short("goliath", 3, target=90, next_opener="rotation"), 3),
    "rounds": (_short("triomino", 6, target=None, target_met=None, rounds=2), 6),
}


@pytest.mark.parametrize("name", SHORT)
def test_matches_end_as_in_the_rules(name: str, count: Callable[[int, int], int]) -> None:
    rules, seats = SHORT[name]
    env = VectorTables(2, rules, seats, reward="both")
    mirrors = Mirrors(env, "both", "match", seed=1)
    for _ in range(count(150, 5_000)):
        mirrors.step(env.random_actions())
    assert mirrors.ended >= 2
    assert mirrors.rounds > mirrors.ended
