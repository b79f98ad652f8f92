"""A turn: what may be done, what it costs and what follows, sheet by sheet."""

from .play import play
from .table import default, legal
from .tables import (
    FOURS,
    closing,
    dos,
    opening,
    places,
    table_of,
    the,
    tiles_to_lay,
)


def test_three_draws_with_nothing_fitting_cost_25_in_all() -> None:
    table = table_of(
        "triomino", [["0-0-0"], ["4-4-5"]], field=FOURS, well=["0-0-1", "0-0-2", "0-0-3", "1-1-1"]
    )
    for _ in range(3):
        assert dos(table) == {"draw"}
        play(table, the(table, "draw"))
    assert dos(table) == {"pass"}
    play(table, the(table, "pass"))
    assert table.totals == [-25, 0]
    assert table.hands[0] == ["0-0-0", "0-0-1", "0-0-2", "0-0-3"]
    assert table.well == ["1-1-1"]
    assert (table.seat, table.phase) == (1, "turn")


def test_drawing_freely_gives_up_the_tiles_held_before() -> None:
    table = table_of(
        "trimino",
        [["3-4-4", "0-0-0"], ["4-4-5"]],
        field=FOURS,
        well=["0-0-1", "2-4-4", "0-0-3", "1-1-1"],
    )
    assert dos(table) == {"place", "draw"}
    play(table, the(table, "draw"))
    assert dos(table) == {"draw"}
    play(table, the(table, "draw"))
    assert dos(table) == {"place", "draw"}
    assert tiles_to_lay(table) == {"2-4-4"}
    play(table, the(table, "draw"))
    assert dos(table) == {"place", "pass"}
    assert the(table, "pass").points == 0
    play(table, the(table, "place", tile="2-4-4"))
    assert table.totals == [-5, 0]
    assert table.seat == 1


def test_with_an_empty_well_whoever_can_place_must() -> None:
    assert dos(table_of("trimino", [["3-4-4"], ["4-4-5"]], field=FOURS)) == {"place"}
    stuck = table_of("trimino", [["0-0-0"], ["4-4-5"]], field=FOURS)
    assert [choice.points for choice in legal(stuck)] == [-10]
    stuck = table_of("goliath", [["0-0-0"], ["4-4-5"]], field=FOURS)
    assert [choice.points for choice in legal(stuck)] == [0]


def test_the_well_may_run_empty_within_a_turn() -> None:
    table = table_of("goliath", [["0-0-0"], ["4-4-5"]], field=FOURS, well=["0-0-1"])
    play(table, the(table, "draw"))
    assert [(c.action["do"], c.points) for c in legal(table)] == [("pass", -10)]
    table = table_of("goliath", [["0-0-0"], ["4-4-5"]], field=FOURS, well=["1-4-4"])
    play(table, the(table, "draw"))
    assert dos(table) == {"place", "pass"}
    assert the(table, "pass").points == 0


def test_drawing_as_a_duty() -> None:
    able = table_of("tri-domino", [["3-4-4"], ["4-4-5"]], field=FOURS, well=["1-1-1"])
    assert dos(able) == {"place"}
    well = ["0-0-1", "0-0-2", "0-0-3", "0-0-4", "1-4-4", "1-1-1"]
    table = table_of("tri-domino", [["0-0-0"], ["4-4-5"]], field=FOURS, well=well)
    for _ in range(5):
        assert dos(table) == {"draw"}
        play(table, the(table, "draw"))
    assert dos(table) == {"place"}
    assert tiles_to_lay(table) == {"1-4-4"}
    assert table.totals == [-25, 0]


def test_a_duty_ends_at_the_limit() -> None:
    well = ["0-0-1", "0-0-2", "0-0-3"]
    table = table_of("triodominio", [["0-0-0"], ["4-4-5"]], field=FOURS, well=well)
    play(table, the(table, "draw"))
    play(table, the(table, "draw"))
    assert [(c.action["do"], c.points) for c in legal(table)] == [("pass", 0)]


