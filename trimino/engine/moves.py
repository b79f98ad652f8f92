"""Kernels of the rules of a round: legal actions, and carrying them out.

An action is a number:

    PLACE << 28 | page and cell << 8 | tile          a tile in a gap
    START << 28 | turn << 6 | tile                   a tile that begins a field
    DRAW << 28    PASS << 28    DECLINE << 28
"""

from typing import Any

import numpy as np

from trimino.engine.bits import NONE, ONE, bit, lowest, size
from trimino.engine.compiled import inlined, kernel, shared
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

PLACE_KIND, DRAW_KIND, PASS_KIND, DECLINE_KIND, START_KIND = range(5)
SHIFT = 28
ZERO_NUMBER = 0
"""The number of the tile 0-0-0."""

MAX_ACTIONS = 4096
"""More actions than a turn can have: 88 gaps with at most 36 tiles that fit, and two others."""

TO_WINNER, AGAINST_OWNER, IGNORED = range(3)
OTHERS_MINUS_OWN, DIFFERENCES, NOTHING = range(3)
EACH, _NOBODY, FEWEST_TILES = range(3)
DRAWN, ANY, NEWEST = range(3)
AT_ONCE, DURING_ROUND, AFTER_ROUND = range(3)


@kernel
def packed_hand_value(hand: Any) -> int:
    value = 0
    while hand:
        value += VALUE[lowest(hand)]
        hand &= hand - ONE
    return value


@kernel
def layable(s: Any, r: Any) -> Any:
    """The tiles that may be laid where they fit: after a free draw, those that the rules leave."""
    if s.draws and r.after_drawing != ANY and s.phase == TURN:
        return s.drawn if r.after_drawing == DRAWN else s.newest
    if s.phase == OPENING and not r.any_opening:
        ranks = r.set_opening_rank if s.opener_is_set else r.opening_rank
        return bit(best_opening(ranks, s.hands[s.turn]))
    return s.hands[s.turn]


@kernel
def best_opening(ranks: Any, hand: Any) -> int:
    best, rank = 0, -1
    while hand:
        tile = lowest(hand)
        hand &= hand - ONE
        if ranks[tile] > rank:
            best, rank = tile, ranks[tile]
    return best


@kernel
def can_draw(s: Any, r: Any) -> bool:
    """Whether the well and the draw limit leave a draw in this turn."""
    return s.well_size > 0 and s.draws < r.draw_limit


@kernel
def other_action(s: Any, r: Any, can_place: bool) -> int:
    """A legal action besides placements, or -1; `packed_may_stop`: whether passing is another."""
    if s.phase == FOLLOW_UP or s.phase == NEW_FIELD:
        return DECLINE_KIND
    if s.phase != TURN:
        return -1
    if can_draw(s, r):
        return DRAW_KIND if r.free_draw or not can_place else -1
    return PASS_KIND if not can_place or (r.free_draw and has_choice(s, r)) else -1


@inlined
def has_choice(s: Any, r: Any) -> bool:
    """Whether free drawing lets the player keep a tile that fits (settlement 5)."""
    return s.draws > 0 or (r.free_pass and s.well_size == 0)


@inlined
def packed_may_stop(s: Any, r: Any, other: int) -> bool:
    """Whether passing is legal beside the other action: instead of another draw."""
    return r.stop_drawing and other == DRAW_KIND and s.draws > 0


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
                actions[count] = tile | turn << 6 | START_KIND << SHIFT
                count += 1
    other = other_action(s, r, count > 0)
    if other >= 0:
        actions[count] = other << SHIFT
        count += 1
    if packed_may_stop(s, r, other):
        actions[count] = PASS_KIND << SHIFT
        count += 1
    return count


