"""The trial `hoarding`: the same deals with and without hoarders, compared."""

from typing import Any

import numpy as np

from trimino.engine.compiled import entry
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import deal, pick
from trimino.study.kernels import slots
from trimino.study.kernels.playout import ahead, own_source, play_on, won


@entry
def count_hoarding(states: Any, p: Any, rounds: int, seed: int, counts: Any) -> None:
    """Play each deal four times: nobody hoards, one seat, the others, all."""
    s, t, r = states[0], states[2], p.rules[0]
    s.source = np.uint64(seed)
    for number in range(rounds):
        counts[slots.ROUNDS] += 1
        deal(s, r, p.seats, number % p.seats)
        seat, everybody = pick(s, p.seats), (1 << p.seats) - 1
        for all_ in range(2):
            others = everybody & ~(1 << seat) if all_ else 0
            for sign in (-1, 1):
                copy_state(t, s)
                t.source = own_source(s)
                play_on(t, states[1], p, others | (1 << seat if sign > 0 else 0))
                counts[slots.ALONE_AHEAD + 2 * all_] += sign * ahead(t, r, seat)
                counts[slots.ALONE_WON + 2 * all_] += sign * won(t, r, seat)
