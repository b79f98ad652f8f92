"""Zobrist-style keys of positions for the transposition table.

Each action changes the key by what it adds to the table, so that the same placements in another
order have the same key.
"""

from typing import Any

import numpy as np

from trimino.engine.compiled import kernel
from trimino.engine.moves import AT_ONCE, PLACE, SHIFT, START
from trimino.engine.tile_tables import FREE, VALUE


@kernel
def mixed(key: Any) -> Any:
    """A 64-bit mix of a word (splitmix64 of Steele, Lea and Flood)."""
    key = np.uint64(key) + np.uint64(0x9E3779B97F4A7C15)
    key = (key ^ (key >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    key = (key ^ (key >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return key ^ (key >> np.uint64(31))


@kernel
def with_action(key: Any, s: Any, action: int) -> Any:
    """The key of the table after an action.

    It includes the corner on a free vertex, since the same tile may lie there turned otherwise.
    """
    what = action >> SHIFT
    if what != PLACE:
        return key ^ mixed(action | s.fields << 40) if what == START else key
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
    key ^= mixed(action)
    return key if free < 0 else key ^ mixed((base + free) << 36 | rest << 33)


@kernel
def full_key(key: Any, s: Any, r: Any) -> Any:
    """The key of a position: the table, turn, phase and passes in a row."""
    full = key ^ mixed(s.turn | s.phase << 3 | s.passes << 6 | 1 << 40)
    if r.target_met == AT_ONCE:
        full ^= mixed((s.points[0] & 0xFFFF) | (s.points[1] & 0xFFFF) << 16 | 1 << 41)
    return full
