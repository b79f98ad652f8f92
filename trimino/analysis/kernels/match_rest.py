"""Kernels for the rest of a match: chances of all seats from the end of a round.

As in `trimino.engine.match_chance` later rounds are drawn from a table; here each seat has its own
level, so that the table of scores is of these levels, and seats are not exchanged.
"""

from typing import Any

import numpy as np

from trimino.analysis.kernels.level_play import SeatHabits, play_with_levels, seat_habits_in
from trimino.engine.compiled import entry, kernel
from trimino.engine.dealing import deal, pick
from trimino.engine.match_chance import continue_match, win_share
from trimino.engine.match_end import is_match_over, round_winners
from trimino.engine.packed import GAPS, SEAT_COUNT


@entry
def play_rounds(states: Any, rules: Any, levels: Any, patient: int, scores: Any) -> None:
    """Fill a table of rounds: points by seat, and in the last column the winners, as bits.

    The deals do not depend on who is patient.
    """
    s, r = states[0], rules[0]
    hidden = np.zeros(GAPS, np.uint64)
    s.source = np.uint64(0x9E3779B97F4A7C15)
    seats = scores.shape[1] - 1
    for number in range(scores.shape[0]):
        deal(s, r, seats, number % seats)
        seat_habits = SeatHabits(patient, seat_habits_in(s.source, levels).attentive, s.source)
        play_with_levels(s, states[1], r, levels, seat_habits, -1, -1, hidden)
        pick(s, 2)
        for seat in range(seats):
            scores[number, seat] = s.points[seat]
        scores[number, seats] = round_winners(s, r)


@entry
def rest_of_match(
    states: Any, rules: Any, levels: Any, progress: Any, scores: Any, matches: int
) -> Any:
    """The chances of all seats before a deal, from the totals in `before`."""
    s, r = states[0], rules[0]
    chances = np.zeros(SEAT_COUNT)
    totals = np.empty(SEAT_COUNT, np.int64)
    for seat in range(s.seats):
        totals[seat] = s.before[seat]
    for _ in range(matches):
        pick(s, 2)
        table = scores[seat_habits_in(s.source, levels).patient]
        add_rest(s, r, progress[0], progress[1], table, totals, 1, chances)
    return chances / matches


@kernel
def end_chances(
    s: Any, r: Any, rounds: int, last: int, scores: Any, matches: int, chances: Any
) -> None:
    """The chances of all seats to win the match, from the end of a round; they add up to 1."""
    totals = np.empty(SEAT_COUNT, np.int64)
    for seat in range(s.seats):
        totals[seat] = s.before[seat] + s.points[seat]
        chances[seat] = 0.0
    if s.seats == 1:
        return
    if is_match_over(s, r, rounds, last):
        winners = round_winners(s, r)
        for seat in range(s.seats):
            chances[seat] = win_share(s.seats, r, totals, winners, seat)
        return
    add_rest(s, r, rounds, last, scores, totals, matches, chances)


@kernel
def add_rest(
    s: Any, r: Any, rounds: int, last: int, scores: Any, totals: Any, matches: int, chances: Any
) -> None:
    """Add the chances over matches continued with rounds of the table."""
    reached = np.empty(SEAT_COUNT, np.int64)
    for _ in range(matches):
        winners = continue_match(s, r, rounds, last, scores, False, totals, reached)
        for seat in range(s.seats):
            chances[seat] += win_share(s.seats, r, reached, winners, seat) / matches
