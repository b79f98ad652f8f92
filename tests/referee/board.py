"""One field: what touches what, where a tile fits, and which kind of placement a cell is.

Everything is looked up anew in the laid tiles, each time, straight from the definitions.
"""

from functools import cache

from .tiles import Corners, turns

Vertex = tuple[int, int]
Edge = frozenset[Vertex]
Cell = tuple[int, int, str]
Field = dict[Cell, Corners]
Known = tuple[int | None, int | None, int | None]

FIRST_CELL: Cell = (0, 0, "up")


@cache
def vertices(cell: Cell) -> tuple[Vertex, Vertex, Vertex]:
    """Clockwise: from the top of a cell that points up, from the bottom of one that points down."""
    x, y, way = cell
    if way == "up":
        return (x, y + 1), (x + 1, y), (x, y)
    return (x + 1, y), (x, y + 1), (x + 1, y + 1)


@cache
def edges(cell: Cell) -> list[Edge]:
    a, b, c = vertices(cell)
    return [frozenset({a, b}), frozenset({b, c}), frozenset({c, a})]


def opposite(cell: Cell, edge: Edge) -> Vertex:
    """The vertex of the cell that is not on this edge of it."""
    (vertex,) = set(vertices(cell)) - edge
    return vertex


def laid_edges(field: Field) -> set[Edge]:
    return {edge for cell in field for edge in edges(cell)}


def vertex_values(field: Field) -> dict[Vertex, int]:
    return {
        vertex: shown
        for cell, laid in field.items()
        for vertex, shown in zip(vertices(cell), laid, strict=True)
    }


def tiles_around(field: Field, vertex: Vertex) -> int:
    return sum(vertex in vertices(cell) for cell in field)


def box(field: Field) -> list[Cell]:
    """Every cell in a box around the laid tiles, one cell wider on each side."""
    xs = [x for x, _, _ in field]
    ys = [y for _, y, _ in field]
    return [
        (x, y, way)
        for x in range(min(xs) - 1, max(xs) + 2)
        for y in range(min(ys) - 1, max(ys) + 2)
        for way in ("up", "down")
    ]


def open_cells(field: Field) -> list[Cell]:
    """The empty cells that share an edge with a laid tile; in an empty field its first cell."""
    if not field:
        return [FIRST_CELL]
    laid = laid_edges(field)
    return [c for c in box(field) if c not in field and any(edge in laid for edge in edges(c))]


def known_corners(cell: Cell, values: dict[Vertex, int]) -> Known:
    """What the corners of a tile in this cell must show; None where it touches nothing."""
    a, b, c = vertices(cell)
    return values.get(a), values.get(b), values.get(c)


@cache
def fitting(tile: str, known: Known) -> list[Corners]:
    """The ways to turn a tile in which every corner on a touched vertex shows its value."""
    return [
        shown
        for shown in turns(tile)
        if all(value in (corner, None) for value, corner in zip(known, shown, strict=True))
    ]


def placements(field: Field, tiles: list[str]) -> list[tuple[str, Cell, Corners]]:
    """Every tile in every open cell, turned every way, where it fits."""
    values = vertex_values(field)
    cells = [(cell, known_corners(cell, values)) for cell in open_cells(field)]
    return [
        (tile, cell, shown)
        for tile in tiles
        for cell, known in cells
        for shown in fitting(tile, known)
    ]


def hexagons_closed(field: Field, cell: Cell) -> int:
    """At how many of its vertices a tile in this cell would be the sixth."""
    return sum(tiles_around(field, vertex) == 5 for vertex in vertices(cell))


def kind(field: Field, cell: Cell) -> str:
    """`hexagon`, `double`, `bridge` or `plain`, by what the empty cell touches."""
    laid = laid_edges(field)
    touching = [edge for edge in edges(cell) if edge in laid]
    if hexagons_closed(field, cell) > 0:
        return "hexagon"
    if len(touching) >= 2:
        return "double"
    if len(touching) == 1 and tiles_around(field, opposite(cell, touching[0])) > 0:
        return "bridge"
    return "plain"
