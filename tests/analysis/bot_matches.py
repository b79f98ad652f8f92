"""Matches between bots, and their positions, as worked examples."""

from functools import cache

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
