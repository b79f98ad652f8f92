"""The start of a match without the seats that stayed free."""

from typing import Any

import pytest

from tests.room.logs import ANNA, EVA, JURIS, Log
from trimino.room.errors import RoomError, RoomReason
from trimino.room.fact_handlers import load_room
from trimino.room.facts import Dealt
from trimino.room.frames import FrameBuilder
from trimino.rules import SetupError, SetupReason
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
