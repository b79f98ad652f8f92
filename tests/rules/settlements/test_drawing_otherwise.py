"""Settlements 5 to 7 as families read them otherwise: fields for drawing, stopping and passing."""

import pytest

from tests.rules.scenes import only_triples_left
from tests.rules.setting import dealt, lay, tile, tiles, with_hands
from trimino.rules import (
    DRAW,
    PASS,
    Action,
    EndReason,
    IllegalAction,
    Item,
    Match,
    Place,
    Reason,
    Ruleset,
    published,
)
from trimino.rules.lattice import Cell
from trimino.rules.ruleset import AfterDrawing, BlockedWhen, EmptyWellPass

FREELY = with_hands(published("triomino"), 3)
AS_A_DUTY = with_hands(published("wikipedia"), 3)
# Ten tiles, all dealt: nothing is left to draw.
NO_WELL = with_hands(published("triomino"), 5).replace(
    highest_value=2, solo=None, empty_well_pass=EmptyWellPass.FREE
)


def opened(match: Match) -> Match:
    """The match after the opening; seat 1 is to play."""
    match.play(next(iter(match.legal)))
    assert match.round.turn == 1
    return match


def after_draws(rules: Ruleset, hand: str, well: str, draws: int) -> Match:
    """The match in which seat 1 has drawn so many tiles."""
    match = opened(dealt(rules, "5-5-5", hand, well=well))
    for _ in range(draws):
        match.play(DRAW)
    return match


def refused(match: Match, action: Action) -> Reason:
    with pytest.raises(IllegalAction) as error:
        match.play(action)
    return error.value.reason


def layable(match: Match) -> set[object]:
    return {place.tile for place in match.legal.placements}


@pytest.mark.parametrize(
    ("after_drawing", "expected"),
    [
        (AfterDrawing.DRAWN, "3-5-5 2-5-5"),
        (AfterDrawing.ANY, "4-5-5 3-5-5 2-5-5"),
        (AfterDrawing.NEWEST, "2-5-5"),
    ],
)
def test_05_which_tiles_may_be_laid_after_drawing(
    after_drawing: AfterDrawing, expected: str
) -> None:
    rules = FREELY.replace(after_drawing=after_drawing)
    match = after_draws(rules, "4-5-5", "3-5-5 2-5-5", draws=2)
    assert layable(match) == set(tiles(expected))
    assert DRAW in match.legal
    assert PASS not in match.legal


def test_05_the_newest_is_the_last_drawn_not_the_highest() -> None:
    rules = FREELY.replace(after_drawing=AfterDrawing.NEWEST)
    match = after_draws(rules, "", "2-5-5 3-5-5 1-5-5", draws=3)
    assert layable(match) == {tile("1-5-5")}
    drawn_before = Place(tile("3-5-5"), Cell(0, 0, down=True), (5, 5, 3))
    assert refused(match, drawn_before) is Reason.NOT_THE_NEWEST
    held = Place(match.round.deal.hands[1][0], Cell(0, 0, down=True), (0, 0, 1))
    assert refused(match, held) is Reason.NOT_THE_NEWEST


def test_05_in_the_next_turn_all_tiles_may_be_laid_again() -> None:
    rules = FREELY.replace(after_drawing=AfterDrawing.NEWEST)
    match = after_draws(rules, "4-5-5", "3-5-5 2-5-5 0-0-0", draws=3)
    match.play(PASS)
    match.play(DRAW)
    lay_or_pass(match)
    assert {*tiles("4-5-5 3-5-5 2-5-5")} <= layable(match)


def lay_or_pass(match: Match) -> None:
    """End the turn of seat 0, which draws tiles that do not fit."""
    while match.round.turn == 0:
        match.play(DRAW if DRAW in match.legal else PASS)


def test_07_with_any_a_tile_held_before_makes_the_pass_free() -> None:
    stuck = after_draws(FREELY, "4-5-5", "0-0-0 1-1-1 2-2-2", draws=3)
    assert stuck.play(PASS).scores == ((Item.STUCK, -10),)
    rules = FREELY.replace(after_drawing=AfterDrawing.ANY)
    free = after_draws(rules, "4-5-5", "0-0-0 1-1-1 2-2-2", draws=3)
    assert free.play(PASS).scores == ()


def test_07_with_newest_an_older_drawn_tile_does_not_make_the_pass_free() -> None:
    rules = FREELY.replace(after_drawing=AfterDrawing.NEWEST)
    match = after_draws(rules, "", "3-5-5 0-0-0 1-1-1", draws=3)
    assert match.play(PASS).scores == ((Item.STUCK, -10),)


def test_06_after_drawing_is_not_asked_where_drawing_is_a_duty() -> None:
    rules = AS_A_DUTY.replace(after_drawing=AfterDrawing.NEWEST)
    match = after_draws(rules, "", "0-0-0 4-5-5", draws=2)
    assert layable(match) == {tile("4-5-5")}


