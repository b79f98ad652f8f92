"""Bonuses that a player left lying, told from the record alone."""

from trimino.analysis.moments import replayed
from trimino.analysis.outlook import BONUSES
from trimino.rules import Cell, Match, Place
from trimino.rules.events import Scores

Spot = tuple[int, int, Cell]
"""A place of a match: the round, the field and the cell."""


def bonuses_left(match: Match, seat: int) -> list[int]:
    """The bonuses that a seat could lay when it laid another tile for none, and never got."""
    left: dict[Spot, int] = {}
    for moment, before in replayed(match, len(match.rounds)):
        events = match.rounds[moment.round - 1].events
        if not moment.number or events[moment.number - 1].seat != seat:
            continue
        event = events[moment.number - 1]
        if not isinstance(event.action, Place):
            continue
        left.pop((moment.round, event.action.field, event.action.at), None)
        if not bonus_of(event.scores):
            left |= _open(before, moment.round)
    return list(left.values())


def bonus_of(scores: Scores) -> int:
    """The points of bonuses among scores."""
    return sum(score.points for score in scores if score.item in BONUSES)


def _open(before: Match, round: int) -> dict[Spot, int]:
    """The bonuses that could be laid, by their places."""
    legal = before.legal
    paid = ((place, bonus_of(legal.scores(place))) for place in legal.placements)
    return {(round, place.field, place.at): bonus for place, bonus in paid if bonus}
