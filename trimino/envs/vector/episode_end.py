"""Kernels for the end of an episode: its winners, and their results."""

from typing import Any

from trimino.engine.compiled import kernel
from trimino.engine.match_end import (
    ROUND_WINNER,
    match_winners,
    note_target,
    packed_best_by_points,
    round_winners,
)


@kernel
def note_action(s: Any, m: Any, r: Any, seat: int, total: int) -> None:
    """Note which seats stand at the target, where that can decide the match.

    `total` is the seat's after its action, before the end of a round was scored.
    """
    if r.winner == ROUND_WINNER:
        m.time = note_target(s, r, m.first, m.time, seat, total)


@kernel
def episode_winners(s: Any, m: Any, r: Any, whole_match: bool) -> Any:
    """The winners of a match, as bits, or of a single round by its points.

    All totals must be credited.
    """
    if whole_match:
        return match_winners(s.seats, r, m.credited, m.first, round_winners(s, r))
    return packed_best_by_points(s.seats, r, m.credited)


@kernel
def result(winners: int, seat: int) -> int:
    """1 for a sole winner, 0 for one of several, -1 for all others."""
    if not winners >> seat & 1:
        return -1
    return 0 if winners & (winners - 1) else 1
