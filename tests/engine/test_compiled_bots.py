"""Compiled bots decide as those of the roster do."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.kernels import bot_acted
from tests.rules.positions import READINGS, TABLES, Table, by_name, moments
from tests.strategies import rulesets
from trimino.bots.roster import ROSTER, find_bot
from trimino.bots.simple import play_greedy
from trimino.engine.budget import Budget
from trimino.engine.compiled_bots import COMPILED_BOTS
from trimino.engine.packed import new_states
from trimino.engine.packing import pack_round, pack_rules, packed_actions
from trimino.engine.weights import weights_for
from trimino.rules import Action, Match, Ruleset
from trimino.rules.events import total

PLAYED = tuple(table for table in TABLES if table.seats > 1)[::3]
READ = tuple(table for table in READINGS if table.seats > 1)
STOPPING = tuple(table for table in READ if table.rules.stop_drawing)


def decided(name: str, match: Match, seed: int) -> Action:
    states = np.concatenate([pack_round(match.round), new_states(1)])
    states["source"][0] = seed
    rules, weights = pack_rules(match.rules), weights_for(match.rules, match.players)
    return packed_actions(match.legal)[bot_acted(COMPILED_BOTS[name], states, rules, weights)]


def some_moments(table: Table, every: int) -> Iterator[Match]:
    for number, match in enumerate(moments(table, 3, rounds=1)):
        if not match.round.over and number % every == 0:
            yield match


@pytest.mark.parametrize("table", PLAYED + READ, ids=by_name)
def test_the_heuristic_decides_the_same(table: Table, count: Callable[[int, int], int]) -> None:
    entry = find_bot("heuristic")
    assert entry is not None
    for match in some_moments(table, count(9, 1)):
        view = match.view(match.round.turn)
        expected = entry.bot(view, entry.budget, random.Random(1))
        assert decided("heuristic", match, 1) == expected


def greedy_choices(match: Match) -> set[Action]:
    """What greedy may choose among: most points, then the dearest tile."""
    legal = match.legal
    if not legal.placements:
        return {next(iter(legal))}
    worth = {place: (total(legal.scores(place)), place.tile.value) for place in legal.placements}
    return {place for place, each in worth.items() if each == max(worth.values())}


@pytest.mark.parametrize("table", PLAYED, ids=by_name)
def test_greedy_takes_any_of_what_scores_most(table: Table) -> None:
    seen = 0
    for match in some_moments(table, 5):
        choices = greedy_choices(match)
        tries = 1 if len(choices) == 1 else 12 * len(choices)
        found = {decided("greedy", match, 2 * seed + 1) for seed in range(tries)}
        assert found <= choices
        seen += found == choices
    assert seen


def test_random_takes_every_legal_action_as_often() -> None:
    for table in (PLAYED[0], PLAYED[-1], *STOPPING):
        for match in some_moments(table, 6):
            legal = list(match.legal)
            rng = random.Random(len(legal))
            times = 60 * len(legal)
            found = Counter(decided("random", match, rng.getrandbits(63) | 1) for _ in range(times))
            assert found.keys() == set(legal)
            assert max(found.values()) < 60 + 7 * 60**0.5


@given(rulesets(), st.data(), st.randoms(use_true_random=False))
def test_greedy_under_rules_that_nobody_wrote(
    rules: Ruleset, data: st.DataObject, rng: random.Random
) -> None:
    players = data.draw(st.integers(*rules.players))
    match = Match(rules, players)
    match.deal(rng)
    while not match.round.over:
        choices, view = greedy_choices(match), match.view(match.round.turn)
        assert decided("greedy", match, rng.getrandbits(60) | 1) in choices
        assert play_greedy(view, Budget(simulations=1), rng) in choices
        match.play(rng.choice(list(match.legal)))


def test_every_compiled_bot_is_in_the_roster() -> None:
    assert COMPILED_BOTS.keys() <= {entry.name for entry in ROSTER}
