"""What happened at a table, kept so that whoever was not there can be told of it later."""

from typing import NamedTuple

from trimino.room.facts import Fact
from trimino.rules import Deal, Event, Match, MatchView, View


class Ending(NamedTuple):
    """A round that is over as everyone may see it; and the match, if that is over too."""

    round: View
    match: MatchView | None = None


def ending_of(match: Match) -> Ending | None:
    """How the round ended that was played last, if it did."""
    if not match.rounds_dealt or not match.round.over:
        return None
    view = match.view(None)
    return Ending(view.now, view if match.over else None)


class Happening(NamedTuple):
    """A fact, and what came of it in the match; `seats` are those that it is about."""

    version: int
    at: float
    fact: Fact
    seats: tuple[int, ...] = ()
    round: int = 0
    deal: Deal | None = None
    event: Event | None = None
    ending: Ending | None = None
