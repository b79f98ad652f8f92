"""The clock of a table as plain values: the open decision, and the seconds until things happen."""

from typing import cast

from trimino.room.due_tasks import Due, TableTask
from trimino.room.frame_types import ClockValues
from trimino.room.match_results import is_for_best_list
from trimino.room.room_state import Room
from trimino.room.shared_types import SharedClockValues
from trimino.room.taking_back import step_back


def shared_clock(room: Room, due: Due | None) -> SharedClockValues:
    """The clock as everyone sees it; `due` is what happens next, after how many seconds."""
    values: SharedClockValues = {
        "decision": room.decision,
        "time_left": _seconds_to(TableTask.LIMIT, due),
        "may_take_back": False,
        "covered": False,
    }
    if (grace := _seconds_to(TableTask.GRACE, due)) is not None:
        values["grace_left"] = grace
    if (deal := _seconds_to(TableTask.DEAL, due)) is not None:
        values["deal_left"] = deal
    return values


def has_own_clock(room: Room, guest: str | None) -> bool:
    """Whether a guest may take something back, or may have a covered hand.

    Both are only for who plays alone, or for several.
    """
    seats = room.seats_of(guest)
    return len(seats) > 1 or (len(seats) == 1 and len(room.people) == 1)


def clock_values(room: Room, guest: str | None, due: Due | None) -> ClockValues:
    """The clock as a guest sees it."""
    turn, step = room.turn, step_back(room, guest)
    own = guest is not None and turn is not None and room.seats[turn].guest == guest
    # The shared type is narrower.
    values = cast(ClockValues, shared_clock(room, due))
    values["may_take_back"] = step is not None
    values["covered"] = own and room.viewing_seat(guest) != turn
    if step is not None and step.after_reveal and not room.left_out:
        values["leaves_out"] = True
    if step is not None and step.after_reveal and is_for_best_list(room):
        values["leaves_best_list"] = True
    bot = _seconds_to(TableTask.BOT, due)
    if step is not None and bot is not None and not room.friendly:
        values["undo_left"] = bot
    return values


def _seconds_to(task: TableTask, due: Due | None) -> float | None:
    return due.at if due is not None and due.task is task else None
