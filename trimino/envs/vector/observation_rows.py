"""Kernels that update the observation of a table, one row of the batch."""

from typing import Any

import numpy as np

from trimino.engine.bits import ONE, lowest, size
from trimino.engine.compiled import kernel
from trimino.engine.moves import NEWEST
from trimino.envs.encoding import FIELD_SLICES, SIZE
from trimino.envs.vector.gap_names import FROM_ENGINE_NUMBER

HAND_AT, DRAWN_AT = FIELD_SLICES["hand"].start, FIELD_SLICES["drawn"].start
COUNTS_AT, TOTALS_AT, POINTS_AT = (
    FIELD_SLICES["counts"].start,
    FIELD_SLICES["totals"].start,
    FIELD_SLICES["points"].start,
)
WELL_AT, PHASE_AT, TURN_AT = (
    FIELD_SLICES["well"].start,
    FIELD_SLICES["phase"].start,
    FIELD_SLICES["turn"].start,
)
DRAWS_AT, PASSES_AT = FIELD_SLICES["draws"].start, FIELD_SLICES["passes"].start
PLAYERS_AT, ROUND_AT = FIELD_SLICES["players"].start, FIELD_SLICES["round"].start

_MIN_INT16, _MAX_INT16 = -(2**15), 2**15 - 1


@kernel
def show_nothing(m: Any, row: Any) -> None:
    """Clear a row for a new round."""
    for i in range(SIZE):
        row[i] = 0
    m.hand = np.uint64(0)
    m.drawn = np.uint64(0)


@kernel
def show_reader(s: Any, m: Any, r: Any, row: Any, reader: int) -> None:
    """Write the reader's hand, and every seat relative to the reader."""
    hand = s.hands[reader]
    drawn = s.newest if r.after_drawing == NEWEST else s.drawn
    drawn = drawn & hand if s.turn == reader else np.uint64(0)
    show_tiles(row, HAND_AT, m.hand, hand)
    show_tiles(row, DRAWN_AT, m.drawn, drawn)
    m.hand, m.drawn = hand, drawn
    for place in range(s.seats):
        seat = reader + place
        seat = seat if seat < s.seats else seat - s.seats
        row[COUNTS_AT + place] = size(s.hands[seat])
        row[TOTALS_AT + place] = within(s.before[seat] + s.points[seat])
        row[POINTS_AT + place] = within(s.points[seat])
    turn = s.turn - reader
    row[WELL_AT] = s.well_size
    row[PHASE_AT] = s.phase
    row[TURN_AT] = turn if turn >= 0 else turn + s.seats
    row[DRAWS_AT] = s.draws
    row[PASSES_AT] = s.passes
    row[PLAYERS_AT] = s.seats
    row[ROUND_AT] = min(m.round, _MAX_INT16)


@kernel
def show_tiles(row: Any, at: int, shown: Any, tiles: Any) -> None:
    """Change the tiles that a field shows into another set."""
    wrong = shown ^ tiles
    while wrong:
        tile = lowest(wrong)
        wrong &= wrong - ONE
        row[at + FROM_ENGINE_NUMBER[tile]] ^= 1


@kernel
def within(number: int) -> int:
    """A number clamped to 16 bits."""
    return max(_MIN_INT16, min(_MAX_INT16, number))
