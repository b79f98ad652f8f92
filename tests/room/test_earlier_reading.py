"""Logs from before settlements were amended: they lead to the same points, and are played on."""

import json
from typing import Any

import pytest

from tests.room.earlier import TABLES, drop_later_keys, earlier_rows
from tests.room.logs import ANNA, Log
from trimino.records.record import replay
from trimino.room.fact_json import read_fact, write_fact
from trimino.room.facts import EARLIER_READING, PRESENT_READING, Dealt, Opened
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.match_results import match_record, solo_result
from trimino.room.rematch import rematch_of
from trimino.room.room_state import Room, Status
from trimino.room.setup import match_of, resumed_match
from trimino.room.story import table_story
from trimino.rules import DRAW, EarlierReading
from trimino.rules.earlier_readings import EarlierReadings
from trimino.rules.events import total
from trimino.words import in_english

SOLO_DRAW, SOLO_BLOCKED, ROUND_WINNER = EarlierReading
every_table = pytest.mark.parametrize("name", TABLES)


def room_of(name: str) -> Room:
    return load_room(earlier_rows(name))


def continued(name: str) -> Log:
    """The table, to be played on."""
    log = Log("person")
    log.rows, log.room = earlier_rows(name), room_of(name)
    log.now = log.rows[-1].at
    return log


def cost_of_a_draw(log: Log) -> int:
    assert DRAW in log.match.legal
    return total(log.match.legal.scores(DRAW))


@every_table
def test_rows_are_read_and_written_to_the_letter(name: str) -> None:
    for row in earlier_rows(name):
        assert write_fact(read_fact(row.body)) == row.body


@every_table
def test_a_log_leads_to_the_same_points(name: str) -> None:
    room, expected = room_of(name), TABLES[name]["view"]
    view: Any = FrameBuilder(room, [None] * len(room.seats), in_english).view(ANNA)
    drop_later_keys(view)
    found = json.loads(json.dumps(view))
    if found["match"] is not None:
        # These say in which way the rules were read.
        assert found["match"].pop("earlier")
        found["match"]["rules"] = expected["match"]["rules"]
        # They were in the order of tiles, and are in the order of drawing.
        found["match"]["drawn"].sort()
    del expected["clock"]["may_take_back"]
    for ending in filter(None, (found["ending"], expected["ending"])):
        # The messages stay the same; their sentences may be put better.
        for message in (*ending["told"], *ending["told_match"]):
            del message["text"]
    assert found == expected


def earlier_of(opened: Opened) -> EarlierReadings:
    """How the rules of a table are read in its match."""
    return (resumed_match(opened) or match_of(opened, len(opened.seats))).earlier


def test_how_it_was_read_is_told() -> None:
    readings = {name: earlier_of(room_of(name).opened) for name in TABLES}
    assert readings == {
        "triple-domino, over": (SOLO_DRAW,),
        "triple-domino, going on": (SOLO_DRAW,),
        "triple-domino, in the lobby": (SOLO_DRAW,),
        "solo, blocked": (SOLO_BLOCKED,),
        "round winner, over": (ROUND_WINNER,),
        "practice after 0": (SOLO_DRAW,),
        "practice after 3": (SOLO_DRAW,),
    }
    for name, expected in readings.items():
        room = room_of(name)
        if room.match is not None:
            story = table_story(room, [None] * len(room.seats), None, in_english)
            assert [one["name"] for one in story["earlier"]] == [each.value for each in expected]


@pytest.mark.parametrize("name", ["triple-domino, going on", "practice after 0"])
def test_a_table_is_played_on_by_the_reading_it_began_with(name: str) -> None:
    log = continued(name)
    assert cost_of_a_draw(log) == -5
    log.play_out()
    draws = [event.points for event in log.match.round.events if event.action == DRAW]
    assert draws == [-5] * 6
    assert log.room.status is Status.OVER


def test_a_table_in_the_lobby_starts_by_the_reading_it_was_opened_with() -> None:
    log = continued("triple-domino, in the lobby")
    log.do(ANNA, "start")
    log.happen(Dealt())
    assert cost_of_a_draw(log) == -5


def test_a_rematch_is_by_the_present_reading() -> None:
    again = rematch_of(room_of("triple-domino, over"), [ANNA], "ab" * 32)
    assert again.reading == PRESENT_READING
    assert earlier_of(again) == ()
    assert read_fact(write_fact(again)) == again


def test_results_are_compared_within_one_reading() -> None:
    earlier = solo_result(room_of("triple-domino, over"), 5.0)
    log = continued("triple-domino, going on")
    log.play_out()
    played_on = solo_result(log.room, 5.0)
    log = Log("person", rules="triple-domino", well_size=6)
    log.begin((0,))
    assert cost_of_a_draw(log) == 0
    log.play_out()
    present = solo_result(log.room, 5.0)
    results = filter(None, (earlier, played_on, present))
    lists = [(result.rules, result.well) for result in results]
    assert lists == [("triple-domino", 6), ("triple-domino", 6), ("triple-domino/2", 6)]
    assert solo_result(room_of("solo, blocked"), 5.0) is None


@pytest.mark.parametrize("name", [name for name in TABLES if name.endswith(("over", "blocked"))])
def test_the_record_of_a_table_is_right(name: str) -> None:
    room = room_of(name)
    document = match_record(room, [None] * len(room.seats), in_english)
    match = replay(document)
    assert match == room.match
    assert list(match.winners) == TABLES[name]["view"]["match"]["winners"]


def test_a_new_table_says_by_which_reading_it_is_played() -> None:
    opened = Log("person", rules="triple-domino").opened
    assert json.loads(write_fact(opened))["reading"] == PRESENT_READING
    first = read_fact(earlier_rows("triple-domino, over")[0].body)
    assert isinstance(first, Opened)
    assert first.reading == EARLIER_READING
