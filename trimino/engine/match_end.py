"""Kernels for the end of a match: whether a round was the last, and who has won.

They follow `trimino.rules.Match`; tests compare both at the end of every round of whole matches.
Sets of seats are bits. `first` holds for each seat when it first stood at the target, 0 if it never
did: the rules need it where the winner of the last round wins the match (settlement 15).
"""

from typing import Any

import numpy as np

from trimino.engine.bits import size
from trimino.engine.compiled import kernel
from trimino.engine.moves import DURING_ROUND, IGNORED, packed_blocked_winners
from trimino.engine.packed import OUT, OVER, TARGET

HIGHEST, LOWEST, ROUND_WINNER = range(3)
"""The winner of a match, in the order of `trimino.rules.ruleset.Winner`."""

SAME, LAST_WINNER, ROTATION = range(3)
"""The opener of a later round, in the order of `trimino.rules.ruleset.NextOpener`."""


@kernel
def note_target(s: Any, r: Any, first: Any, time: int, seat: int, total: int) -> int:
    """Note in `first` which seats stand at the target after an action; return the next time.

    `total` is the acting seat's after its action, before the end of a round was scored. An action
    takes two ticks of the time: one for itself, one for the end of the round.
    """
    if first[seat] == 0 and total >= r.target:
        first[seat] = time + 1
    if s.phase == OVER:
        for other in range(s.seats):
            if first[other] == 0 and s.before[other] + s.points[other] >= r.target:
                first[other] = time + 2
    return time + 2


@kernel
def is_match_over(s: Any, r: Any, rounds: int, last: int) -> bool:
    """Whether a round that has ended was the last of its match (settlement 14).

    `rounds` have been played with this one; the match ends after `last`, unless that is 0.
    """
    if s.seats == 1 or rounds == last or (r.target_met == DURING_ROUND and s.reached):
        return True
    for seat in range(s.seats):
        if s.before[seat] + s.points[seat] >= r.target:
            return True
    return False


@kernel
def match_winners(seats: int, r: Any, totals: Any, first: Any, won_round: int) -> int:
    """The winners of a match that is over; several share an equal best result.

    `won_round` are the winners of its last round.
    """
    if r.winner != ROUND_WINNER:
        return packed_best_by_points(seats, r, totals)
    there = 0
    for seat in range(seats):
        there |= (1 << seat) if totals[seat] >= r.target else 0
    if not there:
        return packed_best_by_points(seats, r, totals)
    if not won_round & there:
        return packed_best_seats(first, there, True, seats)
    return packed_best_seats(totals, won_round & there, False, seats)


@kernel
def round_winners(s: Any, r: Any) -> int:
    """The winners of a round: out, or the lowest hand; where hands are ignored, most points."""
    if s.end == TARGET:
        return 0
    if r.hands_left == IGNORED:
        return packed_best_seats(s.points, (1 << s.seats) - 1, False, s.seats)
    return 1 << s.turn if s.end == OUT else packed_blocked_winners(s, r)


@kernel
def packed_next_opener(s: Any, r: Any) -> int:
    """The seat that opens the next round because of this one, or -1 (settlement 4)."""
    if r.next_opener == SAME:
        return -1
    if r.next_opener == ROTATION:
        return (s.opener + 1) % s.seats
    winners = round_winners(s, r)
    for turn in range(s.seats):
        seat = (s.opener + turn) % s.seats
        if winners >> seat & 1:
            return seat
    return s.opener


@kernel
def share_of_win(winners: int, seat: int) -> float:
    """A seat's share in a win of some seats."""
    return 1.0 / size(np.uint64(winners)) if winners >> seat & 1 else 0.0


@kernel
def packed_best_by_points(seats: int, r: Any, points: Any) -> int:
    """The seats with the best points: the most, or the fewest where the lowest total wins."""
    return packed_best_seats(points, (1 << seats) - 1, r.sign < 0, seats)


@kernel
def packed_best_seats(values: Any, among: int, lowest: bool, seats: int) -> int:
    """The seats among some whose value is the highest, or the lowest."""
    found, best = 0, 0
    for seat in range(seats):
        if not among >> seat & 1:
            continue
        value = -values[seat] if lowest else values[seat]
        if not found or value > best:
            found, best = 0, value
        if value == best:
            found |= 1 << seat
    return found
