"""Settlement 19: what is played for a player whose time has run out."""

import pytest

from tests.rules.scenes import FIVE_OF_SIX, THE_SIXTH, hexagon_open
from tests.rules.setting import dealt, lay, lay_all, tile, with_hands
from trimino.rules import (
    DECLINE,
    DRAW,
    PASS,
    Action,
    IllegalAction,
    Match,
    Place,
    Reason,
    published,
)
from trimino.rules.lattice import Cell

TRIOMINO = with_hands(published("triomino"), 4)


def refused_to_the_clock(match: Match, action: Action) -> Reason:
    with pytest.raises(IllegalAction) as error:
        match.play(action, by_clock=True)
    return error.value.reason


def test_19_an_offered_follow_up_is_declined() -> None:
    match = dealt(published("tri-domino"), "0-0-0 0-0-5", "")
    lay(match, "0-0-0 0 0 up")
    assert match.legal.default == DECLINE


def test_19_an_offered_new_field_is_declined() -> None:
    match = hexagon_open(published("triodominio"))
    lay(match, THE_SIXTH)
    assert match.legal.default == DECLINE


def test_19_else_the_first_fitting_placement_is_laid() -> None:
    match = dealt(TRIOMINO, "5-5-5", "4-5-5 3-5-5 0-0-1")
    lay(match, "5-5-5 0 0 up")
    assert match.legal.default == Place(tile("3-5-5"), Cell(-1, 0, down=True), (5, 3, 5))


def test_19_an_opening_is_laid_with_its_lowest_corners_first() -> None:
    match = dealt(published("triodominio"), "5-5-5 0-1-2", "")
    lowest = min(match.round.hands[0])
    assert match.legal.default == Place(lowest, Cell(0, 0), (lowest.a, lowest.b, lowest.c))


def test_19_x_before_y_and_up_before_down() -> None:
    match = dealt(TRIOMINO, "5-5-5 0-3-5 0-5-5 2-2-2", "3-5-5 0-0-5")
    lay_all(match, "5-5-5 0 0 up\n 3-5-5 -1 0 down\n 0-3-5 -1 0 up\n 0-0-5 -1 -1 down")
    assert list(match.legal.placements) == [
        Place(tile("0-5-5"), Cell(0, -1), (5, 5, 0)),
        Place(tile("0-5-5"), Cell(0, -1, down=True), (0, 5, 5)),
        Place(tile("0-5-5"), Cell(0, 0, down=True), (5, 5, 0)),
    ]
    assert match.legal.default == next(iter(match.legal.placements))


def test_19_tile_before_field() -> None:
    rules = with_hands(published("triodominio"), 5)
    match = dealt(rules, "5-5-5 1-4-5 0-0-5 1-5-5 2-5-5", "4-5-5 0-1-5 0-5-5 3-5-5")
    lay_all(match, FIVE_OF_SIX)
    lay(match, THE_SIXTH)
    lay(match, "3-5-5 0 0 up", field=1)
    assert list(match.legal.placements) == [
        Place(tile("1-5-5"), Cell(-1, 0, down=True), (5, 1, 5), 0),
        Place(tile("1-5-5"), Cell(0, -1, down=True), (1, 5, 5), 1),
        Place(tile("2-5-5"), Cell(-1, 0, down=True), (5, 2, 5), 0),
        Place(tile("2-5-5"), Cell(0, -1, down=True), (2, 5, 5), 1),
    ]
    assert match.legal.default == next(iter(match.legal.placements))


def test_19_else_a_tile_is_drawn_and_so_on() -> None:
    match = dealt(TRIOMINO, "5-5-5", "", well="0-0-0 4-5-5")
    lay(match, "5-5-5 0 0 up")
    assert match.play(match.legal.default, by_clock=True).action == DRAW
    assert match.play(match.legal.default, by_clock=True).action == DRAW
    assert match.play(match.legal.default, by_clock=True).laid == tile("4-5-5")


def test_19_else_it_passes() -> None:
    match = dealt(TRIOMINO, "5-5-5", "", well="0-0-0 1-1-1 2-2-2")
    lay(match, "5-5-5 0 0 up")
    played = [match.play(match.legal.default, by_clock=True) for _ in range(4)]
    assert [event.action for event in played] == [DRAW, DRAW, DRAW, PASS]
    assert all(event.by_clock for event in played)


def test_19_the_clock_keeps_no_fitting_tile_that_was_drawn() -> None:
    match = dealt(TRIOMINO, "5-5-5", "", well="0-0-0 1-1-1 4-5-5")
    lay(match, "5-5-5 0 0 up")
    for _ in range(3):
        match.play(DRAW)
    assert PASS in match.legal
    assert match.legal.default == next(iter(match.legal.of(tile("4-5-5"))))


def test_19_the_clock_plays_nothing_else() -> None:
    match = dealt(TRIOMINO, "5-5-5", "4-5-5")
    lay(match, "5-5-5 0 0 up")
    assert refused_to_the_clock(match, DRAW) is Reason.NOT_THE_CLOCKS_PLAY
    assert match.play(match.legal.default, by_clock=True).by_clock


def test_19_a_turn_that_the_clock_began_it_plays_to_its_end() -> None:
    match = dealt(TRIOMINO, "5-5-5", "", well="0-0-0 4-5-5")
    lay(match, "5-5-5 0 0 up")
    match.play(DRAW, by_clock=True)
    with pytest.raises(IllegalAction):
        match.play(DRAW)


def test_19_a_player_who_came_back_has_the_next_turn() -> None:
    match = dealt(TRIOMINO, "5-5-5 4-5-5", "3-5-5 2-5-5")
    lay(match, "5-5-5 0 0 up")
    match.play(match.legal.default, by_clock=True)
    lay(match, "4-5-5 0 0 down")
    assert not lay(match, "3-5-5 0 -1 down").by_clock
