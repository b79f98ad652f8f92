"""A log row after it was applied: the fact and its result, from which events are made."""

from typing import NamedTuple

from trimino.records.taken_back import TakenBackActions
from trimino.room.facts import Fact
from trimino.rules import Deal, Event, Match, MatchView, Round, View


class RoundEnding(NamedTuple):
    """A round that is over, as everyone may see it; and the match, if that is over too."""

    round: View
    match: MatchView | None = None


def ending_of(match: Match) -> RoundEnding | None:
    """The ending of the last round, if it is over."""
    if not match.rounds_dealt or not match.round.over:
        return None
    view = match.view(None)
    return RoundEnding(view.now, view if match.over else None)


def decided_opener(played: Round) -> int | None:
    """The seat that opens a round because of the one before, if that decided it."""
    return played.opener if played.opener_is_set else None


class LogEntry(NamedTuple):
    """A fact and what it led to in the match; `seats` are those that it is about.

    `round` is that of a deal or an action. `opener` is the seat that opens a round because of the
    one before. `undone` is what was taken back, the latest round first. `guest` is who caused it.

    `needs_view` says that no event can tell what changed, so that readers need a new view.
    """

    version: int
    at: float
    fact: Fact
    seats: tuple[int, ...] = ()
    round: int = 0
    deal: Deal | None = None
    opener: int | None = None
    event: Event | None = None
    ending: RoundEnding | None = None
    undone: tuple[TakenBackActions, ...] = ()
    needs_view: bool = False
    guest: str | None = None
