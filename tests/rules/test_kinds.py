"""Hexagons: several at once, and one whose fifth tile lies opposite the sixth."""

import pytest

from tests.rules.setting import dealt, lay, lay_all
from trimino.rules import Cell, Item, Match, PlacementKind, published

AROUND_TWO_VERTICES = """
    5-5-5  0  0 up
    4-5-5  0 -1 down
    3-4-5  1 -1 up
    2-3-5  1 -1 down
    0-5-5 -1  0 down
    2-2-5  1  0 up
    0-1-5 -1  1 up
    1-1-5 -1  1 down
    1-2-5  0  1 up
"""
AROUND_THREE_VERTICES = """
    5-5-5  0  0 up
    4-5-5  0 -1 down
    0-5-5 -1  0 down
    0-1-5 -1  1 up
    4-4-5  1 -1 up
    3-4-5  1 -1 down
    1-1-5 -1  1 down
    2-3-5  1  0 up
    1-2-5  0  1 up
    1-2-2  0  1 down
    2-2-3  1  1 up
    2-3-3  1  0 down
"""
LAST = "2-5-5 0 0 down"

OPPOSITE = """
    5-5-5  0  0 up
    3-5-5 -1  0 down
    3-4-5 -1  1 up
    1-5-5  0 -1 down
    3-4-4 -2  1 down
    4-4-5 -1  1 down
    3-3-4 -2  1 up
    2-3-3 -2  0 down
    1-1-5  0 -1 up
    2-2-3 -2  0 up
    1-2-5 -1 -1 down
    1-2-2 -1 -1 up
"""


def played(sheet: str, plays: str, *more: str) -> Match:
    """Two players lay these tiles by turns; then `more` can be laid."""
    names = [play.split()[0] for play in (*plays.strip().splitlines(), *more)]
    match = dealt(published(sheet), " ".join(names[::2]), " ".join(names[1::2]))
    lay_all(match, plays)
    return match


@pytest.mark.parametrize(
    ("sheet", "two", "three"),
    [("triomino", 50, 50), ("goliath", 60, 70), ("goliath-kids", 2, 3), ("wikipedia", 100, 150)],
)
def test_two_and_three_hexagons_at_once(sheet: str, two: int, three: int) -> None:
    for plays, bonus in ((AROUND_TWO_VERTICES, two), (AROUND_THREE_VERTICES, three)):
        closing = lay(played(sheet, plays, LAST), LAST)
        assert closing.kind is PlacementKind.HEXAGON
        assert dict(closing.scores)[Item.HEXAGON] == bonus


def test_three_edges_are_no_double_where_a_hexagon_is_closed() -> None:
    closing = lay(played("triomino", AROUND_THREE_VERTICES, LAST), LAST)
    assert Item.DOUBLE not in dict(closing.scores)


def test_the_fifth_tile_may_lie_opposite_the_sixth() -> None:
    """It touches no edge of the cell that is left, and yet makes a hexagon of a double."""
    fifth, sixth, cell = "2-3-5 -1 0 up", "2-2-2 -2 -1 down", Cell(-2, -1, down=True)
    match = played("triomino", OPPOSITE, fifth, sixth)
    assert match.round.fields[0].kind(cell) == (PlacementKind.DOUBLE, 0)
    lay(match, fifth)
    assert match.round.fields[0].kind(cell) == (PlacementKind.HEXAGON, 1)
    assert lay(match, sixth).kind is PlacementKind.HEXAGON
