"""`blocked_tie`: who scores and has won where the lowest hands are equal."""

from typing import Any

import pytest

from .scoring import End, score_round
from .tables import FOURS, table_of

# 6 in two tiles, 6 in one, 15, and 6 in one.
HANDS = [["0-0-2", "1-1-2"], ["1-2-3"], ["5-5-5"], ["0-1-5"]]


def end(hands: list[list[str]], rules: str = "triomino", **changes: Any) -> End:
    table = table_of(rules, hands, field=FOURS, **changes)
    table.phase, table.reason = "over", "blocked"
    return score_round(table)


@pytest.mark.parametrize(
    ("tie", "points", "winners"),
    [
        ("each", [21, 21, 0, 21], [0, 1, 3]),
        ("nobody", [0, 0, 0, 0], []),
        ("fewest-tiles", [0, 21, 0, 21], [1, 3]),
    ],
)
def test_a_tie(tie: str, points: list[int], winners: list[int]) -> None:
    assert end(HANDS, blocked_tie=tie) == End("blocked", points, winners)


def test_the_fewest_tiles_of_one_player() -> None:
    assert end(HANDS[:3], blocked_tie="fewest-tiles") == End("blocked", [0, 15, 0], [1])
    differences = end(HANDS[:3], blocked_tie="fewest-tiles", blocked_score="differences")
    assert differences == End("blocked", [0, 9, 0], [1])
    nothing = end(HANDS[:3], blocked_tie="fewest-tiles", blocked_score="nothing")
    assert nothing == End("blocked", [0, 0, 0], [1])


def test_tiles_are_counted_only_among_the_tied() -> None:
    hands = [["0-0-2", "1-1-2"], ["0-0-1", "0-0-5"], ["5-5-5"]]
    assert end(hands, blocked_tie="fewest-tiles").winners == [0, 1]


@pytest.mark.parametrize("tie", ["each", "nobody", "fewest-tiles"])
def test_one_lowest_hand_is_no_tie(tie: str) -> None:
    assert end(HANDS[1:3], blocked_tie=tie) == End("blocked", [9, 0], [0])


@pytest.mark.parametrize("tie", ["each", "nobody", "fewest-tiles"])
def test_it_matters_only_where_hands_go_to_the_winner(tie: str) -> None:
    against = end(HANDS, rules="triodominio", blocked_tie=tie)
    assert against == End("blocked", [6, 6, 15, 6], [0, 1, 3])
    ignored = end(HANDS, rules="triodominio-reverse", blocked_tie=tie)
    assert ignored == End("blocked", [0, 0, 0, 0], [0, 1, 2, 3])
