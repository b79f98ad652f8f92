"""Many boards at once, as arrays: which tiles fit into which gap, and the kind of each gap."""

from typing import NamedTuple

import numpy as np

from examples.learning.lattice import (
    BESIDE,
    FITTING,
    FREE,
    IS_NEAR,
    NEAR,
    NUMBER_OF_CELLS,
    NUMBER_OF_VERTICES,
    SHARED,
    VERTICES,
    Flags,
    Ints,
    Sets,
    Small,
)

PLAIN, BRIDGE, HEXAGON = 0, 1, 2
"""Kinds of gaps. A double counts as a bridge: both need one certain tile."""


class Seen(NamedTuple):
    """The observations of the acting seats, a row for each table."""

    hand: Flags
    cell: Ints
    """The cell of each tile, or -1."""
    corners: Ints
    """The values at the vertices of each laid tile's cell."""
    counts: Ints
    """Tiles held by the acting seat, by the next, and by all others together."""
    well: Ints


class LatticeBoard:
    """The tables as lattices: tiles in cells, values at vertices."""

    def __init__(self, seen: Seen) -> None:
        """Lay the visible tiles."""
        tables = len(seen.cell)
        self.laid = np.zeros((tables, NUMBER_OF_CELLS), np.bool_)
        self.value = np.full((tables, NUMBER_OF_VERTICES), FREE, np.int8)
        table, tile = np.nonzero(seen.cell >= 0)
        cell = seen.cell[table, tile]
        self.laid[table, cell] = True
        self.value[table[:, None], VERTICES[cell]] = seen.corners[table, tile]
        self.around = np.zeros_like(self.value)
        np.add.at(self.around, (table[:, None], VERTICES[cell]), 1)
        self._find_gaps(table, cell)

    def _find_gaps(self, table: Ints, cell: Ints) -> None:
        """The gaps of every table, padded with gaps in which nothing fits."""
        is_gap = np.zeros_like(self.laid)
        is_gap[table[:, None], BESIDE[cell]] = True
        is_gap &= ~self.laid
        where, gap = np.divmod(np.flatnonzero(is_gap), NUMBER_OF_CELLS)
        place = np.arange(len(where)) - np.searchsorted(where, where)
        shape = len(is_gap), int(place.max(initial=0)) + 1
        self.gaps = np.zeros(shape, np.int64)
        self.kinds = np.zeros(shape, np.int64)
        self.fitting = np.zeros(shape, np.uint64)
        corners = self.value[where[:, None], VERTICES[gap]]
        around = self.around[where[:, None], VERTICES[gap]]
        self.gaps[where, place] = gap
        self.kinds[where, place] = kinds_of(corners, around)
        self.fitting[where, place] = FITTING[tuple(np.moveaxis(corners, -1, 0))]

    def kind(self, table: Ints, cell: Ints) -> Ints:
        """The kinds of these gaps."""
        where = table[:, None], VERTICES[cell]
        return kinds_of(self.value[where], self.around[where])

    def fits(self, table: Ints) -> Sets:
        """The tiles that fit somewhere, by kind of gap."""
        return by_kind(self.kinds[table], self.fitting[table])

    def fits_after(self, table: Ints, cell: Ints, corners: Ints) -> Sets:
        """The tiles that fit after a placement; only gaps near its cell are recomputed."""
        untouched = ~IS_NEAR[cell[:, None], self.gaps[table]]
        away = by_kind(self.kinds[table], np.where(untouched, self.fitting[table], np.uint64(0)))
        return away | self._fits_near(table, cell, corners)

    def _fits_near(self, table: Ints, cell: Ints, corners: Ints) -> Sets:
        near, shared = NEAR[cell], SHARED[cell & 1]
        table = table[:, None]
        beside = self.laid[table[..., None], BESIDE[near]] | (BESIDE[near] == cell[:, None, None])
        is_gap = ~self.laid[table, near] & beside.any(axis=-1)
        at = table[..., None], VERTICES[near]
        laid = np.take_along_axis(corners[:, None].astype(np.int8), np.minimum(shared, 2), axis=-1)
        values = np.where(shared < 3, laid, self.value[at])
        kinds = kinds_of(values, self.around[at] + (shared < 3))
        fitting = FITTING[tuple(np.moveaxis(values, -1, 0))]
        return by_kind(kinds, np.where(is_gap, fitting, np.uint64(0)))


def kinds_of(corners: Small, around: Small) -> Ints:
    """The kinds of gaps: hexagon beside a vertex with five tiles, bridge with all corners fixed."""
    known = (corners != FREE).all(axis=-1)
    return np.where((around == 5).any(axis=-1), HEXAGON, np.where(known, BRIDGE, PLAIN))


def by_kind(kinds: Ints, fitting: Sets) -> Sets:
    """The union of the tiles that fit, by kind of gap."""
    each = [np.where(kinds == kind, fitting, np.uint64(0)) for kind in (PLAIN, BRIDGE, HEXAGON)]
    return np.stack([np.bitwise_or.reduce(sets, axis=-1) for sets in each], axis=-1)
