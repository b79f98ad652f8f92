"""The network: the kernel computes what the training fits, and unknown rules do without."""

import random

import numpy as np
import pytest

from bench.training.fitting import inputs_of, predict
from bench.training.rounds import SAMPLE
from tests.engine.kernels import foreseen
from trimino.engine.action_choice import endgame_of
from trimino.engine.network_store import network_for
from trimino.engine.packed import new_states
from trimino.engine.packing import pack_round, pack_rules
from trimino.engine.search import Search
from trimino.engine.weights import weights_for
from trimino.rules import Match, Ruleset, published
from trimino.rules.ruleset import EmptyWellPass

FAMILY = ("triomino", "trimino", "triple-domino", "tri-domino", "pressman", "goliath")
OTHERS = ("triodominio", "triodominio-reverse", "goliath-kids", "wikipedia")


def positions(rules: Ruleset, rounds: int, most: int) -> list[Match]:
    """Moments with an empty well and at most so many tiles held, at most one of each round."""
    rng, found = random.Random(3), []
    for _ in range(rounds):
        match = Match(rules, 2)
        match.deal(rng)
        wanted = rng.randrange(4, most)
        while not match.round.over:
            if not match.round.well and sum(map(len, match.round.hands)) <= wanted:
                found.append(match)
                break
            match.play(rng.choice(list(match.legal)))
    return found


@pytest.mark.parametrize("name", ["triomino", "goliath"])
def test_the_kernel_computes_what_was_fitted(name: str) -> None:
    rules = published(name)
    network = network_for(rules)
    assert network is not None
    matches = positions(rules, 40, 40)
    assert matches
    for match in matches:
        states, sample = new_states(1), np.zeros(1, SAMPLE)
        states[0] = pack_round(match.round)[0]
        found = np.zeros(2)
        foreseen(states, pack_rules(rules), weights_for(rules, 2), sample, found)
        _, expected = predict(dict(network), inputs_of(sample), sample["numbers"])
        assert found == pytest.approx(100 * expected[0], abs=0.05)


def test_what_it_foresees_agrees_with_what_is_proven() -> None:
    rules, pairs = published("triomino"), []
    for match in positions(rules, 60, 14):
        endgame = endgame_of(Search(match.view(match.round.turn), 1))
        if not endgame.solve(100_000):
            continue
        states, sample, found = new_states(1), np.zeros(1, SAMPLE), np.zeros(2)
        states[0] = pack_round(match.round)[0]
        foreseen(states, pack_rules(rules), weights_for(rules, 2), sample, found)
        pairs.append((found[0], endgame.values.max()))
    assert len(pairs) > 20
    assert np.corrcoef(np.array(pairs).T)[0, 1] > 0.7


def test_rules_that_count_otherwise_have_no_network() -> None:
    for name in FAMILY:
        assert weights_for(published(name), 2)["foresees"][0]
    for name in OTHERS:
        assert not weights_for(published(name), 2)["foresees"][0]
    free = published("triomino").replace(empty_well_pass=EmptyWellPass.FREE)
    assert not weights_for(free, 2)["foresees"][0]
    assert not weights_for(published("triomino"), 3)["foresees"][0]
