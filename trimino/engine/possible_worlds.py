"""Sampling of possible worlds: full deals that agree with what a seat has seen (determinization).

Every hidden tile lies in a slot (see `trimino.rules.evidence`): dealt to another seat, drawn by it
at some time, in the well, or in the box. A world assigns the hidden tiles to slots that allow them.
Sampling starts from any assignment and exchanges pairs of tiles at random (a Markov chain).

One kind of evidence is left out: where the opener may lay any tile, that it was dealt the best one.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.bits import NONE, ONE, bit, lowest
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import pick
from trimino.engine.packed import IN_BOX, IN_WELL, PackedState, new_states
from trimino.engine.packing import pack_slots, pack_view
from trimino.rules.view import View


class PossibleWorlds:
    """A sampler of the worlds that a view allows."""

    def __init__(self, view: View, seed: int) -> None:
        self.base = pack_view(view)
        self.base[0]["source"] = seed | 1
        self.slots = pack_slots(view)
        _first_assignment(self.slots, self.base)

    def next(self) -> PackedState:
        """The next world, as a packed state."""
        world = new_states(1)
        _next_assignment(self.slots, self.base, world)
        return world


@entry
def _first_assignment(slots: npt.NDArray[Any], base: PackedState) -> None:
    """Find a first assignment, and exchange tiles until it is random."""
    h, s = slots[0], base[0]
    match_tiles(h, s)
    for _ in range(20 * h.count):
        _exchange(h, s)


@kernel
def match_tiles(h: Any, s: Any) -> None:
    """Assign each tile to a slot that allows it, by augmenting paths (bipartite matching)."""
    hidden = NONE
    for i in range(h.count):
        hidden |= bit(h.tile[i])
        h.tile[i] = -1
    holder = np.full(64, -1)
    for first in range(h.count):
        came_from = np.full(64, -1)
        queue = np.empty(64, np.int64)
        queue[0], head, tail, found = first, 0, 1, -1
        seen = NONE
        while head < tail and found < 0:
            slot = queue[head]
            head += 1
            options = h.allowed[slot] & hidden & ~seen
            seen |= options
            while options and found < 0:
                tile = lowest(options)
                options &= options - ONE
                came_from[tile] = slot
                if holder[tile] < 0:
                    found = tile
                else:
                    queue[tail] = holder[tile]
                    tail += 1
        while found >= 0:
            slot = came_from[found]
            before = h.tile[slot]
            h.tile[slot] = found
            holder[found] = slot
            found = before


@kernel
def _exchange(h: Any, s: Any) -> None:
    """Exchange two random tiles, if both slots allow it and no need is lost."""
    if h.count < 2:
        return
    a, b = pick(s, h.count), pick(s, h.count)
    x, y = h.tile[a], h.tile[b]
    if a == b or x < 0 or y < 0:
        return
    if not (h.allowed[a] & bit(y)) or not (h.allowed[b] & bit(x)):
        return
    before = met(h, a, b)
    h.tile[a], h.tile[b] = y, x
    if met(h, a, b) < before:
        h.tile[a], h.tile[b] = x, y


@kernel
def met(h: Any, a: int, b: int) -> int:
    """The number of needs met, among those that involve two slots."""
    count = 0
    touched = bit(a) | bit(b)
    for need in range(h.needs):
        slots = h.need_slots[need]
        if slots & touched:
            while slots:
                tile = h.tile[lowest(slots)]
                slots &= slots - ONE
                if tile >= 0 and h.need_tiles[need] & bit(tile):
                    count += 1
                    break
    return count


@entry
def _next_assignment(slots: npt.NDArray[Any], base: PackedState, world: PackedState) -> None:
    next_assignment(slots[0], base[0], world[0])


@kernel
def next_assignment(h: Any, base: Any, world: Any) -> None:
    """Exchange tiles until the world is independent of the last one, and write it into `world`."""
    for _ in range(2 * h.count):
        _exchange(h, base)
    copy_state(world, base)
    well = 0
    for i in range(h.count):
        tile = h.tile[i]
        if tile < 0 or h.seat[i] == IN_BOX or base.laid & bit(tile):
            continue
        if h.seat[i] == IN_WELL:
            world.well[well] = tile
            well += 1
        else:
            world.hands[h.seat[i]] |= bit(tile)
    world.source = base.source
    for i in range(well - 1, 0, -1):
        j = pick(world, i + 1)
        world.well[i], world.well[j] = world.well[j], world.well[i]
    base.source = world.source
