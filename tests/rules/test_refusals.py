"""An action that is not legal is refused with the reason, and changes nothing."""

import re
from collections.abc import Callable

import pytest

from tests.rules.positions import TABLES, Table, by_name, moments
from tests.rules.scenes import THE_SIXTH, hexagon_open
from tests.rules.setting import dealt, lay, tile, with_hands
from trimino.rules import (
    DECLINE,
    DRAW,
    PASS,
    TILES,
    Action,
    Cell,
    IllegalAction,
    Match,
    Phase,
    Place,
    Position,
    Reason,
    published,
)
from trimino.words import Words, languages

Count = Callable[[int, int], int]

TRIOMINO = with_hands(published("triomino"), 3)
WIKIPEDIA = with_hands(published("wikipedia"), 3)
TRIODOMINIO = with_hands(published("triodominio"), 5)


def place(name: str, x: int, y: int, way: str, corners: str, field: int = 0) -> Place:
    a, b, c = map(int, corners.split())
    return Place(tile(name), Cell(x, y, way == "down"), (a, b, c), field)


def opened() -> Match:
    """5-5-5 lies there; seat 1 has 4-5-5 and 0-0-1."""
    match = dealt(TRIOMINO, "5-5-5 3-5-5", "4-5-5 0-0-1", well="2-5-5 0-0-0 1-1-1")
    lay(match, "5-5-5 0 0 up")
    return match


def new_field_offered() -> Match:
    match = hexagon_open(TRIODOMINIO, "2-3-4")
    lay(match, THE_SIXTH)
    return match


def refused(match: Match, action: object, *, by_clock: bool = False) -> IllegalAction:
    before = match.copy()
    with pytest.raises(IllegalAction) as error:
        match.play(action, by_clock=by_clock)  # type: ignore[arg-type]  # Some are no actions.
    assert match == before
    assert match.round.events == before.round.events
    return error.value


def test_round_over() -> None:
    match = dealt(with_hands(published("triomino"), 1), "5-5-5", "4-5-5")
    lay(match, "5-5-5 0 0 up")
    for action in (place("4-5-5", 0, 0, "down", "5 5 4"), DRAW, PASS, DECLINE):
        assert refused(match, action).reason is Reason.ROUND_OVER


def test_round_over_by_the_target_with_a_tile_that_would_fit() -> None:
    match = dealt(published("trimino").replace(target=25), "5-5-5 4-5-5", "")
    lay(match, "5-5-5 0 0 up")
    for action in (place("4-5-5", 0, 0, "down", "5 5 4"), DRAW, PASS, DECLINE):
        assert refused(match, action).reason is Reason.ROUND_OVER


@pytest.mark.parametrize("action", [None, "draw", 3, TILES[0], object(), (), DRAW.__class__])
def test_not_an_action(action: object) -> None:
    assert refused(opened(), action).reason is Reason.NOT_AN_ACTION


def test_not_the_clocks_play() -> None:
    error = refused(opened(), DRAW, by_clock=True)
    assert error.reason is Reason.NOT_THE_CLOCKS_PLAY


def test_tile_not_held() -> None:
    error = refused(opened(), place("3-5-5", 0, 0, "down", "5 5 3"))
    assert error.reason is Reason.TILE_NOT_HELD
    assert error.message.details["tile"] == tile("3-5-5")


def test_tile_not_held_any_more() -> None:
    error = refused(opened(), place("5-5-5", 0, 0, "down", "5 5 5"))
    assert error.reason is Reason.TILE_NOT_HELD


def test_not_the_opening_tile() -> None:
    match = dealt(TRIOMINO, "5-5-5 3-5-5", "")
    error = refused(match, place("3-5-5", 0, 0, "up", "3 5 5"))
    assert error.reason is Reason.NOT_THE_OPENING_TILE
    assert error.message.details["tile"] == tile("5-5-5")


def test_not_drawn_this_turn() -> None:
    match = opened()
    match.play(DRAW)
    error = refused(match, place("4-5-5", 0, 0, "down", "5 5 4"))
    assert error.reason is Reason.NOT_DRAWN_THIS_TURN


@pytest.mark.parametrize("field", [1, 7, -1])
def test_no_such_field(field: int) -> None:
    error = refused(opened(), place("4-5-5", 0, 0, "down", "5 5 4", field))
    assert error.reason is Reason.NO_SUCH_FIELD


