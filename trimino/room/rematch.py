"""Rematch: the next table with the same seats."""

from collections.abc import Collection

from trimino.room.facts import Opened
from trimino.room.room_state import Room
from trimino.room.settings import OpenSeat


def rematch_of(room: Room, people: Collection[str], secret: str) -> Opened:
    """The same table again, each seat kept for its person if they are among `people`.

    A name that the host has hidden stays hidden.
    """
    kept = {
        number: seat.guest
        for number, seat in enumerate(room.seats)
        if seat.guest and seat.guest in people
    }
    plans = tuple(
        seat.plan if seat.bot or number in kept else OpenSeat(kind="open")
        for number, seat in enumerate(room.seats)
    )
    return Opened(
        room.settings,
        plans,
        secret,
        kept,
        room.practice,
        guided=room.guided,
        cast=room.opened.cast,
        nameless=tuple(number for number, guest in kept.items() if guest in room.nameless),
    )
