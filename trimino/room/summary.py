"""Summary of a table for lists, which are made without replaying logs."""

from typing import NotRequired

from trimino.records.typed_dict import TypedDict
from trimino.records.values import RulesValue
from trimino.room.broken_off import broken_off_values
from trimino.room.frame_types import BrokenOffValues, SeatPlanName
from trimino.room.room_state import Room
from trimino.room.seat import Seat


class SeatSummary(TypedDict):
    """A seat without the name of its person, which may change."""

    plan: SeatPlanName
    bot: str | None
    character: NotRequired[str | None]
    taken: bool


class RoomSummary(TypedDict):
    """A table as its line in the database keeps it."""

    rules: RulesValue
    rules_name: NotRequired[str]
    seats: list[SeatSummary]
    turn: int | None
    turn_seconds: int | None
    round: int
    totals: list[int]
    winners: list[int]
    played: bool
    broken_off: NotRequired[BrokenOffValues]


def summary(room: Room) -> RoomSummary:
    """The summary of a table as it is now."""
    match = room.match
    values: RoomSummary = {
        "rules": room.rules_value,
        "rules_name": room.rules_name,
        "seats": [_seat(room, number, seat) for number, seat in enumerate(room.seats)],
        "turn": room.turn,
        "turn_seconds": room.settings.turn_seconds,
        "round": match.rounds_dealt if match else 0,
        "totals": list(match.totals) if match else [],
        "winners": _winners(room),
        "played": match is not None,
    }
    if room.broken_off is not None:
        values["broken_off"] = broken_off_values(room.broken_off)
    return values


def _seat(room: Room, number: int, seat: Seat) -> SeatSummary:
    bot = seat.bot
    return {
        "plan": seat.plan.kind,
        "bot": bot,
        "character": room.character_at(number) if bot else None,
        "taken": seat.is_spoken_for,
    }


def _winners(room: Room) -> list[int]:
    """The winners of the match, also because another player gave up."""
    if room.broken_off is not None:
        return list(room.broken_off.winners)
    return list(room.match.winners) if room.match else []
