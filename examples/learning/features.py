"""Features of the legal actions: each action, and the table after it.

One action is one row of numbers, and one small network reads every row. What it learns about one
placement holds for all of them, and only legal actions cost time.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from examples.learning.board import BRIDGE, HEXAGON, PLAIN, LatticeBoard, Seen
from examples.learning.lattice import WORTH, Flags, Ints, Sets
from trimino.rules import Ruleset

PLACE, START, DRAW, PASS, DECLINE = range(5)
Floats = npt.NDArray[np.float32]

NAMES = (
    "points now",
    "worth of the tile",
    *("plain", "bridge or double", "hexagon"),
    *("start", "draw", "pass", "decline"),
    *("goes out", "tiles kept", "worth kept"),
    *("tiles of the next seat", "tiles of the others", "well"),
    "chance that the next seat holds an unseen tile",
    "worth of an unseen tile",
    *(
        f"{what} of {whose} tiles that fit a {kind}"
        for what in ("number", "worth", "dearest")
        for whose in ("own", "unseen")
        for kind in ("plain gap", "bridge or double", "hexagon", "gap at all")
    ),
    *(f"expected of the next seat, {kind}" for kind in ("plain", "bridge or double", "hexagon")),
    "chance that the next seat cannot lay",
)


class Choices(NamedTuple):
    """The legal actions of many tables, in the order of the tables."""

    table: Ints
    what: Ints
    tile: Ints
    """The tile, or -1."""
    cell: Ints
    """The cell of a tile laid beside another, else 0."""
    corners: Ints


def features(seen: Seen, choices: Choices, rules: Ruleset) -> Floats:
    """The features, a row for every action."""
    board = LatticeBoard(seen)
    table, places = choices.table, choices.what == PLACE
    kind = np.where(places, board.kind(table, choices.cell), PLAIN)
    bonus = np.array([0, rules.bridge, rules.hexagons[0]])[kind]
    worth = np.where(choices.tile >= 0, WORTH[choices.tile], 0)
    kept = seen.hand[table]
    kept[choices.tile >= 0, choices.tile[choices.tile >= 0]] = False
    left = kept.sum(axis=1)
    unseen = ~seen.hand & (seen.cell < 0)
    counts, well = seen.counts[table], seen.well[table]
    held = counts[:, 1] / np.maximum(counts[:, 1] + counts[:, 2] + well, 1)
    summary = summed(fits_after(board, choices), kept, unseen[table])
    lays_none = (1 - held) ** summary[:, 0, 1, 3]
    columns = [
        (worth + bonus) / 50,
        worth / 15,
        *(places & (kind == one) for one in (PLAIN, BRIDGE, HEXAGON)),
        *(choices.what == one for one in (START, DRAW, PASS, DECLINE)),
        left == 0,
        left / 10,
        kept.astype(np.float32) @ WORTH / 50,
        *(counts[:, 1:] / 10).T,
        well / 40,
        held,
        (unseen.astype(np.float32) @ WORTH / np.maximum(unseen.sum(axis=1), 1) / 15)[table],
        *(summary.reshape(-1, len(SCALE)) / SCALE).T,
        *(held[:, None] * summary[:, 0, 1, :3]).T,
        lays_none,
    ]
    return np.column_stack(columns).astype(np.float32)


SCALE = np.repeat([10, 50, 15], 8)


def fits_after(board: LatticeBoard, choices: Choices) -> Sets:
    """Features of what can be laid next, by kind of gap."""
    places = choices.what == PLACE
    fits = board.fits(choices.table)
    laid = (column[places] for column in (choices.table, choices.cell, choices.corners))
    fits[places] = board.fits_after(*laid)
    return fits


def summed(fits: Sets, kept: Flags, unseen: Flags) -> Floats:
    """Number, total value and highest value of the fitting tiles: own, then unseen."""
    anywhere = np.bitwise_or.reduce(fits, axis=-1)
    sets = np.column_stack([fits, anywhere]).astype("<u8")
    bits = np.unpackbits(sets.view(np.uint8), axis=-1, bitorder="little")
    fitting = bits.reshape(len(fits), 1, 4, 64)[..., : len(WORTH)]
    found = (fitting & np.stack([kept, unseen], axis=1)[:, :, None]).astype(np.float32)
    worth = found * WORTH
    return np.stack([found.sum(axis=-1), worth.sum(axis=-1), worth.max(axis=-1)], axis=1)