@shared
def act(s: Any, r: Any, action: int) -> None:
    """Carry out a legal action."""
    what, tile = action >> SHIFT, action & 63
    if what == PLACE_KIND:
        place(s, r, s.status[(action >> 8) & 0x7FFF], tile)
    elif what == START_KIND:
        start(s, r, tile, (action >> 6) & 3)
    elif what == DRAW_KIND:
        draw_tile(s, r)
    elif what == PASS_KIND:
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
    kind, cell = s.kind[gap], np.int64(s.cell[gap])
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
def draw_tile(s: Any, r: Any) -> None:
    s.well_size -= 1
    drawn = bit(s.well[s.well_size])
    s.hands[s.turn] |= drawn
    s.drawn |= drawn
    s.newest = drawn
    s.draws += 1
    s.points[s.turn] -= cost_of_draw(s, r)


@inlined
def cost_of_draw(s: Any, r: Any) -> int:
    return r.draw_cost if s.seats > 1 else r.solo_draw_cost


@kernel
def pass_on(s: Any, r: Any, can_place: bool) -> None:
    if can_draw(s, r):
        s.points[s.turn] -= r.stop_cost
    elif s.draws == 0:
        s.points[s.turn] -= r.empty_well_cost
    elif not can_place:
        s.points[s.turn] -= r.stuck_cost
    # Settlement 5: where only passes with an empty well block the round, earlier ones do not count.
    if r.all_passed or not r.free_pass or s.well_size == 0:
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
    elif s.phase == OPENING and r.follow_up and tile == ZERO_NUMBER and playable(s) & hand:
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
    s.newest = NONE


@inlined
def is_blocked(s: Any, r: Any) -> bool:
    if (r.all_passed or r.free_pass) and s.passes == s.seats:
        return True
    return not r.all_passed and s.well_size == 0 and can_nobody_place(s)


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
        if reason == OUT:
            s.points[0] += r.out_bonus
        elif r.hands_left != IGNORED and r.blocked_score != NOTHING:
            s.points[0] -= packed_hand_value(s.hands[0])
    elif r.hands_left == AGAINST_OWNER:
        for seat in range(s.seats):
            s.points[seat] += packed_hand_value(s.hands[seat])
    elif reason == OUT:
        s.points[s.turn] += r.out_bonus
        if r.hands_left == TO_WINNER:
            for seat in range(s.seats):
                s.points[s.turn] += packed_hand_value(s.hands[seat])
    elif r.hands_left == TO_WINNER and r.blocked_score != NOTHING:
        score_blocked(s, r)
    for seat in range(s.seats):
        if s.before[seat] + s.points[seat] >= r.target:
            s.reached = s.seats > 1


@kernel
def score_blocked(s: Any, r: Any) -> None:
    """Score a blocked round: each of its winners scores what the others hold above it."""
    winners, held = packed_blocked_winners(s, r), 0
    for seat in range(s.seats):
        held += packed_hand_value(s.hands[seat])
    counted = 2 if r.blocked_score == OTHERS_MINUS_OWN else s.seats
    for seat in range(s.seats):
        if winners >> seat & 1:
            s.points[seat] += held - counted * packed_hand_value(s.hands[seat])


@kernel
def packed_blocked_winners(s: Any, r: Any) -> int:
    """The seats that win a blocked round in which hands count, as bits (settlement 12)."""
    lowest_hands, tied = seats_with_lowest(s, False, (1 << s.seats) - 1)
    if tied == 1 or r.hands_left != TO_WINNER or r.blocked_tie == EACH:
        return lowest_hands
    if r.blocked_tie == _NOBODY:
        return 0
    fewest_tiles, _ = seats_with_lowest(s, True, lowest_hands)
    return fewest_tiles


@kernel
def seats_with_lowest(s: Any, by_size: bool, among: int) -> Any:
    """The seats among some whose hand has the lowest value, or fewest tiles; and their number."""
    found, number, least = 0, 0, 1 << 30
    for seat in range(s.seats):
        if among >> seat & 1:
            hand = s.hands[seat]
            held = size(hand) if by_size else packed_hand_value(hand)
            if held < least:
                found, number, least = 0, 0, held
            if held == least:
                found |= 1 << seat
                number += 1
    return found, number
