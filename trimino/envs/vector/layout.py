"""Layouts of the records of the vector environment: a table, and the settings of all tables.

TABLE
name     of each gap of the state: anchor * 3 + edge, the lowest there is
side     the vertex of the gap that lies away from that edge
hand     the tiles that its observation shows as held, as bits of the engine
drawn    the tiles that it shows as drawn
credited totals that have been paid out as rewards
before   totals before a round, while it is dealt
first    when each seat first stood at the target; 0 if it never did (see `match_end`)
time     the time for that: two ticks an action
youngest the youngest seat, drawn for every match
round    the number of the round in its match

GAME
points, result   what a point and winning are worth as rewards
player           who plays each seat: PERSON is asked for an action, bots are not
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.packed import GAPS, SEAT_COUNT
from trimino.envs.encoding import ACTIONS

PERSON = 0
"""The player of a seat that is asked for actions; others are compiled bots."""

TABLE = np.dtype(
    [
        ("name", np.uint8, GAPS),
        ("side", np.uint8, GAPS),
        ("choices", np.int64),
        ("hand", np.uint64),
        ("drawn", np.uint64),
        ("credited", np.int32, SEAT_COUNT),
        ("before", np.int32, SEAT_COUNT),
        ("first", np.int32, SEAT_COUNT),
        ("time", np.int32),
        ("youngest", np.int32),
        ("round", np.int32),
        ("legal", np.uint16, ACTIONS),
    ],
    align=True,
)

GAME = np.dtype(
    [
        ("points", np.float64),
        ("result", np.float64),
        ("seats", np.int32),
        ("whole_match", np.int32),
        ("player", np.int32, SEAT_COUNT),
    ],
    align=True,
)

TableArray = npt.NDArray[Any]
GameArray = npt.NDArray[Any]
