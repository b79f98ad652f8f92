"""What is told of a table where somebody went back: frames, the story and the record."""

import json
from typing import Any

from tests.referee import check
from tests.room.going_back import ONE_TILE, SHORT, TWO_ROUNDS, drawn_by_anna, ended_by_anna
from tests.room.logs import ANNA, with_bot
from trimino.records.record import replay
from trimino.room.facts import Dealt, Played, TakenBack
from trimino.room.frames import FrameBuilder
from trimino.room.match_results import match_record
from trimino.room.story import table_story
from trimino.words import in_english


def test_the_record_says_what_was_taken_back_and_is_verified() -> None:
    log = with_bot(rules=SHORT)
    drawn_by_anna(log)
    after = len(log.match.round.events) - 1
    tile = str(log.match.round.drawn[0])
    log.answer(ANNA, "take-back")
    log.play_out()
    record: Any = match_record(log.room, ["Anna", "greedy"], in_english)
    assert record["taken_back"] == [
        {
            "round": 1,
            "after": after,
            "actions": [{"seat": 0, "do": "draw", "tile": tile, "points": -5}],
        }
    ]
    read = json.loads(json.dumps(record))
    assert replay(read) == log.match
    # An independent verifier, which does not know the key.
    check(read)


def test_the_record_keeps_the_rounds_of_one_step_apart() -> None:
    log = with_bot(rules=TWO_ROUNDS)
    log.play_until(lambda: log.match.needs_deal)
    log.happen(Dealt())
    log.play_until(lambda: log.holder == ANNA or log.match.over)
    bots = len(log.match.round.events)
    log.answer(ANNA, "take-back")
    *_, last = log.room.entries
    assert [part.round for part in last.undone] == [2, 1][not bots :]
    assert last.undone[-1].events[0].seat == 0
    log.play_out()
    record: Any = match_record(log.room, ["Anna", "greedy"], in_english)
    assert [part["round"] for part in record["taken_back"]] == [2, 1][not bots :]


def test_a_record_without_steps_back_does_not_mention_them() -> None:
    log = with_bot(rules=SHORT)
    log.play_out()
    assert "taken_back" not in match_record(log.room, ["Anna", "greedy"], in_english)


def test_everyone_gets_a_whole_view_after_going_back() -> None:
    log = with_bot()
    drawn_by_anna(log)
    since = log.room.version
    log.answer(ANNA, "take-back")
    frames = FrameBuilder(log.room, [None, None], in_english)
    for guest in (ANNA, None):
        frame: Any = frames.update(guest, since)
        assert frame["type"] == "view"
        assert {**frames.view(guest), "events": frame["events"], "links": frame["links"]} == frame
        assert len(frame["links"]) == 1
        [event] = frame["events"]
        assert (event["kind"], event["seat"], event["actions"]) == ("taken-back", 0, 1)
    missed: Any = frames.update(None, since - 1)
    assert "tile" not in missed["events"][0]["action"]


def test_a_placement_that_ended_its_round_is_no_update_once_the_next_is_dealt() -> None:
    log = with_bot(rules=ONE_TILE)
    ended_by_anna(log)
    rounds = log.match.rounds_dealt
    log.happen(Dealt())
    since = log.room.version
    assert log.answer(ANNA, "take-back") == TakenBack(1, after_reveal=True)
    frame: Any = FrameBuilder(log.room, [None, None], in_english).update(ANNA, since)
    assert frame["type"] == "view"
    assert len(frame["match"]["played"]) == rounds - 1


def test_a_placement_taken_back_is_an_update() -> None:
    log = with_bot()
    log.play_until(lambda: log.holder == ANNA and log.match.legal.can_place)
    log.play()
    since = log.room.version
    log.answer(ANNA, "take-back")
    frame = FrameBuilder(log.room, [None, None], in_english).update(ANNA, since)
    assert frame["type"] == "update"


def test_the_story_tells_the_line_that_stands() -> None:
    log = with_bot(rules=TWO_ROUNDS)
    log.play_until(lambda: log.match.needs_deal)
    log.happen(Dealt())
    log.play_until(lambda: log.holder == ANNA or log.match.over)
    log.answer(ANNA, "take-back")
    told: Any = table_story(log.room, ["Anna", "greedy"], ANNA, in_english)
    assert len(told["rounds"]) == 1
    events = told["rounds"][0]["events"]
    assert len(events) == len(log.match.round.events)
    played = [entry.fact for entry in log.room.line]
    assert [event["by"] for event in events] == [
        fact.by for fact in played if isinstance(fact, Played)
    ]
    assert events[-1]["ending"] is None
