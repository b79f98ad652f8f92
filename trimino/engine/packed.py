"""Layouts of the records that kernels read: states, rules and slots of hidden tiles.

    STATE
    hands    a set of tiles a seat, as bits            drawn    the tiles drawn in this turn
    laid     the tiles that lie on the table           newest   the last of them, as a bit
    gaps     how many entries of the next three are in use, in no order:
      fits     the tiles that fit in the gap             cell     where it is: page << 11 | cell
      kind     what laying a tile there is: PLAIN, BRIDGE, DOUBLE, or how many hexagons it closes
    source   the random source: one word, never 0
    well     the tiles still to be drawn; the next is well[well_size - 1]
    vertex   a byte a vertex, a page a field: tiles around it << 3 | value, FREE if none touches it
    status   a byte a cell, a page a field: the number of its gap, LAID, or AWAY (nothing beside)

Every field has a page of its own, 32 x 32 vertices and twice as many cells, which wraps around:

    vertex (x, y)   (x + 32 y) mod 1024           cell   2 * vertex (x, y), and 1 more if it is down

Bounds:

- A page is wide enough. From one cell to the next across an edge, x falls by at most one going
  from an up cell to a down one, and rises by at most one going back; so does y. Between the two
  most distant gaps of a field of 56 tiles lie 57 such steps: 29 in x, and 30 with the width of a
  cell. Vertices less than 32 apart in x and in y have different places in the page.
- GAPS are enough. A field of n tiles has at most n + 2 free edges, and a gap needs one of its own:
  all fields together have at most 56 + 2 * PAGES = 88.
- PAGES are enough. Every field but the first follows a placement that closed a hexagon, and begins
  with a tile. A field of n tiles with b vertices around it has (n + 2 - b) / 2 inside, each the
  middle of a hexagon; several fields have fewer. With 42 tiles b is at least 16: 14 hexagons, and
  with the 14 tiles that begin fields all of the 56 are laid.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

PAGES = 16
GAPS = 96
SEAT_COUNT = 6
TILE_COUNT = 56

OPENING, TURN, FOLLOW_UP, NEW_FIELD, OVER = range(5)
"""Phases, in the order of `trimino.rules.Phase`."""

GOING_ON, OUT, BLOCKED, TARGET = range(4)
"""Ends of a round, in the order of `trimino.rules.EndReason`."""

PLAIN, BRIDGE, DOUBLE, HEXAGON = range(4)
"""Kinds of gaps; HEXAGON closes one, HEXAGON + 1 two, HEXAGON + 2 three."""

LAID, AWAY = 254, 255
"""The status of a cell that is no gap."""

STATE = np.dtype(
    [
        ("fits", np.uint64, GAPS),
        ("hands", np.uint64, SEAT_COUNT),
        ("drawn", np.uint64),
        ("newest", np.uint64),
        ("laid", np.uint64),
        ("source", np.uint64),
        ("points", np.int32, SEAT_COUNT),
        ("before", np.int32, SEAT_COUNT),
        ("seats", np.int32),
        ("turn", np.int32),
        ("phase", np.int32),
        ("end", np.int32),
        ("fields", np.int32),
        ("gaps", np.int32),
        ("draws", np.int32),
        ("well_size", np.int32),
        ("passes", np.int32),
        ("hand_dealt", np.int32),
        ("reached", np.int32),
        ("opener", np.int32),
        ("opener_is_set", np.int32),
        ("cell", np.uint16, GAPS),
        ("kind", np.uint8, GAPS),
        ("well", np.uint8, TILE_COUNT),
        ("vertex", np.uint8, PAGES * 1024),
        ("status", np.uint8, PAGES * 2048),
    ],
    align=True,
)
"""A round. `before` are the totals at its start, `reached` says whether any seat has been at the
target, `hand_dealt` whether hands were dealt: a solo game may deal none. `opener` is the seat that
opens, `opener_is_set` says that the round before decided it."""

RULES = np.dtype(
    [
        ("tile", np.int32, TILE_COUNT),
        ("opening", np.int32, TILE_COUNT),
        ("opening_rank", np.int32, TILE_COUNT),
        ("set_opening_rank", np.int32, TILE_COUNT),
        ("bonus", np.int32, HEXAGON + 3),
        ("hand", np.int32, SEAT_COUNT + 1),
        ("set", np.uint8, TILE_COUNT),
        ("set_size", np.int32),
        ("solo_hand", np.int32),
        ("solo_well", np.int32),
        ("draw_limit", np.int32),
        ("draw_cost", np.int32),
        ("solo_draw_cost", np.int32),
        ("stop_cost", np.int32),
        ("stuck_cost", np.int32),
        ("empty_well_cost", np.int32),
        ("out_bonus", np.int32),
        ("target", np.int32),
        ("target_met", np.int32),
        ("rounds", np.int32),
        ("winner", np.int32),
        ("sign", np.int32),
        ("hands_left", np.int32),
        ("blocked_score", np.int32),
        ("blocked_tie", np.int32),
        ("next_opener", np.int32),
        ("after_drawing", np.int32),
        ("youngest_opens", np.bool_),
        ("any_opening", np.bool_),
        ("follow_up", np.bool_),
        ("new_field", np.bool_),
        ("free_draw", np.bool_),
        ("stop_drawing", np.bool_),
        ("free_pass", np.bool_),
        ("all_passed", np.bool_),
    ],
    align=True,
)
"""The fields of a `Ruleset` as the kernels read them: `tile`, `opening` and `bonus` are points by
tile, by opening tile and by kind; choices are numbered in the order of their enumerations.
`opening_rank` orders tiles by their claim to the opening, `set_opening_rank` where the round before
decided who opens. `after_drawing` is ANY where drawing is a duty: the whole hand stays
layable. `sign` is -1 where the lowest total wins, else 1."""

IN_WELL, IN_BOX = -1, -2
"""Places of a hidden tile that no seat holds."""

SLOTS = np.dtype(
    [
        ("count", np.int32),
        ("needs", np.int32),
        ("seat", np.int32, TILE_COUNT),
        ("tile", np.int32, TILE_COUNT),
        ("allowed", np.uint64, TILE_COUNT),
        ("need_slots", np.uint64, 2 * TILE_COUNT),
        ("need_tiles", np.uint64, 2 * TILE_COUNT),
    ],
    align=True,
)
"""The slots of hidden tiles: `seat` that holds each (or IN_WELL, IN_BOX), the `tile` in it now, and
the `allowed` tiles. A need says that one of `need_slots` holds one of `need_tiles`."""

NO_LIMIT = 99
NO_TARGET = 1 << 30
NO_ROUNDS = 0

PackedState = npt.NDArray[Any]
"""An array of STATE; kernels take one of its records."""

PackedRules = npt.NDArray[Any]
"""An array of RULES with one record."""

PackedSlots = npt.NDArray[Any]
"""An array of SLOTS with one record."""


def new_states(number: int) -> PackedState:
    """An array of states, all zero."""
    return np.zeros(number, STATE)
