"""Matches between bots, and their positions, as worked examples."""

from functools import cache
from types import SimpleNamespace
from typing import Any

from trimino.analysis.grading import Grade
from trimino.analysis.moments import replayed
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.rules import Match, published


@cache
def played(rules: str, bots: tuple[str, ...], seed: int) -> Match:
    """The match of bots with a seed."""
    match = Match(published(rules), len(bots))
    seats = seat_players([find_player(one) for one in bots], seed)
    play_match(match, seats, random_source(seed, "deals"))
    return match


def before(match: Match, round: int, number: int) -> Match:
    """A match as it was before an action of a round, both counted from 1."""
    return next(stood for moment, stood in replayed(match, round) if moment == (round, number))


def graded(match: Match, grade: Grade) -> Any:
    """What an analysis of a match has of its decisions, all of one grade."""
    decisions = [
        SimpleNamespace(
            seat=event.seat, round=round, number=number, event=event, ungraded=None, grade=grade
        )
        for round, one in enumerate(match.rounds, start=1)
        for number, event in enumerate(one.events, start=1)
    ]
    return SimpleNamespace(match=match, decisions=decisions)
