"""Runs matches between players: deals, asks the player on turn, plays its action."""

from collections.abc import Sequence
from types import NoneType

from trimino.bots.player import Player
from trimino.bots.seating import SeatedPlayer, open_seats
from trimino.engine.randomness import Randomness, source_of
from trimino.rules import Event, Match, SetupError, SetupReason
from trimino.rules.type_check import check_each, check_type


def play_match(
    match: Match,
    seats: Sequence[SeatedPlayer | Player | str],
    deals: Randomness = None,
    rounds: int | None = None,
) -> None:
    """Play a match to its end, or at most `rounds` rounds.

    For each seat there is a player, or the name of a bot; a `SeatedPlayer` counts its decisions.

    >>> from trimino.rules import published
    >>> match = Match(published("triomino"), players=2)
    >>> play_match(match, ["greedy", "random"], 1)
    >>> match.over, max(match.totals) >= 400
    (True, True)
    """
    check_type("match", match, Match)
    check_each("seats", seats, SeatedPlayer, Player, str)
    check_type("rounds", rounds, int, NoneType)
    source, players = source_of(deals, "deals"), match.players
    if len(seats) != players:
        raise SetupError(
            SetupReason.SEATS_OUT_OF_RANGE, seats=len(seats), fewest=players, most=players
        )
    with open_seats(seats, source) as seated:
        while not match.over:
            if match.needs_deal:
                if match.rounds_dealt == rounds:
                    return
                match.deal(source)
            ask_and_play(match, seated[match.round.turn])


def ask_and_play(match: Match, seated: SeatedPlayer) -> Event:
    """Ask the player on turn for an action and play it.

    For a forfeited move the default is played, as if the time had run out, and for the rest of that
    turn as well (settlement 19).
    """
    asked = not match.round.is_clocks_turn
    chosen = seated.choose(match.view(match.round.turn)) if asked else None
    if chosen is None:
        return match.play(match.legal.default, by_clock=True)
    return match.play(chosen)
