"""Every example that the sheets work out, played as it stands there."""

import pytest

from tests.rules.scenes import THE_SIXTH, hexagon_open
from tests.rules.setting import deal_of, dealt, lay, lay_all, tile, with_hands
from trimino.rules import DRAW, PASS, Event, Item, Match, Phase, PlacementKind, published

TRI_DOMINO = published("tri-domino")
TRIODOMINIO = published("triodominio")
REVERSE = published("triodominio-reverse")


def items(event: Event) -> dict[Item, int]:
    return dict(event.scores)


@pytest.mark.parametrize("sheet", ["trimino", "triple-domino", "triomino"])
def test_a_tile_with_5_4_and_3_is_worth_12(sheet: str) -> None:
    match = dealt(published(sheet), "5-5-5 3-4-5", "4-5-5")
    assert lay_all(match, "5-5-5 0 0 up\n 4-5-5 0 0 down\n 3-4-5 0 1 up").points == 12


def test_tri_domino_opening_with_4_4_4_scores_12_and_10() -> None:
    opening = lay(dealt(TRI_DOMINO, "4-4-4", "3-4-4"), "4-4-4 0 0 up")
    assert items(opening) == {Item.TILE: 12, Item.OPENING: 10}
    assert opening.points == 22


def test_tri_domino_opening_with_0_0_0_scores_30_and_10() -> None:
    opening = lay(dealt(TRI_DOMINO, "0-0-0", "3-4-5"), "0-0-0 0 0 up")
    assert items(opening) == {Item.TILE: 0, Item.OPENING: 10, Item.ZERO_OPENING: 30}
    assert opening.points == 40


def test_tri_domino_who_opened_with_0_0_0_may_lay_one_more() -> None:
    match = dealt(TRI_DOMINO, "0-0-0 0-0-5", "3-4-5")
    lay(match, "0-0-0 0 0 up")
    assert lay(match, "0-0-5 0 0 down").seat == 0
    assert match.round.turn == 1


def test_tri_domino_opening_without_a_triple_with_3_4_5_scores_12() -> None:
    match = dealt(TRI_DOMINO, "3-4-5", "0-0-1")
    assert items(lay(match, "3-4-5 0 0 up")) == {Item.TILE: 12}


def test_tri_domino_laying_3_4_4_scores_11() -> None:
    match = dealt(TRI_DOMINO, "4-4-4", "3-4-4")
    assert lay_all(match, "4-4-4 0 0 up\n 3-4-4 0 0 down").points == 11


def test_tri_domino_laying_2_5_5_scores_12() -> None:
    match = dealt(TRI_DOMINO, "5-5-5", "2-5-5")
    assert lay_all(match, "5-5-5 0 0 up\n 2-5-5 0 0 down").points == 12


def test_tri_domino_closing_a_hexagon_with_0_5_5_scores_10_and_50() -> None:
    closing = lay(hexagon_open(TRI_DOMINO), THE_SIXTH)
    assert closing.kind is PlacementKind.HEXAGON
    assert items(closing) == {Item.TILE: 10, Item.HEXAGON: 50}
    assert closing.points == 60


def test_tri_domino_bridging_with_1_4_4_scores_9_and_40() -> None:
    match = dealt(TRI_DOMINO, "4-4-4 3-4-4 3-3-4 0-1-3 1-4-4", "0-4-4 0-1-4 1-3-3 0-3-4")
    bridge = lay_all(
        match,
        """
        4-4-4  0  0 up
        0-4-4  0 -1 down
        3-4-4 -1  0 down
        0-1-4  0 -1 up
        3-3-4 -1  1 up
        1-3-3 -2  1 down
        0-1-3 -2  1 up
        0-3-4 -2  0 down
        1-4-4 -1 -1 down
        """,
    )
    assert bridge.kind is PlacementKind.BRIDGE
    assert items(bridge) == {Item.TILE: 9, Item.BRIDGE: 40}
    assert bridge.points == 49


