"""Settlements 1 to 4: the tiles, what fits, whose turn it is, who opens and with what."""

from itertools import combinations_with_replacement

import pytest

from tests.rules.setting import deal_of, dealt, lay, lay_all, tile, tiles, with_hands
from trimino.rules import (
    TILES,
    Deal,
    IllegalAction,
    Match,
    Place,
    Reason,
    SetupError,
    SetupReason,
    Tile,
    published,
)
from trimino.rules.lattice import Cell
from trimino.rules.ruleset import Opener

TRIOMINO = published("triomino")


def test_01_every_multiset_of_three_values_is_one_tile() -> None:
    assert len(TILES) == len(set(TILES)) == 56
    multisets = {tuple(sorted(tile)) for tile in TILES}
    assert multisets == set(combinations_with_replacement(range(6), 3))


def test_01_a_tile_rises_clockwise() -> None:
    assert all(tile.a <= tile.b <= tile.c for tile in TILES)


def test_01_a_mirror_image_does_not_exist() -> None:
    with pytest.raises(SetupError) as refused:
        Tile(0, 2, 1)
    assert refused.value.reason is SetupReason.TILE_UNKNOWN
    mirrored = tuple.__new__(Tile, (0, 2, 1))
    whole = deal_of(TRIOMINO, "0-1-2", "")
    hands = tuple(
        tuple(mirrored if tile == (0, 1, 2) else tile for tile in hand) for hand in whole.hands
    )
    with pytest.raises(SetupError) as refused:
        Match(TRIOMINO, 2).deal(Deal(hands, whole.well))
    assert refused.value.reason is SetupReason.TILE_UNKNOWN


def test_01_a_tile_is_turned_but_never_flipped() -> None:
    assert set(tile("0-1-2").turns) == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    assert tile("3-3-3").turns == ((3, 3, 3),)


def around_a_corner() -> Match:
    """Eight tiles around the cell (-1, -1, down): an edge 4-4, and opposite it a corner 1."""
    match = dealt(TRIOMINO, "4-4-4 3-4-4 3-3-4 0-1-3 1-4-4 2-4-4", "0-4-4 0-1-4 1-3-3 0-3-4 0-0-5")
    lay_all(
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
        """,
    )
    return match


def test_02_a_corner_that_only_meets_a_corner_must_agree_too() -> None:
    match = around_a_corner()
    with pytest.raises(IllegalAction) as refused:
        match.play(Place(tile("2-4-4"), Cell(-1, -1, down=True), (2, 4, 4)))
    assert refused.value.reason is Reason.CORNERS_DO_NOT_MATCH
    lay(match, "1-4-4 -1 -1 down")


def test_02_both_numbers_on_the_edge_must_agree() -> None:
    match = dealt(TRIOMINO, "5-5-5", "0-4-5 4-5-5")
    lay(match, "5-5-5 0 0 up")
    assert not match.legal.of(tile("0-4-5"))
    assert len(match.legal.of(tile("4-5-5"))) == 3


def test_03_turns_go_clockwise_in_seat_order_from_whoever_opened() -> None:
    rules = with_hands(TRIOMINO, 4, seats=3)
    match = dealt(rules, "4-5-5 0-5-5", "5-5-5 1-5-5", "3-5-5 2-5-5")
    plays = ["5-5-5 0 0 up", "3-5-5 0 0 down", "4-5-5 -1 0 down", "1-5-5 0 -1 down"]
    assert [lay(match, play).seat for play in plays] == [1, 2, 0, 1]
    assert match.round.turn == 2


def test_03_a_turn_is_one_tile() -> None:
    match = dealt(TRIOMINO, "5-5-5 4-5-5", "3-5-5 2-5-5")
    lay_all(match, "5-5-5 0 0 up\n 3-5-5 0 0 down")
    with pytest.raises(IllegalAction) as refused:
        match.play(Place(tile("2-5-5"), Cell(-1, 0, down=True), (5, 2, 5)))
    assert refused.value.reason is Reason.TILE_NOT_HELD


@pytest.mark.parametrize(
    ("hands", "opener", "opening"),
    [
        (("4-5-5", "0-0-0"), 1, "0-0-0"),
        (("1-1-1 5-5-5", "4-4-4"), 0, "5-5-5"),
        (("0-0-1", "4-5-5"), 1, "4-5-5"),
        (("3-4-5", "2-5-5"), 1, "2-5-5"),
        (("1-5-5", "3-4-4 2-4-5"), 0, "1-5-5"),
    ],
    ids=["any triple first", "highest triple", "highest value", "2-5-5 first", "1-5-5 first"],
)
def test_04_the_opening(hands: tuple[str, str], opener: int, opening: str) -> None:
    match = dealt(TRIOMINO, *hands)
    assert match.round.turn == opener
    assert match.legal.tiles == tiles(opening)


def test_04_the_highest_tile_may_decide_triple_or_not() -> None:
    rules = TRIOMINO.replace(opener=Opener.HIGHEST_TILE)
    match = dealt(rules, "4-4-4", "3-5-5")
    assert match.round.turn == 1
    assert match.legal.tiles == tiles("3-5-5")


def test_04_of_equals_the_highest_tile_is_the_one_with_the_highest_corners() -> None:
    assert dealt(published("goliath"), "4-4-4", "2-5-5").round.turn == 1


def test_04_with_that_tile_there_is_no_choice_but_how_it_is_turned() -> None:
    match = dealt(TRIOMINO, "4-5-5 3-4-4", "0-0-1")
    opening = tile("4-5-5")
    turns = [(4, 5, 5), (5, 4, 5), (5, 5, 4)]
    assert list(match.legal) == [Place(opening, Cell(0, 0), turn) for turn in turns]


@pytest.mark.parametrize("sheet", ["triodominio", "goliath"])
def test_04_with_any_tile_the_opener_opens_with_whichever(sheet: str) -> None:
    match = dealt(published(sheet), "0-0-1 5-5-5", "4-5-5")
    assert match.round.turn == 0
    assert {place.tile for place in match.legal.placements} == set(match.round.hands[0])


def test_04_the_youngest_opens_each_round() -> None:
    rules = with_hands(published("triodominio"), 1)
    match = dealt(rules, "5-5-5", "4-5-5", youngest=1)
    lay(match, "4-5-5 0 0 up")
    match.deal(deal_of(rules, "5-5-5", "0-0-1"))
    assert match.round.turn == 1


def test_04_every_round_opens_by_the_same_rule() -> None:
    rules = with_hands(TRIOMINO, 1)
    match = dealt(rules, "5-5-5", "4-5-5")
    lay(match, "5-5-5 0 0 up")
    match.deal(deal_of(rules, "4-5-5", "4-4-4"))
    assert match.round.turn == 1
    assert match.legal.tiles == tiles("4-4-4")
