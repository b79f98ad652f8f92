"""Good finds: bonuses that a player laid although much else was to be laid."""

from typing import TYPE_CHECKING

from trimino.analysis.decision import Decision
from trimino.analysis.grading import FAULTS, unit
from trimino.analysis.moments import replayed
from trimino.analysis.outlook import BONUSES
from trimino.rules import Match, Place
from trimino.rules.events import total

if TYPE_CHECKING:
    from trimino.analysis.match_analysis import MatchAnalysis

WELL_SEEN = 30.0
"""The least points of a good find, and the least beyond any other placement.

It is meant where a bridge pays 40.
"""

_CHOICE = 2
"""The least number of other placements that make a find one."""


def finds_of(analysis: "MatchAnalysis", seat: int) -> list[Decision]:
    """The good finds of a seat.

    A tile that was drawn in the same turn is looked at anyway, so that it is none.
    """
    match = analysis.match
    paid = {
        (one.round, one.number): one
        for one in analysis.decisions
        if one.seat == seat and _pays_much(match, one) and not _just_drawn(match, one)
    }
    last = max((round for round, _ in paid), default=0)
    return [
        paid[moment.round, moment.number]
        for moment, before in replayed(match, last)
        if (moment.round, moment.number) in paid
        if _stands_out(before, paid[moment.round, moment.number])
    ]


def _pays_much(match: Match, one: Decision) -> bool:
    if one.ungraded or one.grade in FAULTS or not isinstance(one.event.action, Place):
        return False
    pays = any(score.item in BONUSES for score in one.event.scores)
    return pays and total(one.event.scores) >= WELL_SEEN * unit(match.rules)


def _just_drawn(match: Match, one: Decision) -> bool:
    """Whether the tile was drawn in the same turn."""
    assert isinstance(one.event.action, Place)
    for event in reversed(match.rounds[one.round - 1].events[: one.number - 1]):
        if event.seat != one.seat or event.drawn is None:
            return False
        if event.drawn == one.event.action.tile:
            return True
    return False


def _stands_out(before: Match, one: Decision) -> bool:
    """Whether there was a choice of placements, and all others scored clearly less."""
    done = one.event.action
    assert isinstance(done, Place)
    others = [
        total(before.legal.scores(place))
        for place in before.legal.placements
        if (place.tile, place.field, place.at) != (done.tile, done.field, done.at)
    ]
    least = total(one.event.scores) - WELL_SEEN * unit(before.rules)
    return len(others) >= _CHOICE and max(others) <= least