@pytest.mark.parametrize(("x", "y", "way"), [(0, 0, "down"), (1, 0, "up"), (0, -1, "down")])
def test_not_where_a_field_starts(x: int, y: int, way: str) -> None:
    opening = dealt(TRIOMINO, "5-5-5", "")
    error = refused(opening, place("5-5-5", x, y, way, "5 5 5"))
    assert error.reason is Reason.NOT_WHERE_A_FIELD_STARTS
    assert error.message.details["opens"]
    error = refused(new_field_offered(), place("2-3-4", x, y, way, "2 3 4", 1))
    assert error.reason is Reason.NOT_WHERE_A_FIELD_STARTS
    assert not error.message.details["opens"]


def test_not_a_new_field() -> None:
    error = refused(dealt(TRIOMINO, "5-5-5", ""), place("5-5-5", 0, 0, "up", "5 5 5", 1))
    assert error.reason is Reason.NOT_A_NEW_FIELD
    assert error.message.details == {"opens": True, "field": 0}
    error = refused(new_field_offered(), place("2-3-4", 0, 0, "up", "2 3 4", 0))
    assert error.reason is Reason.NOT_A_NEW_FIELD
    assert error.message.details == {"opens": False, "field": 1}


@pytest.mark.parametrize("language", languages())
def test_somebody_who_starts_a_field_is_told_where_without_numbers(language: str) -> None:
    told = Words(language)
    opening, offered = dealt(TRIOMINO, "5-5-5", ""), new_field_offered()
    for match, name, corners, wrong in (
        (opening, "5-5-5", "5 5 5", 1),
        (offered, "2-3-4", "2 3 4", 0),
    ):
        sentences = {
            told.say(refused(match, place(name, x, 0, "up", corners, field)).message)
            for x, field in ((1, 1 - wrong), (0, wrong))
        }
        assert len(sentences) == 2
        assert not any(re.search(r"[0-9{}$]", sentence) for sentence in sentences)


def test_cell_taken() -> None:
    error = refused(opened(), place("4-5-5", 0, 0, "up", "4 5 5"))
    assert error.reason is Reason.CELL_TAKEN


@pytest.mark.parametrize(("x", "y", "way"), [(1, 0, "up"), (5, 5, "down"), (-1, 0, "up")])
def test_no_tile_beside(x: int, y: int, way: str) -> None:
    error = refused(opened(), place("4-5-5", x, y, way, "4 5 5"))
    assert error.reason is Reason.NO_TILE_BESIDE


@pytest.mark.parametrize("corners", ["5 4 4", "0 0 0", "5 5 5"])
def test_not_a_turn_of_the_tile(corners: str) -> None:
    error = refused(opened(), place("4-5-5", 0, 0, "down", corners))
    assert error.reason is Reason.NOT_A_TURN_OF_THE_TILE


def test_a_tile_is_not_flipped() -> None:
    error = refused(new_field_offered(), place("2-3-4", 0, 0, "up", "4 3 2", 1))
    assert error.reason is Reason.NOT_A_TURN_OF_THE_TILE


@pytest.mark.parametrize(("name", "corners"), [("4-5-5", "4 5 5"), ("0-0-1", "0 0 1")])
def test_corners_do_not_match(name: str, corners: str) -> None:
    error = refused(opened(), place(name, 0, 0, "down", corners))
    assert error.reason is Reason.CORNERS_DO_NOT_MATCH
    assert error.message.details["needed"] == "5-5-?"
    # Turned another way the one fits, and the other does not.
    assert error.message.details["fits"] == (name == "4-5-5")


@pytest.mark.parametrize("action", [DRAW, PASS])
def test_must_place(action: Action) -> None:
    match = dealt(WIKIPEDIA, "5-5-5", "4-5-5")
    lay(match, "5-5-5 0 0 up")
    assert refused(match, action).reason is Reason.MUST_PLACE


@pytest.mark.parametrize("action", [DRAW, PASS])
def test_must_open(action: Action) -> None:
    assert refused(dealt(TRIOMINO, "5-5-5", ""), action).reason is Reason.MUST_OPEN


def test_must_draw() -> None:
    assert refused(opened(), PASS).reason is Reason.MUST_DRAW


