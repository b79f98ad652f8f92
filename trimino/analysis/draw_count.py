"""The tiles that players drew, counted from the record."""

from typing import NamedTuple

from trimino.analysis.moments import replayed
from trimino.rules import Draw, Match


class DrawCount(NamedTuple):
    """The tiles that a seat drew in a round: because nothing fitted, and although something did."""

    forced: int
    free: int


def draw_count(match: Match, seat: int, round: int) -> DrawCount:
    """The tiles that a seat drew in a round, by the record."""
    events = match.rounds[round - 1].events
    fitted = [
        before.legal.can_place
        for moment, before in replayed(match, round)
        if moment.round == round and moment.number
        for event in [events[moment.number - 1]]
        if event.seat == seat and isinstance(event.action, Draw)
    ]
    return DrawCount(fitted.count(False), fitted.count(True))
