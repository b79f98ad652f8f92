"""No round is longer, or scores less or more, than the bounds that OpenSpiel is given."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.positions import READINGS, Table, by_name
from tests.strategies import rulesets
from trimino.envs.openspiel.bounds import max_actions, max_points, min_points
from trimino.rules import DRAW, PASS, Deal, Round, Ruleset


def check(rules: Ruleset, seats: int, rng: random.Random) -> None:
    """Play a round in which players rather draw and pass than lay a tile."""
    played = Round(rules, Deal.shuffled(rules, seats, rng))
    while not played.over:
        idle = [action for action in (DRAW, PASS) if action in played.legal]
        some = idle if idle and rng.random() < 0.7 else list(played.legal)
        played.play(rng.choice(some))
    assert len(played.events) <= max_actions(rules, seats)
    assert min_points(rules, seats) <= min(played.points)
    assert max(played.points) <= max_points(rules, seats)


@pytest.mark.parametrize("table", [table for table in READINGS if table.seats > 1], ids=by_name)
def test_under_other_readings(table: Table) -> None:
    rng = random.Random(table.name)
    for _ in range(10):
        check(table.rules, table.seats, rng)


@given(rulesets(), st.data(), st.randoms(use_true_random=False))
def test_under_rules_that_nobody_wrote(
    rules: Ruleset, data: st.DataObject, rng: random.Random
) -> None:
    check(rules, data.draw(st.sampled_from(rules.tables)), rng)
