"""Settlements 5 to 7: drawing freely, drawing as a duty, and what a pass costs."""

import pytest

from tests.rules.setting import dealt, lay, tile, tiles, with_hands
from trimino.rules import DRAW, PASS, Action, IllegalAction, Item, Match, Place, Reason, published
from trimino.rules.lattice import Cell

FREELY = with_hands(published("triomino"), 3)
AS_A_DUTY = with_hands(published("wikipedia"), 3)
UNTIL_ONE_FITS = with_hands(published("tri-domino"), 3)
GOLIATH = with_hands(published("goliath"), 3)


def opened(match: Match) -> Match:
    """The match after the opening; seat 1 is to play."""
    match.play(next(iter(match.legal)))
    assert match.round.turn == 1
    return match


def refused(match: Match, action: Action) -> Reason:
    with pytest.raises(IllegalAction) as error:
        match.play(action)
    return error.value.reason


def test_05_a_player_able_to_place_may_draw() -> None:
    match = opened(dealt(FREELY, "5-5-5", "4-5-5 3-5-5"))
    assert {place.tile for place in match.legal.placements} == set(tiles("4-5-5 3-5-5"))
    assert DRAW in match.legal


def test_05_after_drawing_only_tiles_drawn_in_this_turn_may_be_laid() -> None:
    match = opened(dealt(FREELY, "5-5-5", "4-5-5", well="3-5-5 2-5-5"))
    match.play(DRAW)
    match.play(DRAW)
    assert {place.tile for place in match.legal.placements} == set(tiles("3-5-5 2-5-5"))
    held = Place(tile("4-5-5"), Cell(0, 0, down=True), (5, 5, 4))
    assert refused(match, held) is Reason.NOT_DRAWN_THIS_TURN


def test_05_in_the_next_turn_what_was_drawn_is_a_tile_like_any_other() -> None:
    match = opened(dealt(FREELY, "5-5-5 1-5-5", "4-5-5", well="3-5-5 0-0-0 0-0-1"))
    for action in (DRAW, DRAW, DRAW, PASS):
        match.play(action)
    lay(match, "1-5-5 0 0 down")
    assert set(tiles("4-5-5 3-5-5")) <= {place.tile for place in match.legal.placements}


def test_05_while_a_draw_is_possible_the_player_may_not_stop() -> None:
    match = opened(dealt(FREELY, "5-5-5", "4-5-5", well="3-5-5 2-5-5"))
    for _ in range(2):
        match.play(DRAW)
        assert refused(match, PASS) is Reason.MUST_DRAW


def test_05_at_the_limit_a_fitting_drawn_tile_is_laid_or_kept() -> None:
    match = opened(dealt(FREELY, "5-5-5", "", well="3-5-5 0-0-0 1-1-1"))
    for _ in range(3):
        match.play(DRAW)
    assert [type(action) for action in match.legal] == [Place, Place, Place, type(PASS)]
    assert refused(match, DRAW) is Reason.DRAW_LIMIT_REACHED


def test_05_a_well_that_runs_empty_ends_the_drawing_too() -> None:
    rules = with_hands(published("triomino"), 4).replace(highest_value=2, solo=None)
    match = opened(dealt(rules, "2-2-2", "", well="0-0-0 0-2-2"))
    match.play(DRAW)
    match.play(DRAW)
    assert match.round.well == ()
    assert [type(action) for action in match.legal] == [Place, Place, Place, type(PASS)]
    assert refused(match, DRAW) is Reason.WELL_EMPTY


def test_05_with_an_empty_well_and_nothing_drawn_who_can_place_must() -> None:
    rules = with_hands(published("triomino"), 5).replace(highest_value=2, solo=None)
    match = opened(dealt(rules, "2-2-2", "1-2-2"))
    assert {type(action) for action in match.legal} == {Place}
    assert refused(match, PASS) is Reason.MUST_PLACE
    assert refused(match, DRAW) is Reason.WELL_EMPTY


def test_06_a_player_who_can_place_must() -> None:
    match = opened(dealt(AS_A_DUTY, "5-5-5", "4-5-5"))
    assert {type(action) for action in match.legal} == {Place}
    assert refused(match, DRAW) is Reason.MUST_PLACE
    assert refused(match, PASS) is Reason.MUST_PLACE


