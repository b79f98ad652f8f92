"""Settlement 17: a solo game, with a hand and without one."""

import random

import pytest

from tests.rules.setting import dealt, lay, lay_all, solo, tile, with_hands
from trimino.rules import (
    DRAW,
    ORIGIN,
    PASS,
    Deal,
    EndReason,
    Item,
    Match,
    Phase,
    Place,
    SetupError,
    SetupReason,
    published,
)
from trimino.rules.field_domains import Solo

TRIMINO = published("trimino")
WITH_TWO = TRIMINO.replace_json({"solo": {"hand": 2, "well": 3}})
NO_HAND = published("triple-domino")


def reason(match: Match) -> EndReason | None:
    return match.round.end and match.round.end.reason


def test_17_a_tile_lies_there_with_its_corners_in_order_and_scores_nothing() -> None:
    match = solo(WITH_TWO, "1-3-5", "0-0-0 4-4-4", "2-2-2")
    assert dict(match.round.fields[0].laid) == {ORIGIN: Place(tile("1-3-5"), ORIGIN, (1, 3, 5))}
    assert (match.totals, match.round.phase, match.round.events) == ((0,), Phase.TURN, ())


def test_17_the_ordinary_turn_follows_with_its_costs() -> None:
    match = solo(WITH_TWO, "5-5-5", "4-5-5 0-0-1", "0-0-0 1-1-1 2-2-2 3-5-5")
    lay(match, "4-5-5 0 0 down")
    for action in (DRAW, DRAW, DRAW, PASS):
        match.play(action)
    assert [event.points for event in match.round.events] == [14, -5, -5, -5, -10]
    assert match.round.turn == 0


def test_17_laying_after_a_draw_goes_by_the_free_draw_rule() -> None:
    match = solo(WITH_TWO, "5-5-5", "4-5-5 0-0-1", "3-5-5 1-1-1 2-2-2")
    match.play(DRAW)
    assert {place.tile for place in match.legal.placements} == {tile("3-5-5")}


def test_17_going_out_pays_the_bonus_and_ends_the_game() -> None:
    match = solo(WITH_TWO, "5-5-5", "4-5-5 3-5-5", "0-0-0 1-1-1")
    lay_all(match, "4-5-5 0 0 down\n 3-5-5 -1 0 down")
    assert match.round.end is not None
    assert match.round.end.scores == (((Item.OUT, 25),),)
    assert (match.totals, match.over, match.winners) == ((14 + 13 + 25,), True, (0,))


def test_17_with_no_hand_dealt_the_well_must_be_empty_too() -> None:
    match = solo(NO_HAND, "5-5-5", "", "4-5-5 3-5-5")
    match.play(DRAW)
    lay(match, "4-5-5 0 0 down")
    assert (match.round.hands, match.round.over) == (((),), False)
    match.play(DRAW)
    lay(match, "3-5-5 -1 0 down")
    assert reason(match) is EndReason.OUT
    assert match.totals == (14 + 13 + 25,)


def test_17_with_no_hand_dealt_the_hand_must_be_empty_too() -> None:
    match = solo(NO_HAND, "5-5-5", "", "0-0-0 4-5-5")
    match.play(DRAW)
    match.play(DRAW)
    lay(match, "4-5-5 0 0 down")
    assert reason(match) is EndReason.BLOCKED


def test_17_a_solo_game_that_is_nothing_but_drawing_draws_for_nothing() -> None:
    match = solo(NO_HAND, "5-5-5", "", "4-5-5 3-5-5")
    assert list(match.legal) == [DRAW]
    assert match.legal.scores(DRAW) == match.view(0).legal.scores(DRAW) == ()
    assert match.play(DRAW).scores == ()


def test_17_the_cost_of_a_draw_in_a_solo_game_takes_the_place_of_the_ordinary_one() -> None:
    dear = NO_HAND.replace(solo=Solo(0, 19, draw_cost=8))
    assert solo(dear, "5-5-5", "", "4-5-5").play(DRAW).scores == ((Item.DRAW, -8),)
    ordinary = NO_HAND.replace(solo=Solo(0, 19))
    assert solo(ordinary, "5-5-5", "", "4-5-5").play(DRAW).scores == ((Item.DRAW, -5),)


def test_17_it_does_not_touch_the_game_of_several() -> None:
    match = dealt(with_hands(NO_HAND, 3), "5-5-5", "4-5-5")
    match.play(next(iter(match.legal)))
    assert match.play(DRAW).scores == ((Item.DRAW, -5),)


@pytest.mark.parametrize(
    "changes", [{"hands_left": "ignored"}, {"blocked_score": "nothing"}], ids=str
)
def test_17_blocked_costs_nothing_where_hands_count_for_nothing(changes: dict[str, object]) -> None:
    match = solo(WITH_TWO.replace_json(changes), "5-5-5", "4-5-5 1-1-2", "")
    lay(match, "4-5-5 0 0 down")
    assert match.round.end is not None
    assert match.round.end.scores == ((),)
    assert (match.totals, match.over) == ((14,), True)


def test_17_blocked_costs_the_values_still_held() -> None:
    match = solo(WITH_TWO, "5-5-5", "4-5-5 1-1-2", "")
    lay(match, "4-5-5 0 0 down")
    assert match.round.end is not None
    assert match.round.end.scores == (((Item.OWN_HAND, -4),),)
    assert (match.totals, match.over) == ((10,), True)


def test_17_no_target_ends_it() -> None:
    match = solo(WITH_TWO.replace(target=5), "5-5-5", "4-5-5 3-5-5", "0-0-0")
    lay(match, "4-5-5 0 0 down")
    assert not match.round.over


def test_17_it_is_one_round() -> None:
    match = solo(WITH_TWO, "5-5-5", "4-5-5 1-1-2", "")
    lay(match, "4-5-5 0 0 down")
    with pytest.raises(SetupError) as refused:
        match.deal(random.Random(0))
    assert refused.value.reason is SetupReason.MATCH_OVER


@pytest.mark.parametrize("size", [0, 1, 20, 46])
def test_17_the_size_of_the_well_may_be_chosen(size: int) -> None:
    match = Match(TRIMINO, 1, well_size=size)
    match.deal(random.Random(0))
    assert (len(match.round.hands[0]), len(match.round.well)) == (9, size)


@pytest.mark.parametrize("size", [-1, 47])
def test_17_within_what_there_is(size: int) -> None:
    with pytest.raises(SetupError) as refused:
        Match(TRIMINO, 1, well_size=size)
    assert refused.value.reason is SetupReason.WELL_SIZE_OUT_OF_RANGE


def test_17_the_sheet_says_how_many_otherwise() -> None:
    for sheet, hand, well in (("trimino", 9, 10), ("triple-domino", 0, 19), ("triomino", 9, 20)):
        deal = Deal.shuffled_solo(published(sheet), random.Random(0))
        assert (len(deal.hands[0]), len(deal.well), deal.start is None) == (hand, well, False)


def test_17_a_sheet_without_a_solo_game_has_none() -> None:
    with pytest.raises(SetupError) as refused:
        Match(published("tri-domino"), 1)
    assert refused.value.reason is SetupReason.NO_SOLO
