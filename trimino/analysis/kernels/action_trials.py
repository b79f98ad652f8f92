"""Kernels that try actions in possible worlds, all of them in the same."""

from typing import Any

import numpy as np

from trimino.analysis.kernels.level_play import play_with_levels, seat_habits_in
from trimino.analysis.kernels.match_rest import end_chances
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.dealing import pick
from trimino.engine.moves import act
from trimino.engine.packed import GAPS
from trimino.engine.possible_worlds import next_assignment

_MATCHES = 24
"""Matches that are continued from the end of one round."""


@entry
def try_actions(
    slots: Any,
    base: Any,
    states: Any,
    rules: Any,
    levels: Any,
    scores: Any,
    progress: Any,
    codes: Any,
    plans: Any,
    chances: Any,
    points: Any,
) -> None:
    """Try each action with its plan in new worlds; write the chances of all seats, and the lead."""
    world, s, t, r = states[0], states[1], states[2], rules[0]
    seat = base[0].turn
    hidden = np.zeros(GAPS, np.uint64)
    for number in range(chances.shape[0]):
        next_assignment(slots[0], base[0], world)
        pick(base[0], 2)
        seat_habits = seat_habits_in(base[0].source, levels)
        for row in range(len(codes)):
            copy_state(s, world)
            s.source = base[0].source
            act(s, r, codes[row])
            play_with_levels(s, t, r, levels, seat_habits, seat, plans[row], hidden)
            s.source = base[0].source
            found = chances[number, row]
            end_chances(
                s, r, progress[0], progress[1], scores[seat_habits.patient], _MATCHES, found
            )
            points[number, row] = _lead(s, r, seat)


@entry
def value_position(
    base: Any,
    states: Any,
    rules: Any,
    levels: Any,
    scores: Any,
    progress: Any,
    orders: Any,
    sources: Any,
    code: int,
    chances: Any,
    points: Any,
) -> None:
    """Play a whole position on, after an action if `code` is one, in given worlds.

    A world is an order of all tiles, in which those of the well are drawn, and a random source.
    """
    s, t, r = states[0], states[1], rules[0]
    hidden = np.zeros(GAPS, np.uint64)
    for number in range(chances.shape[0]):
        copy_state(s, base[0])
        sort_well(s, orders[number])
        s.source = sources[number]
        seat_habits = seat_habits_in(s.source, levels)
        if code >= 0:
            act(s, r, code)
        play_with_levels(s, t, r, levels, seat_habits, -1, -1, hidden)
        s.source = sources[number]
        found = chances[number]
        end_chances(s, r, progress[0], progress[1], scores[seat_habits.patient], _MATCHES, found)
        for seat in range(s.seats):
            points[number, seat] = _lead(s, r, seat)


@kernel
def sort_well(s: Any, order: Any) -> None:
    """Sort the well by the rank of its tiles."""
    for i in range(1, s.well_size):
        tile, j = s.well[i], i
        while j > 0 and order[s.well[j - 1]] > order[tile]:
            s.well[j] = s.well[j - 1]
            j -= 1
        s.well[j] = tile


@kernel
def _lead(s: Any, r: Any, seat: int) -> Any:
    """The points of a round by which a seat is ahead of the mean of the others, or scored."""
    others = 0
    for other in range(s.seats):
        others += s.points[other] if other != seat else 0
    ahead = float(s.points[seat]) - others / max(1, s.seats - 1)
    return r.sign * ahead
