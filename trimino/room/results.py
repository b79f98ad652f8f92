"""What is left of a match that is over: its record, and the result of a solo game."""

from collections.abc import Sequence

from trimino.bots.seated import told_apart
from trimino.records.values import RecordValues
from trimino.records.writing import record_values
from trimino.room.errors import RoomError, RoomReason
from trimino.room.solo_result import SoloResult
from trimino.room.state import Room, Status
from trimino.rules import departures
from trimino.rules.deal import solo_sizes
from trimino.words import in_english


def record(room: Room, names: Sequence[str | None]) -> RecordValues:
    """The record of a match that is over or was given up, with the proof of its deals."""
    if room.status is not Status.OVER or room.match is None:
        raise RoomError(RoomReason.MATCH_NOT_OVER)
    values = record_values(room.match, players(names))
    values["bots"] = [seat.bot for seat in room.seats]
    if room.practice is None:
        # A match that went on from a record was not dealt here from the start.
        values["fair"] = room.fairness.to_json()
    return values


def players(names: Sequence[str | None]) -> list[str]:
    """A name for every seat; of those who deleted theirs, what the seat is called."""
    called = [
        name or in_english("player-of-seat", number=n) for n, name in enumerate(names, start=1)
    ]
    return told_apart(called)


def solo_result(room: Room, at: float) -> SoloResult | None:
    """The result that counts for the best list: played by the sheet, without a hint."""
    match = room.match
    if match is None or not match.is_solo or not match.over or room.practice or room.hinted:
        return None
    guest = room.seats[0].guest
    if guest is None or departures(room.rules):
        return None
    _, well = solo_sizes(room.rules, match.well_size)
    return SoloResult(room.table, guest, room.rules.base, well, match.totals[0], at)
