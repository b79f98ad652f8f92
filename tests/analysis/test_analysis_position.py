"""A position: the best actions with reasons, all of it from what the seat sees."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.bots.matches import FEW, between, hexagon_within_reach
from tests.rules.reader_knowledge import twins
from tests.rules.setting import dealt, lay_all
from trimino.analysis.hints import MAX_EXPLAINED, analyse_position, next_hands
from trimino.analysis.match_analysis import analyse_match
from trimino.analysis.reasons import Reasons
from trimino.analysis.report import position_to_json, to_json
from trimino.engine.budget import Budget
from trimino.records.notation import parse_action
from trimino.records.writing import request_values
from trimino.rules import Match, MatchView, Place, possible_round, published
from trimino.rules.tiles import bits_of
from trimino.words import say

Count = Callable[[int, int], int]

DESCRIBED = Path(__file__).parents[2] / "docs" / "analysis.md"

FOUR_OF_SIX = """
    5-5-5  0  0 up
    4-5-5  0 -1 down
    1-4-5  1 -1 up
    0-1-5  1 -1 down
"""


def seen(match: Match) -> MatchView:
    return match.view(match.round.turn)


def reasons_of(view: MatchView, place: Place) -> dict[str, object]:
    """The reasons of a placement among all others, by name."""
    share = next_hands(view, random.Random(1))
    reasons = Reasons(view, list(view.legal), share).of(place)
    return {reason.name: dict(reason.details) for reason in reasons}


def spots(match: Match, name: str) -> list[Place]:
    return [place for place in match.legal.placements if str(place.tile) == name]


def test_the_best_come_first_with_what_they_are_worth() -> None:
    match = between("greedy", "random", rules="triomino")
    while len(match.round.events) > 8 or len(list(match.legal)) < 3:
        match.undo()
    analysis = analyse_position(seen(match), Budget(simulations=60), random.Random(1))
    assert 1 < len(analysis.advice) <= MAX_EXPLAINED
    assert analysis.best is analysis.advice[0]
    for advice in analysis.advice:
        assert advice.action in match.legal
        assert 0 <= advice.value.match <= 1
        assert advice.value.match_error > 0
        for reason in advice.reasons:
            assert "{" not in say(reason)
    assert analyse_position(seen(match), Budget(simulations=60), random.Random(1)) == analysis


def test_a_hexagon_that_is_closed_is_told() -> None:
    match = hexagon_within_reach("goliath")
    told = [reasons_of(seen(match), place) for place in spots(match, "0-5-5")]
    assert [
        told_of["reason-pays-hexagon"] for told_of in told if "reason-pays-hexagon" in told_of
    ] == [{"points": 50}]


def test_a_hexagon_that_is_left_is_told_with_how_likely_it_is_taken() -> None:
    rules = published("goliath")
    match = dealt(rules, "5-5-5 1-4-5 0-0-5", "4-5-5 0-1-5")
    lay_all(match, FOUR_OF_SIX)
    view = seen(match)
    fifth = next(place for place in spots(match, "0-0-5") if place.at == (1, 0, False))
    details = reasons_of(view, fifth)["reason-leaves-hexagon"]
    rng, sixth = random.Random(1), next(t for t in rules.tiles if str(t) == "0-5-5")
    held = sum(sixth in possible_round(view.now, rng).hands[1] for _ in range(300)) / 300
    assert isinstance(details, dict)
    assert details["points"] == 50
    assert abs(details["percent"] - 100 * held) < 8


def test_the_share_of_hands_is_that_of_the_rules_own_samples(count: Count) -> None:
    match = between("greedy", "random", rules="triomino")
    while len(match.round.well) < 10 or match.round.over:
        match.undo()
    view, rng = seen(match), random.Random(1)
    other, samples = 1 - match.round.turn, count(300, 3000)
    hands = [set(possible_round(view.now, rng).hands[other]) for _ in range(samples)]
    share = next_hands(view, random.Random(2))
    for tile in view.rules.tiles[::7]:
        expected = sum(tile in hand for hand in hands) / samples
        assert abs(share(bits_of([tile])) - expected) < 0.15


def test_hidden_tiles_make_no_difference_to_what_is_said_of_a_seat() -> None:
    match = between("greedy", "random", rules="triomino")
    while len(match.round.events) > 24:
        match.undo()
    reader = match.round.turn
    found = 0
    for twin in twins(match, reader, random.Random(1), tries=6):
        if twin == match:
            continue
        found += 1
        ours, theirs = (
            [one for one in analyse_match(each, FEW, 1).decisions if one.seat == reader]
            for each in (match, twin)
        )
        # What was drawn by the reader is known to it; nothing else may differ.
        assert ours == theirs
    assert found


def keys(value: object) -> object:
    """The shape of a document: its keys, and the shapes of list items."""
    if isinstance(value, dict):
        return {key: keys(part) for key, part in value.items()}
    if isinstance(value, list):
        return [keys(value[0])] if value else []
    return type(value).__name__


WORTH = {"action": "str", "match": "float", "round": "float", "points": "float"}
ESTIMATE = {"mean": "float", "error": "float"}
ACCOUNT = {
    "result": "float",
    "expected": "float",
    "deal": ESTIMATE,
    "draws": ESTIMATE,
    "play": "float",
    "without_luck": "float",
}


def test_the_analysis_as_json_keeps_its_shape() -> None:
    match = between("random", "random", rules="triomino")
    analysis = analyse_match(match, FEW, 1)
    document = to_json(analysis, ["Anna", "Juris"])
    assert json.loads(json.dumps(document, allow_nan=False)) == document
    shape = keys(document)
    assert isinstance(shape, dict)
    assert list(shape) == [
        "format",
        "rules",
        "players",
        "budget",
        "seed",
        "decisions",
        "chances",
        "course",
        "seats",
    ]
    fault: Any = next(one for one in document["decisions"] if one["why_best"] and one["why_done"])
    reason = {"name": "str", "details": {}, "text": "str"}
    fault["why_best"][0]["details"] = fault["why_done"][0]["details"] = {}
    for worth in (fault["done"], fault["best"]):
        for key, value in request_values(parse_action(worth["action"])).items():
            assert worth.pop(key) == value
    assert keys(fault) == {
        "round": "int",
        "action": "int",
        "seat": "int",
        "done": WORTH,
        "best": WORTH,
        "grade": "str",
        "ungraded": "NoneType",
        "loss": {"match": ESTIMATE, "points": ESTIMATE},
        "cost": {"measure": "str", "amount": "float", "error": "float"},
        "why_best": [reason],
        "why_done": [reason],
    }
    assert shape["chances"] == [
        {"round": "int", "action": "int", "match": [ESTIMATE], "points": [ESTIMATE]}
    ]
    assert shape["course"] == [{"round": "int", "action": "int", "seat": "int", "match": "float"}]
    (seat, _) = document["seats"]
    assert keys(seat) == {
        "player": "str",
        "accuracy": "float",
        "grades": dict.fromkeys(("best", "good", "inaccuracy", "mistake", "blunder"), "int"),
        "ungraded": "int",
        "lost": {"match": "float", "points": "float"},
        "luck": {"match": ACCOUNT, "points": ACCOUNT},
    }
    described = DESCRIBED.read_text(encoding="utf-8").partition("## As JSON")[2]
    rows = re.findall(r"^\| (`.+?) \|", described, re.MULTILINE)
    assert [key for row in rows for key in re.findall(r"`(\w+)`", row)] == list(shape)
    assert all(f"`{key}`" in described for key in ACCOUNT)
    assert len(document["course"]) == len(match.round.events)
    for one in document["decisions"]:
        parse_action(one["best"]["action"])


def test_a_position_as_json() -> None:
    match = hexagon_within_reach("goliath")
    analysis = analyse_position(seen(match), FEW, random.Random(1))
    first = json.loads(json.dumps(position_to_json(analysis)))[0]
    placed = {"do", "tile", "field", "at", "corners"}
    assert set(first) == {*WORTH, *placed, "match_error", "points_error", "tried", "reasons"}
