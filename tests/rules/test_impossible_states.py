"""Impossible states: the public names refuse them, with errors of this library."""

import pickle
import random
import subprocess
import sys
from functools import partial
from typing import Any

import pytest

from trimino.rules import (
    DECLINE,
    DRAW,
    ORIGIN,
    PASS,
    RULESETS,
    TILES,
    Cell,
    Deal,
    Field,
    IllegalAction,
    Match,
    Phase,
    Place,
    Reason,
    Round,
    SetupError,
    SetupReason,
    Tile,
    published,
)

TRIOMINO = published("triomino")
ODD: list[Any] = [(0.0, 0, 0), (0, 0, 1), ([], 0, False), (True, 1, 1)]
"""What equals a cell or a tile, or has its shape, and is none."""


def forged(*values: Any) -> Tile:
    """A tile that cannot be made through its constructor."""
    return tuple.__new__(Tile, values)


def begun(base: str = "triomino", seats: int = 2, actions: int = 0) -> Match:
    rng = random.Random(3)
    match = Match(published(base), seats)
    match.deal(rng)
    for _ in range(actions):
        match.play(rng.choice(list(match.legal)))
    return match


def a_placement(match: Match) -> Place:
    while not match.legal.placements:
        match.play(match.legal.default)
    return match.legal.placements[0]


@pytest.mark.parametrize("name", ["rules", "phase", "fields", "hand", "tiles", "can_draw"])
def test_what_is_legal_cannot_be_changed(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(begun().legal, name, 3)


def test_tables_and_piles_that_are_handed_out_cannot_be_changed() -> None:
    match = begun(actions=6)
    gap = next(iter(match.round.fields[0].gaps.values()))
    handed_out: tuple[Any, ...] = (
        gap.turned,
        match.round.fields[0].gaps,
        match.round.fields[0].laid,
        match.round.fields[0].values,
    )
    for table in handed_out:
        with pytest.raises((AttributeError, TypeError)):
            table.clear()
    assert isinstance(match.round.well, tuple)


@pytest.mark.parametrize("name", ["rules", "players", "youngest", "rounds_to_play", "well_size"])
def test_the_settings_of_a_match_stay_as_they_are(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(begun(), name, 3)


@pytest.mark.parametrize("name", ["rules", "deal", "before", "youngest", "state", "hands", "well"])
def test_a_round_changes_only_by_being_played(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(begun().round, name, 3)


def test_a_field_keeps_its_number() -> None:
    with pytest.raises(AttributeError):
        setattr(Field(), "number", 3)  # noqa: B010 - mypy knows that it cannot be assigned


def test_a_round_that_is_past_cannot_be_taken_up_again() -> None:
    rng = random.Random(2)
    match = begun()
    while len(match.rounds) < 2:
        if match.needs_deal:
            match.deal(rng)
        match.play(rng.choice(list(match.legal)))
    before = match.copy()
    match.rounds[0].undo()
    assert match == before


def test_undoing_a_deal_and_the_round_before_it_leaves_copies_alone() -> None:
    rng = random.Random(2)
    match = begun()
    while len(match.rounds) < 2:
        if match.needs_deal:
            match.deal(rng)
        else:
            match.play(rng.choice(list(match.legal)))
    twin, again = match.copy(), match.copy()
    match.undo()
    match.undo()
    assert len(match.round.events) == len(twin.rounds[0].events) - 1
    assert twin == again != match


@pytest.mark.parametrize(
    "changed",
    [
        {"at": Cell(*ODD[0])},
        {"at": Cell(*ODD[1])},
        {"at": Cell(*ODD[2])},
        {"at": [0, 0, True]},
        {"at": None},
        {"field": 0.0},
        {"field": "0"},
        {"field": -1},
        {"tile": (3, 4, 4)},
        {"tile": None},
        {"tile": forged(9, 9, 9)},
        {"corners": None},
        {"corners": [[]]},
    ],
    ids=str,
)
def test_a_placement_made_of_something_else_is_refused(changed: dict[str, Any]) -> None:
    match = begun(actions=4)
    place = a_placement(match)._replace(**changed)
    with pytest.raises(IllegalAction):
        match.play(place)


def test_what_equals_a_placement_is_played_as_that_placement() -> None:
    match = begun(actions=4)
    place = a_placement(match)
    a, b, c = place.corners
    event = match.play(place._replace(corners=(float(a), float(b), float(c))))  # type: ignore[arg-type]  # on purpose
    assert isinstance(event.action, Place)
    assert set(map(type, event.action.corners)) == {int}


@pytest.mark.parametrize(
    "values",
    [
        (9, 9, 9),
        (4, 3, 4),
        (0, 1, 6),
        (-1, 0, 0),
        (5, 4, 3),
        ("0", "1", "2"),
        ODD[0],
        ODD[2],
        ODD[3],
    ],
    ids=str,
)
def test_only_the_tiles_of_a_set_can_be_made(values: Any) -> None:
    for make in (partial(Tile, *values), partial(Tile._make, values)):
        with pytest.raises(SetupError) as refused:
            make()
        assert refused.value.reason is SetupReason.TILE_UNKNOWN


def test_every_tile_lies_in_all_its_turns() -> None:
    for tile in TILES:
        a, b, c = tile
        assert tile.turns == tuple(sorted({(a, b, c), (b, c, a), (c, a, b)}))


FIRST = Place(Tile(1, 2, 3), ORIGIN, (1, 2, 3))
BELOW = Cell(0, -1, True)


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (FIRST._replace(corners=(5, 5, 5)), Reason.NOT_A_TURN_OF_THE_TILE),
        (FIRST._replace(corners=(1, 3, 2)), Reason.NOT_A_TURN_OF_THE_TILE),
        (FIRST._replace(at=Cell(1, 0)), Reason.NOT_WHERE_A_FIELD_STARTS),
        (FIRST._replace(field=1), Reason.NO_SUCH_FIELD),
        (FIRST._replace(tile=forged(9, 9, 9)), Reason.NOT_A_TURN_OF_THE_TILE),
        (FIRST._replace(at=Cell(*ODD[0])), Reason.NOT_AN_ACTION),
    ],
    ids=str,
)
def test_a_field_begins_with_a_tile_that_can_lie_there(place: Any, reason: Reason) -> None:
    with pytest.raises(IllegalAction) as refused:
        Field().lay(place)
    assert refused.value.reason is reason


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (Place(Tile(0, 0, 0), ORIGIN, (0, 0, 0)), Reason.CELL_TAKEN),
        (Place(Tile(0, 0, 0), Cell(5, 5), (0, 0, 0)), Reason.NO_TILE_BESIDE),
        (Place(Tile(0, 0, 0), BELOW, (0, 0, 0)), Reason.CORNERS_DO_NOT_MATCH),
        (Place(Tile(4, 5, 5), BELOW, (4, 4, 5)), Reason.NOT_A_TURN_OF_THE_TILE),
        (FIRST._replace(at=BELOW), SetupReason.TILE_TWICE),
    ],
    ids=str,
)
def test_a_field_takes_only_what_fits(place: Place, reason: Reason | SetupReason) -> None:
    field = Field().lay(FIRST)
    with pytest.raises((IllegalAction, SetupError)) as refused:
        field.lay(place)
    assert refused.value.reason is reason
    fitting = next(place for tile in TILES if tile != FIRST.tile for place in field.places(tile))
    assert len(field.lay(fitting).laid) == 2


