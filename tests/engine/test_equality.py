"""The engine plays by the rules: the same deals and choices lead to the same, action by action."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.both import play_both
from tests.rules.positions import TABLES, Table, by_name
from tests.strategies import rulesets
from trimino.rules import Match, Ruleset

Count = Callable[[int, int], int]


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_at_every_table(table: Table, count: Count) -> None:
    rng = random.Random(f"equal {table.name}")
    for _ in range(count(1, 300)):
        match = Match(table.rules, table.seats, youngest=rng.randrange(table.seats))
        assert play_both(match, rng, rounds=count(2, 20)) > 0


@given(rulesets(), st.data(), st.randoms(use_true_random=False))
def test_under_rules_that_nobody_wrote(
    rules: Ruleset, data: st.DataObject, rng: random.Random
) -> None:
    fewest, most = rules.players
    seats = data.draw(st.integers(fewest, most) | st.just(1 if rules.solo else most))
    match = Match(rules, seats, youngest=data.draw(st.integers(0, seats - 1)))
    play_both(match, rng, rounds=2)


def test_with_a_well_that_was_chosen() -> None:
    rng = random.Random(5)
    for table in TABLES:
        if table.seats == 1:
            play_both(Match(table.rules, 1, well_size=rng.randint(1, 8)), rng, rounds=1)


def test_with_many_fields() -> None:
    """Hands so large that many hexagons close."""
    table = next(table for table in TABLES if table.name == "small-new-fields")
    rules = table.rules.replace_json({"highest_value": 5, "hand": {"2": 28}})
    rng = random.Random(1)
    for _ in range(10):
        match = Match(rules, 2)
        play_both(match, rng, rounds=1)
