"""The time left for a turn, as it is shown while it counts down."""

from trimino.terminal.turn_limit import DAY, HOUR, MINUTE
from trimino.words import say

TICK = 1.0
"""Seconds between updates of a countdown."""


def format_time_left(seconds: float) -> str:
    """The time left, in the largest unit that fits.

    >>> format_time_left(65.4), format_time_left(3 * HOUR), format_time_left(3 * DAY)
    ('1:05', '3 h', '3 d')
    """
    whole = int(seconds)
    if whole >= 2 * DAY:
        return say("table-days", days=whole // DAY)
    if whole >= 2 * HOUR:
        return say("table-hours", hours=whole // HOUR)
    return say("table-minutes", minutes=whole // MINUTE, seconds=f"{whole % MINUTE:02}")
