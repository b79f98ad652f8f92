"""A position: the best actions with reasons, all of it from what the seat sees."""

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.bots.matches import FEW, between, hexagon_within_reach
from tests.rules.reader_knowledge import twins
from tests.rules.setting import dealt, lay_all
from trimino.analysis.hints import analyse_position
from trimino.analysis.match_analysis import analyse_match
from trimino.analysis.next_hands import next_hands
from trimino.analysis.nudges import nudge
from trimino.analysis.reasons import Reasons
from trimino.analysis.report import position_to_json, to_json
from trimino.engine.budget import Budget
from trimino.messages.place_messages import place_message, places_message, side_of
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
    assert 1 < len(analysis.advice) <= 3
    assert analysis.best in match.legal
    for advice in analysis.advice:
        assert isinstance(advice.action, Place)
        assert advice.action in match.legal
        assert 0 <= advice.match <= 1
        for reason in advice.reasons:
            assert "{" not in say(reason)
    assert "{" not in say(analysis.nudge)
    assert analysis.place is not None
    assert "{" not in say(analysis.place)
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
    other, samples = 1 - match.round.turn, count(300, 1500)
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


ACTION = {"action": "str"}
ESTIMATE = {"mean": "float", "error": "float"}
LOSS = {"match": ESTIMATE, "points": ESTIMATE}
ACCOUNT = {
    "result": "float",
    "expected": "float",
    "deal": ESTIMATE,
    "draws": ESTIMATE,
    "play": "float",
    "others": "float",
    "without_luck": "float",
}
REASON = {"name": "str", "details": {}, "text": "str"}


def test_the_analysis_as_json_keeps_its_shape() -> None:
    match = between("random", "random", rules="triomino")
    analysis = analyse_match(match, Budget(simulations=400), 1)
    document = to_json(analysis, ["Anna", "Juris"])
    assert json.loads(json.dumps(document, allow_nan=False)) == document
    shape = keys(document)
    assert isinstance(shape, dict)
    faults = [one for one in document["decisions"] if one["exercise"]]
    fault: Any = next(one for one in faults if one["why_best"] and one["why_done"])
    fault["why_best"][0]["details"] = fault["why_done"][0]["details"] = {}
    for action in (fault["done"], fault["best"]):
        for key, value in request_values(parse_action(action["action"])).items():
            assert action.pop(key) == value
    fault["plan"]["instead"], fault["plan"]["chance"], fault["plan"]["why"] = None, None, []
    assert keys(fault) == {
        "round": "int",
        "action": "int",
        "seat": "int",
        "done": ACTION,
        "best": ACTION,
        "plan": {
            "chosen": "str",
            "better": "str",
            "loss": LOSS,
            "instead": "NoneType",
            "chance": "NoneType",
            "why": [],
        },
        "within": LOSS,
        "loss": LOSS,
        "grade": "str",
        "ungraded": "NoneType",
        "cost": {"measure": "str", "amount": "float", "error": "float"},
        "in_episode": "bool",
        "why_best": [REASON],
        "why_done": [REASON],
        "exercise": {"position": "str", "solutions": ["str"]},
        "careful": "NoneType",
    }
    assert shape["course"] == [
        {
            "round": "int",
            "action": "int",
            "seat": "NoneType",
            "before": ["float"],
            "after": ["float"],
            "luck": ["float"],
            "errors": ["float"],
            "points": [ESTIMATE],
        }
    ]
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
    assert len(document["course"]) == len(match.round.events) + 1
    for one in document["decisions"]:
        parse_action(one["best"]["action"])


def test_a_position_as_json() -> None:
    match = hexagon_within_reach("goliath")
    analysis = analyse_position(seen(match), FEW, random.Random(1))
    hint = json.loads(json.dumps(position_to_json(analysis)))
    assert set(hint) == {"against", "nudge", "place", "plan", "advice"}
    placed = {"do", "tile", "field", "at", "corners"}
    assert set(hint["advice"][0]) == {
        *ACTION,
        *placed,
        "match",
        "error",
        "points",
        "equal",
        "reasons",
    }


def test_a_hint_nudges_to_a_bonus_and_shows_its_place() -> None:
    match = hexagon_within_reach("goliath")
    hint = analyse_position(seen(match), Budget(simulations=200), random.Random(1))
    assert hint.nudge.name == "nudge-bonus"
    assert hint.nudge.details["points"] == 50
    assert isinstance(hint.best, Place)
    assert str(hint.best.tile) == "0-5-5"
    assert hint.place is not None


