"""The trial `worth`: a position continued in two ways that differ in one item, compared."""

from typing import Any

import numpy as np

from trimino.engine import packed
from trimino.engine.bits import NONE, ONE, bit, lowest, nth, size
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import best_opener, deal, pick
from trimino.engine.moves import act, cost_of_draw, layable, place
from trimino.engine.packed import HEXAGON, OVER, PLAIN, TURN
from trimino.engine.tile_tables import TURNS, VALUE
from trimino.study.kernels import slots
from trimino.study.kernels.playout import TRY, choose, compare_ways

_FIRST = TRY + 1
"""The state of the first of the kept positions."""

_WITH = _FIRST + slots.DRAW_ITEM + 1
"""The state of the way with the item; one position is kept for each item from BRIDGE to DRAW."""

WITHOUT, WORTH_STATES = _WITH + 1, _WITH + 2
"""The state of the way without the item, and the number of states."""

TRIPLES = np.uint64(sum(1 << int(tile) for tile in np.flatnonzero(TURNS == 1)))


@entry
def count_worth(states: Any, p: Any, rounds: int, seed: int, counts: Any) -> None:
    """Play rounds, and continue a position of each in two ways that differ in one item.

    The position is a random one among those of the round in which both ways are legal.
    """
    s, r = states[0], p.rules[0]
    s.source = np.uint64(seed)
    found = np.zeros(slots.DRAW_ITEM + 1, np.int64)
    for number in range(rounds):
        counts[slots.ROUNDS_SLOT] += 1
        deal(s, r, p.seats, number % p.seats)
        seat = pick(s, p.seats)
        if may_exchange(s, seat):
            copy_state(states[_WITH], s)
            copy_state(states[WITHOUT], s)
            _exchange(states, r, seat)
            compare_ways(states, p, _WITH, seat, worth_slot(slots.TRIPLE_ITEM, 0), counts)
        found[:] = 0
        while s.phase != OVER:
            if s.phase == TURN:
                keep_moments(states, r, found)
            act(s, r, choose(s, states[TRY], p, 0))
        for item in range(slots.DRAW_ITEM + 1):
            if found[item]:
                moment = states[_FIRST + item]
                copy_state(states[_WITH], moment)
                copy_state(states[WITHOUT], moment)
                counts[worth_slot(item, slots.AT_ONCE_PART)] += _part(states, r, item)
                compare_ways(states, p, _WITH, moment.turn, worth_slot(item, 0), counts)


@kernel
def worth_slot(item: int, what: int) -> Any:
    return slots.WORTH_SLOT + slots.ITEM_PARTS * item + what


@kernel
def may_exchange(s: Any, seat: int) -> Any:
    """Whether the hand has an ordinary tile and the well a triple."""
    return s.hands[seat] & ~TRIPLES and in_well(s) & TRIPLES


@kernel
def in_well(s: Any) -> Any:
    tiles = NONE
    for i in range(s.well_size):
        tiles |= bit(s.well[i])
    return tiles


@kernel
def _exchange(states: Any, r: Any, seat: int) -> None:
    """Exchange a random ordinary tile of a hand for a random triple of the well."""
    s = states[_WITH]
    ordinary, triples = s.hands[seat] & ~TRIPLES, in_well(s) & TRIPLES
    given = nth(ordinary, pick(states[0], size(ordinary)))
    taken = nth(triples, pick(states[0], size(triples)))
    for i in range(s.well_size):
        if s.well[i] == taken:
            s.well[i] = given
    s.hands[seat] ^= bit(given) | bit(taken)
    if not r.youngest_opens:
        s.opener = best_opener(s, r)
        s.turn = s.opener


@kernel
def keep_moments(states: Any, r: Any, found: Any) -> None:
    """Keep one position for each item, each equally likely (reservoir sampling)."""
    s = states[0]
    kinds = kinds_open(s, r)
    for item in range(slots.DRAW_ITEM + 1):
        open_ = kinds & 1 and kinds >> (packed.BRIDGE + item) & 1
        if item == slots.DRAW_ITEM:
            open_ = s.draws == 0 and s.well_size > 0
        if open_:
            found[item] += 1
            if pick(s, found[item]) == 0:
                copy_state(states[_FIRST + item], s)


@kernel
def kinds_open(s: Any, r: Any) -> int:
    """The kinds of the legal placements, as bits."""
    tiles, kinds = layable(s, r), 0
    for gap in range(s.gaps):
        if s.fits[gap] & tiles:
            kinds |= 1 << min(s.kind[gap], HEXAGON)
    return kinds


@kernel
def _part(states: Any, r: Any, item: int) -> Any:
    """Take both ways from a position; return the points that one scores more at once."""
    s = states[_WITH]
    if item == slots.DRAW_ITEM:
        s.well_size -= 1
        s.hands[s.turn] |= bit(s.well[s.well_size])
        s.points[s.turn] -= cost_of_draw(s, r)
        return -r.sign * cost_of_draw(s, r)
    more = lay_best(s, r, packed.BRIDGE + item) - lay_best(states[WITHOUT], r, PLAIN)
    return r.sign * more


@kernel
def lay_best(s: Any, r: Any, kind: int) -> Any:
    """Make the placement of a kind that scores most; return its points."""
    tiles, most, at, chosen = layable(s, r), -1, 0, 0
    for gap in range(s.gaps):
        fitting = s.fits[gap] & tiles
        while fitting and min(s.kind[gap], HEXAGON) == kind:
            tile = lowest(fitting)
            fitting &= fitting - ONE
            like = (r.tile[tile] + r.bonus[s.kind[gap]]) * 16 + VALUE[tile]
            if like > most:
                most, at, chosen = like, gap, tile
    place(s, r, at, chosen)
    return most // 16
