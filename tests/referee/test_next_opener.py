"""`next_opener`: who opens the rounds after the first, and with which tile."""

from copy import deepcopy
from typing import Any

import pytest

from .opening import next_seat
from .player import play_match
from .records import BY_HAND
from .referee import Disagreement, Record, check, replay
from .rulesets import RULESETS, resolve
from .table import new_round
from .tables import tiles_to_lay

HANDS = [["1-1-1", "4-5-5"], ["3-4-5", "2-5-5"], ["5-5-5"]]


@pytest.mark.parametrize(
    ("rule", "opener", "winners", "seat"),
    [
        ("same", 1, [2], None),
        ("rotation", 1, [0], 2),
        ("rotation", 2, [2], 0),
        ("round-winner", 1, [2], 2),
        ("round-winner", 1, [0], 0),
        # Of several winners the first in turn order from the opener on.
        ("round-winner", 1, [0, 2], 2),
        ("round-winner", 1, [0, 1, 2], 1),
        ("round-winner", 2, [0, 1], 0),
        # Nobody won.
        ("round-winner", 2, [], 2),
    ],
)
def test_the_seat(rule: str, opener: int, winners: list[int], seat: int | None) -> None:
    rules = RULESETS["triomino"] | {"next_opener": rule}
    assert next_seat(rules, 3, opener, winners) == seat


@pytest.mark.parametrize(
    ("changes", "seat", "tiles"),
    [
        ({}, 0, {"1-1-1"}),
        ({}, 1, {"2-5-5"}),
        ({"opener": "highest-tile"}, 0, {"1-1-1"}),
        ({"opening_tile": "any"}, 0, {"1-1-1", "4-5-5"}),
        ({"opener": "youngest", "opening_tile": "any"}, 1, {"3-4-5", "2-5-5"}),
    ],
)
def test_the_tile(changes: dict[str, Any], seat: int, tiles: set[str]) -> None:
    rules = resolve({"base": "triomino", "next_opener": "rotation", **changes})
    table = new_round(rules, HANDS, [], [0, 0, 0], 0, seat)
    assert (table.seat, tiles_to_lay(table)) == (seat, tiles)


def openers(record: Record) -> list[int]:
    return [written["actions"][0]["seat"] for written in record["rounds"]]


def first_winners(record: Record) -> list[int]:
    """The seat of the first winner in turn order from the opener on, round by round."""
    found = []
    for written, opener in zip(record["rounds"], openers(record), strict=True):
        won = written["end"]["winners"]
        found.append(min(won, key=lambda seat: (seat - opener) % 3) if won else opener)
    return found


def play_rounds(rule: str, **changes: Any) -> Record:
    rules = {"base": "triodominio", "next_opener": rule, "rounds": 7, **changes}
    return play_match(rules, 3, 5, youngest=2)


def test_the_youngest_opens_and_then_each_in_turn() -> None:
    assert openers(play_rounds("same")) == [2] * 7
    assert openers(play_rounds("rotation")) == [2, 0, 1, 2, 0, 1, 2]
    record = play_rounds("round-winner")
    assert openers(record) == [2, *first_winners(record)[:-1]]
    assert len(set(openers(record))) == 3


@pytest.mark.parametrize("rule", ["rotation", "round-winner"])
def test_another_opener_is_refused(rule: str) -> None:
    record = play_rounds(rule)
    check(record)
    other = "rotation" if rule == "round-winner" else "same"
    record["rules"]["next_opener"] = other
    with pytest.raises(Disagreement, match="not a legal action") as caught:
        check(record)
    assert caught.value.round is not None
    assert caught.value.round > 0
    assert caught.value.action == 0


def test_a_second_round_by_hand() -> None:
    """Seat 1 won the round and opens with its highest tile, though seat 0 holds the triples."""
    record = deepcopy(BY_HAND)
    record["rules"] |= {"rounds": 2, "next_opener": "round-winner"}
    first = record["rounds"][0]
    opening = {"seat": 1, "do": "place", "tile": "0-1-1", "field": 0, "at": [0, 0, "up"],
               "corners": [0, 1, 1], "points": 12}  # fmt: skip
    record["rounds"].append({"hands": first["hands"], "well": [], "actions": [opening]})
    record |= {"finished": False, "winners": []}
    steps = list(replay(record))
    assert [step.seat for step in steps if step.round == 1] == [1, 0]
    record["rules"]["next_opener"] = "rotation"
    check(record)
    record["rules"]["next_opener"] = "same"
    with pytest.raises(Disagreement, match="round 1, action 0: not a legal action"):
        check(record)
