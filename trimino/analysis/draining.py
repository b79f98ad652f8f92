"""Draining: how likely a bot that searches draws although a tile fits, with four players or more.

There the heuristic lays whenever it can. The search finds that it pays for one player to drain the
well: mostly for who has many tiles anyway, or is behind. So rounds of bots that search end much
further apart than rounds of the heuristic.
"""

from typing import NamedTuple

from trimino.rules import Ruleset

FEWEST_PLAYERS = 4


class DrainingOdds(NamedTuple):
    """The logarithm of the odds to draw, as a sum.

    `always`; for each tile in the own hand, for each in the smallest other hand, for the largest
    hand of all, for each 100 points behind the best of the others, for having drawn in this turn;
    and how much some are inclined to it for a whole round.
    """

    always: float
    hand: float
    fewest: float
    most: float
    behind: float
    drew: float
    inclined: float


ODDS = DrainingOdds(-3.8, 0.16, 0.22, 0.79, 0.18, 1.42, 0.5)
"""By logistic regression from 15,000 choices of `expert` bots among four under `triomino`; the last
so that as often as with them one player of a round draws many tiles."""


def draining_odds(rules: Ruleset, players: int) -> tuple[float, ...]:
    """The odds at a table, none where bots that search draw as the heuristic does.

    It does not pay where passing costs nothing once the well is empty.
    """
    if players < FEWEST_PLAYERS or not rules.free_draw or not rules.empty_well_cost:
        return ()
    return ODDS
