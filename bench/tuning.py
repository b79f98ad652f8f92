"""Tuning of the heuristic's weights by self-play: a random walk that keeps improvements.

    python3 run.py bench tuning

It starts from the weights of each table below and prints the result after a minute. Copy a result
into `trimino/engine/weights.py` by hand.
"""

import random
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.compiled import entry
from trimino.engine.dealing import deal
from trimino.engine.heuristic import heuristic_code
from trimino.engine.moves import act
from trimino.engine.packed import OVER, new_states
from trimino.engine.packing import pack_rules
from trimino.engine.weights import TUNED, Weights, pack_weights, weights_for
from trimino.rules import Ruleset, published

SECONDS = 60
TABLES = (("triomino", 2), ("triomino", 4), ("tri-domino", 2), ("triodominio", 2))
STEPS = (0.3, 1.0, 0.2, 0.2, 0.4, 0.3, 10.0, 10.0, 0.7) * 2
"""The standard step of the walk in each weight."""

DEALS = 400


@entry
def duel(states: Any, rules: Any, weights: Weights, seats: int, deals: int, seed: int) -> Any:
    """The lead of the first weights over the second, from each deal in every seat."""
    s, t, r = states[0], states[1], rules[0]
    ahead = np.zeros(deals)
    for number in range(deals):
        for seat in range(seats):
            s.source = np.uint64(seed + number)
            for _ in range(3):  # The first numbers of a source resemble its seed.
                deal(s, r, seats, number % seats)
            while s.phase != OVER:
                act(s, r, heuristic_code(s, t, r, weights[0 if s.turn == seat else 1]))
            ahead[number] += s.points[seat] / seats
            for other in range(seats):
                if other != seat:
                    ahead[number] -= s.points[other] / (seats * (seats - 1))
    return ahead * r.sign


class Tuning:
    """The weights of one table, and their opponents."""

    def __init__(self, rules: Ruleset, seats: int, seed: int) -> None:
        self.rules, self.seats = rules, seats
        start = weights_for(rules, seats)
        self.found = [float(start[name][0, stage]) for stage in (0, 1) for name in TUNED]
        greedy = pack_weights(rules, ((0.001,), (0.001,)))
        self._opponents = (start, greedy)
        self._states, self._rng = new_states(2), random.Random(seed)

    def lead(self, tried: Sequence[float], deals: int, seed: int) -> float:
        own = self._packed(tried)
        return float(np.mean([self._ahead(own, other, deals, seed) for other in self._opponents]))

    def _packed(self, tried: Sequence[float]) -> Weights:
        return pack_weights(self.rules, (tried[: len(TUNED)], tried[len(TUNED) :]))

    def _ahead(self, own: Weights, other: Weights, deals: int, seed: int) -> np.float64:
        both = np.concatenate([own, other])
        ahead: npt.NDArray[np.float64] = duel(
            self._states, pack_rules(self.rules), both, self.seats, deals, seed
        )
        return np.float64(ahead.mean())

    def step(self) -> None:
        """Try a change on the same deals, then on more, and keep it if it is better."""
        tried = [
            weight + step * self._rng.gauss(0, 1) * (self._rng.random() < 0.35)
            for weight, step in zip(self.found, STEPS, strict=True)
        ]
        for deals in (DEALS, 4 * DEALS):
            seed = self._rng.getrandbits(40) | 1
            if self.lead(tried, deals, seed) <= self.lead(self.found, deals, seed):
                return
        self.found = tried


def main() -> None:
    for base, seats in TABLES:
        tuning = Tuning(published(base), seats, seed=1)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            tuning.step()
        print(f"{base}, {seats} players: {tuning.lead(tuning.found, 4000, 99):+.1f} points a round")
        for stage in (tuning.found[: len(TUNED)], tuning.found[len(TUNED) :]):
            print("   ", [round(weight, 2) for weight in stage])
