"""Taking back where several people play: one's own last action, until somebody else has acted."""

from typing import Any

import pytest

from tests.room.last_actions import guest_may_take_back, laid_by_anna
from tests.room.logs import ANNA, EVA, JURIS, PACE, Log, of_two
from trimino.records.notation import format_action
from trimino.room.due_tasks import Due, TableTask, next_due
from trimino.room.errors import RoomError, RoomReason
from trimino.room.facts import Freed, Played, WentAway
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.room_state import Room
from trimino.rules import DRAW, Decline, Pass, Place
from trimino.words import in_english


def of_two_and_a_bot(**settings: Any) -> Log:
    """Anna, then Juris, then a bot."""
    log = Log("person", "person", "greedy", **settings)
    log.begin((0,), (1,))
    return log


def frames_of(room: Room, due: Due | None = None) -> FrameBuilder:
    return FrameBuilder(room, [None] * len(room.seats), in_english, due)


def lay(log: Log) -> None:
    log.play(lambda actions: next(one for one in actions if isinstance(one, Place)))


def due_at(log: Log) -> Due:
    due = next_due(log.room, PACE)
    assert due is not None
    return due


def refusal_of(log: Log, guest: str, decision: int) -> RoomReason:
    with pytest.raises(RoomError) as refused:
        log.do(guest, "take-back", decision=decision)
    return refused.value.reason


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_placement_until_somebody_else_has_acted(seed: int) -> None:
    log = of_two(seed=seed)
    log.play_until(lambda: log.holder == ANNA and log.match.legal.can_place)
    before = log.match.copy()
    lay(log)
    for reader, may in ((ANNA, True), (JURIS, False), (None, False)):
        assert guest_may_take_back(log.room, reader) is may
    log.answer(ANNA, "take-back")
    assert log.match == before
    assert log.holder == ANNA
    assert load_room(log.rows).match == before
    laid_by_anna(log)
    log.play()
    assert not guest_may_take_back(log.room, ANNA)


def test_everyone_sees_it_undone() -> None:
    log = laid_by_anna(of_two())
    since = log.room.version
    log.answer(ANNA, "take-back")
    for guest in (ANNA, JURIS, None):
        update: Any = frames_of(log.room).update(guest, since)
        assert update["type"] == "update"
        [event] = update["events"]
        assert (event["kind"], event["seat"], event["actions"]) == ("taken-back", 0, 1)
        assert update["now"]["turn"] == 0


def test_a_pass_and_a_decline_too() -> None:
    passing = of_two(rules={"base": "triomino", "draw_limit": 1}, seed=3)
    passing.play_until(lambda: passing.holder == ANNA and Pass() in passing.match.legal)
    declining = of_two(rules="tri-domino", seed=9)
    declining.play_until(
        lambda: declining.holder == ANNA and Decline() in list(declining.match.legal)
    )
    for log, action in ((passing, "pass"), (declining, "decline")):
        before = log.match.copy()
        log.answer(ANNA, "play", action=action)
        since = log.room.version
        log.answer(ANNA, "take-back")
        assert log.match == before
        # No tile leaves the field, so that everyone gets a whole view.
        assert frames_of(log.room).update(JURIS, since)["type"] == "view"


def test_neither_a_draw_nor_the_end_of_a_round_nor_what_the_clock_played() -> None:
    drawn = of_two()
    drawn.play_until(lambda: drawn.holder == ANNA and DRAW in list(drawn.match.legal))
    drawn.answer(ANNA, "play", action="draw")
    ended = of_two()
    ended.play_until(lambda: ended.match.needs_deal)
    by_clock = of_two()
    by_clock.play_until(
        lambda: by_clock.holder == ANNA and isinstance(by_clock.match.legal.default, Place)
    )
    by_clock.clock_plays()
    for log in (drawn, ended, by_clock):
        assert not guest_may_take_back(log.room, ANNA)
        assert not guest_may_take_back(log.room, JURIS)


def test_not_with_an_empty_well_where_going_on_proves_that_somebody_can_place() -> None:
    log = of_two(rules="triomino")

    def laid_with_an_empty_well() -> bool:
        laid_by_anna(log)
        return not log.match.round.well

    while not laid_with_an_empty_well():
        log.play()
    assert not guest_may_take_back(log.room, ANNA)


def test_what_was_laid_and_taken_back_has_shown_the_others_a_tile() -> None:
    """They may not go back with what they know now; who showed it may lay and go back again."""
    log = of_two()
    log.play_until(lambda: log.holder == JURIS and log.match.legal.can_place)
    lay(log)
    assert guest_may_take_back(log.room, JURIS)
    assert log.holder == ANNA
    assert log.match.legal.can_place
    assert guest_may_take_back(log.room, JURIS)
    for _ in range(2):
        lay(log)
        log.answer(ANNA, "take-back")
        assert not guest_may_take_back(log.room, JURIS)
        assert not guest_may_take_back(log.room, ANNA)