def test_well_empty() -> None:
    rules = with_hands(published("triomino"), 5).replace(highest_value=2, solo=None)
    match = dealt(rules, "2-2-2", "1-2-2")
    lay(match, "2-2-2 0 0 up")
    assert refused(match, DRAW).reason is Reason.WELL_EMPTY


def test_draw_limit_reached() -> None:
    match = opened()
    for _ in range(3):
        match.play(DRAW)
    error = refused(match, DRAW)
    assert error.reason is Reason.DRAW_LIMIT_REACHED
    assert error.message.details["limit"] == 3


def test_nothing_offered() -> None:
    assert refused(opened(), DECLINE).reason is Reason.NOTHING_OFFERED
    assert refused(dealt(TRIOMINO, "5-5-5", ""), DECLINE).reason is Reason.NOTHING_OFFERED


@pytest.mark.parametrize("action", [DRAW, PASS])
def test_only_place_or_decline(action: Action) -> None:
    match = dealt(published("tri-domino"), "0-0-0 0-0-5", "")
    lay(match, "0-0-0 0 0 up")
    assert refused(match, action).reason is Reason.ONLY_PLACE_OR_DECLINE
    assert refused(new_field_offered(), action).reason is Reason.ONLY_PLACE_OR_DECLINE


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_a_refusal_changes_nothing_at_any_moment(table: Table, count: Count) -> None:
    for seed in range(count(1, 3)):
        for number, match in enumerate(moments(table, seed, rounds=count(1, 3))):
            if number % count(5, 1) and not match.round.over:
                continue
            legal = set(match.legal)
            somewhere = Place(TILES[number % 56], Cell(0, number % 2), (0, 0, 0))
            for action in (somewhere, DRAW, PASS, DECLINE):
                if action not in legal:
                    refused(match, action)


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_every_tile_can_be_laid_or_has_a_reason_at_any_moment(table: Table, count: Count) -> None:
    for match in moments(table, seed=5, rounds=count(1, 3)):
        for seat in range(match.players):
            position = match.view(seat).now.position
            assert_reasons(position)


def assert_reasons(position: Position) -> None:
    tiles, actions = position.refusals
    legal = position.legal
    assert set(position.hand) - set(tiles) == {place.tile for place in legal.placements}
    assert {DRAW, PASS} - set(actions) == {DRAW, PASS} & set(legal)
    waiting = Reason.ROUND_OVER if position.phase is Phase.OVER else Reason.NOT_YOUR_TURN
    for error in (*tiles.values(), *actions.values()):
        assert (error.reason is waiting) == (not position.is_turn)
    for held, error in tiles.items() if position.is_turn else ():
        assert (error.reason is Reason.FITS_NOWHERE) == (held in legal.tiles)


def test_the_reasons_for_a_tile() -> None:
    opening = dealt(TRIOMINO, "5-5-5 3-5-5", "4-5-5 0-0-1", well="2-5-5 0-0-0 1-1-1")
    (error, *_) = opening.view(0).now.position.refusals.tiles.values()
    assert error.reason is Reason.NOT_THE_OPENING_TILE
    assert error.message.details == {"tile": tile("5-5-5"), "rule": "highest-triple"}
    match = opened()
    assert match.view(1).now.position.refusals.tiles[tile("0-0-1")].reason is Reason.FITS_NOWHERE
    match.play(DRAW)
    assert match.view(1).now.position.refusals.tiles[tile("4-5-5")].reason is (
        Reason.NOT_DRAWN_THIS_TURN
    )


def test_without_a_triple_the_highest_tile_opens() -> None:
    match = dealt(TRIOMINO, "3-5-5 3-4-5", "4-4-5 0-0-1")
    seat = match.round.turn
    errors = match.view(seat).now.position.refusals.tiles.values()
    assert {error.message.details["rule"] for error in errors} == {"highest-tile"}


def test_who_has_drawn_is_told_to_lay_or_draw_again() -> None:
    match = opened()
    match.play(DRAW)
    error = match.view(1).now.position.refusals.actions[PASS]
    assert error.reason is Reason.MUST_DRAW
    assert error.message.details == {"drew": True, "fits": True}
    assert str(error) == "You have drawn: lay a tile that fits, or draw again."


def test_a_spectator_is_refused_nothing() -> None:
    assert opened().view(None).now.position.refusals == ({}, {})
