"""The ten published rule sets, row by row as the tables of the rules have them."""

from collections.abc import Sequence

import pytest

from trimino.rules import FIELDS, PRESETS, RULESETS, SHEETS, published

SHEET_IDS = [
    "trimino",
    "triple-domino",
    "triomino",
    "tri-domino",
    "triodominio",
    "triodominio-reverse",
]
PRESET_IDS = ["pressman", "goliath", "goliath-kids", "wikipedia"]

UP_TO_SIX = {"2": 9, "3": 7, "4": 7, "5": 6, "6": 6}
UP_TO_FOUR = {"2": 10, "3": 8, "4": 8}

SHEET_ROWS: dict[str, Sequence[object]] = {
    "players": [[2, 6]] * 4 + [[2, 4]] * 2,
    "hand": [UP_TO_SIX] * 4 + [UP_TO_FOUR] * 2,
    "opener": ["highest-triple"] * 4 + ["youngest"] * 2,
    "opening_tile": ["that"] * 4 + ["any"] * 2,
    "tile_points": ["value"] * 4 + ["none", "value"],
    "opening_bonus": [10, 10, 10, 10, 0, 0],
    "opening_bonus_needs_triple": [False, False, False, True, False, False],
    "zero_opening_bonus": [0, 0, 0, 30, 0, 0],
    "zero_opening_follow_up": [False, False, False, True, False, False],
    "bridge": [40, 40, 40, 40, 0, 0],
    "double": [40, 40, 40, 40, 0, 0],
    "hexagons": [[50, 50, 50]] * 4 + [[0, 0, 0]] * 2,
    "new_field": [False, False, False, False, True, True],
    "free_draw": [True, True, True, False, False, False],
    "draw_limit": [3, 3, 3, None, 2, 2],
    "draw_cost": [5, 5, 5, 5, 0, 0],
    "after_drawing": ["drawn"] * 6,
    "stop_drawing": [False] * 6,
    "stop_cost": [0] * 6,
    "stuck_cost": [10, 10, 10, 10, 0, 0],
    "empty_well_cost": [10, 10, 10, 10, 0, 0],
    "empty_well_pass": ["forced"] * 6,
    "blocked_when": ["nobody-can-place"] * 3 + ["all-passed"] * 3,
    "out_bonus": [25, 25, 25, 25, 0, 0],
    "hands_left": ["to-winner"] * 4 + ["against-owner", "ignored"],
    "blocked_score": ["others-minus-own"] * 4 + [None] * 2,
    "blocked_tie": ["each"] * 6,
    "next_opener": ["same"] * 6,
    "target": [400, 400, 400, 400, None, None],
    "target_met": ["at-once", "during-round", "after-round", "after-round", None, None],
    "rounds": [None, None, None, None, 3, 3],
    "winner": ["highest", "highest", "highest", "round-winner", "lowest", "highest"],
    "solo": [
        {"hand": 9, "well": 10},
        {"hand": 0, "well": 19, "draw_cost": 0},
        {"hand": 9, "well": 20},
        None,
        None,
        None,
    ],
    "highest_value": [5, 5, 5, 5, 5, 5],
}

PRESET_ROWS: dict[str, Sequence[object]] = {
    "players": [[2, 6]] * 4,
    "hand": [UP_TO_SIX] * 4,
    "opener": ["highest-triple", "highest-tile", "highest-tile", "highest-triple"],
    "opening_tile": ["that", "any", "any", "that"],
    "tile_points": ["value", "value", "one", "value"],
    "opening_bonus": [10, 0, 0, 10],
    "opening_bonus_needs_triple": [True, False, False, True],
    "zero_opening_bonus": [30, 0, 0, 30],
    "zero_opening_follow_up": [False, False, False, False],
    "bridge": [40, 40, 1, 40],
    "double": [40, 0, 0, 40],
    "hexagons": [[50, 50, 50], [50, 60, 70], [1, 2, 3], [50, 100, 150]],
    "free_draw": [False, True, True, False],
    "draw_limit": [None, 3, 3, 3],
    "draw_cost": [5, 5, 0, 5],
    "after_drawing": ["drawn"] * 4,
    "stop_drawing": [False] * 4,
    "stop_cost": [0] * 4,
    "stuck_cost": [10, 10, 0, 10],
    "empty_well_cost": [10, 0, 0, 10],
    "empty_well_pass": ["forced"] * 4,
    "blocked_when": ["all-passed"] + ["nobody-can-place"] * 3,
    "out_bonus": [25, 25, 5, 25],
    "hands_left": ["to-winner", "to-winner", "ignored", "to-winner"],
    "blocked_score": ["others-minus-own", "others-minus-own", "nothing", "differences"],
    "blocked_tie": ["each"] * 4,
    "next_opener": ["same"] * 4,
    "target": [400, 400, None, 400],
    "target_met": ["after-round", "after-round", None, "after-round"],
    "rounds": [None, None, 1, None],
    "winner": ["round-winner", "highest", "highest", "highest"],
    "new_field": [False, False, False, False],
    "solo": [None, None, None, None],
    "highest_value": [5, 5, 5, 5],
}


@pytest.mark.parametrize("field", SHEET_ROWS)
def test_a_row_of_the_sheets(field: str) -> None:
    assert [rules.to_json()[field] for rules in SHEETS] == SHEET_ROWS[field]


@pytest.mark.parametrize("field", PRESET_ROWS)
def test_a_row_of_the_presets(field: str) -> None:
    assert [rules.to_json()[field] for rules in PRESETS] == PRESET_ROWS[field]


def test_the_tables_have_a_row_for_every_field() -> None:
    names = {info.name for info in FIELDS}
    assert SHEET_ROWS.keys() == names
    assert PRESET_ROWS.keys() == names


def test_a_rule_set_is_found_by_its_id() -> None:
    assert [rules.base for rules in SHEETS] == SHEET_IDS
    assert [rules.base for rules in PRESETS] == PRESET_IDS
    assert RULESETS == SHEETS + PRESETS
    assert [published(name) for name in SHEET_IDS + PRESET_IDS] == list(RULESETS)
