"""Settlements 8 to 10: the follow-up, the new field, and going out before either."""

import pytest

from tests.rules.scenes import FIVE_OF_SIX, THE_SIXTH, hexagon_open
from tests.rules.setting import dealt, lay, lay_all, solo, tile, tiles, with_hands
from trimino.rules import (
    DECLINE,
    DRAW,
    ORIGIN,
    PASS,
    EndReason,
    IllegalAction,
    Item,
    Match,
    Phase,
    Place,
    PlacementKind,
    Reason,
    Ruleset,
    published,
)

TRI_DOMINO = published("tri-domino")
TRIODOMINIO = published("triodominio")


def hexagon_closed(rules: Ruleset, more: str = "2-2-2") -> Match:
    """Seat 1 has just closed a hexagon and holds what is named."""
    match = hexagon_open(rules, more)
    assert lay(match, THE_SIXTH).kind is PlacementKind.HEXAGON
    return match


def opened_with_zeros(rules: Ruleset, more: str) -> Match:
    match = dealt(rules, f"0-0-0 {more}", "3-4-5")
    lay(match, "0-0-0 0 0 up")
    return match


def test_08_the_follow_up_is_an_ordinary_placement() -> None:
    match = opened_with_zeros(TRI_DOMINO, "0-0-5")
    assert match.round.phase is Phase.FOLLOW_UP
    assert lay(match, "0-0-5 0 0 down").scores == ((Item.TILE, 5),)
    assert (match.round.turn, match.round.phase) == (1, Phase.TURN)


def test_08_the_follow_up_is_declined_at_no_cost() -> None:
    match = opened_with_zeros(TRI_DOMINO, "0-0-5")
    assert match.play(DECLINE).scores == ()
    assert (match.round.turn, match.totals) == (1, (40, 0))


@pytest.mark.parametrize("action", [DRAW, PASS])
def test_08_no_other_action_answers_the_offer(action: object) -> None:
    match = opened_with_zeros(TRI_DOMINO, "0-0-5")
    assert action not in match.legal


def test_08_a_player_without_a_fitting_tile_is_not_asked() -> None:
    match = opened_with_zeros(with_hands(TRI_DOMINO, 2), "1-1-5")
    assert (match.round.turn, match.round.phase) == (1, Phase.TURN)


def test_08_there_is_no_follow_up_for_another_opening() -> None:
    match = dealt(TRI_DOMINO, "1-1-1 0-0-0 0-1-1", "")
    lay(match, "1-1-1 0 0 up")
    assert (match.round.turn, match.round.phase) == (1, Phase.TURN)


def test_08_pressman_has_no_follow_up() -> None:
    match = opened_with_zeros(published("pressman"), "0-0-5")
    assert (match.round.turn, match.round.phase) == (1, Phase.TURN)


def test_09_any_tile_of_the_hand_may_start_a_new_field_turned_at_will() -> None:
    match = hexagon_closed(with_hands(TRIODOMINIO, 5), "2-2-2 0-1-3")
    assert list(match.legal) == [
        Place(tile("0-1-3"), ORIGIN, (0, 1, 3), 1),
        Place(tile("0-1-3"), ORIGIN, (1, 3, 0), 1),
        Place(tile("0-1-3"), ORIGIN, (3, 0, 1), 1),
        Place(tile("2-2-2"), ORIGIN, (2, 2, 2), 1),
        DECLINE,
    ]


def test_09_it_may_be_declined_and_the_turn_ends() -> None:
    match = hexagon_closed(TRIODOMINIO)
    assert match.play(DECLINE).scores == ()
    assert (match.round.turn, len(match.round.fields)) == (0, 1)


def test_09_the_turn_ends_with_the_new_field() -> None:
    match = hexagon_closed(TRIODOMINIO)
    lay(match, "2-2-2 0 0 up", field=1)
    assert (match.round.turn, match.round.phase) == (0, Phase.TURN)


def test_09_the_first_tile_of_a_new_field_is_no_opening() -> None:
    rules = TRIODOMINIO.replace_json(
        {"tile_points": "value", "opening_bonus": 10, "zero_opening_bonus": 30}
    )
    match = hexagon_closed(rules, "0-0-0")
    assert lay(match, "0-0-0 0 0 up", field=1).scores == ((Item.TILE, 0),)
    assert match.round.turn == 0


