"""Kernels of the rules of a round: legal actions, and carrying them out.

An action is a number:

    PLACE << 28 | page and cell << 8 | tile          a tile in a gap
    START << 28 | turn << 6 | tile                   a tile that begins a field
    DRAW << 28    PASS << 28    DECLINE << 28
"""

from typing import Any

import numpy as np

from trimino.engine.bits import NONE, ONE, bit, lowest
from trimino.engine.compiled import inlined, kernel
from trimino.engine.packed import (
    BLOCKED,
    FOLLOW_UP,
    HEXAGON,
    NEW_FIELD,
    OPENING,
    OUT,
    OVER,
    TARGET,
    TURN,
)
from trimino.engine.packed_field import lay, lay_first, playable
from trimino.engine.tile_tables import TURNS, VALUE

PLACE, DRAW, PASS, DECLINE, START = range(5)
SHIFT = 28
ZERO = 0
"""The number of the tile 0-0-0."""

MAX_ACTIONS = 4096
"""More actions than a turn can have: 88 gaps with at most 36 tiles that fit, and one other."""

TO_WINNER, AGAINST_OWNER, IGNORED = range(3)
OTHERS_MINUS_OWN, DIFFERENCES, NOTHING = range(3)
AT_ONCE, DURING_ROUND, AFTER_ROUND = range(3)


@kernel
def hand_value(hand: Any) -> int:
    value = 0
    while hand:
        value += VALUE[lowest(hand)]
        hand &= hand - ONE
    return value


@kernel
def layable(s: Any, r: Any) -> Any:
    """The tiles that may be laid where they fit: after a free draw, only those drawn."""
    if s.draws and r.free_draw and s.phase == TURN:
        return s.drawn
    if s.phase == OPENING and not r.any_opening:
        return bit(best_opening(r, s.hands[s.turn]))
    return s.hands[s.turn]


@kernel
def best_opening(r: Any, hand: Any) -> int:
    best, rank = 0, -1
    while hand:
        tile = lowest(hand)
        hand &= hand - ONE
        if r.opening_rank[tile] > rank:
            best, rank = tile, r.opening_rank[tile]
    return best


@kernel
def can_draw(s: Any, r: Any) -> bool:
    """Whether the well and the draw limit leave a draw in this turn."""
    return s.well_size > 0 and s.draws < r.draw_limit


@kernel
def other_action(s: Any, r: Any, can_place: bool) -> int:
    """The only legal action besides placements, or -1."""
    if s.phase == FOLLOW_UP or s.phase == NEW_FIELD:
        return DECLINE
    if s.phase != TURN:
        return -1
    if can_draw(s, r):
        return DRAW if r.free_draw or not can_place else -1
    return PASS if not can_place or (r.free_draw and s.draws > 0) else -1


@kernel
def list_actions(s: Any, r: Any, actions: Any) -> int:
    """Write the legal actions into `actions`, and return their number."""
    count = 0
    if s.phase == OVER:
        return 0
    tiles = layable(s, r)
    if s.phase == TURN or s.phase == FOLLOW_UP:
        for gap in range(s.gaps):
            fitting = s.fits[gap] & tiles
            while fitting:
                actions[count] = lowest(fitting) | np.int64(s.cell[gap]) << 8
                count += 1
                fitting &= fitting - ONE
    else:
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - ONE
            for turn in range(TURNS[tile]):
                actions[count] = tile | turn << 6 | START << SHIFT
                count += 1
    other = other_action(s, r, count > 0)
    if other >= 0:
        actions[count] = other << SHIFT
        count += 1
    return count


@kernel
def act(s: Any, r: Any, action: int) -> None:
    """Carry out a legal action."""
    what, tile = action >> SHIFT, action & 63
    if what == PLACE:
        place(s, r, s.status[(action >> 8) & 0x7FFF], tile)
    elif what == START:
        start(s, r, tile, (action >> 6) & 3)
    elif what == DRAW:
        draw(s, r)
    elif what == PASS:
        pass_on(s, r, (playable(s) & layable(s, r)) != NONE)
    else:
        end_turn(s, r)


