"""Records for tests: short ones, and one worked out by hand."""

from functools import cache
from typing import Any

from .player import play_match
from .referee import Record
from .rulesets import RULESETS

SOLOS = [name for name, rules in RULESETS.items() if rules["solo"]]
# Short matches, to be spoilt in many places: the rules, how many play, and a seed that comes to
# the target, a follow-up, a blocked round and new fields.
SPOILT: dict[str, tuple[dict[str, Any], int, int]] = {
    "trimino": ({"base": "trimino", "target": 120}, 2, 2),
    "tri-domino": ({"base": "tri-domino", "target": 60}, 3, 29),
    "triodominio": ({"base": "triodominio", "rounds": 2}, 2, 0),
    "triodominio-reverse": ({"base": "triodominio-reverse", "rounds": 1}, 4, 8),
}

SMALL = {
    "base": "triomino",
    "highest_value": 1,
    "players": [2, 2],
    "hand": {"2": 2},
    "solo": None,
    "target": None,
    "rounds": 1,
}
# Four tiles, a round and every point of it worked out by hand.
BY_HAND: Record = {
    "format": "trimino-record/1",
    "rules": SMALL,
    "players": ["Anna", "Juris"],
    "rounds": [
        {
            "hands": [["0-0-0", "1-1-1"], ["0-0-1", "0-1-1"]],
            "well": [],
            "actions": [
                {"seat": 0, "do": "place", "tile": "1-1-1", "field": 0, "at": [0, 0, "up"],
                 "corners": [1, 1, 1], "points": 13},
                {"seat": 1, "do": "place", "tile": "0-1-1", "field": 0, "at": [0, 0, "down"],
                 "corners": [1, 1, 0], "points": 2},
                {"seat": 0, "do": "pass", "points": -10},
                {"seat": 1, "do": "place", "tile": "0-0-1", "field": 0, "at": [1, 0, "up"],
                 "corners": [0, 0, 1], "points": 1},
            ],
            "end": {"reason": "out", "points": [0, 25], "winners": [1]},
            "totals": [3, 28],
        }
    ],
    "winners": [1],
    "finished": True,
}  # fmt: skip


@cache
def short(name: str) -> Record:
    rules, seats, seed = SPOILT[name]
    return play_match(rules, seats, seed, clock=0.05)
