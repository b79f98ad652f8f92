"""Kernels that play a round on as far as needed: to its end, or until a network foresees it."""

from typing import Any

from trimino.engine.bits import size
from trimino.engine.compiled import kernel
from trimino.engine.dealing import pick
from trimino.engine.heuristic import heuristic_code
from trimino.engine.moves import AT_ONCE, act
from trimino.engine.network import foresee
from trimino.engine.packed import OUT, OVER, TURN


@kernel
def play_to_foreseen_end(
    s: Any, t: Any, r: Any, weights: Any, styles: Any, seat: int, own: Any, luck: float
) -> None:
    """Play a round until it is over or its end is foreseen.

    One seat plays by weights of its own, each other by the row of its style. `luck` is how far the
    end is from what is foreseen, in standard deviations of the seat's lead.
    """
    w = weights[0]
    while s.phase != OVER:
        if w.foresees and is_foreseen(s, r):
            settle(s, r, w, seat, luck)
        else:
            act(s, r, heuristic_code(s, t, r, own if s.turn == seat else weights[styles[s.turn]]))


@kernel
def is_foreseen(s: Any, r: Any) -> bool:
    """Whether the network may judge: two players, a turn that begins, and an empty well.

    It does not know of a target that ends a round at once.
    """
    if s.well_size or s.draws or s.phase != TURN or s.seats != 2:
        return False
    return r.target_met != AT_ONCE


@kernel
def settle(s: Any, r: Any, w: Any, seat: int, luck: float) -> None:
    """End a round as foreseen."""
    lead, total = foresee(s, r, w)
    lead = lead if s.turn == seat else -lead
    end_with(s, r, seat, lead + luck * uncertainty(s, w), total)


@kernel
def uncertainty(s: Any, w: Any) -> float:
    """The standard deviation of the lead at the end from what is foreseen."""
    return w.spread * (size(s.hands[0]) + size(s.hands[1])) ** 0.5


@kernel
def end_with(s: Any, r: Any, seat: int, lead: float, total: float) -> None:
    """End a round with more lead for a seat, and points for both; its winner is who is ahead."""
    s.points[seat] += int(0.5 * (total + r.sign * lead))
    s.points[1 - seat] += int(0.5 * (total - r.sign * lead))
    ahead = r.sign * (s.points[seat] - s.points[1 - seat])
    s.turn = seat if ahead >= 0 else 1 - seat
    s.phase, s.end = OVER, OUT


@kernel
def pick_luck(s: Any) -> float:
    """A random number with mean 0 and standard deviation 1, about normal."""
    return 0.001 * (pick(s, 2001) + pick(s, 2001) + pick(s, 2001) - 3000)