@pytest.mark.parametrize("corners", [(1.0, 2, 3), (True, 2, 3)])
def test_a_field_holds_whole_numbers_only(corners: Any) -> None:
    field = Field().lay(FIRST._replace(corners=corners))
    assert [*map(type, field.values.values())] == [int] * 3
    assert [*map(type, field.laid[ORIGIN].corners)] == [int] * 3


def test_what_is_pushed_is_of_a_kind_that_is_asked_for() -> None:
    match = begun()
    for early, reason in ((DECLINE, Reason.NOTHING_OFFERED), (DRAW, Reason.MUST_OPEN)):
        with pytest.raises(IllegalAction) as refused:
            match.push(early)
        assert refused.value.reason is reason
    ended = begun("triple-domino")
    while not ended.round.over:
        ended.push(ended.legal.default)
    for action in (DECLINE, DRAW, PASS, FIRST):
        with pytest.raises(IllegalAction) as refused:
            ended.push(action)
        assert refused.value.reason is Reason.ROUND_OVER


def test_what_is_pushed_is_held_and_has_a_field() -> None:
    match = begun()
    assert_not_pushed(match, not_held(match), Reason.TILE_NOT_HELD)
    match.push(match.legal.placements[0])
    assert_not_pushed(match, not_held(match), Reason.TILE_NOT_HELD)
    elsewhere = a_placement(match)._replace(field=1)
    assert_not_pushed(match, elsewhere, Reason.NO_SUCH_FIELD)
    for ask in (match.legal.kind, match.legal.scores, match.legal.bonus):
        with pytest.raises(IllegalAction, match="There is only one field"):
            ask(elsewhere)


def not_held(match: Match) -> Place:
    tile = next(tile for tile in TILES if tile not in match.legal.hand)
    return Place(tile, ORIGIN, tile)


