"""`empty_well_pass`: an empty well, nothing drawn, and a player who can place."""

from typing import Any

import pytest

from .play import play
from .scoring import score_round
from .table import RefereeTable, default
from .tables import FOURS, dos, table_of, the

FREE: dict[str, Any] = {"empty_well_pass": "free"}
ABLE = [["3-4-4", "0-0-0"], ["2-4-4", "1-1-1"]]


def able(*well: str, rules: str = "triomino", **changes: Any) -> RefereeTable:
    """A table on which both players can place."""
    return table_of(rules, ABLE, field=FOURS, well=list(well), **changes)


def test_forced_to_place_or_free_to_pass() -> None:
    assert dos(able()) == {"place"}
    assert dos(able(empty_well_pass="forced")) == {"place"}
    assert dos(able(**FREE)) == {"place", "pass"}


def test_an_unwilling_pass_costs_what_an_empty_well_costs() -> None:
    assert the(able(**FREE), "pass").points == -10
    assert the(able(**FREE, empty_well_cost=4, stuck_cost=9, stop_cost=2), "pass").points == -4


def test_with_tiles_in_the_well_there_is_no_such_pass() -> None:
    assert dos(able("0-0-1", **FREE)) == {"place", "draw"}
    assert dos(able("0-0-1", **FREE, draw_limit=0)) == {"place"}


def test_drawing_as_a_duty_knows_no_such_pass() -> None:
    assert dos(able(**FREE, rules="tri-domino")) == {"place"}


@pytest.mark.parametrize("blocked_when", ["nobody-can-place", "all-passed"])
def test_as_many_passes_as_players_block(blocked_when: str) -> None:
    table = able(**FREE, blocked_when=blocked_when)
    play(table, the(table, "pass"))
    assert (table.reason, table.seat) == (None, 1)
    play(table, the(table, "pass"))
    assert (table.reason, table.totals) == ("blocked", [-10, -10])
    assert score_round(table).winners == [0]


def test_a_placement_breaks_the_row() -> None:
    hands = [["3-4-4", "0-0-0"], ["2-4-4", "1-4-4", "1-1-1"]]
    table = table_of("triomino", hands, field=FOURS, **FREE)
    for do in ("pass", "place", "pass"):
        play(table, the(table, do))
        assert table.reason is None
    play(table, the(table, "pass"))
    assert table.reason == "blocked"


def test_a_pass_that_found_tiles_in_the_well_is_not_of_the_row() -> None:
    table = able("0-0-1", "0-0-2", **FREE, stop_drawing=True, stop_cost=1)
    for do in ("draw", "pass", "draw", "pass"):
        play(table, the(table, do))
        assert table.reason is None
    play(table, the(table, "pass"))
    # The stop, then two passes with an empty well, the first of them after drawing its last tile.
    assert (table.reason, table.totals) == ("blocked", [-5 - 1 - 10, -5 - 10])


def test_all_passed_counts_every_pass() -> None:
    table = able("0-0-1", "0-0-2", **FREE, stop_drawing=True, blocked_when="all-passed")
    for do in ("draw", "pass", "draw", "pass"):
        assert table.reason is None
        play(table, the(table, do))
    assert table.reason == "blocked"


def test_nobody_able_still_blocks_at_once() -> None:
    table = table_of("triomino", [["3-4-4", "0-0-0"], ["1-1-1"]], field=FOURS, **FREE)
    play(table, the(table, "place"))
    assert (table.reason, table.totals) == ("blocked", [11, 0])


def test_alone_one_pass_blocks() -> None:
    table = table_of("triomino", [["3-4-4", "0-0-1"]], field=FOURS, solo=True, **FREE)
    play(table, the(table, "pass"))
    assert (table.reason, table.totals) == ("blocked", [-10])
    assert score_round(table).points == [-12]


def test_the_clock_places() -> None:
    assert default(able(**FREE)).action["do"] == "place"
