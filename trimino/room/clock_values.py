"""The clock of a table as plain values: the open decision, and the seconds until things happen."""

from trimino.room.due_tasks import Due, TableTask
from trimino.room.frame_types import ClockValues, CommonClockValues, OwnClockValues
from trimino.room.match_results import is_for_best_list
from trimino.room.room_state import Room
from trimino.room.shared_types import SharedClockValues
from trimino.room.taking_back import has_acted_last, step_back

_ENDING_UNDO = (TableTask.BOT, TableTask.CLOCK)
"""Tasks that end the time for taking back; a person may take theirs."""


def shared_clock(room: Room, due: Due | None) -> SharedClockValues:
    """The clock as everyone sees it; `due` is what happens next, after how many seconds."""
    return {**_common_clock(room, due), "may_take_back": False, "covered": False}


def _common_clock(room: Room, due: Due | None) -> CommonClockValues:
    values: CommonClockValues = {
        "decision": room.decision,
        "time_left": _seconds_to(TableTask.LIMIT, due),
    }
    if (grace := _seconds_to(TableTask.GRACE, due)) is not None:
        values["grace_left"] = grace
    if (deal := _seconds_to(TableTask.DEAL, due)) is not None:
        values["deal_left"] = deal
    return values


def has_own_clock(room: Room, guest: str | None) -> bool:
    """Whether a guest may take something back, or may have a covered hand.

    That is who has acted last or plays alone, or who plays for several.
    """
    return len(room.seats_of(guest)) > 1 or room.people == [guest] or has_acted_last(room, guest)


def clock_values(room: Room, guest: str | None, due: Due | None) -> ClockValues:
    """The clock as a guest sees it."""
    return {**_common_clock(room, due), **_own_clock(room, guest, due)}


def _own_clock(room: Room, guest: str | None, due: Due | None) -> OwnClockValues:
    turn, step = room.turn, step_back(room, guest)
    own = guest is not None and turn is not None and room.seats[turn].guest == guest
    values: OwnClockValues = {
        "may_take_back": step is not None,
        "covered": own and room.viewing_seat(guest) != turn,
    }
    if step is not None and step.after_reveal and not room.left_out:
        values["leaves_out"] = True
    if step is not None and step.after_reveal and is_for_best_list(room):
        values["leaves_best_list"] = True
    if step is not None and not room.friendly and due and due.task in _ENDING_UNDO:
        values["undo_left"] = due.at
    return values


def _seconds_to(task: TableTask, due: Due | None) -> float | None:
    return due.at if due is not None and due.task is task else None