def test_where_only_a_draw_is_left_the_hint_says_so() -> None:
    match = dealt(published("pressman"), "0-0-1 0-0-2", "5-5-5 3-3-3 2-2-2")
    lay_all(match, "5-5-5  0  0 up")
    hint = analyse_position(seen(match), FEW, random.Random(1))
    assert say(hint.nudge) == "Nothing you may lay fits, so draw a tile."


def test_where_only_the_tile_that_opens_may_be_laid_the_hint_says_nothing_of_fitting() -> None:
    match = dealt(published("pressman"), "5-5-5 4-5-5", "0-0-1 3-3-3")
    hint = analyse_position(seen(match), FEW, random.Random(1))
    assert say(hint.nudge) == "You can lay only one tile, and only in one place."


def equally_good(match: Match, places: list[Place]) -> str:
    """The nudge where some placements are equally good."""
    view = seen(match)
    reasons = Reasons(view, places, next_hands(view, random.Random(1)))
    return say(nudge(view, places[0], reasons, not_yet=False, equal=places))


def test_a_hint_is_true_about_equal_placements() -> None:
    match = dealt(published("pressman"), "0-5-5 1-5-5 1-1-2", "5-5-5 0-1-1 3-3-3")
    lay_all(match, "5-5-5  0  0 up")
    low, high = spots(match, "0-5-5"), spots(match, "1-5-5")
    assert equally_good(match, low) == (
        "It hardly matters where you lay 0-5-5: all its places are about equally good."
    )
    assert equally_good(match, low[:2]) == ("0-5-5 has several places that are about equally good.")
    assert equally_good(match, [high[0], low[0], high[1]]) == (
        "1-5-5 and 0-5-5 are about equally good, each in its best place."
    )


def test_equal_places_are_named_each_by_a_tile_beside_it() -> None:
    match = dealt(published("pressman"), "0-5-5 1-5-5 1-1-2", "5-5-5 0-1-1 3-3-3")
    lay_all(match, "5-5-5  0  0 up")
    fields = seen(match).now.position.fields
    places = spots(match, "0-5-5")
    named = places_message(fields, places)
    assert named is not None
    found = re.fullmatch(
        r"Any of these places: (.*) 5-5-5, (.*) 5-5-5 and (.*) 5-5-5\.", say(named)
    )
    assert found
    assert {*found.groups()} == {"left of", "right of", "below"}
    assert places_message(fields, places[:1]) == place_message(fields, places[0])
    assert places_message(fields, []) is None


def test_a_hint_points_at_the_equal_places_of_its_best_tile() -> None:
    match = dealt(published("pressman"), "0-5-5 0-0-1 1-1-2", "5-5-5 0-1-1 3-3-3")
    lay_all(match, "5-5-5  0  0 up")
    hint = analyse_position(seen(match), Budget(simulations=60), random.Random(1))
    best = [advice.action for advice in hint.advice if advice.is_equal]
    fields = seen(match).now.position.fields
    assert len(best) > 1
    assert hint.place == places_message(fields, [one for one in best if isinstance(one, Place)])


def test_where_drawing_on_is_better_the_best_placement_is_told_too() -> None:
    """Between two players who may draw freely the plan is told beside the move, not instead."""
    match = Match(published("triomino"), 2)
    match.deal(random.Random(2))
    match.play(match.legal.default)
    hint = analyse_position(seen(match), Budget(simulations=2000), random.Random(1))
    assert hint.plan is not None
    assert hint.plan.is_lasting
    assert hint.plan.match > hint.plan.laying + 0.2
    assert isinstance(hint.best, Place)
    assert hint.nudge.name != "nudge-draw"


def test_a_hint_takes_less_than_a_second() -> None:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(2))
    match.play(match.legal.default)
    view = seen(match)
    analyse_position(view, Budget(seconds=0.4), random.Random(1))
    began = time.process_time()
    analyse_position(view, Budget(seconds=0.4), random.Random(1))
    assert time.process_time() - began < 0.8


def test_a_place_in_a_corner_of_the_field_is_called_so() -> None:
    match = hexagon_within_reach("goliath")
    fields = seen(match).now.position.fields
    where = {side_of(fields, place) for place in match.legal.placements}
    assert {"top-left", "top-right"} & where
    assert where <= {
        *("top", "bottom", "left", "right", "middle"),
        *("top-left", "top-right", "bottom-left", "bottom-right"),
    }
