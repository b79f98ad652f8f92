"""House rules: a rule set with fields replaced, equal to any other with the same fields."""

import pickle
from typing import Any

import pytest

from trimino.rules import (
    FIELDS,
    RULESETS,
    Match,
    Ruleset,
    SetupError,
    departures,
    published,
)
from trimino.rules.errors import SetupReason
from trimino.rules.field_domains import HandSizes, Solo
from trimino.rules.ruleset import (
    AfterDrawing,
    BlockedScore,
    BlockedTie,
    BlockedWhen,
    EmptyWellPass,
    HandsLeft,
    NextOpener,
    Opener,
    OpeningTile,
    TargetMet,
    TilePoints,
    Winner,
)

TRIOMINO = published("triomino")

# Each field's value in JSON, and what it is in a rule set.
HOUSE_RULES: dict[str, tuple[object, Any]] = {
    "players": ([2, 4], (2, 4)),
    "hand": (
        {"2": 8, "3": 6, "4": 6, "5": 5, "6": 5},
        HandSizes({2: 8, 3: 6, 4: 6, 5: 5, 6: 5}),
    ),
    "opener": ("highest-tile", Opener.HIGHEST_TILE),
    "opening_tile": ("any", OpeningTile.ANY),
    "tile_points": ("one", TilePoints.ONE),
    "opening_bonus": (0, 0),
    "opening_bonus_needs_triple": (True, True),
    "zero_opening_bonus": (30, 30),
    "zero_opening_follow_up": (True, True),
    "bridge": (1000, 1000),
    "double": (0, 0),
    "hexagons": ([50, 60, 70], (50, 60, 70)),
    "new_field": (True, True),
    "free_draw": (False, False),
    "draw_limit": (None, None),
    "draw_cost": (0, 0),
    "after_drawing": ("newest", AfterDrawing.NEWEST),
    "stop_drawing": (True, True),
    "stop_cost": (15, 15),
    "stuck_cost": (25, 25),
    "empty_well_cost": (0, 0),
    "empty_well_pass": ("free", EmptyWellPass.FREE),
    "blocked_when": ("all-passed", BlockedWhen.ALL_PASSED),
    "out_bonus": (0, 0),
    "hands_left": ("ignored", HandsLeft.IGNORED),
    "blocked_score": ("differences", BlockedScore.DIFFERENCES),
    "blocked_tie": ("fewest-tiles", BlockedTie.FEWEST_TILES),
    "next_opener": ("rotation", NextOpener.ROTATION),
    "target": (500, 500),
    "target_met": ("at-once", TargetMet.AT_ONCE),
    "rounds": (5, 5),
    "winner": ("round-winner", Winner.ROUND_WINNER),
    "solo": ({"hand": 0, "well": 30, "draw_cost": 2}, Solo(0, 30, 2)),
    "highest_value": (4, 4),
}


def open_to(name: str) -> Ruleset:
    """Rules in which that one field can be changed by itself."""
    small = TRIOMINO.replace(players=(2, 3), solo=None)
    return small if name == "highest_value" else TRIOMINO


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_a_house_rule_changes_one_field(name: str) -> None:
    rules, (_, value) = open_to(name), HOUSE_RULES[name]
    house = rules.replace(**{name: value})
    assert getattr(house, name) == value
    assert house != rules
    assert house.base == rules.base
    assert house.replace(**{name: getattr(rules, name)}) == rules


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_a_house_rule_in_json_is_the_same(name: str) -> None:
    rules, (written, value) = open_to(name), HOUSE_RULES[name]
    house = rules.replace_json({name: written})
    assert house == rules.replace(**{name: value})
    assert type(getattr(house, name)) is type(value)
    assert house.to_json()[name] == written


def test_every_field_has_a_house_rule_here() -> None:
    assert list(HOUSE_RULES) == [info.name for info in FIELDS]


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_json_round_trips(rules: Ruleset) -> None:
    assert published("tri-domino").replace_json(rules.to_json()) == rules
    assert departures(rules) == {}