def test_tri_domino_1_1_5_on_two_sides_scores_7_and_40() -> None:
    match = dealt(
        TRI_DOMINO,
        "5-5-5 0-4-5 1-5-5 0-1-5 0-0-1 1-2-5",
        "0-5-5 4-5-5 2-5-5 2-2-5 0-1-1 1-1-5",
    )
    bridge = lay_all(
        match,
        """
        5-5-5  0  0 up
        0-5-5  0  0 down
        0-4-5  1  0 up
        4-5-5  1 -1 down
        1-5-5  1 -1 up
        2-5-5 -1  0 down
        0-1-5  1 -2 down
        2-2-5 -1  0 up
        0-0-1  1 -2 up
        0-1-1  0 -2 down
        1-2-5 -1 -1 down
        """,
    )
    # The sheet: this is only possible after a bridge was laid.
    assert bridge.kind is PlacementKind.BRIDGE
    double = lay(match, "1-1-5 0 -1 up")
    assert double.kind is PlacementKind.DOUBLE
    assert items(double) == {Item.TILE: 7, Item.DOUBLE: 40}
    assert double.points == 47


def test_triomino_three_draws_none_fitting_cost_25_in_all() -> None:
    match = dealt(published("triomino"), "5-5-5", "", well="0-0-0 1-1-1 2-2-2")
    lay(match, "5-5-5 0 0 up")
    spent = [match.play(action) for action in (DRAW, DRAW, DRAW, PASS)]
    assert [event.points for event in spent] == [-5, -5, -5, -10]
    assert match.totals == (25, -25)


def test_triodominio_a_tile_with_3_2_and_4_is_worth_9() -> None:
    assert lay(dealt(REVERSE, "2-3-4", "", youngest=0), "2-3-4 0 0 up").points == 9


def test_triodominio_closing_a_hexagon_a_second_tile_makes_a_new_field() -> None:
    match = hexagon_open(TRIODOMINIO)
    lay(match, THE_SIXTH)
    assert match.round.phase is Phase.NEW_FIELD
    lay(match, "2-2-2 0 0 up", field=1)
    assert [len(field.laid) for field in match.round.fields] == [6, 1]
    assert match.round.turn == 0


def test_triodominio_who_goes_out_gets_0_and_the_others_what_they_hold() -> None:
    rules = with_hands(TRIODOMINIO, 2)
    match = dealt(rules, "5-5-5 3-5-5", "4-5-5 2-3-4")
    lay_all(match, "5-5-5 0 0 up\n 4-5-5 0 0 down\n 3-5-5 -1 0 down")
    assert match.totals == (0, 9)


def test_triodominio_blocked_the_winner_gets_what_is_in_hand_like_all() -> None:
    rules = with_hands(TRIODOMINIO, 2)
    match = dealt(rules, "5-5-5 0-0-1", "0-0-2 0-0-3", well="0-1-2 0-1-3 0-1-1 0-2-2")
    lay(match, "5-5-5 0 0 up")
    for action in (DRAW, DRAW, PASS) * 2:
        match.play(action)
    assert match.round.end is not None
    # 0-0-1, 0-1-1 and 0-2-2 against 0-0-2, 0-0-3, 0-1-2 and 0-1-3.
    assert match.totals == (7, 12)
    assert match.round.end.winners == (0,)


@pytest.mark.parametrize("sheet", ["trimino", "triple-domino"])
def test_a_solo_game_is_played_with_20_tiles(sheet: str) -> None:
    solo = published(sheet).solo
    assert solo is not None
    assert 1 + solo.hand + solo.well == 20


def test_triomino_a_solo_game_has_20_tiles_to_draw() -> None:
    solo = published("triomino").solo
    assert solo is not None
    assert solo.well == 20


def test_tri_domino_three_fives_open_before_three_fours_and_so_on() -> None:
    for high, low in ((5, 4), (4, 3), (3, 2), (2, 1), (1, 0)):
        deal = deal_of(TRI_DOMINO, f"{low}-{low}-{low}", f"{high}-{high}-{high}")
        match = Match(TRI_DOMINO, 2)
        match.deal(deal)
        assert match.round.turn == 1
        assert {place.tile for place in match.legal.placements} == {tile(f"{high}-{high}-{high}")}
