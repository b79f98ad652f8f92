"""The trial `hoarding`: the same deals with and without hoarders, compared."""

from typing import Any

import numpy as np

from trimino.engine import moves
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import deal, pick
from trimino.engine.moves import SHIFT, act
from trimino.engine.packed import OPENING, OVER
from trimino.study.kernels import slots
from trimino.study.kernels.playout import (
    choose,
    lead_over_mean,
    own_source,
    play_with_hoarders,
    won,
)


@entry
def count_hoarding(states: Any, p: Any, rounds: int, seed: int, counts: Any) -> None:
    """Play each deal four times: nobody hoards, one seat, the others, all."""
    s, t, r = states[0], states[2], p.rules[0]
    s.source = np.uint64(seed)
    for number in range(rounds):
        counts[slots.ROUNDS_SLOT] += 1
        deal(s, r, p.seats, number % p.seats)
        seat, everybody = pick(s, p.seats), (1 << p.seats) - 1
        for all_ in range(2):
            others = everybody & ~(1 << seat) if all_ else 0
            for sign in (-1, 1):
                copy_state(t, s)
                t.source = own_source(s)
                hoarders = others | (1 << seat if sign > 0 else 0)
                if all_:
                    play_with_hoarders(t, states[1], p, hoarders)
                else:
                    play_by_source(t, states[1], p, hoarders, seat, sign, counts)
                counts[slots.ALONE_AHEAD + 2 * all_] += sign * lead_over_mean(t, r, seat)
                counts[slots.ALONE_WON + 2 * all_] += sign * won(t, r, seat)


@kernel
def play_by_source(
    s: Any, t: Any, p: Any, hoarders: int, seat: int, sign: int, counts: Any
) -> None:
    """Play a round to its end, and count where the lead of a seat comes from."""
    r = p.rules[0]
    while s.phase != OVER:
        action = choose(s, t, p, hoarders)
        what, weight = action >> SHIFT, r.sign * ((s.seats if s.turn == seat else 0) - 1)
        before = lead_over_mean(s, r, seat)
        tile, bonus = laid_points(s, r, action)
        act(s, r, action)
        rest = lead_over_mean(s, r, seat) - before - weight * (tile + bonus)
        source = slots.DRAWS_SOURCE if what == moves.DRAW_KIND else slots.PASSES_SOURCE
        if s.phase == OVER:
            source = slots.END_SOURCE
        counts[slots.SOURCES_SLOT + slots.TILES_SOURCE] += sign * weight * tile
        counts[slots.SOURCES_SLOT + slots.BONUSES_SOURCE] += sign * weight * bonus
        counts[slots.SOURCES_SLOT + source] += sign * rest


@kernel
def laid_points(s: Any, r: Any, action: Any) -> Any:
    """The points of an action for its tile, and as a bonus of its place."""
    what, tile = action >> SHIFT, action & 63
    if what == moves.START_KIND:
        return np.int64(r.opening[tile] if s.phase == OPENING else r.tile[tile]), np.int64(0)
    if what != moves.PLACE_KIND:
        return np.int64(0), np.int64(0)
    kind = s.kind[s.status[(action >> 8) & 0x7FFF]]
    return np.int64(r.tile[tile]), np.int64(r.bonus[kind])
