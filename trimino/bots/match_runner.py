"""Runs matches between players: deals, asks the player on turn, plays its action."""

import random
from collections.abc import Sequence
from types import NoneType

from trimino.bots.seating import SeatedPlayer
from trimino.rules import Event, Match
from trimino.rules.type_check import check_each, check_type


def play_match(
    match: Match, seats: Sequence[SeatedPlayer], deals: random.Random, rounds: int | None = None
) -> None:
    """Play a match to its end, or at most `rounds` rounds."""
    check_type("match", match, Match)
    check_each("seats", seats, SeatedPlayer)
    check_type("deals", deals, random.Random)
    check_type("rounds", rounds, int, NoneType)
    while not match.over:
        if match.needs_deal:
            if len(match.rounds) == rounds:
                return
            match.deal(deals)
        act(match, seats[match.round.turn])


def act(match: Match, seated: SeatedPlayer) -> Event:
    """Ask the player on turn for an action and play it.

    For a forfeited move the default is played, as if the time had run out, and for the rest of that
    turn as well (settlement 19).
    """
    asked = not match.round.is_clocks_turn
    chosen = seated.choose(match.view(match.round.turn)) if asked else None
    if chosen is None:
        return match.play(match.legal.default, by_clock=True)
    return match.play(chosen)
