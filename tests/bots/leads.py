"""Leads of one player over another, over the same deals with seats exchanged."""

import random

from trimino.bots.player import Player
from trimino.rules import Match, published


def lead(first: Player, second: Player, deals: int, rules: str = "triomino") -> float:
    """By how many points a round the first is ahead, each deal with seats exchanged."""
    points = 0
    for deal in range(deals):
        for seat in (0, 1):
            match, rng = Match(published(rules), 2), random.Random(deal)
            match.deal(rng)
            while not match.round.over:
                player = first if match.round.turn == seat else second
                match.play(player.choose(match.view(match.round.turn), rng))
            points += match.round.points[seat] - match.round.points[1 - seat]
    return points / (2 * deals)
