"""Stories: the same as the events while a match is played, and everything once it is over."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.room.last_actions import laid_by_anna
from tests.room.logs import ANNA, EVA, JURIS, Log, around_one_device, of_two, with_bot
from trimino.records.record import record_of
from trimino.room.facts import Dealt, Expired, Practice
from trimino.room.frames import FrameBuilder
from trimino.room.match_results import match_record
from trimino.room.story import record_story, table_story
from trimino.rules import DRAW, RULESETS, Match, Ruleset
from trimino.words import in_english

SHORT = {"base": "triomino", "target": 100}
IDS = [rules.base for rules in RULESETS]


def story(log: Log, guest: str | None = None) -> Any:
    return table_story(log.room, names(log), guest, in_english)


def names(log: Log) -> list[str | None]:
    return ["Anna", *[None] * (len(log.room.seats) - 1)]


def heard(log: Log, guest: str | None) -> list[Any]:
    """The events of deals and actions for somebody who comes back, without their times."""
    events: Any = FrameBuilder(log.room, names(log), in_english).update(guest, 0)["events"]
    kept = [event for event in events if event["kind"] in ("dealt", "played")]
    return [{k: e[k] for k in e if k not in ("version", "at", "kind")} for e in kept]


def flat(whole: Any) -> list[Any]:
    """Deals and actions in the order they happened."""
    found: list[Any] = []
    for each in whole["rounds"]:
        dealt = each["dealt"]
        found += [{key: dealt[key] for key in dealt if key != "hands"}, *each["events"]]
    return found


@pytest.mark.parametrize("rules", RULESETS, ids=IDS)
def test_while_it_is_played_it_says_what_everyone_was_told(rules: Ruleset) -> None:
    log = of_two(rules=rules.base)
    log.play_until(lambda: len(log.rows) == 24)
    assert_nothing_else_is_told(log)


def test_in_a_later_round_too() -> None:
    log = of_two()
    log.play_until(lambda: log.match.rounds_dealt == 3 and len(log.match.round.events) == 5)
    assert_nothing_else_is_told(log)


def assert_nothing_else_is_told(log: Log) -> None:
    assert not log.match.over
    for guest in (ANNA, JURIS, EVA, None):
        assert flat(story(log, guest)) == heard(log, guest)
    found = story(log, ANNA)
    assert not found["over"]
    assert all(each["dealt"]["hands"] is None for each in found["rounds"])
    assert found["version"] == log.room.version
    assert found["players"] == ["Anna", None]


@pytest.mark.parametrize("rules", RULESETS, ids=IDS)
def test_an_action_carries_the_phase_in_which_it_was_done(rules: Ruleset) -> None:
    log = of_two(rules=rules.base)
    log.play_until(lambda: log.match.round.over)
    phases = [event.phase for event in log.match.round.events]
    assert [event["phase"] for event in story(log)["rounds"][0]["events"]] == phases
    assert [event["phase"] for event in heard(log, None)[1:]] == phases


def test_before_the_match_there_is_nothing_to_tell() -> None:
    found = story(Log("person", "greedy"))
    assert found["rounds"] == []
    assert found["bots"] == [None, "greedy"]


def test_what_was_taken_back_is_not_in_it() -> None:
    log = laid_by_anna(with_bot())
    before = len(story(log)["rounds"][0]["events"])
    log.answer(ANNA, "take-back")
    assert len(story(log)["rounds"][0]["events"]) == before - 1
    log.play()
    events = story(log)["rounds"][0]["events"]
    assert len(events) == before
    assert events[-1]["by"] == "person"


def test_what_was_taken_back_is_told_once_hands_are_open() -> None:
    log = with_bot(rules=SHORT)
    log.play_until(lambda: log.holder == ANNA and DRAW in log.match.legal)
    before = len(log.match.round.events)
    log.answer(ANNA, "play", action="draw")
    (drawn,) = log.match.round.events[before:]
    log.answer(ANNA, "take-back")
    assert "undone" not in story(log, ANNA)
    log.play_out()
    (part,) = story(log)["undone"]
    assert (part["round"], part["after"]) == (1, before)
    (event,) = part["events"]
    assert event["action"]["tile"] == str(drawn.drawn)
    # A record tells the sum of the points.
    (recorded,) = record_story(match_record(log.room, names(log), in_english), in_english)["undone"]
    assert (recorded["round"], recorded["after"]) == (1, before)
    assert [each["action"] for each in recorded["events"]] == [event["action"]]


def test_around_one_device_a_covered_hand_is_covered() -> None:
    log = around_one_device()
    log.play_until(lambda: any(event.drawn for event in log.match.round.events))
    drawer = next(event.seat for event in log.match.round.events if event.drawn)
    while log.turn != drawer or log.room.viewing_seat(ANNA) is not None:
        log.play()
    (covered,) = story(log, ANNA)["rounds"]
    assert covered["dealt"]["hand"] is None
    assert not any(tiles_drawn(covered))
    log.answer(ANNA, "uncover")
    (uncovered,) = story(log, ANNA)["rounds"]
    assert len(uncovered["dealt"]["hand"]) == uncovered["dealt"]["counts"][drawer]
    seen = [
        event["action"]["seat"]
        for event in uncovered["events"]
        if "tile" in event["action"] and event["action"]["do"] == "draw"
    ]
    assert {*seen} == {drawer}


def tiles_drawn(each: Any) -> list[bool]:
    return ["tile" in e["action"] for e in each["events"] if e["action"]["do"] == "draw"]


@pytest.mark.parametrize("rules", RULESETS, ids=IDS)
def test_when_it_is_over_hands_can_be_kept_by_adding_and_removing(rules: Ruleset) -> None:
    log = of_two(rules=rules.base)
    log.play_out()
    for found in (
        story(log),
        record_story(match_record(log.room, names(log), in_english), in_english),
    ):
        for each, played in zip(found["rounds"], log.match.rounds, strict=True):
            hands, fields, totals = replayed(each)
            assert hands == [sorted(map(str, hand)) for hand in played.hands]
            assert sorted(fields) == sorted(
                str(place.tile) for field in played.fields for place in field.laid.values()
            )
            assert totals == list(played.totals)


def replayed(each: Any) -> tuple[list[list[str]], list[str], list[int]]:
    """Replay a round as a client does that knows no rules."""
    hands, totals = [list(hand) for hand in each["dealt"]["hands"]], list(each["before"])
    fields = [each["dealt"]["start"]["tile"]] if each["dealt"]["start"] else []
    for event in each["events"]:
        action = event["action"]
        totals[action["seat"]] += sum(score["points"] for score in event["scores"])
        if action["do"] == "place":
            hands[action["seat"]].remove(action["tile"])
            fields.append(action["tile"])
        elif action["do"] == "draw":
            hands[action["seat"]].append(action["tile"])
    for seat, scores in enumerate(each["events"][-1]["ending"]["scores"]):
        totals[seat] += sum(score["points"] for score in scores)
    return [sorted(hand) for hand in hands], fields, totals


def test_a_match_that_was_given_up_is_open_too() -> None:
    log = of_two()
    log.play()
    log.happen(Expired())
    found = story(log)
    assert found["over"]
    assert len(found["rounds"][0]["dealt"]["hands"]) == 2


def test_a_match_that_goes_on_from_a_record_tells_of_what_came_before() -> None:
    match, rng = Match(RULESETS[2], 2), random.Random(3)
    match.deal(rng)
    while not match.round.over:
        match.play(rng.choice(list(match.legal)))
    match.deal(rng)
    for _ in range(5):
        match.play(rng.choice(list(match.legal)), by_clock=False)
    practice = Practice(document=record_of(match, ["1", "2"]), round=2, action=4)
    log = Log("person", "greedy", practice=practice)
    log.sit(ANNA, 0)
    log.do(ANNA, "start")
    for _ in range(3):
        log.play()
    found = story(log, ANNA)
    assert [len(each["events"]) for each in found["rounds"]] == [len(match.rounds[0].events), 7]
    late = found["rounds"][1]["events"][4:]
    bots = ["bot" if event["action"]["seat"] else "person" for event in late]
    assert [event["by"] for event in late] == bots


def test_who_played_is_told_also_where_a_bot_stood_in() -> None:
    log = of_two()
    log.do(log.holder or "", "leave")
    log.carry_out_due(lambda found: found[0])
    assert [event["by"] for event in story(log)["rounds"][0]["events"]] == ["bot"]


@pytest.mark.parametrize(
    "bots", [None, "greedy", ["greedy"], [3, "greedy"], ["", "greedy"], {"0": "greedy"}]
)
def test_a_record_may_say_anything_about_bots(bots: object) -> None:
    log = of_two(rules=SHORT)
    log.play_out()
    document = {**match_record(log.room, names(log), in_english), "bots": bots}
    seat = isinstance(bots, list) and len(bots) == 2
    assert record_story(document, in_english)["bots"] == [None, "greedy" if seat else None]
    assert {e["by"] for e in record_story(document, in_english)["rounds"][0]["events"]} <= {
        "person",
        "bot",
    }


@pytest.mark.parametrize("seats", [of_two, around_one_device, with_bot])
def test_an_ending_is_told_line_by_line(seats: Callable[..., Log]) -> None:
    log = seats(rules=SHORT)
    log.play_until(lambda: log.match.round.over)
    ending = story(log)["rounds"][0]["events"][-1]["ending"]
    view: Any = FrameBuilder(log.room, names(log), in_english).view(None)
    assert view["ending"] == ending
    assert any("Anna" in line["text"] for line in ending["told"])
    assert any("Player 2" in line["text"] for line in ending["told"])
    assert ending["told"][0]["details"]["player"]["details"]["seat"] in (0, 1)
    if not log.match.over:
        assert ending["told_match"] == []
        log.happen(Dealt())
        again: Any = FrameBuilder(log.room, names(log), in_english).view(None)
        assert again["ending"] is None
    log.play_out()
    last = story(log)["rounds"][-1]["events"][-1]["ending"]
    assert len(last["told_match"]) == 2
    assert last["winners"] == list(log.match.winners)
