"""The start of a match without the seats that stayed free."""

import random
from typing import Any
from unittest.mock import Mock

import pytest

from tests.room.logs import ANNA, EVA, JURIS, OTTO, Log
from trimino.records.record import record_of
from trimino.room.errors import RoomError, RoomReason
from trimino.room.facts import Dealt, Practice
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.rules import Match, SetupError, SetupReason, published
from trimino.words import in_english


def lobby(*seats: str, **settings: Any) -> Log:
    """A table of these seats at which Anna and Juris sit."""
    log = Log(*seats, **settings)
    log.sit(ANNA, 0)
    log.sit(JURIS, 1)
    return log


def refusal(log: Log, guest: str, players: int) -> RoomReason:
    """Why a guest cannot start with so many players."""
    with pytest.raises(RoomError) as refused:
        log.do(guest, "start", players=players)
    return refused.value.reason


def test_only_those_who_are_there_play() -> None:
    log = lobby("person", "open", "open", "person")
    log.do(ANNA, "start", players=2)
    log.happen(Dealt())
    room = log.room
    assert [seat.guest for seat in room.seats] == [ANNA, JURIS]
    assert room.match is not None
    assert room.match.players == 2
    assert len(room.contributions) == 2
    view = FrameBuilder(room, ["Anna", "Juris"], in_english).view(ANNA)
    assert len(view["table"]["seats"]) == 2
    assert load_room(log.rows).match == room.match
    log.play_out()
    assert room.match.over


def test_without_a_number_bots_take_the_open_seats() -> None:
    log = lobby("person", "open", "open", stand_in="greedy")
    log.do(ANNA, "start")
    assert [seat.bot for seat in log.room.seats] == [None, None, "greedy"]


def test_who_sat_in_a_seat_and_left_leaves_it_free() -> None:
    log = lobby("person", "open", "open")
    log.sit(EVA, 2)
    assert refusal(log, ANNA, 2) is RoomReason.SEAT_TAKEN
    log.do(EVA, "leave")
    log.do(ANNA, "start", players=2)
    assert log.room.match is not None
    assert log.room.match.players == 2


def test_who_sits_behind_a_free_seat_moves_up_and_it_can_be_left_out() -> None:
    log = lobby("person", "open", "open")
    log.sit(EVA, 2)
    log.do(JURIS, "leave")
    assert refusal(log, ANNA, 2) is RoomReason.SEAT_TAKEN
    log.sit(EVA, 1)
    assert [seat.guest for seat in log.room.seats] == [ANNA, EVA, None]
    # What was mixed into the deals for the other seat counts no more.
    assert log.room.seats[2].contribution is None
    log.do(ANNA, "start", players=2)
    log.happen(Dealt())
    assert [seat.guest for seat in load_room(log.rows).seats] == [ANNA, EVA]
    log.play_out()


def test_who_moves_leaves_a_kept_seat_to_the_person_it_is_kept_for() -> None:
    log = Log("person", "person", "person", kept={0: ANNA, 1: JURIS, 2: EVA})
    log.sit(ANNA, 0)
    log.sit(EVA, 2)
    log.sit(EVA, 1)
    assert [seat.kept for seat in log.room.seats] == [None, None, JURIS]
    log.sit(JURIS, 2)
    assert [seat.guest for seat in log.room.seats] == [ANNA, EVA, JURIS]


def test_nobody_moves_to_more_kept_seats_than_they_leave() -> None:
    log = Log(*["person"] * 3, "open", "open", kept={0: ANNA, 1: JURIS, 2: EVA})
    log.sit(OTTO, 3)
    with pytest.raises(RoomError) as refused:
        log.sit(OTTO, 1, 2)
    assert refused.value.reason is RoomReason.SEAT_TAKEN
    # Whoever it is kept for gets the seat that was left, also beside one that was free.
    log.sit(OTTO, 4, 1)
    assert [seat.kept for seat in log.room.seats] == [ANNA, None, EVA, JURIS, None]


def test_who_moves_to_the_seat_that_is_kept_for_them_has_none_kept_any_more() -> None:
    log = Log("person", "person", "open", kept={0: ANNA, 1: JURIS})
    log.sit(JURIS, 2)
    log.sit(JURIS, 1)
    assert [seat.kept for seat in log.room.seats] == [ANNA, None, None]


def test_the_host_stays_the_host_in_another_seat() -> None:
    log = lobby("person", "open", "open")
    log.sit(ANNA, 2)
    assert log.room.host == ANNA
    assert [seat.guest for seat in log.room.seats] == [None, JURIS, ANNA]


def test_nobody_changes_seats_in_a_match() -> None:
    log = lobby("person", "open", "open")
    log.do(ANNA, "start")
    with pytest.raises(RoomError) as refused:
        log.sit(ANNA, 2)
    assert refused.value.reason is RoomReason.ALREADY_SEATED


def test_a_bot_is_not_left_out_like_a_free_seat() -> None:
    assert refusal(lobby("person", "open", "greedy"), ANNA, 2) is RoomReason.SEAT_TAKEN


def test_there_are_not_more_players_than_seats() -> None:
    assert refusal(lobby("person", "open"), ANNA, 3) is RoomReason.NO_SUCH_SEAT


def test_nobody_starts_without_a_person_who_is_waited_for() -> None:
    log = Log("person", "person", "open")
    log.sit(ANNA, 0)
    assert refusal(log, ANNA, 2) is RoomReason.SEATS_EMPTY


def test_only_the_host_leaves_seats_out() -> None:
    assert refusal(lobby("person", "open", "open"), JURIS, 2) is RoomReason.NOT_THE_HOST


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"rules": {"base": "trimino", "hand": {"2": 40}}}, SetupReason.TOO_FEW_TILES),
        ({"rules": {"base": "triomino", "players": [3, 6]}}, SetupReason.SEATS_OUT_OF_RANGE),
        ({"youngest": 2}, SetupReason.YOUNGEST_NOT_SEATED),
    ],
)
def test_the_rules_say_whether_so_many_can_play(
    settings: dict[str, object], reason: SetupReason
) -> None:
    log = lobby("person", "open", "open", **settings)
    with pytest.raises(SetupError) as refused:
        log.do(ANNA, "start", players=2)
    assert refused.value.reason is reason
    log.do(ANNA, "start")


def test_a_practice_is_replayed_when_it_is_loaded_and_not_at_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Fifty rounds take half a second, for which all other tables would stand still."""
    match = Match(published("triomino"), players=3)
    match.deal(random.Random(1))
    log = lobby(
        "person", "person", "open", practice=Practice(record_of(match, ["1", "2", "3"]), 1, 0)
    )
    replay = Mock(side_effect=AssertionError)
    monkeypatch.setattr("trimino.room.setup.replay_to", replay)
    assert refusal(log, ANNA, 2) is RoomReason.SEATS_DO_NOT_FIT
    log.do(ANNA, "start")
    assert log.room.match == match
    assert log.room.match is not log.room.resumed
