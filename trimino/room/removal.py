"""Removal of a table from somebody's list: what it means for the table."""

from trimino.room.facts import Expired, Fact, GaveUp, Left
from trimino.room.room_state import Room, Status


def removal_of(room: Room, guest: str) -> Fact | None:
    """The fact by which somebody who sits at a table leaves it; None if it is over already."""
    if room.status is Status.OVER:
        return None
    if room.status is Status.PLAYING:
        return GaveUp()
    return Expired() if room.people == [guest] else Left()
