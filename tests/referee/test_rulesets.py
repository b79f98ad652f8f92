"""The tables are whole, and rule sets that cannot be played are refused by the field."""

from typing import Any

import pytest

from .rulesets import PRESETS, RULESETS, SHEETS, resolve, unplayable


def test_the_tables_are_whole() -> None:
    assert list(SHEETS) == list(PRESETS)
    assert len(SHEETS) == 34
    assert len(RULESETS) == 10
    assert all(len(row) == 6 for row in SHEETS.values())
    assert all(len(row) == 4 for row in PRESETS.values())


@pytest.mark.parametrize("name", RULESETS)
def test_every_rule_set_can_be_played(name: str) -> None:
    fewest, most = RULESETS[name]["players"]
    for seats in range(fewest, most + 1):
        assert unplayable(RULESETS[name], seats, solo=False) is None
    assert unplayable(RULESETS[name], fewest - 1, solo=False) == "players"
    assert unplayable(RULESETS[name], most + 1, solo=False) == "players"
    assert (unplayable(RULESETS[name], 1, solo=True) is None) == bool(RULESETS[name]["solo"])


def test_a_house_rule_changes_its_base() -> None:
    rules = resolve({"base": "triomino", "target": 300})
    assert rules == RULESETS["triomino"] | {"target": 300}
    assert resolve("triomino") == RULESETS["triomino"]


@pytest.mark.parametrize(
    "written", ["domino", {"target": 300}, {"base": "triomino", "goal": 3}, None]
)
def test_no_such_rules(written: Any) -> None:
    with pytest.raises(ValueError, match="rules"):
        resolve(written)


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("hand", {"hand": {"2": 0}}),
        ("hand", {"hand": {"2": 29}}),
        ("hand", {"highest_value": 2}),
        ("solo", {"highest_value": 3}),
        ("solo", {"solo": {"hand": 9, "well": 20, "draw_cost": None}}),
        ("after_drawing", {"after_drawing": "none"}),
        ("stop_drawing", {"stop_drawing": None}),
        ("stop_cost", {"stop_cost": None}),
        ("empty_well_pass", {"empty_well_pass": True}),
        ("blocked_tie", {"blocked_tie": None}),
        ("next_opener", {"next_opener": "youngest"}),
        ("draw_limit", {"draw_limit": -1}),
        ("target", {"target": None}),
        ("target_met", {"target_met": None}),
        ("rounds", {"rounds": 0}),
        ("blocked_score", {"blocked_score": None}),
        ("opening_tile", {"opener": "youngest"}),
        ("winner", {"winner": "nobody"}),
        ("winner", {"winner": None}),
        ("free_draw", {"free_draw": 1}),
        ("bridge", {"bridge": "40"}),
        ("bridge", {"bridge": None}),
        ("hexagons", {"hexagons": [50]}),
    ],
)
def test_rules_that_cannot_be_played(field: str, changes: dict[str, Any]) -> None:
    assert unplayable(resolve({"base": "triomino", **changes}), 2, solo=False) == field


def test_a_hand_keeps_the_numbers_of_players_it_does_not_name() -> None:
    rules = resolve({"base": "triomino", "hand": {"3": 4}})
    assert rules["hand"] == {"2": 9, "3": 4, "4": 7, "5": 6, "6": 6}
    assert RULESETS["triomino"]["hand"]["3"] == 7


def test_too_few_tiles_are_refused_when_so_many_sit_down() -> None:
    written = {"base": "triomino", "hand": {"2": 4}, "highest_value": 3, "solo": None}
    refused = [unplayable(resolve(written), seats, solo=False) for seats in range(2, 7)]
    assert refused == [None, "hand", "hand", "hand", "hand"]


@pytest.mark.parametrize(
    ("solo", "well_size"),
    [({"hand": 9, "well": 47}, None), ({"hand": 9, "well": 10}, 47), (None, None), ({}, None)],
)
def test_a_solo_deal_that_cannot_be_dealt(solo: Any, well_size: int | None) -> None:
    rules = resolve({"base": "triomino", "solo": solo})
    assert unplayable(rules, 1, solo=True, well_size=well_size) == "solo"
    assert unplayable(resolve("triomino"), 1, solo=True, well_size=46) is None
