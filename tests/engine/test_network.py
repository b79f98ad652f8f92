"""The network: the kernel computes what the training fits, and unknown rules do without."""

import random

import numpy as np
import pytest

from bench.training.fitting import inputs_of, predict
from bench.training.rounds import SAMPLE
from tests.engine.kernels import foreseen
from trimino.engine.network_store import network_for
from trimino.engine.packed import new_states
from trimino.engine.packing import pack_round, pack_rules
from trimino.engine.weights import weights_for
from trimino.rules import Match, Ruleset, published
from trimino.rules.ruleset import EmptyWellPass

FAMILY = ("triomino", "trimino", "triple-domino", "tri-domino", "pressman", "goliath")
OTHERS = ("triodominio", "triodominio-reverse", "goliath-kids", "wikipedia")


def positions(rules: Ruleset, rounds: int) -> list[Match]:
    """Moments with an empty well, one of each round that has any."""
    rng, found = random.Random(3), []
    for _ in range(rounds):
        match = Match(rules, 2)
        match.deal(rng)
        wanted = rng.randrange(1, 20)
        while not match.round.over and wanted:
            match.play(rng.choice(list(match.legal)))
            wanted -= not match.round.well
        if not match.round.over:
            found.append(match)
    return found


@pytest.mark.parametrize("name", ["triomino", "goliath"])
def test_the_kernel_computes_what_was_fitted(name: str) -> None:
    rules = published(name)
    network = network_for(rules)
    assert network is not None
    matches = positions(rules, 40)
    assert matches
    for match in matches:
        states, sample = new_states(1), np.zeros(1, SAMPLE)
        states[0] = pack_round(match.round)[0]
        found = np.zeros(2)
        foreseen(states, pack_rules(rules), weights_for(rules, 2), sample, found)
        _, expected = predict(dict(network), inputs_of(sample), sample["numbers"])
        assert found == pytest.approx(100 * expected[0], abs=0.05)


def test_it_is_worth_something_to_be_on_turn() -> None:
    better = []
    for match in positions(published("triomino"), 40):
        states, sample = new_states(1), np.zeros(1, SAMPLE)
        states[0] = pack_round(match.round)[0]
        found = np.zeros((2, 2))
        for side in range(2):
            states[0]["turn"] = side
            rules, weights = pack_rules(match.rules), weights_for(match.rules, 2)
            foreseen(states, rules, weights, sample, found[side])
        better.append(found[0, 0] + found[1, 0])
    assert np.mean(better) > 0


def test_rules_that_count_otherwise_have_no_network() -> None:
    for name in FAMILY:
        assert weights_for(published(name), 2)["foresees"][0]
    for name in OTHERS:
        assert not weights_for(published(name), 2)["foresees"][0]
    free = published("triomino").replace(empty_well_pass=EmptyWellPass.FREE)
    assert not weights_for(free, 2)["foresees"][0]
    assert not weights_for(published("triomino"), 3)["foresees"][0]
