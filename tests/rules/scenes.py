"""Scenes that several tests play: a hexagon about to be closed, a round that gets blocked."""

from tests.rules.setting import dealt, lay_all
from trimino.rules import Match, Ruleset

FIVE_OF_SIX = """
    5-5-5  0  0 up
    4-5-5  0 -1 down
    1-4-5  1 -1 up
    0-1-5  1 -1 down
    0-0-5  1  0 up
"""
THE_SIXTH = "0-5-5 0 0 down"

ALL_BUT_TRIPLES = """
    2-2-2  0 0 up
    1-2-2 -1 0 down
    0-2-2  0 0 down
    0-1-2  1 0 up
    1-1-2 -1 1 up
    0-1-1 -2 1 down
    0-0-2  0 1 up
    0-0-1  0 1 down
"""


def hexagon_open(rules: Ruleset, more: str = "2-2-2") -> Match:
    """Seat 1 holds what closes a hexagon, and what is named beside it; seat 0 holds 3-3-3."""
    match = dealt(rules, "5-5-5 1-4-5 0-0-5 3-3-3", f"4-5-5 0-1-5 0-5-5 {more}")
    lay_all(match, FIVE_OF_SIX)
    return match


def only_triples_left(rules: Ruleset) -> Match:
    """Of ten tiles dealt to two, seat 0 holds 0-0-0 and seat 1 holds 1-1-1, and neither fits."""
    match = dealt(rules, "0-0-2 0-2-2 1-1-2 2-2-2 0-0-0", "1-2-2 0-1-1 1-1-1 0-0-1 0-1-2")
    lay_all(match, ALL_BUT_TRIPLES)
    return match
