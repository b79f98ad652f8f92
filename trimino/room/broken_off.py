"""Values of a match that was broken off, for frames, lists and stories."""

from trimino.room.frame_types import BrokenOffValues
from trimino.room.room_state import BrokenOff


def broken_off_values(broken_off: BrokenOff) -> BrokenOffValues:
    """The reason why a match is over before its end, as clients get it."""
    why, seats, winners = broken_off
    return {"why": why, "seats": list(seats), "winners": list(winners)}
