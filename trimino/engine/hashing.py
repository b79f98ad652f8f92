"""Zobrist-style keys of positions for the transposition table.

A key is made of the tiles in both hands, the cells that are covered and the numbers at their
vertices. Each action changes it by what it changes there, so that the same placements in another
order have the same key.
"""

from typing import Any

import numpy as np

from trimino.engine.bits import ONE, lowest
from trimino.engine.compiled import kernel
from trimino.engine.moves import AT_ONCE, PLACE_KIND, SHIFT, START_KIND
from trimino.engine.packed import LAID
from trimino.engine.packed_field import ORIGIN_VERTEX
from trimino.engine.tile_tables import CORNERS, FREE, VALUE


@kernel
def _mixed(key: Any) -> Any:
    """A 64-bit mix of a word (splitmix64 of Steele, Lea and Flood)."""
    key = np.uint64(key) + np.uint64(0x9E3779B97F4A7C15)
    key = (key ^ (key >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    key = (key ^ (key >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return key ^ (key >> np.uint64(31))


@kernel
def held_key(seat: int, tile: int) -> Any:
    return _mixed(tile | seat << 6 | 1 << 42)


@kernel
def cell_key(cell: int) -> Any:
    return _mixed(cell | 1 << 43)


@kernel
def vertex_key(vertex: int, value: int) -> Any:
    return _mixed(vertex | value << 20 | 1 << 44)


@kernel
def table_key(key: Any, s: Any) -> Any:
    """A key with all that is held and laid."""
    for seat in range(s.seats):
        hand = s.hands[seat]
        while hand:
            key ^= held_key(seat, lowest(hand))
            hand &= hand - ONE
    for cell in range(s.fields << 11):
        if s.status[cell] == LAID:
            key ^= cell_key(cell)
    for vertex in range(s.fields << 10):
        if s.vertex[vertex] >> 3:
            key ^= vertex_key(vertex, s.vertex[vertex] & 7)
    return key


@kernel
def with_action(key: Any, s: Any, action: int) -> Any:
    """The key of the table after an action.

    It includes the corner on a free vertex, since the same tile may lie there turned otherwise.
    """
    what, tile = action >> SHIFT, action & 63
    if what == PLACE_KIND:
        return with_placement(key ^ held_key(s.turn, tile), s, action)
    if what == START_KIND:
        return with_start(key ^ held_key(s.turn, tile), s, tile, (action >> 6) & 3)
    return key


@kernel
def with_placement(key: Any, s: Any, action: int) -> Any:
    cell, page = (action >> 8) & 2047, (action >> 19) & 15
    v, base = cell >> 1, page << 10
    if cell & 1:
        a, b, c = (v + 1) & 1023, (v + 32) & 1023, (v + 33) & 1023
    else:
        a, b, c = (v + 32) & 1023, (v + 1) & 1023, v
    free, rest = -1, VALUE[action & 63]
    for corner in range(3):
        at = a if corner == 0 else (b if corner == 1 else c)
        value = s.vertex[base + at] & 7
        if value == FREE:
            free = at
        else:
            rest -= value
    key ^= cell_key(action >> 8)
    return key if free < 0 else key ^ vertex_key(base + free, rest)


@kernel
def with_start(key: Any, s: Any, tile: int, turn: int) -> Any:
    base = s.fields << 10
    key ^= cell_key((s.fields << 11) + 2 * ORIGIN_VERTEX)
    key ^= vertex_key(base + ORIGIN_VERTEX + 32, CORNERS[tile, turn])
    key ^= vertex_key(base + ORIGIN_VERTEX + 1, CORNERS[tile, (turn + 1) % 3])
    return key ^ vertex_key(base + ORIGIN_VERTEX, CORNERS[tile, (turn + 2) % 3])


@kernel
def full_key(key: Any, s: Any, r: Any) -> Any:
    """The key of a position: the table, turn, phase and passes in a row."""
    full = key ^ _mixed(s.turn | s.phase << 3 | s.passes << 6 | 1 << 40)
    if r.target_met == AT_ONCE:
        one, other = s.before[0] + s.points[0], s.before[1] + s.points[1]
        full ^= _mixed((one & 0xFFFF) | (other & 0xFFFF) << 16 | 1 << 41)
    return full
