"""Refusals of rule sets, field by field and in combination."""

from typing import Any

import pytest

from trimino.rules import (
    FIELDS,
    RULESETS,
    Ruleset,
    RulesetError,
    RulesetReason,
    field_info,
    published,
)
from trimino.rules.field_domains import (
    ChoiceDomain,
    Flag,
    Hands,
    HandSizes,
    Number,
    Numbers,
    Solo,
    SoloDeal,
    Span,
)
from trimino.rules.ruleset import HandsLeft, OpeningTile, TargetMet, TilePoints

TRIOMINO = published("triomino")
TRIODOMINIO = published("triodominio")

NO_POINTS: list[object] = [-1, 1001, 2.5, "5", None, True]
NO_FLAG: list[object] = [0, 1, "yes", None]
NO_WORD: list[object] = ["", "both", "HIGHEST", 1, None]

BAD_VALUES: dict[str, list[object]] = {
    "players": [(1, 6), (2, 7), (4, 3), (2,), (2, 3, 4), [2, 6], 4, None, (2.0, 6), ("2", "6")],
    "hand": [
        HandSizes({2: 0, 3: 7, 4: 7, 5: 6, 6: 6}),
        HandSizes({2: 57, 3: 7, 4: 7, 5: 6, 6: 6}),
        HandSizes({1: 9, 2: 9, 3: 7, 4: 7, 5: 6, 6: 6}),
        HandSizes({2: True, 3: 7, 4: 7, 5: 6, 6: 6}),
        {2: 9, 3: 7, 4: 7, 5: 6, 6: 6},
        9,
        None,
    ],
    "opener": NO_WORD,
    "opening_tile": NO_WORD,
    "tile_points": NO_WORD,
    "opening_bonus": NO_POINTS,
    "opening_bonus_needs_triple": NO_FLAG,
    "zero_opening_bonus": NO_POINTS,
    "zero_opening_follow_up": NO_FLAG,
    "bridge": NO_POINTS,
    "double": NO_POINTS,
    "hexagons": [(50, 50), (50, 50, 50, 50), (50, 50, -1), (50, 50, 1001), [50, 50, 50], 50, None],
    "new_field": NO_FLAG,
    "free_draw": NO_FLAG,
    "draw_limit": [-1, 57, 1.5, "3", False],
    "draw_cost": NO_POINTS,
    "after_drawing": NO_WORD,
    "stop_drawing": NO_FLAG,
    "stop_cost": NO_POINTS,
    "stuck_cost": NO_POINTS,
    "empty_well_cost": NO_POINTS,
    "empty_well_pass": NO_WORD,
    "blocked_when": NO_WORD,
    "out_bonus": NO_POINTS,
    "hands_left": NO_WORD,
    "blocked_score": ["", "some", 0],
    "blocked_tie": NO_WORD,
    "next_opener": NO_WORD,
    "target": [0, -400, 100_001, 400.0, "400", True],
    "target_met": ["", "later", 0],
    "rounds": [0, -1, 1001, 3.0, "3", True],
    "winner": NO_WORD,
    "solo": [
        *(Solo(-1, 10), Solo(0, 0), Solo(9, -1), Solo(57, 1), (9, 10), 20, Solo(True, 3)),
        *(Solo(9, 10, -1), Solo(9, 10, 1001), Solo(9, 10, True), (9, 10, None)),
    ],
    "highest_value": [0, 6, -1, 2.0, "5", None, True],
}

IMPOSSIBLE: list[tuple[str, Ruleset, dict[str, Any], RulesetReason]] = [
    ("hand", TRIOMINO, {"highest_value": 2, "solo": None}, RulesetReason.TOO_MANY_TILES),
    ("hand", TRIODOMINIO, {"players": (5, 6)}, RulesetReason.HAND_MISSING),
    (
        "hand",
        TRIODOMINIO,
        {"hand": HandSizes({2: 29, 3: 19, 4: 15})},
        RulesetReason.TOO_MANY_TILES,
    ),
    ("solo", TRIOMINO, {"solo": Solo(9, 47)}, RulesetReason.SOLO_TOO_LARGE),
    (
        "opening_tile",
        TRIODOMINIO,
        {"opening_tile": OpeningTile.THAT},
        RulesetReason.OPENING_TILE_UNDECIDED,
    ),
    ("draw_limit", TRIOMINO, {"draw_limit": 0}, RulesetReason.NEVER_BLOCKED),
    ("blocked_score", TRIOMINO, {"blocked_score": None}, RulesetReason.BLOCKED_SCORE_MISSING),
    ("target", TRIOMINO, {"target": None}, RulesetReason.NO_END),
    ("target", TRIODOMINIO, {"rounds": None}, RulesetReason.NO_END),
    ("target_met", TRIOMINO, {"target_met": None}, RulesetReason.TARGET_MET_MISSING),
    (
        "target",
        published("triodominio-reverse"),
        {
            "tile_points": TilePoints.NONE,
            "target": 100,
            "target_met": TargetMet.AT_ONCE,
            "rounds": None,
        },
        RulesetReason.NOTHING_SCORES,
    ),
    (
        "target",
        TRIOMINO,
        {
            "highest_value": 1,
            "hand": HandSizes({2: 1}),
            "solo": None,
            "tile_points": TilePoints.NONE,
            "opening_bonus": 0,
            "out_bonus": 0,
            "hands_left": HandsLeft.IGNORED,
        },
        RulesetReason.NOTHING_SCORES,
    ),
]