def assert_not_pushed(match: Match, place: Place, reason: Reason) -> None:
    before = match.copy()
    with pytest.raises(IllegalAction) as refused:
        match.push(place)
    assert refused.value.reason is reason
    assert match == before


def test_nothing_is_pushed_out_of_an_empty_well() -> None:
    match, rng = begun(), random.Random(1)
    while match.round.well or match.round.phase is not Phase.TURN:
        match.push(rng.choice(list(match.legal)))
    with pytest.raises(IllegalAction) as refused:
        match.push(DRAW)
    assert refused.value.reason is Reason.WELL_EMPTY


@pytest.mark.parametrize("action", [None, "draw", 3, (), Place])
def test_what_is_no_action_is_refused(action: Any) -> None:
    with pytest.raises(IllegalAction) as refused:
        begun().play(action)
    assert refused.value.reason is Reason.NOT_AN_ACTION


@pytest.mark.parametrize(
    "settings",
    [
        {"players": "2"},
        {"players": 2.0},
        {"players": 7},
        {"players": True},
        {"players": 2, "youngest": 1.0},
        {"players": 2, "rounds_to_play": 3},
        {"players": 1, "well_size": 3.5},
        {"players": 1, "well_size": 90},
        {"players": 2, "well_size": 9},
    ],
    ids=str,
)
def test_a_match_that_cannot_be_set_up_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Match(TRIOMINO, **settings)


@pytest.mark.parametrize("rounds", [0, 2.5, 1001, "3"])
def test_rounds_to_play_are_a_whole_number(rounds: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Match(published("triodominio"), 2, rounds_to_play=rounds)
    assert refused.value.reason is SetupReason.ROUNDS_OUT_OF_RANGE


@pytest.mark.parametrize("before", [("a", "b"), (1.5, 2), (1,), [1, 2], (400, 0), (0, 900)])
def test_totals_from_which_no_round_begins_are_refused(before: Any) -> None:
    deal = Deal.shuffled(TRIOMINO, 2, random.Random(1))
    with pytest.raises(SetupError):
        Round(TRIOMINO, deal, before=before)


def test_a_deal_of_lists_is_taken_as_one_of_tuples() -> None:
    dealt = Deal.shuffled(TRIOMINO, 2, random.Random(1))
    hands: Any = [list(hand) for hand in dealt.hands]
    well: Any = list(dealt.well)
    assert Deal(hands, well) == dealt
    assert isinstance(Round(TRIOMINO, Deal(hands, well)).well, tuple)


@pytest.mark.parametrize("tile", [(0, 0, 0), forged(*ODD[0]), forged(*ODD[3]), None])
def test_what_only_equals_a_tile_is_not_dealt(tile: Any) -> None:
    tiles: list[Any] = [other for other in TRIOMINO.tiles if other != tile]
    tiles = [tile, *tiles][:56]
    deal = Deal((tuple(tiles[:9]), tuple(tiles[9:18])), tuple(tiles[18:]))
    with pytest.raises(SetupError) as refused:
        Round(TRIOMINO, deal)
    assert refused.value.reason is SetupReason.TILE_UNKNOWN


@pytest.mark.parametrize("seat", [-1, 2, 1.0, True, "0"])
def test_only_seats_have_views(seat: Any) -> None:
    with pytest.raises(SetupError) as refused:
        begun().view(seat)
    assert refused.value.reason is SetupReason.NO_SUCH_SEAT


def test_everything_can_be_pickled_and_is_equal_afterwards() -> None:
    match = begun("triodominio", seats=3, actions=25)
    for value in (match, match.round, match.view(1), match.view(None), match.rules):
        assert pickle.loads(pickle.dumps(value)) == value


def test_a_rule_set_from_another_process_is_found_in_a_set() -> None:
    code = (
        "import pickle, sys; from trimino.rules import published; r = published('goliath');"
        "hash(r); sys.stdout.buffer.write(pickle.dumps(r))"
    )
    other = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONHASHSEED": "7"}, capture_output=True, check=True
    )
    known = {rules: rules.base for rules in RULESETS}
    assert known[pickle.loads(other.stdout)] == "goliath"


def test_a_limit_of_no_draws_can_be_played_where_there_is_no_well() -> None:
    hand = {"2": 28}
    rules = TRIOMINO.replace_json({"players": [2, 2], "hand": hand, "draw_limit": 0, "solo": None})
    match, rng = Match(rules, 2), random.Random(1)
    match.deal(rng)
    while not match.round.over:
        match.play(rng.choice(list(match.legal)))
