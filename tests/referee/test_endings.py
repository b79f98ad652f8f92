"""Ends of rounds: out, blocked or at the target, together and alone."""

import pytest

from .board import FIRST_CELL
from .play import play
from .rulesets import RULESETS, resolve
from .table import legal, new_round, new_solo
from .tables import (
    FOURS,
    closing,
    dos,
    opening,
    places,
    table_of,
    the,
)


def test_the_last_tile_in_a_new_field_is_going_out() -> None:
    table = closing("triodominio", ["0-5-5", "0-0-0"], well=["3-3-3"])
    play(table, the(table, "place", at=[0, 0, "up"]))
    play(table, the(table, "place", tile="0-0-0"))
    assert (table.phase, table.reason, table.seat) == ("over", "out", 0)


def test_going_out_comes_before_a_follow_up() -> None:
    table = opening("tri-domino", ["0-0-0"], ["0-0-1"])
    play(table, the(table, "place"))
    assert table.reason == "out"
    assert legal(table) == []


def test_blocked_as_soon_as_nobody_can_place() -> None:
    table = table_of("trimino", [["3-4-4", "0-0-0"], ["1-1-1"]], field=FOURS)
    play(table, the(table, "place"))
    assert (table.reason, table.totals) == ("blocked", [11, 0])
    table = table_of("trimino", [["3-4-4", "0-0-0"], ["1-1-1"]], field=FOURS, well=["2-2-2"])
    play(table, the(table, "place"))
    assert (table.reason, table.seat) == (None, 1)


def test_blocked_when_all_passed() -> None:
    table = table_of("tri-domino", [["3-4-4", "0-0-0"], ["1-1-1"]], field=FOURS)
    play(table, the(table, "place"))
    play(table, the(table, "pass"))
    assert table.phase == "turn"
    play(table, the(table, "pass"))
    assert (table.reason, table.totals) == ("blocked", [1, -10])


def test_blocked_with_tiles_in_the_well() -> None:
    well = ["0-0-1", "0-0-2", "0-0-3", "0-0-5", "1-1-2"]
    table = table_of("triodominio", [["0-0-0"], ["1-1-1"]], field=FOURS, well=well)
    for do in ("draw", "draw", "pass", "draw", "draw", "pass"):
        assert table.reason is None
        play(table, the(table, do))
    assert (table.reason, table.well) == ("blocked", ["1-1-2"])


def test_a_placement_breaks_a_row_of_passes() -> None:
    table = table_of("tri-domino", [["1-1-1"], ["3-4-4", "0-0-0"]], field=FOURS)
    play(table, the(table, "pass"))
    play(table, the(table, "place"))
    play(table, the(table, "pass"))
    assert table.reason is None
    play(table, the(table, "pass"))
    assert table.reason == "blocked"


def test_the_target_at_once() -> None:
    hands = [["3-4-4", "0-0-0"], ["1-1-1"]]
    table = table_of("trimino", hands, field=FOURS, totals=[389, 0], well=["2-2-2"])
    play(table, the(table, "place"))
    assert (table.reason, table.totals) == ("target", [400, 0])
    table = table_of("trimino", [["3-4-4"], ["1-1-1"]], field=FOURS, totals=[389, 0])
    play(table, the(table, "place"))
    assert table.reason == "out"
    for rules, total in (("trimino", 388), ("triomino", 399), ("triple-domino", 399)):
        table = table_of(rules, hands, field=FOURS, totals=[total, 0], well=["2-2-2"])
        play(table, the(table, "place"))
        assert table.reason is None


def test_the_target_comes_before_blocking_and_before_a_new_field() -> None:
    hands = [["3-4-4", "0-0-0"], ["1-1-1"]]
    table = table_of("trimino", hands, field=FOURS, totals=[389, 0])
    play(table, the(table, "place"))
    assert table.reason == "target"
    table = closing("trimino", ["0-5-5", "0-0-0"], new_field=True, totals=[390, 0])
    play(table, the(table, "place", at=[0, 0, "up"]))
    assert table.reason == "target"


def test_alone() -> None:
    table = new_solo(RULESETS["trimino"], ["2-4-4"], ["0-0-0"], "3-4-4")
    assert table.fields == [{FIRST_CELL: (3, 4, 4)}]
    assert dos(table) == {"place", "draw"}
    assert {choice.points for choice in places(table)} == {10}
    play(table, the(table, "place"))
    assert (table.reason, table.well) == ("out", ["0-0-0"])


def test_alone_with_no_hand_dealt_the_well_must_be_empty_too() -> None:
    table = new_solo(RULESETS["triple-domino"], [], ["2-4-4", "1-4-4"], "4-4-4")
    for _ in range(2):
        assert table.reason is None
        assert dos(table) == {"draw"}
        play(table, the(table, "draw"))
        play(table, the(table, "place"))
    assert (table.reason, table.totals) == ("out", [10 + 9])


@pytest.mark.parametrize(
    ("solo", "cost"),
    [({}, -5), ({"draw_cost": 0}, 0), ({"draw_cost": 2}, -2)],
)
def test_alone_a_draw_costs_what_the_solo_game_says(solo: dict[str, int], cost: int) -> None:
    rules = resolve({"base": "triomino", "solo": {"hand": 1, "well": 1, **solo}})
    assert the(new_solo(rules, ["0-0-0"], ["0-0-1"], "4-4-4"), "draw").points == cost
    table = new_round(rules, [["4-4-4", "0-0-0"], ["1-1-1"]], ["0-0-1"], [0, 0], 0)
    play(table, the(table, "place"))
    assert the(table, "draw").points == -5


def test_alone_and_blocked_with_no_target() -> None:
    table = new_solo(RULESETS["trimino"], ["2-4-4", "0-0-0"], [], "3-4-4")
    table.totals = [395]
    play(table, the(table, "place"))
    assert (table.reason, table.totals) == ("blocked", [405])
