"""Bonuses: the cells that make a placement a bridge, a double or a hexagon.

Scores say how much a bonus is; screens use the cells to show where it comes from.
"""

from collections.abc import Iterator

from trimino.rules.events import CellGroups, PlacementKind
from trimino.rules.field import Field
from trimino.rules.lattice import ORIGIN, Cell, cells_around, neighbours, vertices
from trimino.rules.ruleset import Ruleset
from trimino.rules.scoring import bonus_scores

FEWEST_FOR_A_BRIDGE = 8


def earns_bonus(rules: Ruleset, kind: PlacementKind, hexagons: int) -> bool:
    """Whether the rules reward a kind of placement, with points or with a new field."""
    opens_field = kind is PlacementKind.HEXAGON and rules.new_field
    return opens_field or bool(bonus_scores(rules, kind, hexagons))


def bonus_cells(field: Field, at: Cell, kind: PlacementKind) -> CellGroups:
    """The cells that make the kind of a placement, in groups.

    Of a bridge the cell across the edge, and the cells at the corner opposite; of a double the
    cell across each edge; of a hexagon each closed ring, clockwise from the cell of the placement.

    >>> from trimino.rules.actions import Place
    >>> from trimino.rules.tiles import Tile
    >>> field = Field().lay(Place(Tile(4, 4, 4), Cell(0, 0), (4, 4, 4)))
    >>> bonus_cells(field, Cell(0, 0, down=True), PlacementKind.PLAIN)
    ()
    """
    match kind:
        case PlacementKind.PLAIN:
            return ()
        case PlacementKind.BRIDGE:
            return _bridged(field, at)
        case PlacementKind.DOUBLE:
            return tuple((beside,) for beside in neighbours(at) if beside in field.laid)
        case PlacementKind.HEXAGON:
            return tuple(_rings(field, at))


def fewest_tiles(kind: PlacementKind, hexagons: int) -> int:
    """The fewest tiles in a field before a placement of a kind is possible.

    A bridge needs a way of eight tiles round its gap, a double a bridge before it (4.20), and a
    hexagon all other cells of its rings.

    >>> [fewest_tiles(PlacementKind.HEXAGON, count) for count in (1, 2, 3)]
    [5, 9, 12]
    """
    match kind:
        case PlacementKind.PLAIN:
            return 0
        case PlacementKind.BRIDGE:
            return FEWEST_FOR_A_BRIDGE
        case PlacementKind.DOUBLE:
            return FEWEST_FOR_A_BRIDGE + 1
        case PlacementKind.HEXAGON:
            closed = vertices(ORIGIN)[:hexagons]
            return len({cell for vertex in closed for cell in cells_around(vertex)}) - 1


def _bridged(field: Field, at: Cell) -> CellGroups:
    """The one cell across an edge, and those that touch the vertex opposite that edge."""
    edge, far = next(
        (beside, vertex)
        for beside, vertex in zip(neighbours(at), vertices(at), strict=True)
        if beside in field.laid
    )
    return (edge,), tuple(cell for cell in cells_around(far) if cell in field.laid and cell != at)


def _rings(field: Field, at: Cell) -> Iterator[tuple[Cell, ...]]:
    for vertex in vertices(at):
        ring = cells_around(vertex)
        start = ring.index(at)
        ring = ring[start:] + ring[:start]
        if all(cell in field.laid for cell in ring[1:]):
            yield ring