def test_the_follow_up_after_opening_with_zeros() -> None:
    table = opening("tri-domino", ["0-0-0", "0-0-5", "1-2-3"], ["0-0-1", "2-3-4"])
    play(table, the(table, "place"))
    assert (table.seat, table.phase) == (0, "follow-up")
    assert dos(table) == {"place", "decline"}
    assert {choice.points for choice in places(table)} == {5}
    play(table, the(table, "place"))
    assert (table.seat, table.phase, table.totals) == (1, "turn", [45, 0])


def test_a_follow_up_may_be_declined_and_is_not_offered_in_vain() -> None:
    table = opening("tri-domino", ["0-0-0", "0-0-5"], ["0-0-1"])
    play(table, the(table, "place"))
    play(table, the(table, "decline"))
    assert (table.seat, table.totals) == (1, [40, 0])
    table = opening("tri-domino", ["0-0-0", "1-2-3"], ["0-0-1"])
    play(table, the(table, "place"))
    assert (table.seat, table.phase) == (1, "turn")
    table = opening("pressman", ["0-0-0", "0-0-5"], ["0-0-1"])
    play(table, the(table, "place"))
    assert (table.seat, table.totals) == (1, [40, 0])


def test_who_closes_a_hexagon_may_start_a_new_field() -> None:
    table = closing("triodominio-reverse", ["0-5-5", "0-0-0", "1-1-2"], well=["3-3-3"])
    play(table, the(table, "place", at=[0, 0, "up"]))
    assert (table.seat, table.phase) == (0, "new-field")
    assert dos(table) == {"place", "decline"}
    found = [(c.action["tile"], c.action["field"], c.action["at"]) for c in places(table)]
    assert found == [("0-0-0", 1, [0, 0, "up"])] + [("1-1-2", 1, [0, 0, "up"])] * 3
    play(table, the(table, "place", tile="1-1-2"))
    assert (table.seat, table.phase, table.totals) == (1, "turn", [14, 0])
    table.hands[1] = ["1-2-2"]
    assert {choice.action["field"] for choice in places(table)} == {0, 1}


def test_no_new_field_by_other_sheets_or_without_a_tile() -> None:
    table = closing("tri-domino", ["0-5-5", "0-0-0"], well=["3-3-3"])
    play(table, the(table, "place", at=[0, 0, "up"]))
    assert (table.seat, table.phase) == (1, "turn")
    table = closing("triodominio", ["0-5-5"], well=["3-3-3"])
    play(table, the(table, "place", at=[0, 0, "up"]))
    assert (table.phase, table.reason) == ("over", "out")


def test_what_the_clock_does() -> None:
    hand = ["2-4-4", "0-4-4", "0-0-0"]
    table = table_of("trimino", [hand, ["1-1-1"]], field=FOURS, well=["3-3-3", "4-4-5"])
    first = default(table).action
    assert (first["tile"], first["at"], first["corners"]) == ("0-4-4", [-1, 0, "down"], [4, 0, 4])
    table.hands[0] = ["0-0-0"]
    assert default(table).action["do"] == "draw"
    table.well = []
    assert default(table).action["do"] == "pass"


def test_the_clock_puts_fields_in_order_and_declines_what_is_offered() -> None:
    table = closing("triodominio", ["0-5-5", "1-1-2", "2-2-2"], well=["3-3-3"])
    play(table, the(table, "place", at=[0, 0, "up"]))
    assert default(table).action == {"seat": 0, "do": "decline"}
    play(table, the(table, "place", tile="1-1-2"))
    table.hands[1] = ["1-2-2"]
    assert default(table).action["field"] == 0
    table = opening("tri-domino", ["0-0-0", "0-0-5"], ["0-0-1"])
    play(table, the(table, "place"))
    assert default(table).action["do"] == "decline"
