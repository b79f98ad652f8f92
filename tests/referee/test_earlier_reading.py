"""The earlier reading, by which records from before settlements 15 and 17 are judged."""

from copy import deepcopy
from typing import Any

import pytest

from .player import play_match
from .records import BY_HAND
from .referee import Disagreement, check


def test_triple_domino_alone_paid_for_drawing() -> None:
    old = {"base": "triple-domino", "solo": {"hand": 0, "well": 19}}
    record = play_match(old, 1, 3, solo=True)
    check(record)
    record["rules"] = "triple-domino"
    check(record, earlier=True)
    with pytest.raises(Disagreement, match="action 0: points: not 0"):
        check(record)
    present = play_match("triple-domino", 1, 3, solo=True)
    with pytest.raises(Disagreement, match="action 0: points: not -5"):
        check(present, earlier=True)


def test_the_last_round_decided_where_rounds_ran_out() -> None:
    record = deepcopy(BY_HAND)
    record["rules"] |= {"winner": "round-winner", "empty_well_cost": 0, "out_bonus": 5}
    written = record["rounds"][0]
    written["actions"][2]["points"] = 0
    written["end"]["points"] = [0, 5]
    written["totals"] = [13, 2 + 1 + 5]
    record["winners"] = [0]
    check(record)
    with pytest.raises(Disagreement, match=r"winners: not \[1\]"):
        check(record, earlier=True)
    record["winners"] = [1]
    check(record, earlier=True)
    with pytest.raises(Disagreement, match=r"winners: not \[0\]"):
        check(record)


@pytest.mark.parametrize(
    "changes", [{"hands_left": "ignored"}, {"blocked_score": "nothing"}], ids=str
)
def test_alone_and_blocked_the_hand_always_counted(changes: dict[str, Any]) -> None:
    record = play_match({"base": "trimino", **changes}, 1, 1, solo=True)
    assert record["rounds"][0]["end"] == {"reason": "blocked", "points": [0], "winners": [0]}
    check(record)
    with pytest.raises(Disagreement, match="end: points"):
        check(record, earlier=True)


def test_everything_else_is_judged_alike() -> None:
    check(BY_HAND, earlier=True)
    check(play_match("tri-domino", 3, 1, rounds_at_most=2), earlier=True)
