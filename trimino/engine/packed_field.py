"""Kernels that lay tiles, and keep vertices, gaps and fitting tiles up to date."""

from typing import Any

import numpy as np

from trimino.engine.bits import bit
from trimino.engine.compiled import kernel
from trimino.engine.packed import AWAY, BRIDGE, DOUBLE, HEXAGON, LAID, PLAIN
from trimino.engine.tile_tables import CORNERS, FITS, FREE, VALUE

ORIGIN_VERTEX = 16 * 32 + 16
"""The vertex (0, 0) of a page."""

_AROUND = np.array([0, -1, -32, -1, -32, -33])
"""Offsets from a vertex to those that number the three up and three down cells around it."""


@kernel
def look_at_gap(s: Any, page: int, cell: int, gap: int) -> None:
    """Recompute which tiles fit a gap, and its kind."""
    v = cell >> 1
    vertices = page << 10
    if cell & 1:
        at_a, at_b = s.vertex[vertices + ((v + 1) & 1023)], s.vertex[vertices + ((v + 32) & 1023)]
        at_c = s.vertex[vertices + ((v + 33) & 1023)]
    else:
        at_a, at_b = s.vertex[vertices + ((v + 32) & 1023)], s.vertex[vertices + ((v + 1) & 1023)]
        at_c = s.vertex[vertices + v]
    x, y, z = at_a & 7, at_b & 7, at_c & 7
    s.fits[gap] = FITS[x * 49 + y * 7 + z]
    kind = PLAIN
    if x != FREE and y != FREE and z != FREE:
        closed = (at_a >> 3 == 5) + (at_b >> 3 == 5) + (at_c >> 3 == 5)
        if closed:
            kind = HEXAGON - 1 + closed
        else:
            kind = BRIDGE if edges(s, page, cell) == 1 else DOUBLE
    s.kind[gap] = kind


@kernel
def edges(s: Any, page: int, cell: int) -> int:
    """The number of tiles beside a cell."""
    v, cells = cell >> 1, page << 11
    if cell & 1:
        below, above = 2 * v, 2 * ((v + 32) & 1023)
        beside = 2 * ((v + 1) & 1023)
    else:
        below, above = 2 * ((v - 32) & 1023) + 1, 2 * v + 1
        beside = 2 * ((v - 1) & 1023) + 1
    return (
        (s.status[cells + below] == LAID)
        + (s.status[cells + above] == LAID)
        + (s.status[cells + beside] == LAID)
    )


@kernel
def look_around(s: Any, page: int, v: int) -> None:
    """Recompute the gaps around a vertex."""
    for side in range(6):
        cell = 2 * ((v + _AROUND[side]) & 1023) + (side >= 3)
        gap = s.status[(page << 11) + cell]
        if gap < LAID:
            look_at_gap(s, page, cell, gap)


@kernel
def drop_gap(s: Any, gap: int) -> None:
    """Remove a gap; the last one takes its number."""
    last = s.gaps - 1
    s.gaps = last
    if gap != last:
        s.fits[gap] = s.fits[last]
        s.kind[gap] = s.kind[last]
        cell = s.cell[last]
        s.cell[gap] = cell
        s.status[cell] = gap


@kernel
def lay(s: Any, page: int, cell: int, tile: int) -> None:
    """Lay a tile in a cell; for the first tile of a field the vertices must have values."""
    v = cell >> 1
    vertices, cells = page << 10, page << 11
    if cell & 1:
        a, b, c = (v + 1) & 1023, (v + 32) & 1023, (v + 33) & 1023
        beside_a, beside_b, beside_c = 2 * b, 2 * a, 2 * v
    else:
        a, b, c = (v + 32) & 1023, (v + 1) & 1023, v
        beside_a = 2 * ((v - 32) & 1023) + 1
        beside_b = 2 * ((v - 1) & 1023) + 1
        beside_c = 2 * v + 1
    gap = s.status[cells + cell]
    if gap < LAID:
        drop_gap(s, gap)
    s.status[cells + cell] = LAID
    s.laid |= bit(tile)
    # A gap shares an edge with the field, so at most one vertex is free. Its value is the rest of
    # the tile's.
    free, rest = -1, VALUE[tile]
    for corner in range(3):
        at = a if corner == 0 else (b if corner == 1 else c)
        value = s.vertex[vertices + at] & 7
        if value == FREE:
            free = at
        else:
            rest -= value
    if free >= 0:
        s.vertex[vertices + free] = (s.vertex[vertices + free] & 248) | rest
    s.vertex[vertices + a] += 8
    s.vertex[vertices + b] += 8
    s.vertex[vertices + c] += 8
    if free >= 0:
        look_around(s, page, free)
    for side in range(3):
        beside = beside_a if side == 0 else (beside_b if side == 1 else beside_c)
        gap = s.status[cells + beside]
        if gap == AWAY:
            gap = s.gaps
            s.gaps = gap + 1
            s.status[cells + beside] = gap
            s.cell[gap] = cells + beside
            look_at_gap(s, page, beside, gap)
        elif gap < LAID and s.kind[gap] == BRIDGE:
            s.kind[gap] = DOUBLE
    if s.vertex[vertices + a] >> 3 == 5:
        look_around(s, page, a)
    if s.vertex[vertices + b] >> 3 == 5:
        look_around(s, page, b)
    if s.vertex[vertices + c] >> 3 == 5:
        look_around(s, page, c)


@kernel
def lay_first(s: Any, tile: int, turn: int) -> None:
    """Begin a field with a tile, turned so that the corner of that number comes first."""
    page = s.fields
    s.fields = page + 1
    vertices, cells = np.uint64(page << 10), np.uint64(page << 11)
    for i in range(np.uint64(1024)):
        s.vertex[vertices + i] = FREE
    for i in range(np.uint64(2048)):
        s.status[cells + i] = AWAY
    s.vertex[vertices + np.uint64(ORIGIN_VERTEX + 32)] = CORNERS[tile, turn]
    s.vertex[vertices + np.uint64(ORIGIN_VERTEX + 1)] = CORNERS[tile, (turn + 1) % 3]
    s.vertex[vertices + np.uint64(ORIGIN_VERTEX)] = CORNERS[tile, (turn + 2) % 3]
    lay(s, page, 2 * ORIGIN_VERTEX, tile)


@kernel
def playable(s: Any) -> Any:
    """The set of tiles that fit in any gap."""
    tiles = s.fits[0] & 0
    for gap in range(s.gaps):
        tiles |= s.fits[gap]
    return tiles
