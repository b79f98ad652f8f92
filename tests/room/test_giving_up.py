"""Giving up: the match is over, or a bot takes the seat for good."""

from typing import Any

import pytest

from tests.room.logs import ANNA, EVA, JURIS, PACE, Log, around_one_device, of_two, with_bot
from trimino.room.due_tasks import TableTask, next_due
from trimino.room.errors import RoomError
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.match_results import match_record
from trimino.room.room_state import Status
from trimino.room.story import table_story
from trimino.room.summary import summary
from trimino.words import in_english


def frame(log: Log, guest: str | None = None) -> Any:
    """The last update as a reader gets it."""
    frames = FrameBuilder(log.room, [None] * len(log.room.seats), in_english)
    return frames.update(guest, log.room.version - 1)


def removal(log: Log, guest: str | None = None) -> Any:
    """What it would mean if somebody removed the table now, as they are told."""
    return (
        FrameBuilder(log.room, [None] * len(log.room.seats), in_english).table(guest).get("removal")
    )


def test_giving_up_alone_ends_the_match() -> None:
    for log in (with_bot(), around_one_device()):
        assert (removal(log, ANNA), removal(log, JURIS), removal(log)) == ("ended", None, None)
        log.do(ANNA, "give-up")
        assert (log.room.status, log.room.turn) == (Status.OVER, None)
        seats = list(log.room.seats_of(ANNA))
        told = {"why": "gave-up", "seats": seats, "winners": []}
        assert frame(log, ANNA)["table"]["broken_off"] == told
        assert frame(log)["events"][-1]["seats"] == seats
        assert match_record(log.room, ["Anna", None], in_english)["finished"] is False


def test_a_host_who_left_may_close_the_table_as_long_as_nobody_sits_there() -> None:
    log = Log("person", "open")
    assert (removal(log, ANNA), removal(log, JURIS), removal(log)) == ("closed", None, None)
    log.sit(ANNA, 0)
    log.do(ANNA, "leave")
    assert removal(log, ANNA) == "closed"
    log.sit(JURIS, 1)
    assert (removal(log, ANNA), removal(log, JURIS)) == (None, "closed")


def test_of_two_people_the_other_wins_when_one_gives_up() -> None:
    log = of_two()
    assert removal(log, JURIS) == "won"
    log.do(JURIS, "give-up")
    assert (removal(log, ANNA), summary(log.room)["winners"]) == ("unlisted", [0])
    told = {"why": "gave-up", "seats": [1], "winners": [0]}
    assert frame(log, ANNA)["table"]["broken_off"] == told
    assert summary(log.room)["broken_off"] == told
    assert table_story(log.room, ["Anna", "Juris"], ANNA, in_english)["broken_off"] == told
    assert log.room.status is Status.OVER


def test_a_match_that_goes_on_is_not_broken_off() -> None:
    log = of_two()
    assert "broken_off" not in summary(log.room)
    assert "broken_off" not in table_story(log.room, ["Anna", "Juris"], ANNA, in_english)


def test_among_several_people_a_bot_takes_the_seat_for_good() -> None:
    log = Log("person", "person", "person", stand_in="greedy")
    log.begin((0,), (1,), (2,))
    log.play_until(lambda: log.room.turn is not None and log.holder == ANNA)
    contributed = log.room.contributions
    assert [removal(log, guest) for guest in (ANNA, JURIS, EVA)] == ["handed-over"] * 3
    log.do(ANNA, "give-up")
    assert (log.room.people, log.room.host) == ([JURIS, EVA], JURIS)
    assert log.room.seats[0].bot == "greedy"
    # The next deals follow from it.
    assert log.room.contributions == contributed
    # Whoever has moved before may still take that back.
    assert next_due(log.room, PACE) == (log.now + PACE.undo, TableTask.BOT)
    with pytest.raises(RoomError):
        log.sit(ANNA, 0)
    with pytest.raises(RoomError):
        log.do(ANNA, "come-back")
    # The last but one gives up as one of two people, and has two opponents.
    log.do(EVA, "give-up")
    assert (log.room.status, log.room.people) == (Status.PLAYING, [JURIS])
    assert removal(log, JURIS) == "ended"
    log.do(JURIS, "give-up")
    assert log.room.status is Status.OVER
    assert load_room(log.rows).broken_off == log.room.broken_off


def test_before_the_match_a_seat_becomes_free_or_the_table_closes() -> None:
    log = Log("person", "person")
    log.sit(ANNA, 0)
    assert removal(log, ANNA) == "closed"
    log.sit(JURIS, 1)
    assert (removal(log, ANNA), removal(log, JURIS), removal(log, EVA)) == ("left", "left", None)
