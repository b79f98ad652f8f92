"""Tables at which Anna has just acted, for tests of taking back."""

from tests.room.logs import ANNA, Log
from trimino.room.room_state import Room
from trimino.room.taking_back import step_back
from trimino.rules import Place


def guest_may_take_back(room: Room, guest: str | None) -> bool:
    return step_back(room, guest) is not None


def laid_by_anna(log: Log) -> Log:
    """Play until Anna has just laid a tile and the round goes on."""

    def is_so() -> bool:
        events = log.match.round.events
        mine = bool(events) and log.room.seats[events[-1].seat].guest == ANNA
        return mine and isinstance(events[-1].action, Place) and not log.match.round.over

    log.play_until(is_so)
    return log
