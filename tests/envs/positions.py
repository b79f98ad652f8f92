"""Positions to number and to observe: many of real play, and one laid by hand."""

from collections.abc import Iterator

import pytest

from tests.rules.positions import READINGS, TABLES, Table, by_name, moments
from tests.rules.setting import tile
from trimino.rules import ORIGIN, Cell, Field, Phase, Place, Position, published

every_table = pytest.mark.parametrize("table", TABLES + READINGS, ids=by_name)


def positions(table: Table, seed: int, rounds: int = 1) -> Iterator[Position]:
    """What the seat to act sees, at every moment of a match."""
    for match in moments(table, seed, rounds=rounds):
        if not match.round.over:
            yield match.round.position(match.round.turn)


TOP = Place(tile("3-3-3"), ORIGIN, (3, 3, 3))
BELOW = Place(tile("3-3-5"), Cell(0, -1, down=True), (5, 3, 3))
BY_HAND = Position(
    rules=published("tri-domino"),
    reader=1,
    turn=1,
    phase=Phase.TURN,
    fields=(Field().lay(TOP).lay(BELOW),),
    counts=(5, 2, 6),
    well=41,
    hand=(tile("0-3-5"), tile("3-4-5")),
    draws=0,
    drawn=(),
    passes=0,
    totals=(30, 20, 10),
)
"""3-3-3 lies up, 3-3-5 below it, its 5 at the bottom: it is the 49th tile of the set."""
