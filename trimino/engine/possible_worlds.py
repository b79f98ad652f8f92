"""Worlds: whole tables that a seat's view allows, as likely as they are.

Every hidden tile lies in a slot (see `trimino.rules.evidence`): dealt to another seat, drawn by it
at some time, in the well, or in the box. A world is a way to lay the hidden tiles into the slots
that allow them. It starts from any such way and changes by exchanging two tiles at random.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.bits import NONE, ONE, bit, lowest
from trimino.engine.bridge import pack_tiles, pack_view
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import pick
from trimino.engine.packed import TILES, State, new_states
from trimino.engine.tile_tables import NUMBER
from trimino.rules.evidence import BOX, WELL, Evidence
from trimino.rules.tiles import tiles_of
from trimino.rules.view import View

IN_WELL, IN_BOX = -1, -2

SLOTS = np.dtype(
    [
        ("count", np.int32),
        ("needs", np.int32),
        ("seat", np.int32, TILES),
        ("tile", np.int32, TILES),
        ("allowed", np.uint64, TILES),
        ("need_slots", np.uint64, 2 * TILES),
        ("need_tiles", np.uint64, 2 * TILES),
    ],
    align=True,
)
"""The hidden slots: who holds each (a seat, IN_WELL or IN_BOX), the tile that lies there now, and
the tiles that may. A need says that one of some slots holds one of some tiles."""


class PossibleWorlds:
    """The worlds that a view allows, one after the other, in a state of their own."""

    def __init__(self, view: View, seed: int) -> None:
        self.base = pack_view(view)
        self.base[0]["source"] = seed | 1
        self.slots = _pack_slots(Evidence(view))
        _settle(self.slots, self.base)

    def next(self) -> State:
        """Another world, as a packed state."""
        world = new_states(1)
        _shake(self.slots, self.base, world)
        return world


def any_world(view: View) -> State:
    """A table that agrees with the view in how many tiles lie where, and in nothing else hidden."""
    states = pack_view(view)
    now, s = view.position, states[0]
    unseen = sorted(set(now.rules.tiles) - set(now.hand) - set(_laid(view)))
    for seat, count in enumerate(now.counts):
        if seat != now.reader:
            s["hands"][seat] = pack_tiles(unseen[:count])
            unseen = unseen[count:]
    return states


def _laid(view: View) -> list[Any]:
    return [place.tile for field in view.position.fields for place in field.laid.values()]


def _pack_slots(evidence: Evidence) -> npt.NDArray[Any]:
    packed = np.zeros(1, SLOTS)
    s, known = packed[0], dict[int, int]()

    def converted(bits: int) -> int:
        if bits not in known:
            known[bits] = pack_tiles(tiles_of(bits))
        return known[bits]

    s["count"], s["needs"] = len(evidence.slots), len(evidence.needs)
    for number, (slot, allowed) in enumerate(zip(evidence.slots, evidence.allowed, strict=True)):
        where = {WELL: IN_WELL, BOX: IN_BOX}.get(slot, slot.seat)
        s["seat"][number], s["allowed"][number] = where, converted(allowed)
    s["tile"][: len(evidence.hidden)] = [NUMBER[tile] for tile in evidence.hidden]
    for number, need in enumerate(evidence.needs):
        s["need_slots"][number] = sum(1 << slot for slot in need.slots)
        s["need_tiles"][number] = converted(need.tiles)
    return packed


@entry
def _settle(slots: npt.NDArray[Any], base: State) -> None:
    """Lay the hidden tiles into slots that allow them, and exchange them for a while."""
    h, s = slots[0], base[0]
    match_tiles(h, s)
    for _ in range(20 * h.count):
        exchange(h, s)


@kernel
def match_tiles(h: Any, s: Any) -> None:
    """Lay each tile into a slot that allows it, moving others along a chain where needed."""
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
def exchange(h: Any, s: Any) -> None:
    """Exchange two tiles at random, if both slots allow it and no need is given up."""
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
    """How many needs are met of those that two slots have a part in."""
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
def _shake(slots: npt.NDArray[Any], base: State, world: State) -> None:
    shake(slots[0], base[0], world[0])


@kernel
def shake(h: Any, base: Any, world: Any) -> None:
    """Exchange tiles until little is left of the last world, and write the new one down."""
    for _ in range(2 * h.count):
        exchange(h, base)
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
