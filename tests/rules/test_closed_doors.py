"""Nobody can build an impossible state through the public interface, nor get a foreign error."""

import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

from trimino.rules import (
    RULESETS,
    Cell,
    Deal,
    Field,
    IllegalAction,
    Match,
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


@pytest.mark.parametrize("name", ["rules", "seats", "youngest", "rounds_to_play", "well_size"])
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
        {"tile": Tile(9, 9, 9)},
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


@pytest.mark.parametrize("action", [None, "draw", 3, (), Place])
def test_what_is_no_action_is_refused(action: Any) -> None:
    with pytest.raises(IllegalAction) as refused:
        begun().play(action)
    assert refused.value.reason is Reason.NOT_AN_ACTION


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": "2"},
        {"seats": 2.0},
        {"seats": 7},
        {"seats": True},
        {"seats": 2, "youngest": 1.0},
        {"seats": 2, "rounds_to_play": 3},
        {"seats": 1, "well_size": 3.5},
        {"seats": 1, "well_size": 90},
        {"seats": 2, "well_size": 9},
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


@pytest.mark.parametrize("tile", [(0, 0, 0), Tile(*ODD[0]), Tile(*ODD[3]), None])
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