def refusal(rules: Ruleset, changes: dict[str, Any]) -> RulesetError:
    with pytest.raises(RulesetError) as refused:
        rules.replace(**changes)
    return refused.value


@pytest.mark.parametrize("name", BAD_VALUES)
def test_a_bad_value_is_refused_and_its_field_named(name: str) -> None:
    for value in BAD_VALUES[name]:
        error = refusal(TRIOMINO, {name: value})
        assert (error.reason, error.field) == (RulesetReason.BAD_VALUE, name), value


def test_every_field_has_bad_values_here() -> None:
    assert list(BAD_VALUES) == [info.name for info in FIELDS]


@pytest.mark.parametrize(("name", "rules", "changes", "reason"), IMPOSSIBLE)
def test_what_cannot_be_played_together_is_refused_and_a_field_named(
    name: str, rules: Ruleset, changes: dict[str, Any], reason: RulesetReason
) -> None:
    error = refusal(rules, changes)
    assert (error.reason, error.field) == (reason, name)
    assert name in str(error)


@pytest.mark.parametrize("name", ["draw_limits", "Players", "base_", ""])
def test_an_unknown_field_is_refused_by_its_name(name: str) -> None:
    for error in (refusal(TRIOMINO, {name: 3}), refused_json(TRIOMINO, {name: 3})):
        assert (error.reason, error.field) == (RulesetReason.UNKNOWN_FIELD, name)


def refused_json(rules: Ruleset, changes: dict[str, object]) -> RulesetError:
    with pytest.raises(RulesetError) as refused:
        rules.replace_json(changes)
    return refused.value


def test_an_unknown_rule_set_is_refused_with_those_known() -> None:
    with pytest.raises(RulesetError) as refused:
        published("tridomino")
    assert refused.value.reason is RulesetReason.UNKNOWN_RULESET
    known = str(refused.value.message.details["known"])
    assert all(rules.base in known for rules in RULESETS)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("hexagons", 50),
        ("hexagons", [50, 50]),
        ("players", "2-6"),
        ("players", [2, [6]]),
        ("hand", {"two": 9}),
        ("hand", {"2": [9], "3": 7, "4": 7, "5": 6, "6": 6}),
        ("hand", [9, 7, 6]),
        ("solo", {"hand": 9}),
        ("solo", {"hand": 9, "well": "ten"}),
        ("solo", [9, 10]),
        ("winner", ["highest"]),
        ("winner", {}),
        ("opener", None),
        ("target_met", "sometimes"),
        ("draw_limit", {"limit": 3}),
        ("free_draw", "true"),
    ],
)
def test_json_that_is_no_value_of_the_field_is_refused(name: str, written: object) -> None:
    error = refused_json(TRIOMINO, {name: written})
    assert (error.reason, error.field) == (RulesetReason.BAD_VALUE, name)


@pytest.mark.parametrize("info", FIELDS, ids=lambda info: info.name)
def test_a_field_carries_its_range_and_its_meaning(info: Any) -> None:
    assert isinstance(info.domain, Flag | Number | ChoiceDomain | Span | Numbers | Hands | SoloDeal)
    assert isinstance(info.domain.kind, str)
    assert info.meaning == "field-" + info.name.replace("_", "-")
    assert field_info(info.name) is info
    for rules in RULESETS:
        assert info.domain.admits(getattr(rules, info.name))


def test_the_range_of_a_choice_is_its_words() -> None:
    domain = field_info("winner").domain
    assert isinstance(domain, ChoiceDomain)
    assert domain.choices == ("highest", "lowest", "round-winner")


def test_the_last_tile_may_be_dealt() -> None:
    assert TRIODOMINIO.replace(hand=HandSizes({2: 28, 3: 18, 4: 14})).hand[4] == 14
    assert TRIOMINO.replace(solo=Solo(9, 46)).solo == Solo(9, 46)
