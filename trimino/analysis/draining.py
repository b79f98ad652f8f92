"""Draining: how likely a bot that searches draws although a tile fits, with four players or more.

There the heuristic lays whenever it can. The search finds that it pays for some to drain the well:
mostly for who has many tiles anyway. Who has begun goes on with it, so that rounds of bots that
search end much further apart than rounds of the heuristic.
"""

from typing import NamedTuple

from trimino.rules import Ruleset

FEWEST_PLAYERS = 4


class DrainingOdds(NamedTuple):
    """The logarithm of the odds to draw, as a sum.

    `always`; for each tile in the own hand up to 3 more than were dealt, for each in the smallest
    other hand up to 4, for nobody else having more tiles than were dealt, for having drawn in this
    turn; and how much some are inclined to it for a whole round.
    """

    always: float
    hand: float
    fewest: float
    alone: float
    drew: float
    inclined: float


ODDS = DrainingOdds(-7.83, 0.76, 0.31, 1.05, 1.23, 0.66)
"""By logistic regression from 12,600 choices of `expert` bots among four under `triomino`, in which
the last is a random effect of player and round."""


def draining_odds(rules: Ruleset, players: int) -> tuple[float, ...]:
    """The odds at a table, none where bots that search draw as the heuristic does.

    It does not pay where passing costs nothing once the well is empty.
    """
    if players < FEWEST_PLAYERS or not rules.free_draw or not rules.empty_well_cost:
        return ()
    return ODDS
