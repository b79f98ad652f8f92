"""The goal of a match: the total that ends it, the number of rounds, and who wins."""

from typing import NamedTuple

from trimino.rules.ruleset import Ruleset, Winner


class Goal(NamedTuple):
    """The goal of a match; a solo game has neither target, rounds nor winner."""

    target: int | None
    """The total that ends the match."""
    rounds: int | None
    """The number of rounds after which it ends, unless it has ended before."""
    winner: Winner | None
    """The way to decide the winner."""


def goal_of(rules: Ruleset, players: int, rounds_to_play: int | None = None) -> Goal:
    """The goal of a match; a table may choose the number of rounds.

    >>> from trimino.rules.sheets import TRIODOMINIO, TRIOMINO
    >>> goal_of(TRIOMINO, players=2)
    Goal(target=400, rounds=None, winner=Winner.HIGHEST)
    >>> goal_of(TRIODOMINIO, players=2, rounds_to_play=5).rounds
    5
    """
    if players == 1:
        return Goal(target=None, rounds=None, winner=None)
    return Goal(rules.target, rounds_to_play or rules.rounds, rules.winner)
