"""The trial `course`: rounds played and counted."""

from typing import Any

import numpy as np

from trimino.engine import moves, packed
from trimino.engine.compiled import entry, kernel
from trimino.engine.dealing import deal
from trimino.engine.moves import SHIFT, act
from trimino.engine.packed import HEXAGON, OPENING, OVER, PLAIN
from trimino.study.kernels import slots
from trimino.study.kernels.playout import choose, won


@entry
def count_round_statistics(states: Any, p: Any, rounds: int, seed: int, counts: Any) -> None:
    """Play rounds, and count actions, ends and points."""
    s, r = states[0], p.rules[0]
    s.source = np.uint64(seed)
    for number in range(rounds):
        deal(s, r, p.seats, number % p.seats)
        first = s.turn
        while s.phase != OVER:
            action = choose(s, states[1], p, 0)
            if s.phase == OPENING:
                counts[slots.OPENING_SLOT] += r.opening[action & 63]
            count_action(s, action, counts)
            act(s, r, action)
        count_end(s, r, first, counts)


@kernel
def count_action(s: Any, action: Any, counts: Any) -> None:
    what = action >> SHIFT
    counts[slots.LAID_SLOT] += what == moves.PLACE_KIND or what == moves.START_KIND
    counts[slots.DRAWN_SLOT] += what == moves.DRAW_KIND
    counts[slots.PASSED_SLOT] += what == moves.PASS_KIND
    if what == moves.PLACE_KIND:
        kind = s.kind[s.status[(action >> 8) & 0x7FFF]]
        if kind != PLAIN:
            counts[slots.BRIDGES_SLOT + min(kind, HEXAGON) - packed.BRIDGE] += 1


@kernel
def count_end(s: Any, r: Any, first: int, counts: Any) -> None:
    counts[slots.ROUNDS_SLOT] += 1
    counts[slots.OUT_SLOT + s.end - packed.OUT] += 1
    best = s.points[first]
    for after in range(s.seats):
        seat = (first + after) % s.seats
        points = s.points[seat]
        if r.sign * points > r.sign * best:
            best = points
        counts[slots.POINTS_SLOT + after] += points
        counts[slots.WON_SLOT + after] += won(s, r, seat)
        step = (points - slots.LOWEST_BIN) // slots.BIN
        counts[slots.HISTOGRAM + max(0, min(slots.BINS - 1, step))] += 1
    counts[slots.BEST_SLOT] += best
