"""Kernels for the end of a match or a round: whether it is there, and who has won, as bits."""

from typing import Any

from trimino.engine.compiled import kernel
from trimino.engine.match_chance import LOWEST, ROUND_WINNER, round_winners
from trimino.engine.moves import DURING_ROUND
from trimino.engine.packed import OVER


@kernel
def note_target(s: Any, m: Any, r: Any, seat: int, total: int) -> None:
    """Note when seats first stand at the target, where that can decide.

    `total` is what the seat had after its action, before the end of a round was scored.
    """
    if r.winner != ROUND_WINNER:
        return
    m.time += 2
    if m.first[seat] == 0 and total >= r.target:
        m.first[seat] = m.time
    if s.phase == OVER:
        for other in range(s.seats):
            if m.first[other] == 0 and s.before[other] + s.points[other] >= r.target:
                m.first[other] = m.time + 1


@kernel
def is_match_over(s: Any, m: Any, r: Any) -> Any:
    """Whether the round that has ended was the last."""
    if m.round + 1 == r.rounds or (r.target_met == DURING_ROUND and s.reached):
        return True
    most = 0
    for seat in range(s.seats):
        most = max(most, s.before[seat] + s.points[seat])
    return most >= r.target


@kernel
def episode_winners(s: Any, m: Any, r: Any, whole_match: bool) -> Any:
    """Who has won the match, whose totals are all credited; or by points, the round alone."""
    everyone = (1 << s.seats) - 1
    if not whole_match or r.winner != ROUND_WINNER:
        return best(m.credited, everyone, r.winner == LOWEST, s.seats)
    there = 0
    for seat in range(s.seats):
        there |= (1 << seat) if m.credited[seat] >= r.target else 0
    if there and not there & (there - 1):
        return there
    won = round_winners(s, r) & (there or everyone)
    return best(m.credited, won, False, s.seats) if won else best(m.first, there, True, s.seats)


@kernel
def best(values: Any, among: int, lowest: bool, seats: int) -> int:
    """Those of some seats whose value is the highest, or the lowest."""
    found, most = 0, 0
    for seat in range(seats):
        if not among >> seat & 1:
            continue
        value = -values[seat] if lowest else values[seat]
        if not found or value > most:
            found, most = 0, value
        if value == most:
            found |= 1 << seat
    return found


@kernel
def result(winners: int, seat: int) -> int:
    """1 for a sole winner, 0 for one of several, -1 for all others."""
    if not winners >> seat & 1:
        return -1
    return 0 if winners & (winners - 1) else 1
