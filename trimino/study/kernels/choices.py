"""The trial `choices`: a position continued by two placements that differ in one respect.

Positions are those in which a player can lay a tile and nothing pays a bonus. Players are taken to
know what everybody can count: the tiles on the table and their own.
"""

from typing import Any

import numpy as np

from trimino.engine.bits import NONE, ONE, bit, lowest, size
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import deal, pick
from trimino.engine.moves import PLACE_KIND, SHIFT, act, layable, place
from trimino.engine.packed import OVER, TURN
from trimino.engine.packed_field import playable
from trimino.engine.tile_tables import VALUE
from trimino.study.kernels import slots
from trimino.study.kernels.playout import TRY, choose, compare_ways

_FIRST = TRY + 1
"""The state of the first of the kept positions."""

_WITH = _FIRST + slots.CHOICE_ITEMS
"""The state of the first way; the other comes after it."""

CHOICE_STATES = _WITH + 2

FEW = 4
"""Tiles of a hand up to which it is about to go out."""

MORE = 1 << 12
"""More than any rank of a placement, so that the number of tiles that fit decides first."""


@entry
def count_choices(states: Any, p: Any, rounds: int, seed: int, counts: Any) -> None:
    """Play rounds, and continue a position of each in two ways that differ in one respect.

    The position is a random one among those of the round in which both ways are open.
    """
    s, r = states[0], p.rules[0]
    s.source = np.uint64(seed)
    tiles = set_of(r)
    found = np.zeros(slots.CHOICE_ITEMS, np.int64)
    ways = np.zeros((slots.CHOICE_ITEMS, 2), np.int64)
    kept, ranks = np.zeros_like(ways), np.zeros_like(ways)
    for number in range(rounds):
        counts[slots.ROUNDS_SLOT] += 1
        deal(s, r, p.seats, number % p.seats)
        found[:] = 0
        while s.phase != OVER:
            if s.phase == TURN:
                count_places(s, r, tiles, counts)
                find_ways(s, states[TRY], r, tiles, ways, ranks)
                keep_ways(states, ways, found, kept)
            action = choose(s, states[TRY], p, 0)
            before, seat = paying(s, r), s.turn
            act(s, r, action)
            if action >> SHIFT == PLACE_KIND and s.phase == TURN:
                count_fresh(s, r, tiles, before, seat, counts)
        for item in range(slots.CHOICE_ITEMS):
            if found[item]:
                go_both_ways(states, p, item, kept, counts)


@kernel
def set_of(r: Any) -> Any:
    """The tiles of the game."""
    tiles = NONE
    for i in range(r.set_size):
        tiles |= bit(r.set[i])
    return tiles


@kernel
def count_places(s: Any, r: Any, tiles: Any, counts: Any) -> None:
    """Count the places that pay a bonus, and those whose tile lies on the table."""
    first = counting_slot(tiles & ~s.laid & ~s.hands[s.turn])
    for gap in range(s.gaps):
        if r.bonus[s.kind[gap]] > 0:
            counts[first + slots.ALL_PLACES] += 1
            counts[first + slots.DEAD_PLACES] += s.fits[gap] & tiles & ~s.laid == NONE


@kernel
def count_fresh(s: Any, r: Any, tiles: Any, before: Any, seat: int, counts: Any) -> None:
    """Count the tiles for places that a seat has just opened, and those the next player holds."""
    hidden = tiles & ~s.laid & ~s.hands[seat]
    fresh, first = paying(s, r) & ~before & hidden, counting_slot(hidden)
    counts[first + slots.FRESH_PLACES] += size(fresh)
    counts[first + slots.HELD_PLACES] += size(fresh & s.hands[s.turn])


