"""Scores and winners of rounds and matches."""

from typing import Any

import pytest

from .board import FIRST_CELL
from .rulesets import resolve
from .scoring import End, match_over, match_winners, score_round
from .table import RefereeTable
from .tables import table_of

OUT: list[list[str]] = [["1-1-1"], [], ["0-0-2", "1-2-2"]]  # 3, 0, 7
BLOCKED = [["1-1-1"], ["5-5-5"], ["0-1-2"]]  # 3, 15, 3


def over(
    rules: str, reason: str, hands: list[list[str]], seat: int = 1, **more: Any
) -> RefereeTable:
    table = table_of(rules, hands, field={FIRST_CELL: (4, 4, 4)}, seat=seat, **more)
    table.phase, table.reason = "over", reason
    return table


@pytest.mark.parametrize(
    ("rules", "points", "winners"),
    [
        ("trimino", [0, 35, 0], [1]),
        ("tri-domino", [0, 35, 0], [1]),
        ("wikipedia", [0, 35, 0], [1]),
        ("triodominio", [3, 0, 7], [1]),
        ("triodominio-reverse", [0, 0, 0], [0, 1, 2]),
        ("goliath-kids", [0, 5, 0], [1]),
    ],
)
def test_going_out(rules: str, points: list[int], winners: list[int]) -> None:
    table = over(rules, "out", OUT, totals=[10, 20, -30])
    assert score_round(table) == End("out", points, winners)
    assert table.totals == [10 + points[0], 20 + points[1], -30 + points[2]]


@pytest.mark.parametrize(
    ("rules", "points", "winners"),
    [
        ("trimino", [15, 0, 15], [0, 2]),
        ("pressman", [15, 0, 15], [0, 2]),
        ("wikipedia", [12, 0, 12], [0, 2]),
        ("triodominio", [3, 15, 3], [0, 2]),
        ("triodominio-reverse", [0, 0, 0], [0, 1, 2]),
        ("goliath-kids", [0, 0, 0], [0, 1, 2]),
    ],
)
def test_blocked_with_a_tie(rules: str, points: list[int], winners: list[int]) -> None:
    assert score_round(over(rules, "blocked", BLOCKED)) == End("blocked", points, winners)


def test_blocked_without_a_tie() -> None:
    hands = [["1-1-1"], ["5-5-5"], ["0-0-2"]]
    assert score_round(over("trimino", "blocked", hands)).points == [0, 0, 16]
    assert score_round(over("wikipedia", "blocked", hands)).points == [0, 0, 14]
    nothing = over("trimino", "blocked", hands, blocked_score="nothing")
    assert score_round(nothing) == End("blocked", [0, 0, 0], [2])


def test_against_the_owner_going_out_pays_no_bonus() -> None:
    table = over("triodominio", "out", OUT, out_bonus=25)
    assert score_round(table).points == [3, 0, 7]


def test_with_hands_ignored_the_most_points_of_the_round_win_it() -> None:
    table = over("goliath-kids", "out", OUT)
    table.totals = [6, 1, 2]
    assert score_round(table) == End("out", [0, 5, 0], [0, 1])


def test_the_target_counts_no_hand_and_leaves_no_winner() -> None:
    assert score_round(over("trimino", "target", BLOCKED)) == End("target", [0, 0, 0], [])


@pytest.mark.parametrize(
    ("reason", "hand", "points"), [("out", [], 25), ("blocked", ["1-2-3"], -6)]
)
def test_alone(reason: str, hand: list[str], points: int) -> None:
    table = over("trimino", reason, [hand], seat=0, solo=True, totals=[500])
    assert score_round(table) == End(reason, [points], [0])
    assert match_over(table, 1, None)


@pytest.mark.parametrize(
    "changes",
    [{"hands_left": "ignored"}, {"blocked_score": "nothing"}],
    ids=str,
)
def test_alone_and_blocked_where_hands_do_not_count(changes: dict[str, str]) -> None:
    table = over("trimino", "blocked", [["1-2-3"]], seat=0, solo=True, **changes)
    assert score_round(table) == End("blocked", [0], [0])


def test_alone_and_blocked_against_the_owner() -> None:
    changes = {"hands_left": "against-owner", "blocked_score": None, "blocked_tie": "nobody"}
    table = over("trimino", "blocked", [["1-2-3"]], seat=0, solo=True, **changes)
    assert score_round(table) == End("blocked", [-6], [0])


def scored(rules: str, *moments: list[int], **changes: Any) -> RefereeTable:
    table = over(rules, "out", [["1-1-1"], []], **changes)
    table.history = [*moments]
    table.totals = list(moments[-1])
    return table


@pytest.mark.parametrize(
    ("rules", "is_over"), [("trimino", False), ("triple-domino", True), ("triomino", False)]
)
def test_a_target_stood_at_for_a_moment(rules: str, is_over: bool) -> None:
    assert match_over(scored(rules, [380, 0], [400, 0], [395, 0]), 5, None) is is_over


@pytest.mark.parametrize("rules", ["trimino", "triple-domino", "triomino", "tri-domino"])
def test_a_target_stood_at_when_the_round_is_scored(rules: str) -> None:
    assert match_over(scored(rules, [380, 0], [400, 0]), 5, None)
    assert not match_over(scored(rules, [380, 0], [399, 0]), 5, None)


def test_a_number_of_rounds() -> None:
    assert [match_over(scored("triodominio", [0, 0]), n, None) for n in (2, 3)] == [False, True]
    assert [match_over(scored("triodominio", [0, 0]), n, 5) for n in (3, 4, 5)] == [
        False,
        False,
        True,
    ]
    assert match_over(scored("goliath-kids", [0, 0]), 1, None)


def winners(rules: str, won: list[int], *moments: list[int], **changes: Any) -> list[int]:
    fields = resolve({"base": rules, **changes})
    return match_winners(fields, End("out", [0] * len(moments[-1]), won), list(moments))


def test_the_highest_and_the_lowest() -> None:
    assert winners("triomino", [0], [400, 430, 430]) == [1, 2]
    assert winners("triodominio", [0], [40, 20, 30]) == [1]


@pytest.mark.parametrize(
    ("won", "moments", "expected"),
    [
        # One is at the target, whoever won the round.
        ([1], [[410, 390, 0]], [0]),
        # Several are, and one of them won the round.
        ([1], [[430, 410, 0]], [1]),
        # The round was won by two of them: the higher total, or both.
        ([0, 1], [[430, 410, 500]], [0]),
        ([0, 1], [[430, 430, 500]], [0, 1]),
        # None of them won it: who was first at the target in the match, even if not all along.
        ([2], [[0, 400, 0], [0, 390, 0], [450, 410, 0]], [1]),
        ([2], [[450, 410, 0]], [0, 1]),
        # Nobody is at the target: the highest total, whoever won the round.
        ([0, 2], [[100, 300, 90]], [1]),
        ([0], [[100, 300, 300]], [1, 2]),
        ([], [[100, 300, 90]], [1]),
    ],
)
def test_the_round_winner(won: list[int], moments: list[list[int]], expected: list[int]) -> None:
    assert winners("tri-domino", won, *moments) == expected


def test_the_round_winner_without_a_target() -> None:
    assert winners("tri-domino", [2], [500, 0, 0], target=None, rounds=3) == [0]
