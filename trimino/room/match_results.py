"""Results of a match that is over: its record, and for a solo game its place in the best list."""

from collections.abc import Sequence

from trimino.records.player_names import disambiguate
from trimino.records.taken_back import taken_back_values
from trimino.records.values import RecordValues
from trimino.records.writing import record_values
from trimino.room.errors import RoomError, RoomReason
from trimino.room.message_values import Say
from trimino.room.room_state import Room, Status
from trimino.room.setup import rules_from_setting
from trimino.room.solo_result import SoloResult, best_list_of
from trimino.rules import Match, Message, departures
from trimino.rules.deal import solo_sizes


def match_record(room: Room, names: Sequence[str | None], say: Say) -> RecordValues:
    """The record of a match that is over or was given up, with the proof of its deals."""
    values = record_values(_finished(room), player_names(names, say))
    if room.rules_name:
        values["rules_name"] = room.rules_name
    values["bots"] = [seat.bot for seat in room.seats]
    if undone := [part for entry in room.entries for part in entry.undone]:
        values["taken_back"] = taken_back_values(undone)
    if room.practice is None:
        # A match that went on from a record was not dealt here from the start.
        values["fair"] = room.fairness.to_json()
    return values


def actions_of(room: Room) -> int:
    """The number of actions of a match that is over or was given up."""
    return sum(len(played.events) for played in _finished(room).rounds)


def _finished(room: Room) -> Match:
    if room.status is not Status.OVER or room.match is None:
        raise RoomError(RoomReason.MATCH_NOT_OVER)
    return room.match


def player_names(names: Sequence[str | None], say: Say) -> list[str]:
    """A name for every seat; a seat whose person deleted theirs is called by its number."""
    return disambiguate(
        [
            name or say(Message("player-of-seat", {"number": number}))
            for number, name in enumerate(names, start=1)
        ]
    )


def is_for_best_list(room: Room) -> bool:
    """Whether the result goes into a best list.

    It does for a solo game by the sheet, without a hint and without taking back what had shown
    something hidden.
    """
    match = room.match
    if match is None or not match.is_solo or room.practice or room.hinted or room.left_out:
        return False
    return room.seats[0].guest is not None and not departures(
        rules_from_setting(room.settings.rules)
    )


def solo_result(room: Room, at: float) -> SoloResult | None:
    """The result for the best list, once the match is over and if it goes there."""
    match, guest = room.match, room.seats[0].guest
    if match is None or not match.over or guest is None or not is_for_best_list(room):
        return None
    _, well = solo_sizes(room.rules, match.well_size)
    best_list = best_list_of(room.rules.base, room.opened.reading)
    return SoloResult(room.table, guest, best_list, well, match.totals[0], at)
