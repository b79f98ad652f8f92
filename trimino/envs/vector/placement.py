"""Kernels that lay a tile, and update the names of gaps and the observation."""

from typing import Any

import numpy as np

from trimino.engine.compiled import kernel
from trimino.engine.moves import place, start
from trimino.engine.packed import LAID, OPENING, PLAIN
from trimino.engine.packed_field import ORIGIN_VERTEX
from trimino.engine.tile_tables import VALUE
from trimino.envs.encoding import FIELD_SLICES
from trimino.envs.vector.gap_names import FIRST_CORNER_VERTEX, FROM_ENGINE_NUMBER, PLACEMENT_BASE

SHOWS_LAID, SHOWS_PLACE = FIELD_SLICES["laid"].start, FIELD_SLICES["place"].start
SHOWS_GAP, SHOWS_NEED = FIELD_SLICES["gap"].start, FIELD_SLICES["need"].start

VERTICES = np.array([32, 1, 0, 1, 32, 33])
"""Offsets from a cell's vertex to its three vertices: of an up cell, then of a down cell."""

BESIDE = np.array([-63, -1, 1, 63, 1, -1])
"""Offsets from a cell to the three beside it: of an up cell, then of a down cell."""


@kernel
def lay_beside(s: Any, m: Any, r: Any, row: Any, gap: int, tile: int) -> Any:
    """Lay a tile in a gap; return the points of the placement itself."""
    name, side, cell = int(m.name[gap]), int(m.side[gap]), int(s.cell[gap])
    scored = r.tile[tile] + r.bonus[s.kind[gap]]
    last = s.gaps - 1
    place(s, r, gap, tile)
    m.name[gap], m.side[gap] = m.name[last], m.side[last]
    row[SHOWS_GAP + name] = 0
    row[SHOWS_NEED + name] = 0
    anchor = SHOWS_PLACE + name // 3 * 4
    step = -1 if cell & 1 else 1
    x = row[anchor + 1] + (step if side == 1 else 0)
    y = row[anchor + 2] + (step if side == 0 else 0)
    way = int(FIRST_CORNER_VERTEX[PLACEMENT_BASE[name] + VALUE[tile], side])
    show_tile(row, FROM_ENGINE_NUMBER[tile], row[anchor], x, y, way + 3 * (cell & 1))
    name_edges(s, m, row, cell, FROM_ENGINE_NUMBER[tile], way, last)
    return scored


@kernel
def begin_field(s: Any, m: Any, r: Any, row: Any, tile: int, turn: int) -> Any:
    """Begin a field with a tile; return the points of the placement itself."""
    scored = r.opening[tile] if s.phase == OPENING else r.tile[tile]
    gaps, page = s.gaps, s.fields
    start(s, r, tile, turn)
    way = 3 - turn if turn else 0
    show_tile(row, FROM_ENGINE_NUMBER[tile], page + 1, 0, 0, way)
    name_edges(s, m, row, page << 11 | 2 * ORIGIN_VERTEX, FROM_ENGINE_NUMBER[tile], way, gaps)
    return scored


@kernel
def show_tile(row: Any, number: int, field: int, x: int, y: int, way: int) -> None:
    row[SHOWS_LAID + number] = 1
    at = SHOWS_PLACE + number * 4
    row[at] = field
    row[at + 1] = x
    row[at + 2] = y
    row[at + 3] = way


@kernel
def name_edges(s: Any, m: Any, row: Any, cell: int, number: int, way: int, known: int) -> None:
    """Name the gaps beside a tile after it, if they are new or its name is lower; show all gaps.

    Gaps from number `known` on are new. An edge lies opposite the vertex of the same number on
    both of its sides.
    """
    page, down = cell & ~2047, cell & 1
    for side in range(3):
        gap = s.status[page | ((cell + BESIDE[3 * down + side]) & 2047)]
        if gap >= LAID:
            continue
        edge = side - way + 1
        name = number * 3 + (edge + 3 if edge < 0 else (edge - 3 if edge > 2 else edge))
        if gap < known:
            if m.name[gap] < name:
                continue
            row[SHOWS_GAP + m.name[gap]] = 0
            row[SHOWS_NEED + m.name[gap]] = 0
        m.name[gap], m.side[gap] = name, side
    show_gaps(s, m, row)


@kernel
def show_gaps(s: Any, m: Any, row: Any) -> None:
    for gap in range(s.gaps):
        name, kind = int(m.name[gap]), s.kind[gap]
        row[SHOWS_GAP + name] = kind + 1
        # What a corner needs never changes, so it is looked up once.
        if kind != PLAIN and row[SHOWS_NEED + name] == 0:
            row[SHOWS_NEED + name] = 1 + value_away(s, int(s.cell[gap]), int(m.side[gap]))


@kernel
def value_away(s: Any, cell: int, side: int) -> Any:
    """The value at a vertex of a cell."""
    vertices, vertex = (cell & ~2047) >> 1, (cell & 2047) >> 1
    return s.vertex[vertices | ((vertex + VERTICES[3 * (cell & 1) + side]) & 1023)] & 7
