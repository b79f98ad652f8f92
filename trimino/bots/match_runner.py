"""Runs matches between players: deals, asks the player on turn, plays its action."""

import random
from collections.abc import Sequence

from trimino.bots.seating import SeatedPlayer
from trimino.rules import Event, Match


def play_match(
    match: Match, seats: Sequence[SeatedPlayer], deals: random.Random, rounds: int | None = None
) -> None:
    """Play a match to its end, or at most `rounds` rounds."""
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