def test_not_what_a_stand_in_played_for_one() -> None:
    log = of_two()
    log.play_until(lambda: log.holder == ANNA and log.match.legal.can_place)
    log.happen(WentAway(0))
    place = next(one for one in log.match.legal if isinstance(one, Place))
    log.happen(Played(seat=0, action=format_action(place), by="bot"))
    log.do(ANNA, "come-back")
    assert not guest_may_take_back(log.room, ANNA)


def test_not_what_somebody_played_who_sat_there_before() -> None:
    log = laid_by_anna(of_two())
    log.happen(Freed(0), JURIS)
    log.do(EVA, "sit", seats=[0])
    assert not guest_may_take_back(log.room, EVA)
    assert not guest_may_take_back(log.room, ANNA)


def test_the_move_that_comes_first_wins() -> None:
    log = laid_by_anna(of_two())
    decision = log.room.decision
    log.play()
    assert refusal_of(log, ANNA, decision) is RoomReason.TOO_LATE_TO_TAKE_BACK
    log = laid_by_anna(of_two())
    decision = log.room.decision
    log.answer(ANNA, "take-back")
    with pytest.raises(RoomError) as refused:
        log.do(JURIS, "play", decision=decision, action="draw")
    assert refused.value.reason is RoomReason.STALE
    assert refusal_of(log, ANNA, decision) is RoomReason.STALE
    assert refusal_of(log, ANNA, log.room.decision + 1) is RoomReason.STALE


def test_bots_and_the_clock_leave_time_for_it() -> None:
    log = of_two_and_a_bot()
    log.play_until(lambda: log.holder == JURIS and log.match.legal.can_place)
    lay(log)
    assert log.holder is None
    due = due_at(log)
    assert (due.task, due.at) == (TableTask.BOT, log.room.decided_at + PACE.undo)
    told = frames_of(log.room, due._replace(at=2.5))
    assert told.view(JURIS)["clock"]["undo_left"] == 2.5
    assert "undo_left" not in told.view(ANNA)["clock"]
    shared: Any = told.own_update(JURIS, log.room.version - 1).keys
    assert shared["clock"]["undo_left"] == 2.5
    assert "clock" not in told.own_update(ANNA, log.room.version - 1).keys
    for when_away in ("bot", "clock"):
        log = of_two(when_away=when_away)
        log.do(JURIS, "leave")
        laid_by_anna(log)
        due = due_at(log)
        assert due.at == log.room.decided_at + PACE.undo
        assert frames_of(log.room, due._replace(at=2.5)).view(ANNA)["clock"]["undo_left"] == 2.5


def test_a_person_who_is_next_ends_it_whenever_they_act() -> None:
    log = laid_by_anna(of_two())
    due = due_at(log)
    assert due.task is TableTask.GRACE
    assert "undo_left" not in frames_of(log.room, due).view(ANNA)["clock"]


def test_the_turn_goes_on_with_the_time_that_was_left() -> None:
    log = of_two(turn_seconds=60)
    log.play_until(lambda: log.holder == ANNA and log.match.legal.can_place)
    spent = 0.0
    for thinking in (20.0, 10.0):
        began = log.room.turn_began + spent
        log.now += thinking
        lay(log)
        spent = log.now - began + spent
        log.now += 5
        log.answer(ANNA, "take-back")
        due = due_at(log)
        assert due.task is TableTask.LIMIT
        assert due.at == pytest.approx(log.now + 60 - spent)


def test_on_a_device_of_several_until_the_next_hand_is_uncovered() -> None:
    """Anna's device has two seats, and Juris sits elsewhere."""
    log = Log("person", "person", "person")
    log.begin((0, 1), (2,))
    log.play_until(lambda: log.turn == 0 and log.match.legal.can_place)
    before = log.match.copy()
    lay(log)
    assert guest_may_take_back(log.room, ANNA)
    log.answer(ANNA, "take-back")
    assert log.match == before
    lay(log)
    log.answer(ANNA, "uncover")
    assert not guest_may_take_back(log.room, ANNA)
    log.play_until(lambda: log.turn == 1 and log.match.legal.can_place)
    lay(log)
    assert log.holder == JURIS
    assert guest_may_take_back(log.room, ANNA)
    log.answer(ANNA, "take-back")
    # The hand is covered again, since somebody else may hold the device.
    assert log.turn == 1
    assert log.room.viewing_seat(ANNA) is None