@kernel
def score(s: Any, r: Any, points: int) -> None:
    seat = s.turn
    s.points[seat] += points
    if s.before[seat] + s.points[seat] >= r.target:
        s.reached = s.seats > 1


@inlined
def place(s: Any, r: Any, gap: int, tile: int) -> None:
    kind, cell = s.kind[gap], s.cell[gap]
    score(s, r, r.tile[tile] + r.bonus[kind])
    s.hands[s.turn] &= ~bit(tile)
    lay(s, cell >> 11, cell & 2047, tile)
    after_placing(s, r, tile, kind)


@kernel
def start(s: Any, r: Any, tile: int, turn: int) -> None:
    score(s, r, r.opening[tile] if s.phase == OPENING else r.tile[tile])
    s.hands[s.turn] &= ~bit(tile)
    lay_first(s, tile, turn)
    after_placing(s, r, tile, 0)


@kernel
def draw(s: Any, r: Any) -> None:
    s.well_size -= 1
    drawn = bit(s.well[s.well_size])
    s.hands[s.turn] |= drawn
    s.drawn |= drawn
    s.draws += 1
    s.points[s.turn] -= r.draw_cost


@kernel
def pass_on(s: Any, r: Any, could_place: bool) -> None:
    if not could_place:
        s.points[s.turn] -= r.stuck_cost if s.draws else r.empty_well_cost
    s.passes += 1
    end_turn(s, r)


@kernel
def after_placing(s: Any, r: Any, tile: int, kind: int) -> None:
    seat = s.turn
    hand = s.hands[seat]
    s.passes = 0
    if hand == NONE and (s.hand_dealt or s.well_size == 0):
        end_round(s, r, OUT)
    elif r.target_met == AT_ONCE and s.seats > 1 and s.before[seat] + s.points[seat] >= r.target:
        end_round(s, r, TARGET)
    elif s.phase == OPENING and r.follow_up and tile == ZERO and playable(s) & hand:
        s.phase = FOLLOW_UP
    elif kind >= HEXAGON and r.new_field and hand:
        s.phase = NEW_FIELD
    else:
        end_turn(s, r)


@inlined
def end_turn(s: Any, r: Any) -> None:
    if is_blocked(s, r):
        end_round(s, r, BLOCKED)
        return
    turn = s.turn + 1
    s.turn = 0 if turn == s.seats else turn
    s.phase = TURN
    s.draws = 0
    s.drawn = NONE


@inlined
def is_blocked(s: Any, r: Any) -> bool:
    if r.all_passed:
        return s.passes == s.seats
    return s.well_size == 0 and can_nobody_place(s)


@kernel
def can_nobody_place(s: Any) -> bool:
    held = NONE
    for seat in range(s.seats):
        held |= s.hands[seat]
    return playable(s) & held == NONE


@kernel
def end_round(s: Any, r: Any, reason: int) -> None:
    s.phase = OVER
    s.end = reason
    if reason == TARGET:
        return
    if s.seats == 1:
        s.points[0] += r.out_bonus if reason == OUT else -hand_value(s.hands[0])
    elif r.hands_left == AGAINST_OWNER:
        for seat in range(s.seats):
            s.points[seat] += hand_value(s.hands[seat])
    elif reason == OUT:
        s.points[s.turn] += r.out_bonus
        if r.hands_left == TO_WINNER:
            for seat in range(s.seats):
                s.points[s.turn] += hand_value(s.hands[seat])
    elif r.hands_left == TO_WINNER and r.blocked_score != NOTHING:
        score_blocked(s, r)
    for seat in range(s.seats):
        if s.before[seat] + s.points[seat] >= r.target:
            s.reached = s.seats > 1


@kernel
def score_blocked(s: Any, r: Any) -> None:
    """Score a blocked round: each lowest hand wins what the others hold above it."""
    fewest, held = 1 << 30, 0
    for seat in range(s.seats):
        value = hand_value(s.hands[seat])
        held += value
        fewest = min(fewest, value)
    counted = 2 if r.blocked_score == OTHERS_MINUS_OWN else s.seats
    for seat in range(s.seats):
        if hand_value(s.hands[seat]) == fewest:
            s.points[seat] += held - counted * fewest
