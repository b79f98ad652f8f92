"""Kernels that update the observation of a table, one row of the batch."""

from typing import Any

import numpy as np

from trimino.engine.bits import ONE, lowest, size
from trimino.engine.compiled import kernel
from trimino.engine.moves import NEWEST
from trimino.envs.encoding import FIELDS, SIZE
from trimino.envs.vector.gap_names import FROM_ENGINE_NUMBER

HAND, DRAWN = FIELDS["hand"].start, FIELDS["drawn"].start
COUNTS, TOTALS, POINTS = FIELDS["counts"].start, FIELDS["totals"].start, FIELDS["points"].start
WELL, PHASE, TURN = FIELDS["well"].start, FIELDS["phase"].start, FIELDS["turn"].start
DRAWS, PASSES = FIELDS["draws"].start, FIELDS["passes"].start
PLAYERS, ROUND = FIELDS["players"].start, FIELDS["round"].start

MIN_INT16, MAX_INT16 = -(2**15), 2**15 - 1


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
    show_tiles(row, HAND, m.hand, hand)
    show_tiles(row, DRAWN, m.drawn, drawn)
    m.hand, m.drawn = hand, drawn
    for place in range(s.seats):
        seat = reader + place
        seat = seat if seat < s.seats else seat - s.seats
        row[COUNTS + place] = size(s.hands[seat])
        row[TOTALS + place] = within(s.before[seat] + s.points[seat])
        row[POINTS + place] = within(s.points[seat])
    turn = s.turn - reader
    row[WELL] = s.well_size
    row[PHASE] = s.phase
    row[TURN] = turn if turn >= 0 else turn + s.seats
    row[DRAWS] = s.draws
    row[PASSES] = s.passes
    row[PLAYERS] = s.seats
    row[ROUND] = min(m.round, MAX_INT16)


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
    return max(MIN_INT16, min(MAX_INT16, number))
