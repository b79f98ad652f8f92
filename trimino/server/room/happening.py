"""What happened at a table, kept so that whoever was not there can be told of it later."""

from typing import NamedTuple

from trimino.rules import Deal, Event, RoundEnd
from trimino.rules.scoring import Hand
from trimino.server.facts import Fact


class Ending(NamedTuple):
    """How a round ended; `hands` are there if they were counted, or the match is over."""

    end: RoundEnd
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    hands: tuple[Hand, ...] | None


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