def test_06_one_who_cannot_draws() -> None:
    match = opened(dealt(AS_A_DUTY, "5-5-5", ""))
    assert list(match.legal) == [DRAW]
    assert refused(match, PASS) is Reason.MUST_DRAW


def test_06_the_first_drawn_tile_that_fits_must_be_laid() -> None:
    match = opened(dealt(AS_A_DUTY, "5-5-5", "", well="0-0-0 4-5-5 3-5-5"))
    match.play(DRAW)
    assert list(match.legal) == [DRAW]
    match.play(DRAW)
    assert {place.tile for place in match.legal.placements} == {tile("4-5-5")}
    assert refused(match, DRAW) is Reason.MUST_PLACE
    assert refused(match, PASS) is Reason.MUST_PLACE


def test_06_with_no_draw_left_the_player_passes() -> None:
    match = opened(dealt(AS_A_DUTY, "5-5-5", "", well="0-0-0 1-1-1 2-2-2 4-5-5"))
    for _ in range(3):
        match.play(DRAW)
    assert list(match.legal) == [PASS]
    assert refused(match, DRAW) is Reason.DRAW_LIMIT_REACHED


def test_06_without_a_limit_the_player_draws_until_one_fits() -> None:
    unfitting = "0-0-0 1-1-1 2-2-2 3-3-3 4-4-4"
    match = opened(dealt(UNTIL_ONE_FITS, "5-5-5", "", well=f"{unfitting} 0-5-5"))
    for _ in range(6):
        assert list(match.legal) == [DRAW]
        match.play(DRAW)
    assert {place.tile for place in match.legal.placements} == {tile("0-5-5")}
    assert lay(match, "0-5-5 0 0 down").points == 10
    assert match.totals == (25, 10 - 6 * 5)


def test_06_without_a_limit_the_well_may_run_empty() -> None:
    rules = with_hands(published("tri-domino"), 4).replace(highest_value=2)
    match = opened(dealt(rules, "2-2-2 0-2-2 1-2-2", "", well="0-0-0 1-1-1"))
    match.play(DRAW)
    match.play(DRAW)
    assert list(match.legal) == [PASS]
    assert match.play(PASS).scores == ((Item.STUCK, -10),)


def test_07_a_pass_costs_on_top_of_the_draws() -> None:
    match = opened(dealt(FREELY, "5-5-5", "", well="0-0-0 1-1-1 2-2-2"))
    for _ in range(3):
        assert match.play(DRAW).scores == ((Item.DRAW, -5),)
    assert match.play(PASS).scores == ((Item.STUCK, -10),)


def test_07_if_nothing_was_drawn_it_costs_what_an_empty_well_does() -> None:
    rules = with_hands(published("triomino"), 5).replace(highest_value=2, solo=None)
    match = opened(dealt(rules, "2-2-2 0-2-2 1-2-2", ""))
    assert match.play(PASS).scores == ((Item.EMPTY_WELL, -10),)


def test_07_goliath_asks_nothing_where_nothing_could_be_drawn() -> None:
    rules = with_hands(GOLIATH, 5).replace(highest_value=2)
    match = dealt(rules, "2-2-2 0-2-2 1-2-2", "")
    lay(match, "2-2-2 0 0 up")
    assert match.play(PASS).scores == ()


def test_07_goliath_asks_for_being_stuck_after_a_draw() -> None:
    rules = with_hands(GOLIATH, 4).replace(highest_value=2)
    match = dealt(rules, "2-2-2 0-2-2 1-2-2", "", well="0-0-0 1-1-1")
    lay(match, "2-2-2 0 0 up")
    match.play(DRAW)
    match.play(DRAW)
    assert match.play(PASS).scores == ((Item.STUCK, -10),)


def test_07_keeping_a_drawn_tile_that_fits_costs_nothing_but_the_draws() -> None:
    match = opened(dealt(FREELY, "5-5-5", "", well="3-5-5 0-0-0 1-1-1"))
    for _ in range(3):
        match.play(DRAW)
    assert match.play(PASS).scores == ()
    assert match.totals == (25, -15)


def test_07_a_fitting_tile_held_before_does_not_make_the_pass_free() -> None:
    match = opened(dealt(FREELY, "5-5-5", "4-5-5", well="0-0-0 1-1-1 2-2-2"))
    for _ in range(3):
        match.play(DRAW)
    assert match.play(PASS).points == -10
