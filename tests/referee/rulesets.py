"""The rule sets as tables: a row for each field, a column for each sheet or preset.

Values are those of the record's JSON. `resolve` reads the `rules` of a record.
"""

from copy import deepcopy
from typing import Any

from .tiles import all_tiles

Rules = dict[str, Any]

SIX = {"2": 9, "3": 7, "4": 7, "5": 6, "6": 6}
FOUR = {"2": 10, "3": 8, "4": 8}
FLAT = [50, 50, 50]
ZERO = [0, 0, 0]

SHEET_IDS = (
    "trimino",
    "triple-domino",
    "triomino",
    "tri-domino",
    "triodominio",
    "triodominio-reverse",
)
SHEETS: dict[str, tuple[Any, ...]] = {
    "players": ([2, 6], [2, 6], [2, 6], [2, 6], [2, 4], [2, 4]),
    "hand": (SIX, SIX, SIX, SIX, FOUR, FOUR),
    "opener": (*("highest-triple",) * 4, "youngest", "youngest"),
    "opening_tile": ("that", "that", "that", "that", "any", "any"),
    "tile_points": ("value", "value", "value", "value", "none", "value"),
    "opening_bonus": (10, 10, 10, 10, 0, 0),
    "opening_bonus_needs_triple": (False, False, False, True, False, False),
    "zero_opening_bonus": (0, 0, 0, 30, 0, 0),
    "zero_opening_follow_up": (False, False, False, True, False, False),
    "bridge": (40, 40, 40, 40, 0, 0),
    "double": (40, 40, 40, 40, 0, 0),
    "hexagons": (FLAT, FLAT, FLAT, FLAT, ZERO, ZERO),
    "new_field": (False, False, False, False, True, True),
    "free_draw": (True, True, True, False, False, False),
    "draw_limit": (3, 3, 3, None, 2, 2),
    "draw_cost": (5, 5, 5, 5, 0, 0),
    "after_drawing": ("drawn",) * 6,
    "stop_drawing": (False,) * 6,
    "stop_cost": (0,) * 6,
    "stuck_cost": (10, 10, 10, 10, 0, 0),
    "empty_well_cost": (10, 10, 10, 10, 0, 0),
    "empty_well_pass": ("forced",) * 6,
    "blocked_when": (*("nobody-can-place",) * 3, *("all-passed",) * 3),
    "out_bonus": (25, 25, 25, 25, 0, 0),
    "hands_left": (*("to-winner",) * 4, "against-owner", "ignored"),
    "blocked_score": (*("others-minus-own",) * 4, None, None),
    "blocked_tie": ("each",) * 6,
    "next_opener": ("same",) * 6,
    "target": (400, 400, 400, 400, None, None),
    "target_met": ("at-once", "during-round", "after-round", "after-round", None, None),
    "rounds": (None, None, None, None, 3, 3),
    "winner": ("highest", "highest", "highest", "round-winner", "lowest", "highest"),
    "solo": (
        {"hand": 9, "well": 10},
        {"hand": 0, "well": 19, "draw_cost": 0},
        {"hand": 9, "well": 20},
        None,
        None,
        None,
    ),
    "highest_value": (5, 5, 5, 5, 5, 5),
}

PRESET_IDS = ("pressman", "goliath", "goliath-kids", "wikipedia")
PRESETS: dict[str, tuple[Any, ...]] = {
    "players": ([2, 6], [2, 6], [2, 6], [2, 6]),
    "hand": (SIX, SIX, SIX, SIX),
    "opener": ("highest-triple", "highest-tile", "highest-tile", "highest-triple"),
    "opening_tile": ("that", "any", "any", "that"),
    "tile_points": ("value", "value", "one", "value"),
    "opening_bonus": (10, 0, 0, 10),
    "opening_bonus_needs_triple": (True, False, False, True),
    "zero_opening_bonus": (30, 0, 0, 30),
    "zero_opening_follow_up": (False, False, False, False),
    "bridge": (40, 40, 1, 40),
    "double": (40, 0, 0, 40),
    "hexagons": (FLAT, [50, 60, 70], [1, 2, 3], [50, 100, 150]),
    "new_field": (False, False, False, False),
    "free_draw": (False, True, True, False),
    "draw_limit": (None, 3, 3, 3),
    "draw_cost": (5, 5, 0, 5),
    "after_drawing": ("drawn",) * 4,
    "stop_drawing": (False,) * 4,
    "stop_cost": (0,) * 4,
    "stuck_cost": (10, 10, 0, 10),
    "empty_well_cost": (10, 0, 0, 10),
    "empty_well_pass": ("forced",) * 4,
    "blocked_when": ("all-passed", *("nobody-can-place",) * 3),
    "out_bonus": (25, 25, 5, 25),
    "hands_left": ("to-winner", "to-winner", "ignored", "to-winner"),
    "blocked_score": ("others-minus-own", "others-minus-own", "nothing", "differences"),
    "blocked_tie": ("each",) * 4,
    "next_opener": ("same",) * 4,
    "target": (400, 400, None, 400),
    "target_met": ("after-round", "after-round", None, "after-round"),
    "rounds": (None, None, 1, None),
    "winner": ("round-winner", "highest", "highest", "highest"),
    "solo": (None, None, None, None),
    "highest_value": (5, 5, 5, 5),
}

