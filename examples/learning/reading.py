"""Readers of the environment's observations and of the views that external bots get.

Both return the same: the boards, and the legal actions.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.learning.board import Seen
from examples.learning.features import DECLINE, DRAW, PASS, PLACE, START, Choices
from examples.learning.lattice import BESIDE, VALUES, Ints, cell_number, cell_numbers
from trimino.envs import encoding
from trimino.envs.encoding import FIELD_SLICES, NUMBER
from trimino.rules import Cell, Tile

TURNED = (np.arange(3) - np.arange(3)[:, None]) % 3
"""The corner that each vertex holds, by the vertex of the tile's first corner."""

OTHERS = {"draw": DRAW, "pass": PASS, "decline": DECLINE}


def seen_in(observations: npt.NDArray[np.int16]) -> Seen:
    """The boards of observations, one for each table."""
    rows = observations.astype(np.int64)
    field, x, y, way = np.moveaxis(
        rows[:, FIELD_SLICES["place"]].reshape(-1, len(VALUES), 4), -1, 0
    )
    counts = rows[:, FIELD_SLICES["counts"]]
    return Seen(
        hand=rows[:, FIELD_SLICES["hand"]] == 1,
        cell=np.where(field > 0, cell_numbers(x, y, way // 3), -1),
        corners=np.take_along_axis(VALUES[None], TURNED[way % 3], axis=-1),
        counts=np.stack([counts[:, 0], counts[:, 1], counts[:, 2:].sum(axis=1)], axis=1),
        well=rows[:, FIELD_SLICES["well"].start],
    )


def choices_in(
    observations: npt.NDArray[np.int16], masks: npt.NDArray[np.int8], seen: Seen
) -> tuple[Choices, Ints]:
    """The actions that masks allow, and their numbers."""
    table, number = np.divmod(np.flatnonzero(masks == 1), encoding.ACTIONS)
    name, corner = np.divmod(number, 6)
    anchor, edge = np.divmod(np.minimum(name, encoding.START_NUMBER // 6 - 1), 3)
    what = np.searchsorted(FIRST_OF_ITS_KIND, number, side="right") - 1
    way = observations[table, FIELD_SLICES["place"].start + 4 * anchor + 3]
    away = (edge + way - 1) % 3
    beside = seen.corners[table, anchor]
    # Two cells that share an edge list its two vertices in opposite orders.
    at = np.arange(len(table))
    corners = beside.copy()
    corners[at, (away + 1) % 3] = beside[at, (away + 2) % 3]
    corners[at, (away + 2) % 3] = beside[at, (away + 1) % 3]
    corners[at, away] = corner
    cell = np.where(what == PLACE, BESIDE[seen.cell[table, anchor], away], 0)
    tile = np.where(what == PLACE, TILE_OF[tuple(corners.T)], -1)
    tile = np.where(what == START, (number - encoding.START_NUMBER) // 3, tile)
    return Choices(table, what, tile, cell, corners), number


FIRST_OF_ITS_KIND = (
    0,
    encoding.START_NUMBER,
    encoding.DRAW_NUMBER,
    encoding.PASS_NUMBER,
    encoding.DECLINE_NUMBER,
)

TILE_OF = np.full((6, 6, 6), -1)
"""The number of the tile with these values clockwise."""
for _tile, _number in NUMBER.items():
    for _corners in _tile.turns:
        TILE_OF[_corners] = _number


def seen_by(view: Mapping[str, Any]) -> Seen:
    """The board of a view; docs/bots.md describes views."""
    hand = np.zeros((1, len(VALUES)), np.bool_)
    hand[0, [number_of(tile) for tile in view["hand"]]] = True
    cell, corners = np.full((1, len(VALUES)), -1), VALUES[None].copy()
    for lying in (lying for field in view["fields"] for lying in field):
        tile = number_of(lying["tile"])
        cell[0, tile] = cell_of(lying["at"])
        corners[0, tile] = lying["corners"]
    seat, counts = view["seat"], view["counts"]
    own, *others = counts[seat:] + counts[:seat]
    following = others[0] if others else 0
    told = [[own, following, sum(others) - following]]
    return Seen(hand, cell, corners, np.array(told), np.array([view["well"]]))


def choices_of(view: Mapping[str, Any]) -> Choices:
    """The legal actions of a view, in its order."""
    rows = [_choice(action, len(view["fields"])) for action in view["legal"]]
    what, tile, cell, corners = (np.array(column) for column in zip(*rows, strict=True))
    return Choices(np.zeros(len(rows), np.int64), what, tile, cell, corners)


def _choice(action: Mapping[str, Any], fields: int) -> tuple[int, int, int, Sequence[int]]:
    if action["do"] != "place":
        return OTHERS[action["do"]], -1, 0, (0, 0, 0)
    tile = number_of(action["tile"])
    if action["field"] == fields:
        return START, tile, 0, action["corners"]
    return PLACE, tile, cell_of(action["at"]), action["corners"]


def number_of(tile: str) -> int:
    a, b, c = map(int, tile.split("-"))
    return NUMBER[Tile(a, b, c)]


def cell_of(at: Sequence[Any]) -> int:
    x, y, points = at
    return cell_number(Cell(x, y, points == "down"))
