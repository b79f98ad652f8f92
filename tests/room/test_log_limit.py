"""The limit of a log: towards its end only the match goes on, then the table expires."""

from typing import Any

import pytest

from tests.room.logs import ANNA, JURIS, PACE, Log, of_two
from trimino.room.command_handlers import check_rematch
from trimino.room.commands import ComeBack, GoOn, Leave, SetSeat
from trimino.room.due_tasks import TableTask, next_due
from trimino.room.errors import RoomError, RoomReason
from trimino.room.log_limit import MAX_LOG_ROWS, SPARE_ROWS, check_log_room
from trimino.server.access.rate_limits import GUEST_RATES, RequestKind
from trimino.server.http.schemas.command_schema import COMMANDS


def command(**details: Any) -> Any:
    return COMMANDS.validate_python({"id": "c", **details})


GOES_ON = [
    command(type="play", decision=1, action="draw"),
    command(type="uncover", decision=1),
    command(type="leave"),
    command(type="give-up"),
]
THE_REST = [
    command(type="greet", greeting="hello"),
    command(type="take-back", decision=1),
    command(type="sit", seats=[0]),
    command(type="hint", decision=1),
]


def test_what_carries_the_match_on_goes_on_to_the_end() -> None:
    log = of_two()
    log.room.version = MAX_LOG_ROWS - SPARE_ROWS - 1
    for each in (*GOES_ON, *THE_REST):
        check_log_room(log.room, each)
    for version in (MAX_LOG_ROWS - SPARE_ROWS, MAX_LOG_ROWS - 1):
        log.room.version = version
        for each in GOES_ON:
            check_log_room(log.room, each)
        for each in THE_REST:
            with pytest.raises(RoomError):
                check_log_room(log.room, each)


def test_a_full_log_ends_the_table() -> None:
    lobby = Log("person", "person")
    lobby.sit(ANNA, 0)
    lobby.sit(JURIS, 1)
    for log in (lobby, of_two()):
        log.room.version = MAX_LOG_ROWS
        due = next_due(log.room, PACE)
        assert due is not None
        assert due.task is TableTask.EXPIRE
        assert due.at <= log.now


def test_a_full_log_takes_no_rematch() -> None:
    log = of_two(rules="goliath-kids")
    log.play_out()
    check_rematch(log.room, command(type="rematch"), ANNA)
    log.room.version = MAX_LOG_ROWS - SPARE_ROWS
    with pytest.raises(RoomError) as refused:
        check_rematch(log.room, command(type="rematch"), ANNA)
    assert refused.value.reason is RoomReason.LOG_FULL


def test_nobody_fills_the_log_of_a_match_in_an_evening() -> None:
    """What can be sent again and again, to the end of the log, is limited more than moves are."""
    for each in (Leave, ComeBack, SetSeat, GoOn):
        rate = GUEST_RATES[RequestKind(each.rate_limit or "command")]
        assert rate.every * MAX_LOG_ROWS > 12 * 3600.0
