"""Kernels for random numbers, shuffling, dealing and random play."""

from typing import Any

import numpy as np

from trimino.engine.bits import NONE, ONE, bit, lowest, nth, size
from trimino.engine.compiled import entry, inlined, kernel
from trimino.engine.moves import (
    DECLINE_KIND,
    DRAW_KIND,
    best_opening,
    draw_tile,
    end_turn,
    layable,
    other_action,
    packed_may_stop,
    pass_on,
    place,
    start,
)
from trimino.engine.packed import FOLLOW_UP, OPENING, OVER, SEAT_COUNT, TURN
from trimino.engine.packed_field import lay_first
from trimino.engine.tile_tables import TURNS


@inlined
def pick(s: Any, number: int) -> Any:
    """A random number from 0 below `number` (Marsaglia's xorshift)."""
    x = s.source
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    s.source = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(number)) >> np.uint64(32))


@kernel
def clear(s: Any, seats: int) -> None:
    """Reset a state to an empty table."""
    s.seats = seats
    s.turn = 0
    s.phase = OPENING
    s.end = 0
    s.fields = 0
    s.gaps = 0
    s.draws = 0
    s.well_size = 0
    s.passes = 0
    s.hand_dealt = 1
    s.reached = 0
    s.opener = 0
    s.opener_is_set = 0
    s.drawn = NONE
    s.newest = NONE
    s.laid = NONE
    for seat in range(SEAT_COUNT):
        s.hands[seat] = NONE
        s.points[seat] = 0
        s.before[seat] = 0


@kernel
def deal(s: Any, r: Any, seats: int, youngest: int) -> None:
    """Shuffle the set of tiles and deal a round."""
    clear(s, seats)
    for i in range(r.set_size):
        s.well[i] = r.set[i]
    for i in range(r.set_size - 1, 0, -1):
        j = pick(s, i + 1)
        s.well[i], s.well[j] = s.well[j], s.well[i]
    s.well_size = r.set_size
    if seats == 1:
        deal_solo(s, r)
        return
    for seat in range(seats):
        s.hands[seat] = _take(s, r.hand[seats])
    s.opener = youngest if r.youngest_opens else best_opener(s, r)
    s.turn = s.opener


@kernel
def set_opener(s: Any, seat: int) -> None:
    """Let a seat open the round that was dealt, because of the round before."""
    s.opener = seat
    s.opener_is_set = 1
    s.turn = seat


@kernel
def _take(s: Any, number: int) -> Any:
    """Take tiles from the well, as a set."""
    tiles = NONE
    for _ in range(number):
        s.well_size -= 1
        tiles |= bit(s.well[s.well_size])
    return tiles


@kernel
def best_opener(s: Any, r: Any) -> int:
    """The seat with the best opening tile."""
    seat, rank = 0, -1
    for other in range(s.seats):
        best = r.opening_rank[best_opening(r.opening_rank, s.hands[other])]
        if best > rank:
            seat, rank = other, best
    return seat


@kernel
def deal_solo(s: Any, r: Any) -> None:
    """Deal a solo game: a tile on the table, a hand, a well; the rest stays in the box."""
    lay_first(s, lowest(_take(s, 1)), 0)
    s.hands[0] = _take(s, r.solo_hand)
    s.hand_dealt = r.solo_hand > 0
    s.well_size = r.solo_well
    s.phase = TURN


@kernel
def act_at_random(s: Any, r: Any) -> None:
    """Carry out a legal action, each equally likely."""
    if s.phase == TURN or s.phase == FOLLOW_UP:
        act_in_turn(s, r)
    else:
        act_in_opening(s, r)


@kernel
def act_in_turn(s: Any, r: Any) -> None:
    tiles = layable(s, r)
    places = 0
    for gap in range(s.gaps):
        places += size(s.fits[gap] & tiles)
    other = other_action(s, r, places > 0)
    actions = places + (other >= 0) + packed_may_stop(s, r, other)
    chosen = pick(s, actions) if actions > 1 else 0
    if chosen >= places:
        if other == DRAW_KIND and chosen == places:
            draw_tile(s, r)
        elif other == DECLINE_KIND:
            end_turn(s, r)
        else:
            pass_on(s, r, places > 0)
        return
    for gap in range(s.gaps):
        fitting = s.fits[gap] & tiles
        here = size(fitting)
        if chosen < here:
            place(s, r, gap, nth(fitting, chosen))
            return
        chosen -= here


@kernel
def act_in_opening(s: Any, r: Any) -> None:
    tiles = layable(s, r)
    actions = 0 if s.phase == OPENING else 1
    rest = tiles
    while rest:
        actions += TURNS[lowest(rest)]
        rest &= rest - ONE
    chosen = pick(s, actions)
    while tiles:
        tile = lowest(tiles)
        if chosen < TURNS[tile]:
            start(s, r, tile, chosen)
            return
        chosen -= TURNS[tile]
        tiles &= tiles - ONE
    end_turn(s, r)


@entry
def play_at_random(states: Any, rules: Any, seats: int, rounds: int, seed: int) -> int:
    """Deal and play rounds at random; return the number of actions."""
    s, r = states[0], rules[0]
    s.source = np.uint64(seed)
    steps = 0
    for number in range(rounds):
        deal(s, r, seats, number % seats)
        while s.phase != OVER:
            act_at_random(s, r)
            steps += 1
    return steps
