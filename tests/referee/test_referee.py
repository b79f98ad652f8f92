"""Whole records, played at random by the referee's own rules, whole or broken off."""

import json
from copy import deepcopy
from typing import Any

import pytest

from .player import play_match
from .records import BY_HAND, SOLOS, SPOILT, short
from .referee import Disagreement, Record, check, replay
from .rulesets import RULESETS

TABLES = [
    (name, seats)
    for name, rules in RULESETS.items()
    for seats in range(rules["players"][0], rules["players"][1] + 1)
]

HOUSE: list[dict[str, Any]] = [
    {"base": "trimino", "target": 150, "target_met": "after-round", "winner": "round-winner"},
    {"base": "triomino", "highest_value": 3, "players": [2, 3], "hand": {"2": 6, "3": 5}}
    | {"solo": None, "target": 150},
    {"base": "triomino", "free_draw": False, "draw_limit": None, "target": 100},
    {"base": "triomino", "new_field": True, "target": 150, "target_met": "at-once"},
    {"base": "triple-domino", "draw_limit": 1, "blocked_when": "all-passed", "target": 90},
    {"base": "tri-domino", "hands_left": "against-owner", "winner": "lowest", "target": 100},
    {"base": "tri-domino", "opener": "youngest", "opening_tile": "any", "rounds": 2},
    {"base": "tri-domino", "hands_left": "ignored", "target_met": "during-round", "target": 90},
    {"base": "tri-domino", "highest_value": 1, "players": [2, 3], "hand": {"2": 1, "3": 1}}
    | {"target": 60},
    {"base": "triodominio", "target": 40, "target_met": "at-once", "rounds": None},
    {"base": "triodominio", "winner": "round-winner", "rounds": 2},
    {"base": "triodominio-reverse", "free_draw": True, "draw_cost": 3, "bridge": 7},
    {"base": "goliath-kids", "opener": "highest-triple", "opening_tile": "that", "rounds": 3},
    {"base": "wikipedia", "free_draw": True, "draw_limit": None, "target": 100},
    {"base": "triomino", "after_drawing": "any", "stop_drawing": True, "stop_cost": 2}
    | {"target": 100, "next_opener": "round-winner"},
    {"base": "trimino", "after_drawing": "newest", "empty_well_pass": "free", "target": 100}
    | {"next_opener": "rotation", "blocked_tie": "fewest-tiles"},
    {"base": "tri-domino", "stop_drawing": True, "blocked_tie": "nobody", "target": 100}
    | {"next_opener": "round-winner"},
    {"base": "triomino", "highest_value": 2, "hand": {"2": 3, "3": 2}, "solo": None}
    | {"empty_well_pass": "free", "stop_drawing": True, "blocked_tie": "nobody"}
    | {"next_opener": "round-winner", "target": 60},
    {"base": "pressman", "tile_points": "none", "zero_opening_follow_up": True, "target": 80},
]


def through_json(record: Record) -> Record:
    copied: Record = json.loads(json.dumps(record))
    return copied


def test_a_record_worked_out_by_hand() -> None:
    check(BY_HAND)
    steps = list(replay(BY_HAND))
    assert [(step.seat, step.phase) for step in steps] == [
        (0, "opening"),
        (1, "turn"),
        (0, "turn"),
        (1, "turn"),
    ]
    assert [len(step.legal) for step in steps] == [1, 3, 1, 2]
    assert [step.action for step in steps] == BY_HAND["rounds"][0]["actions"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_matches_played_at_random(name: str, seats: int) -> None:
    """To the full target where as many play as may, to a lower one with fewer players."""
    rules = RULESETS[name]
    full = seats == rules["players"][1] or rules["target"] is None
    written = name if full else {"base": name, "target": 150}
    record = through_json(play_match(written, seats, 1, clock=0.05))
    assert record["finished"]
    check(record)


@pytest.mark.parametrize("name", SOLOS)
def test_solo_games_played_at_random(name: str) -> None:
    for seed in range(6):
        check(through_json(play_match(name, 1, seed, solo=True, clock=0.1)))
        check(through_json(play_match(name, 1, seed, solo=True, well_size=4 * seed)))


@pytest.mark.parametrize("rules", HOUSE, ids=str)
def test_house_rules_played_at_random(rules: dict[str, Any]) -> None:
    for seats in (2, 3):
        record = play_match(rules, seats, seats, rounds_at_most=8, youngest=1, clock=0.05)
        check(through_json(record))


def test_a_chosen_number_of_rounds() -> None:
    record = play_match("triodominio", 2, 1, rounds_to_play=4)
    assert len(record["rounds"]) == 4
    check(record)
    del record["rounds_to_play"]
    with pytest.raises(Disagreement, match="over before this round"):
        check(record)


def test_matches_at_random_come_to_everything_there_is() -> None:
    records = [short(name) for name in SPOILT]
    steps = [step for record in records for step in replay(record)]
    actions = [step.action for step in steps if step.action]
    rounds = [written for record in records for written in record["rounds"]]
    assert {step.phase for step in steps} == {"opening", "turn", "follow-up", "new-field"}
    assert {action["do"] for action in actions} == {"place", "draw", "pass", "decline"}
    assert {written["end"]["reason"] for written in rounds} == {"out", "blocked", "target"}
    assert any(action.get("field", 0) > 0 for action in actions)
    assert any("by" in action for action in actions)


@pytest.mark.parametrize("name", SPOILT)
def test_a_record_broken_off_anywhere(name: str) -> None:
    record = short(name)
    for number, written in enumerate(record["rounds"]):
        for count in range(number, len(written["actions"]), 16):
            broken = deepcopy(record)
            broken["rounds"] = broken["rounds"][: number + 1]
            last = broken["rounds"][-1]
            last["actions"] = last["actions"][:count]
            del last["end"], last["totals"], broken["winners"]
            with pytest.raises(Disagreement):
                check(broken)
            broken["finished"] = False
            steps = list(replay(broken))
            assert (steps[-1].number, steps[-1].action) == (count, None)
            written_then = written["actions"][count]
            assert any(c.action.items() <= written_then.items() for c in steps[-1].legal)


def test_a_record_broken_off_between_rounds() -> None:
    record = deepcopy(short("triodominio"))
    record["rounds"].pop()
    record |= {"finished": False, "winners": []}
    check(record)
    record["winners"] = [0]
    with pytest.raises(Disagreement, match="winners"):
        check(record)


def test_what_a_reader_does_not_know_is_ignored() -> None:
    record = deepcopy(BY_HAND)
    record["seed"] = 17
    record["rounds"][0]["actions"][0]["seconds"] = 3
    check(record)
