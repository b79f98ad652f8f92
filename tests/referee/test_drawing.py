"""`after_drawing`, `stop_drawing` and `stop_cost`: a turn in which tiles are drawn."""

from typing import Any

import pytest

from .play import play
from .table import RefereeTable, default, legal
from .tables import FIVE, FOURS, HEXAGON_VALUES, dos, field_of, table_of, the, tiles_to_lay


def costs(table: RefereeTable) -> list[int]:
    """The points of the passes that are legal now."""
    return [choice.points for choice in legal(table) if choice.action["do"] == "pass"]


def drawing(
    *well: str, hand: str = "3-4-4", rules: str = "triomino", **changes: Any
) -> RefereeTable:
    """A table on which the player to act holds two tiles, the first of which fits, and draws."""
    table = table_of(rules, [[hand, "0-0-0"], ["4-4-5"]], field=FOURS, well=list(well), **changes)
    play(table, the(table, "draw"))
    return table


@pytest.mark.parametrize(
    ("after", "first", "second"),
    [
        ("drawn", {"1-4-4"}, {"1-4-4", "2-4-4"}),
        ("any", {"1-4-4", "3-4-4"}, {"1-4-4", "2-4-4", "3-4-4"}),
        ("newest", {"1-4-4"}, {"2-4-4"}),
    ],
)
def test_what_may_be_laid_after_drawing(after: str, first: set[str], second: set[str]) -> None:
    table = drawing("1-4-4", "2-4-4", "0-0-1", after_drawing=after)
    assert (tiles_to_lay(table), dos(table)) == (first, {"place", "draw"})
    play(table, the(table, "draw"))
    assert (tiles_to_lay(table), dos(table)) == (second, {"place", "draw"})


@pytest.mark.parametrize(
    ("after", "fitting", "cost"),
    [("drawn", {"1-4-4"}, 0), ("any", {"1-4-4", "3-4-4"}, 0), ("newest", set(), -10)],
)
def test_a_pass_is_free_with_a_tile_that_may_be_laid(
    after: str, fitting: set[str], cost: int
) -> None:
    table = drawing("0-0-1", "1-4-4", "0-0-2", "0-0-3", after_drawing=after)
    play(table, the(table, "draw"))
    play(table, the(table, "draw"))
    assert tiles_to_lay(table) == fitting
    assert costs(table) == [cost]


@pytest.mark.parametrize(("after", "cost"), [("drawn", -10), ("any", 0), ("newest", -10)])
def test_a_tile_held_before_makes_a_pass_free_only_if_it_may_be_laid(after: str, cost: int) -> None:
    table = drawing("0-0-1", after_drawing=after)
    assert costs(table) == [cost]
    assert dos(table) == ({"place", "pass"} if after == "any" else {"pass"})


@pytest.mark.parametrize("after", ["drawn", "any", "newest"])
def test_drawing_as_a_duty_knows_no_tiles_given_up(after: str) -> None:
    table = drawing("0-0-1", "1-4-4", hand="0-0-2", rules="tri-domino", after_drawing=after)
    play(table, the(table, "draw"))
    assert (tiles_to_lay(table), dos(table)) == ({"1-4-4"}, {"place"})


@pytest.mark.parametrize("after", ["drawn", "any", "newest"])
def test_before_drawing_any_tile_may_be_laid(after: str) -> None:
    table = table_of(
        "triomino", [["3-4-4", "1-4-4"]], field=FOURS, well=["0-0-1"], after_drawing=after
    )
    assert tiles_to_lay(table) == {"3-4-4", "1-4-4"}


@pytest.mark.parametrize("after", ["drawn", "any", "newest"])
def test_a_new_field_takes_any_tile_of_the_hand(after: str) -> None:
    table = table_of(
        "triodominio",
        [["1-1-2", "2-2-2"], ["0-0-1"]],
        field=field_of(HEXAGON_VALUES, FIVE),
        well=["0-5-5"],
        free_draw=True,
        after_drawing=after,
    )
    play(table, the(table, "draw"))
    play(table, the(table, "place", at=[0, 0, "up"]))
    assert tiles_to_lay(table) == {"1-1-2", "2-2-2"}


def test_stopping_is_for_a_player_who_has_drawn() -> None:
    rules: dict[str, Any] = {"stop_drawing": True, "stop_cost": 3}
    begun = table_of("triomino", [["3-4-4"], ["4-4-5"]], field=FOURS, well=["0-0-1"], **rules)
    assert dos(begun) == {"place", "draw"}
    table = drawing("0-0-1", "0-0-2", "0-0-3", **rules)
    assert dos(table) == {"draw", "pass"}
    assert costs(table) == [-3]
    play(table, the(table, "pass"))
    assert (table.seat, table.totals, table.well) == (1, [-8, 0], ["0-0-2", "0-0-3"])


def test_stopping_costs_the_same_with_a_tile_that_fits() -> None:
    table = drawing("1-4-4", "0-0-2", stop_drawing=True, stop_cost=3)
    assert dos(table) == {"place", "draw", "pass"}
    assert costs(table) == [-3]


def test_a_pass_with_no_draw_left_is_no_stop() -> None:
    rules: dict[str, Any] = {"stop_drawing": True, "stop_cost": 3}
    assert costs(drawing("0-0-1", **rules)) == [-10]
    assert costs(drawing("1-4-4", **rules)) == [0]
    assert costs(drawing("0-0-1", "0-0-2", draw_limit=1, **rules)) == [-10]
    empty = table_of("triomino", [["0-0-0"], ["4-4-5"]], field=FOURS, **rules)
    assert costs(empty) == [-10]


def test_without_stopping_its_cost_matters_nowhere() -> None:
    assert costs(drawing("0-0-1", "0-0-2", stop_cost=3)) == []
    assert costs(drawing("0-0-1", stop_cost=3)) == [-10]


def test_stopping_a_duty_where_nothing_fits() -> None:
    rules: dict[str, Any] = {"rules": "tri-domino", "stop_drawing": True, "stop_cost": 3}
    table = drawing("0-0-1", "1-4-4", "0-0-2", hand="0-0-5", **rules)
    assert dos(table) == {"draw", "pass"}
    assert costs(table) == [-3]
    play(table, the(table, "draw"))
    assert dos(table) == {"place"}


def test_stops_are_passes_in_a_row() -> None:
    well = ["0-0-1", "0-0-2", "0-0-3", "0-0-5"]
    table = table_of(
        "tri-domino", [["0-0-0"], ["1-1-1"]], field=FOURS, well=well, stop_drawing=True
    )
    for do in ("draw", "pass", "draw", "pass"):
        assert table.reason is None
        play(table, the(table, do))
    assert (table.reason, table.well, table.totals) == ("blocked", ["0-0-3", "0-0-5"], [-5, -5])


def test_the_clock_draws_before_it_stops() -> None:
    table = drawing("0-0-1", "0-0-2", "1-4-4", stop_drawing=True)
    assert default(table).action["do"] == "draw"
    play(table, the(table, "draw"))
    play(table, the(table, "draw"))
    assert default(table).action["do"] == "place"
