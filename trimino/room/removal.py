"""Removal of a table from somebody's list: what it means for the table and for the others."""

from collections.abc import Collection
from enum import StrEnum

from trimino.room.errors import RoomError, RoomReason
from trimino.room.facts import Expired, Fact, GaveUp, Left
from trimino.room.room_state import Room, Status


class Removal(StrEnum):
    """Effects on a table when one of its people removes it."""

    CLOSED = "closed"
    """Before the match: nobody else sits there, so the table closes."""
    LEFT = "left"
    """Before the match: the seat is free for somebody else."""
    ENDED = "ended"
    """The match is over without a winner: no other person plays."""
    WON = "won"
    """The match is over, and the only other player wins it."""
    HANDED_OVER = "handed-over"
    """A bot plays on for the others, to the end of the match."""
    UNLISTED = "unlisted"
    """The match is over already: only the list changes."""


def meaning_of(
    status: Status, seats: int, people: Collection[int], own: Collection[int]
) -> Removal:
    """The effect of a removal at a table of so many seats, where `people` sit at some of them."""
    others = set(people) - set(own)
    if status is Status.OVER:
        return Removal.UNLISTED
    if status is Status.LOBBY:
        return Removal.LEFT if others else Removal.CLOSED
    if not others:
        return Removal.ENDED
    return Removal.WON if seats - len(own) == 1 else Removal.HANDED_OVER


def meaning_for(room: Room, guest: str | None) -> Removal | None:
    """The effect if this guest removes the table; None for somebody who may not.

    Who sits there may, and before the match also a host who has left a table that is empty now.
    """
    own = room.seats_of(guest)
    people = [number for number, seat in enumerate(room.seats) if seat.guest is not None]
    if own:
        return meaning_of(room.status, len(room.seats), people, own)
    closes = guest == room.host and room.status is Status.LOBBY and not people
    return Removal.CLOSED if closes else None


def check_meaning(room: Room, guest: str, expected: Removal | None) -> None:
    """Refuse a removal that means something else by now; None expects whatever it means."""
    meaning = meaning_for(room, guest)
    if expected is not None and meaning is not None and meaning is not expected:
        raise RoomError(RoomReason.REMOVAL_CHANGED, removal=meaning.value)


def removal_of(room: Room, guest: str) -> Fact | None:
    """The fact by which somebody leaves a table for good; None if there is nothing to leave."""
    match meaning_for(room, guest):
        case None | Removal.UNLISTED:
            return None
        case Removal.CLOSED:
            return Expired()
        case Removal.LEFT:
            return Left()
        case _:
            return GaveUp()
