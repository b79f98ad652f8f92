"""One numbering of actions for every rule set, and the mask of those that are legal.

Tiles are unique, so a place is named by the tile that lies beside it, never by coordinates:

    (anchor * 3 + edge) * 6 + corner     0 … 1007    a tile beside a laid one, the anchor
    1008 + tile * 3 + turn            1008 … 1175    a tile that begins a field
    1176  draw        1177  pass        1178  decline

- `anchor` and `tile` are numbers of tiles in the order of `trimino.rules.TILES`: 0-0-0 is 0, 0-0-1
  is 1, 5-5-5 is 55. (The packed engine numbers tiles by value.)
- `edge` of a tile a-b-c: 0 between a and b, 1 between b and c, 2 between c and a. The corners of a
  triple are counted in the order of the vertices of its cell.
- `corner` is the value at the third corner of the tile that is laid, the one away from that edge.
  Edge and corner determine the tile: of three values in one order there is one tile at most.
- A gap beside several tiles has several such names: the lowest counts, and no other is legal.
- `turn` is which corner of the tile lies at the first vertex of the cell; for a triple it is 0.
"""

import operator
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.envs.errors import EnvError, EnvReason
from trimino.rules import (
    TILES,
    Action,
    Cell,
    Corners,
    Decline,
    Draw,
    Field,
    IllegalAction,
    Pass,
    Place,
    Position,
    Reason,
    Tile,
)
from trimino.rules.lattice import ORIGIN, neighbours, vertices
from trimino.rules.refusal import refusal

START_NUMBER = 1008
DRAW_NUMBER = 1176
PASS_NUMBER = 1177
DECLINE_NUMBER = 1178
ACTIONS = 1179
_OTHERS: tuple[Action, ...] = Draw(), Pass(), Decline()

NUMBER: dict[Tile, int] = {tile: number for number, tile in enumerate(TILES)}

LYING: dict[Corners, tuple[Tile, int]] = {
    corners: (tile, next(way for way in range(3) if (*corners[way:], *corners[:way]) == tile))
    for tile in TILES
    for corners in tile.turns
}
"""By the corners of a cell: the tile with them, and the vertex that holds its first corner."""

_EDGES: dict[Corners, tuple[int, ...]] = {
    corners: tuple(3 * NUMBER[tile] + (vertex - way + 1) % 3 for vertex in range(3))
    for corners, (tile, way) in LYING.items()
}
"""By the corners of a cell: the edge of the tile opposite each vertex, as anchor * 3 + edge."""


def action_number(position: Position, action: Action) -> int:
    """The number of a legal action."""
    match action:
        case Place(tile, _, corners, field) if field == len(position.fields):
            turn = -LYING[corners][1] % 3
            return START_NUMBER + 3 * NUMBER[tile] + turn
        case Place(_, at, corners, field):
            edge, away = gap_name(position.fields[field], at)
            return 6 * edge + corners[away]
        case _:
            return DRAW_NUMBER + _OTHERS.index(action)


def gap_name(field: Field, gap: Cell) -> tuple[int, int]:
    """The name of a gap, anchor * 3 + edge, and the vertex of the gap away from that edge."""
    laid = field.laid
    return min(
        (_EDGES[lying.corners][vertex], vertex)
        for vertex, beside in enumerate(neighbours(gap))
        if (lying := laid.get(beside)) is not None
    )


def action_mask(position: Position) -> npt.NDArray[np.int8]:
    """1 at the number of every legal action of the reader, else 0."""
    legal = np.zeros(ACTIONS, np.int8)
    legal[[action_number(position, action) for action in position.legal]] = 1
    return legal


def action_from_number(position: Position, number: object) -> Action:
    """The legal action of a number; an error says why there is none."""
    asked = _asked(position, _checked(number))
    legal = position.legal
    found = legal.find(asked)
    if found is None:
        raise refusal(legal, asked)
    return found


def _checked(number: Any) -> int:
    """The number as an int. Integers of NumPy are accepted, floats are not."""
    try:
        whole = operator.index(number)
    except TypeError:
        whole = -1
    if not 0 <= whole < ACTIONS:
        raise EnvError(EnvReason.ACTION_UNKNOWN, number=number, most=ACTIONS - 1)
    return whole


def _asked(position: Position, number: int) -> Action:
    if number < START_NUMBER:
        return _place_beside(position, number)
    if number < DRAW_NUMBER:
        return _start(position, number)
    return _OTHERS[number - DRAW_NUMBER]


def _start(position: Position, number: int) -> Place:
    which, turn = divmod(number - START_NUMBER, 3)
    tile = TILES[which]
    if turn and tile.is_triple:
        raise IllegalAction(Reason.NOT_A_TURN_OF_THE_TILE, tile=tile)
    a, b, c = (*tile[turn:], *tile[:turn])
    return Place(tile, ORIGIN, (a, b, c), len(position.fields))


def _place_beside(position: Position, number: int) -> Place:
    edge, corner = divmod(number, 6)
    anchor = _anchor(position, number)
    vertex = (edge + LYING[anchor.corners][1] - 1) % 3
    at = neighbours(anchor.at)[vertex]
    field = position.fields[anchor.field]
    if at in field.laid:
        raise EnvError(EnvReason.ACTION_EDGE_TAKEN, number=number, tile=anchor.tile)
    values = field.values
    a, b, c = (corner if n == vertex else values[v] for n, v in enumerate(vertices(at)))
    if (a, b, c) not in LYING:
        raise EnvError(EnvReason.ACTION_NO_SUCH_TILE, number=number, corners=f"{a}-{b}-{c}")
    place = Place(LYING[a, b, c][0], at, (a, b, c), anchor.field)
    known, away = gap_name(field, at)
    # A gap with several names has all corners fixed; if this corner differs, the tile does not fit.
    if known != edge and place.corners == field.gaps[at].corners:
        right = 6 * known + place.corners[away]
        raise EnvError(EnvReason.ACTION_OTHER_NUMBER, number=number, known=right)
    return place


def _anchor(position: Position, number: int) -> Place:
    """The placement of the anchor tile of a number."""
    tile = TILES[number // 18]
    for field in position.fields:
        for place in field.laid.values():
            if place.tile == tile:
                return place
    raise EnvError(EnvReason.ACTION_TILE_NOT_LAID, number=number, tile=tile)