WORDS: dict[str, set[str | None]] = {
    "opener": {"highest-triple", "highest-tile", "youngest"},
    "opening_tile": {"that", "any"},
    "tile_points": {"value", "one", "none"},
    "after_drawing": {"drawn", "any", "newest"},
    "empty_well_pass": {"forced", "free"},
    "blocked_when": {"nobody-can-place", "all-passed"},
    "hands_left": {"to-winner", "against-owner", "ignored"},
    "blocked_score": {"others-minus-own", "differences", "nothing", None},
    "blocked_tie": {"each", "nobody", "fewest-tiles"},
    "next_opener": {"same", "round-winner", "rotation"},
    "target_met": {"at-once", "during-round", "after-round", None},
    "winner": {"highest", "lowest", "round-winner"},
}
YES_NO = (
    "opening_bonus_needs_triple",
    "zero_opening_follow_up",
    "new_field",
    "free_draw",
    "stop_drawing",
)
OR_NONE = ("draw_limit", "target", "rounds", "solo")


def columns(ids: tuple[str, ...], table: dict[str, tuple[Any, ...]]) -> dict[str, Rules]:
    return {
        name: {field: deepcopy(row[number]) for field, row in table.items()}
        for number, name in enumerate(ids)
    }


RULESETS: dict[str, Rules] = columns(SHEET_IDS, SHEETS) | columns(PRESET_IDS, PRESETS)


def resolve(written: Any, *, earlier: bool = False) -> Rules:
    """All fields of the rule set a record names; ValueError if there is no such rule set.

    A `hand` that names only some numbers of players keeps the others of the base. By the
    `earlier` reading no solo game of a sheet has a cost of drawing of its own.
    """
    if isinstance(written, str):
        written = {"base": written}
    if not isinstance(written, dict) or written.get("base") not in list(RULESETS):
        raise ValueError("rules: neither the id of a rule set nor an object with a known base")
    rules = deepcopy(RULESETS[written["base"]])
    if earlier and rules["solo"]:
        rules["solo"].pop("draw_cost", None)
    changes = {field: deepcopy(value) for field, value in written.items() if field != "base"}
    for field in changes:
        if field not in rules:
            raise ValueError(f"rules: there is no field {field}")
    if isinstance(changes.get("hand"), dict):
        changes["hand"] = rules["hand"] | changes["hand"]
    return rules | changes


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def are_numbers(value: Any, count: int) -> bool:
    return isinstance(value, list) and len(value) == count and all(map(is_number, value))


def well_formed(field: str, value: Any) -> bool:
    """Whether the field has a value of the form the tables give it."""
    if field in WORDS:
        return value in WORDS[field] if value is None or isinstance(value, str) else False
    if field in YES_NO:
        return isinstance(value, bool)
    if field in ("players", "hexagons"):
        return are_numbers(value, 2 if field == "players" else 3)
    if value is None:
        return field in OR_NONE
    if field in ("hand", "solo"):
        return isinstance(value, dict) and all(map(is_number, value.values()))
    return is_number(value)


def unplayable(rules: Rules, seats: int, solo: bool, well_size: int | None = None) -> str | None:
    """The first field that keeps this many players from playing by these rules, if any."""
    for field, value in rules.items():
        if not well_formed(field, value):
            return field
    if rules["draw_limit"] is not None and rules["draw_limit"] < 0:
        return "draw_limit"
    if rules["rounds"] is not None and rules["rounds"] < 1:
        return "rounds"
    if rules["target"] is None and rules["rounds"] is None:
        return "target"
    if rules["target"] is not None and rules["target_met"] is None:
        return "target_met"
    if rules["hands_left"] == "to-winner" and rules["blocked_score"] is None:
        return "blocked_score"
    if rules["opener"] == "youngest" and rules["opening_tile"] == "that":
        return "opening_tile"
    return undealable(rules, seats, solo, well_size)


def undealable(rules: Rules, seats: int, solo: bool, well_size: int | None) -> str | None:
    """The same for the deal to this many. Other numbers of players need not be dealt."""
    tiles = len(all_tiles(rules["highest_value"]))
    if solo:
        fits = rules["solo"] is not None and solo_fits(rules["solo"], well_size, tiles)
        return None if seats == 1 and fits else "solo"
    fewest, most = rules["players"]
    if not fewest <= seats <= most:
        return "players"
    hand = rules["hand"].get(str(seats), 0)
    if hand < 1 or seats * hand > tiles:
        return "hand"
    return None if rules["solo"] is None or solo_fits(rules["solo"], None, tiles) else "solo"


def solo_fits(solo: dict[str, int], well_size: int | None, tiles: int) -> bool:
    hand = solo.get("hand", -1)
    well = solo.get("well", -1) if well_size is None else well_size
    return hand >= 0 and well >= 0 and 1 + hand + well <= tiles