def test_09_from_then_on_every_placement_chooses_its_field() -> None:
    match = dealt(TRIODOMINIO, "5-5-5 1-4-5 0-0-5 2-5-5", "4-5-5 0-1-5 0-5-5 3-5-5")
    lay_all(match, FIVE_OF_SIX)
    lay(match, THE_SIXTH)
    lay(match, "3-5-5 0 0 up", field=1)
    assert {place.field for place in match.legal.of(tile("2-5-5"))} == {0, 1}
    lay(match, "2-5-5 0 -1 down", field=1)
    assert [len(field.laid) for field in match.round.fields] == [6, 2]


def test_09_a_new_field_is_played_only_where_the_sheet_has_it() -> None:
    match = hexagon_closed(published("triomino"))
    assert (match.round.turn, match.round.phase) == (0, Phase.TURN)


def test_09_only_a_tile_that_is_held_may_start_a_new_field() -> None:
    """The closing tile was drawn in this turn and lies on the table; the hand is what is left."""
    rules = with_hands(published("triomino").replace(new_field=True), 4)
    match = dealt(rules, "5-5-5 1-4-5 0-0-5", "4-5-5 0-1-5 1-1-1 2-2-2", well="0-5-5")
    lay_all(match, FIVE_OF_SIX)
    match.play(DRAW)
    lay(match, THE_SIXTH)
    assert {place.tile for place in match.legal.placements} == set(tiles("1-1-1 2-2-2"))


def test_09_alone_with_an_empty_hand_no_new_field_is_offered() -> None:
    rules = published("triple-domino").replace(new_field=True)
    match = solo(rules, "5-5-5", "", "4-5-5 1-4-5 0-1-5 0-0-5 0-5-5 3-3-3")
    for play in (*FIVE_OF_SIX.strip().splitlines()[1:], THE_SIXTH):
        match.play(DRAW)
        lay(match, play)
    assert match.round.hands == ((),)
    assert match.round.phase is Phase.TURN


def test_10_going_out_ends_the_round_at_once() -> None:
    match = dealt(with_hands(published("triomino"), 2), "5-5-5 4-5-5", "3-5-5 0-0-1")
    lay_all(match, "5-5-5 0 0 up\n 3-5-5 0 0 down\n 4-5-5 -1 0 down")
    assert match.round.end is not None
    assert match.round.end.reason is EndReason.OUT
    assert match.round.end.scores == (((Item.OUT, 25), (Item.OTHERS_HANDS, 1)), ())


def test_10_before_any_follow_up() -> None:
    match = dealt(with_hands(TRI_DOMINO, 1), "0-0-0", "3-4-5")
    lay(match, "0-0-0 0 0 up")
    assert match.round.end is not None
    assert match.round.end.reason is EndReason.OUT


def test_10_before_any_new_field() -> None:
    rules = with_hands(published("triomino").replace(new_field=True), 3)
    match = dealt(rules, "5-5-5 0-0-5", "4-5-5 0-1-5 0-5-5", well="1-4-5")
    lay_all(match, "5-5-5 0 0 up\n 4-5-5 0 -1 down")
    match.play(DRAW)
    lay_all(match, "1-4-5 1 -1 up\n 0-1-5 1 -1 down\n 0-0-5 1 0 up")
    assert lay(match, THE_SIXTH).kind is PlacementKind.HEXAGON
    assert match.round.end is not None
    assert match.round.end.reason is EndReason.OUT


def test_10_in_a_new_field_too() -> None:
    match = hexagon_closed(with_hands(TRIODOMINIO, 4))
    lay(match, "2-2-2 0 0 up", field=1)
    assert match.round.end is not None
    assert match.round.end.reason is EndReason.OUT
    assert match.round.hands == (tiles("3-3-3"), ())
    assert match.totals == (9, 0)


def test_an_offer_is_answered_with_a_place_or_declined() -> None:
    for match in (opened_with_zeros(TRI_DOMINO, "0-0-5"), hexagon_closed(TRIODOMINIO)):
        for action in (DRAW, PASS):
            with pytest.raises(IllegalAction) as refused:
                match.play(action)
            assert refused.value.reason is Reason.ONLY_PLACE_OR_DECLINE