@kernel
def counting_slot(hidden: Any) -> Any:
    """The first slot for a number of hidden tiles."""
    return slots.COUNTING_SLOT + 4 * min(size(hidden) // slots.HIDDEN_BIN, slots.HIDDEN_BINS - 1)


@kernel
def find_ways(s: Any, t: Any, r: Any, tiles: Any, ways: Any, ranks: Any) -> None:
    """Find for each item the best placement of either kind, as actions; -1 if there is none."""
    ways[:] = -1
    ranks[:] = -1
    mine = layable(s, r)
    before = paying(s, r)
    if before & mine:
        return
    for gap in range(s.gaps):
        fitting = s.fits[gap] & mine
        while fitting:
            tile = lowest(fitting)
            fitting &= fitting - ONE
            copy_state(t, s)
            place(t, r, gap, tile)
            if t.phase != OVER:
                action = tile | np.int64(s.cell[gap]) << 8
                rank = np.int64(16 * r.tile[tile] + VALUE[tile])
                hidden = tiles & ~t.laid & ~t.hands[s.turn]
                note_bonuses(t, r, s.turn, before, hidden, ways, ranks, action, rank)
                note_hands(s, t, hidden, ways, ranks, action, rank)
    if ranks[slots.KEEPS_ITEM, 0] // MORE == ranks[slots.KEEPS_ITEM, 1] % MORE:
        ways[slots.KEEPS_ITEM] = -1
    if ranks[slots.HIGH_ITEM, 0] // 16 == (MORE - ranks[slots.HIGH_ITEM, 1]) // 16:
        ways[slots.HIGH_ITEM] = -1


@kernel
def paying(s: Any, r: Any) -> Any:
    """The tiles that fit where they pay a bonus."""
    tiles = NONE
    for gap in range(s.gaps):
        if r.bonus[s.kind[gap]] > 0:
            tiles |= s.fits[gap]
    return tiles


@kernel
def note_bonuses(
    t: Any,
    r: Any,
    seat: int,
    before: Any,
    hidden: Any,
    ways: Any,
    ranks: Any,
    action: Any,
    rank: Any,
) -> None:
    """Note a placement for the items that are about the places it leaves; `t` is after it.

    `before` are the tiles that paid before it. A placement that does both is left out. None
    closes a place: its corners are given, so only the tile that pays ever lies there.
    """
    now = paying(t, r)
    own, opened = now & t.hands[seat] != NONE, now & ~before & hidden != NONE
    if own != opened:
        _note(ways, ranks, slots.PREPARES_ITEM if own else slots.OPENS_ITEM, 0, action, rank)
    elif not own:
        _note(ways, ranks, slots.OPENS_ITEM, 1, action, rank)
        _note(ways, ranks, slots.PREPARES_ITEM, 1, action, rank)


@kernel
def note_hands(s: Any, t: Any, hidden: Any, ways: Any, ranks: Any, action: Any, rank: Any) -> None:
    """Note a placement for the items that are about what still fits; `t` is after it."""
    hand = t.hands[s.turn]
    if s.well_size == 0:
        _note(ways, ranks, slots.LOCKS_ITEM, 1 if playable(t) & hidden else 0, action, rank)
    if size(s.hands[s.turn]) <= FEW:
        fit = size(playable(t) & hand)
        _note(ways, ranks, slots.KEEPS_ITEM, 0, action, rank + MORE * fit)
        _note(ways, ranks, slots.KEEPS_ITEM, 1, action, MORE * rank + fit)
    _note(ways, ranks, slots.HIGH_ITEM, 0, action, rank)
    _note(ways, ranks, slots.HIGH_ITEM, 1, action, MORE - rank)


@kernel
def _note(ways: Any, ranks: Any, item: int, way: int, action: Any, rank: Any) -> None:
    """Note a placement if it is the best of its kind so far."""
    if rank > ranks[item, way]:
        ranks[item, way] = rank
        ways[item, way] = action


@kernel
def keep_ways(states: Any, ways: Any, found: Any, kept: Any) -> None:
    """Keep one position for each item, each equally likely (reservoir sampling)."""
    s = states[0]
    for item in range(slots.CHOICE_ITEMS):
        if ways[item, 0] >= 0 and ways[item, 1] >= 0:
            found[item] += 1
            if pick(s, found[item]) == 0:
                copy_state(states[_FIRST + item], s)
                kept[item] = ways[item]


@kernel
def go_both_ways(states: Any, p: Any, item: int, kept: Any, counts: Any) -> None:
    """Continue the kept position of an item in both ways, and count the difference."""
    r, moment = p.rules[0], states[_FIRST + item]
    for way in range(2):
        copy_state(states[_WITH + way], moment)
        act(states[_WITH + way], r, kept[item, way])
    more = r.tile[kept[item, 0] & 63] - r.tile[kept[item, 1] & 63]
    first = slots.CHOICES_SLOT + slots.ITEM_PARTS * item
    counts[first + slots.AT_ONCE_PART] += r.sign * more
    compare_ways(states, p, _WITH, moment.turn, first, counts)