def test_departures_are_what_a_house_rule_changed() -> None:
    house = TRIOMINO.replace(draw_limit=2, hexagons=(50, 60, 70), bridge=40)
    assert departures(house) == {"hexagons": [50, 60, 70], "draw_limit": 2}


def test_equal_fields_make_equal_rule_sets_whatever_they_are_based_on() -> None:
    twin = TRIOMINO.replace(target_met=TargetMet.AT_ONCE, solo=Solo(9, 10))
    assert twin.base == "triomino"
    assert twin == published("trimino")
    assert hash(twin) == hash(published("trimino"))
    assert len(set(RULESETS)) == len(RULESETS)


def test_a_rule_set_never_changes() -> None:
    with pytest.raises(AttributeError):
        TRIOMINO.target = 500  # type: ignore[misc]  # That it cannot be set is the point.
    with pytest.raises(TypeError):
        TRIOMINO.hand[2] = 10  # type: ignore[index]  # The same.


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_rule_set_can_be_pickled(rules: Ruleset) -> None:
    assert pickle.loads(pickle.dumps(rules)) == rules


def test_the_tiles_of_a_smaller_set() -> None:
    small = TRIOMINO.replace(highest_value=4, players=(2, 2), solo=None)
    assert len(small.tiles) == 35
    assert all(max(tile) <= 4 for tile in small.tiles)


def test_a_hand_that_names_some_numbers_of_players_keeps_the_others() -> None:
    house = TRIOMINO.replace_json({"hand": {"2": 4}})
    assert dict(house.hand) == {2: 4, 3: 7, 4: 7, 5: 6, 6: 6}
    assert TRIOMINO.replace(hand=HandSizes({2: 4})) == house
    narrow = TRIOMINO.replace_json({"players": [2, 3], "hand": {"2": 4}})
    assert narrow.replace(players=(2, 6)) == house


def test_hands_of_numbers_that_are_not_allowed_do_not_count() -> None:
    narrow = TRIOMINO.replace(players=(2, 3))
    assert narrow == narrow.replace(hand=HandSizes({6: 1}))
    assert hash(narrow) == hash(narrow.replace(hand=HandSizes({6: 1})))
    assert narrow != narrow.replace(hand=HandSizes({3: 1}))


@pytest.mark.parametrize(
    "rules",
    [
        TRIOMINO.replace(hand=HandSizes({2: 4})),
        TRIOMINO.replace(hand=HandSizes({2: 9})),
        published("triodominio")
        .replace_json({"players": [2, 3], "hand": {"2": 5}})
        .replace(players=(2, 4)),
        published("triodominio").replace(players=(2, 6)),
    ],
    ids=lambda rules: str(dict(rules.hand)),
)
def test_what_departs_from_the_base_makes_the_same_rules_again(rules: Ruleset) -> None:
    assert published(rules.base).replace_json(departures(rules)) == rules


def test_a_number_of_players_that_cannot_be_dealt_is_refused_when_they_sit_down() -> None:
    house = TRIOMINO.replace_json({"hand": {"2": 4}, "highest_value": 3, "solo": None})
    assert house.tables == (2,)
    assert Match(house, players=2).players == 2
    for players in (3, 6):
        with pytest.raises(SetupError) as refused:
            Match(house, players=players)
        assert refused.value.reason is SetupReason.TOO_FEW_TILES
    wide = published("triodominio").replace(players=(2, 6))
    assert wide.tables == (2, 3, 4)
    with pytest.raises(SetupError) as refused:
        Match(wide, players=5)
    assert refused.value.reason is SetupReason.HAND_SIZE_MISSING
    with pytest.raises(SetupError) as refused:
        Match(house, players=7)
    assert refused.value.reason is SetupReason.SEATS_OUT_OF_RANGE


def test_rules_that_can_only_be_played_solo_are_rules() -> None:
    alone = TRIOMINO.replace(highest_value=2, solo=Solo(2, 5))
    assert alone.tables == ()
    assert Match(alone, players=1).is_solo
