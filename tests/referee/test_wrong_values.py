"""Records with one wrong value each, all of which must be refused."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from .player import play_match
from .records import BY_HAND, SMALL, SOLOS, SPOILT, short
from .referee import Disagreement, Record, check, replay
from .table import Action


def refused(record: Record, match: str | None = None) -> Disagreement:
    with pytest.raises(Disagreement, match=match) as caught:
        check(record)
    return caught.value


@pytest.mark.parametrize("name", SPOILT)
def test_a_wrong_point_is_refused(name: str) -> None:
    record = short(name)
    for number, written in enumerate(record["rounds"]):
        for count in range(number, len(written["actions"]), 9):
            spoilt = deepcopy(record)
            spoilt["rounds"][number]["actions"][count]["points"] += 1
            found = refused(spoilt, "points")
            assert (found.round, found.action) == (number, count)


@pytest.mark.parametrize("name", SPOILT)
def test_a_missing_or_doubled_action_is_refused(name: str) -> None:
    record = short(name)
    for number, written in enumerate(record["rounds"]):
        for count in range(number, len(written["actions"]), 12):
            spoilt = deepcopy(record)
            gone = spoilt["rounds"][number]["actions"].pop(count)
            refused(spoilt)
            spoilt["rounds"][number]["actions"][count:count] = [gone, gone]
            refused(spoilt)


@pytest.mark.parametrize("name", SPOILT)
def test_a_swapped_tile_is_refused(name: str) -> None:
    record = short(name)
    for number, written in enumerate(record["rounds"]):
        opening = written["actions"][0]
        spoilt = deepcopy(record)
        hands = spoilt["rounds"][number]["hands"]
        mine, next_one = hands[opening["seat"]], hands[(opening["seat"] + 1) % len(hands)]
        place = mine.index(opening["tile"])
        mine[place], next_one[0] = next_one[0], mine[place]
        assert refused(spoilt).action == 0


def clock_order(action: Action) -> tuple[object, ...]:
    x, y, way = action["at"]
    return action["tile"], action["field"], x, y, way == "down", action["corners"]


@pytest.mark.parametrize("name", SPOILT)
def test_what_is_not_the_clocks_choice_is_refused(name: str) -> None:
    rules, seats, seed = SPOILT[name]
    record = play_match(rules, seats, seed)
    judged = 0
    for step in replay(record):
        options = [choice.action for choice in step.legal if choice.action["do"] == "place"]
        if step.round > 0 or step.phase != "turn" or not options:
            continue
        first = min(options, key=clock_order)
        assert step.action is not None
        if not first.items() <= step.action.items():
            spoilt = deepcopy(record)
            spoilt["rounds"][0]["actions"][step.number]["by"] = "clock"
            assert refused(spoilt, "clock's choice").action == step.number
            judged += 1
    assert judged > 3


def turned(record: Record) -> None:
    action = record["rounds"][0]["actions"][1]
    a, b, c = action["corners"]
    action["corners"] = [b, c, a]


def uneven(record: Record) -> None:
    record["rounds"][0]["hands"][0].append(record["rounds"][0]["hands"][1].pop())


SPOILERS: dict[str, Callable[[Record], object]] = {
    "format": lambda r: r.update(format="trimino-record/2"),
    "no rules": lambda r: r.pop("rules"),
    "unknown rules": lambda r: r.update(rules="domino"),
    "unplayable rules": lambda r: r.update(rules={**SMALL, "rounds": None}),
    "one player": lambda r: r.update(players=["Anna"]),
    "youngest": lambda r: r.update(youngest=2),
    "rounds to play": lambda r: r.update(rounds_to_play=2),
    "no rounds": lambda r: r.update(rounds=[]),
    "one round more": lambda r: r["rounds"].append(deepcopy(r["rounds"][0])),
    "unfinished": lambda r: r.update(finished=False, winners=[]),
    "finished missing": lambda r: r.pop("finished"),
    "wrong winners": lambda r: r.update(winners=[0]),
    "one winner more": lambda r: r.update(winners=[0, 1]),
    "no winners": lambda r: r.pop("winners"),
    "solo": lambda r: r.update(solo=True),
    "a tile twice": lambda r: r["rounds"][0].update(well=["0-0-0"]),
    "a tile missing": lambda r: r["rounds"][0]["hands"][1].pop(),
    "no such tile": lambda r: r["rounds"][0].update(well=["5-5-5"]),
    "unequal hands": uneven,
    "no end": lambda r: r["rounds"][0].pop("end"),
    "end reason": lambda r: r["rounds"][0]["end"].update(reason="blocked"),
    "end points": lambda r: r["rounds"][0]["end"].update(points=[0, 26]),
    "end winners": lambda r: r["rounds"][0]["end"].update(winners=[]),
    "totals": lambda r: r["rounds"][0].update(totals=[3, 27]),
    "a cell too far": lambda r: r["rounds"][0]["actions"][1].update(at=[1, 0, "down"]),
    "another field": lambda r: r["rounds"][0]["actions"][1].update(field=1),
    "turned another way": turned,
    "another seat": lambda r: r["rounds"][0]["actions"][1].update(seat=0),
    "a draw from an empty well": lambda r: r["rounds"][0]["actions"][2].update(do="draw"),
    "a pass of who can place": lambda r: r["rounds"][0]["actions"][3].update(do="pass"),
    "by nobody": lambda r: r["rounds"][0]["actions"][3].update(by="nobody"),
    "not an action": lambda r: r["rounds"][0]["actions"].append("…"),
    "not the clock's choice": lambda r: r["rounds"][0]["actions"][1].update(by="clock"),
}


@pytest.mark.parametrize("what", SPOILERS)
def test_a_spoilt_record_is_refused(what: str) -> None:
    spoilt = deepcopy(BY_HAND)
    SPOILERS[what](spoilt)
    refused(spoilt)


def test_the_clock_plays_the_whole_turn() -> None:
    for seed in range(20):
        record = play_match("triomino", 2, seed, clock=0.3)
        for number, written in enumerate(record["rounds"]):
            for count, action in enumerate(written["actions"][:-1]):
                follows = written["actions"][count + 1]
                if action["do"] == "draw" and "by" in action and "by" in follows:
                    del follows["by"]
                    found = refused(record, "whole turn")
                    assert (found.round, found.action) == (number, count + 1)
                    return
    pytest.fail("the clock never drew and went on")


@pytest.mark.parametrize("name", SOLOS)
def test_a_spoilt_solo_deal_is_refused(name: str) -> None:
    record = play_match(name, 1, 2, solo=True)
    for spoil in (
        {"well": record["rounds"][0]["well"][:-1]},
        {"start": record["rounds"][0]["well"][0]},
        {"start": "5-0-0"},
        {"start": None},
        {"hands": [["0-0-0"] * 10]},
    ):
        spoilt = deepcopy(record)
        spoilt["rounds"][0].update(spoil)
        assert refused(spoilt).action is None
    refused({**record, "well_size": 18})
    refused({**record, "winners": []})
