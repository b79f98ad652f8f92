"""A kernel that copies the part of a state that is in use."""

from typing import Any

import numpy as np

from trimino.engine.compiled import kernel
from trimino.engine.packed import SEAT_COUNT


@kernel
def copy_state(into: Any, s: Any) -> None:
    """Copy a state into another, which keeps its random source."""
    into.drawn = s.drawn
    into.newest = s.newest
    into.laid = s.laid
    into.seats = s.seats
    into.turn = s.turn
    into.phase = s.phase
    into.end = s.end
    into.fields = s.fields
    into.gaps = s.gaps
    into.draws = s.draws
    into.well_size = s.well_size
    into.passes = s.passes
    into.hand_dealt = s.hand_dealt
    into.reached = s.reached
    into.opener = s.opener
    into.opener_is_set = s.opener_is_set
    for seat in range(SEAT_COUNT):
        into.hands[seat] = s.hands[seat]
        into.points[seat] = s.points[seat]
        into.before[seat] = s.before[seat]
    for gap in range(s.gaps):
        into.fits[gap] = s.fits[gap]
        into.cell[gap] = s.cell[gap]
        into.kind[gap] = s.kind[gap]
    for i in range(s.well_size):
        into.well[i] = s.well[i]
    for i in range(np.uint64(s.fields) << np.uint64(10)):
        into.vertex[i] = s.vertex[i]
    for i in range(np.uint64(s.fields) << np.uint64(11)):
        into.status[i] = s.status[i]