def test_05_who_has_drawn_may_stop_though_another_draw_is_possible() -> None:
    rules = FREELY.replace(stop_drawing=True)
    before = after_draws(rules, "4-5-5", "3-5-5 0-0-0", draws=0)
    assert refused(before, PASS) is Reason.MUST_DRAW
    match = after_draws(rules, "4-5-5", "3-5-5 0-0-0", draws=1)
    assert list(match.legal)[-2:] == [DRAW, PASS]
    assert match.legal.default != PASS
    assert match.play(PASS).scores == ()
    assert match.round.turn == 0


@pytest.mark.parametrize("well", ["3-5-5 0-0-0", "0-0-0 1-1-1"])
def test_07_stopping_costs_the_same_with_a_tile_that_fits_and_without(well: str) -> None:
    rules = FREELY.replace(stop_drawing=True, stop_cost=7)
    match = after_draws(rules, "4-5-5", well, draws=1)
    assert match.play(PASS).scores == ((Item.STOP, -7),)
    assert match.totals == (25, -5 - 7)


def test_07_with_no_draw_left_a_pass_is_no_stop() -> None:
    rules = FREELY.replace(stop_drawing=True, stop_cost=7)
    match = after_draws(rules, "", "0-0-0 1-1-1 2-2-2", draws=3)
    assert list(match.legal) == [PASS]
    assert match.play(PASS).scores == ((Item.STUCK, -10),)


def test_05_where_drawing_is_a_duty_only_who_cannot_place_may_stop() -> None:
    rules = AS_A_DUTY.replace(stop_drawing=True, stop_cost=7)
    before = after_draws(rules, "", "0-0-0 4-5-5", draws=0)
    assert list(before.legal) == [DRAW]
    match = after_draws(rules, "", "0-0-0 4-5-5", draws=1)
    assert list(match.legal) == [DRAW, PASS]
    assert match.copy().play(PASS).scores == ((Item.STOP, -7),)
    match.play(DRAW)
    assert {type(action) for action in match.legal} == {Place}
    assert refused(match, PASS) is Reason.MUST_PLACE


def test_05_stopping_is_never_what_the_clock_does() -> None:
    rules = FREELY.replace(stop_drawing=True)
    match = after_draws(rules, "", "0-0-0 1-1-1", draws=1)
    assert match.legal.default == DRAW


def test_05_with_an_empty_well_a_pass_may_be_free() -> None:
    match = opened(dealt(NO_WELL, "2-2-2", "1-2-2"))
    assert [type(action) for action in match.legal][-1] is type(PASS)
    assert match.legal.can_place
    # Settlement 7: nothing was drawn.
    assert match.play(PASS).scores == ((Item.EMPTY_WELL, -10),)
    assert not match.round.over


def test_05_while_the_well_holds_a_tile_nobody_may_pass_before_drawing() -> None:
    rules = FREELY.replace(empty_well_pass=EmptyWellPass.FREE)
    match = opened(dealt(rules, "5-5-5", "4-5-5"))
    assert PASS not in match.legal


def test_05_where_drawing_is_a_duty_no_pass_is_free() -> None:
    match = opened(dealt(NO_WELL.replace(free_draw=False), "2-2-2", "1-2-2"))
    assert {type(action) for action in match.legal} == {Place}


def test_05_as_many_free_passes_as_players_block_the_round() -> None:
    match = opened(dealt(NO_WELL, "2-2-2 0-2-2", "1-2-2"))
    match.play(PASS)
    assert match.legal.can_place
    match.play(PASS)
    assert match.round.end is not None
    assert match.round.end.reason is EndReason.BLOCKED


def test_05_a_tile_laid_begins_the_row_of_passes_anew() -> None:
    match = opened(dealt(NO_WELL, "2-2-2 0-2-2", "1-2-2"))
    match.play(PASS)
    lay(match, "0-2-2 0 0 down")
    match.play(PASS)
    assert not match.round.over


def test_05_passes_while_there_was_a_tile_to_draw_do_not_count() -> None:
    """Seat 1 stops with a tile left; seat 0 draws that and passes: two passes, one counts."""
    rules = with_hands(published("triomino"), 4).replace(
        highest_value=2, solo=None, empty_well_pass=EmptyWellPass.FREE, stop_drawing=True
    )
    match = opened(dealt(rules, "2-2-2", "1-2-2", well="0-0-0 1-1-1"))
    for action in (DRAW, PASS, DRAW, PASS):
        match.play(action)
    assert match.round.well == ()
    assert not match.round.over
    match.play(PASS)
    assert match.round.end is not None
    assert match.round.end.reason is EndReason.BLOCKED


def test_11_with_all_passed_every_pass_counts() -> None:
    rules = with_hands(published("triomino"), 4).replace(
        highest_value=2,
        solo=None,
        empty_well_pass=EmptyWellPass.FREE,
        stop_drawing=True,
        blocked_when=BlockedWhen.ALL_PASSED,
    )
    match = opened(dealt(rules, "2-2-2", "1-2-2", well="0-0-0 1-1-1"))
    for action in (DRAW, PASS, DRAW, PASS):
        match.play(action)
    assert match.round.over


def test_11_free_passes_leave_the_other_way_of_blocking() -> None:
    match = only_triples_left(NO_WELL)
    assert isinstance(match.round.events[-1].action, Place)
    assert match.round.end is not None
    assert match.round.end.reason is EndReason.BLOCKED
