"""The time limit of a turn for the people at one screen, and the turn that the clock plays.

A turn lasts from its first decision to its end, so a draw gives no new time; taking an action back
does. Handing over the keyboard takes none of it.
"""

import math
import time
from collections.abc import Callable

from trimino.rules import Match, Round
from trimino.rules.turn import is_under_way
from trimino.words import say

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class TurnClock:
    """Measures a turn against a limit in seconds; None is no limit."""

    def __init__(
        self, seconds: float | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.seconds = seconds
        self._now = now
        self._deadline: float | None = None

    def start(self) -> None:
        """Begin to measure a turn."""
        self._deadline = None if self.seconds is None else self._now() + self.seconds

    def stop(self) -> None:
        """Measure nothing until the next turn begins."""
        self._deadline = None

    @property
    def left(self) -> float | None:
        """The seconds left, never less than 0; None while nothing is measured."""
        return None if self._deadline is None else max(self._deadline - self._now(), 0.0)

    @property
    def has_run_out(self) -> bool:
        return self.left == 0


def is_turn_under_way(round: Round) -> bool:
    """Whether the player whose turn it is has acted in it already."""
    if round.over:
        return False
    return is_under_way(round.phase, drew=bool(round.drawn))


def play_turn_by_clock(match: Match) -> None:
    """Play a turn to its end for somebody whose time has run out (settlement 19)."""
    match.play(match.legal.default, by_clock=True)
    while not match.round.over and match.round.is_clocks_turn:
        match.play(match.legal.default, by_clock=True)


def format_duration(seconds: float) -> str:
    """A duration in words, in the largest unit of which there are at least two.

    >>> [format_duration(seconds) for seconds in (0.2, 30, 90, 300, 2 * DAY)]
    ['1 second', '30 seconds', '90 seconds', '5 minutes', '2 days']
    """
    whole = math.ceil(seconds)
    for unit, message in ((DAY, "new-days"), (HOUR, "new-hours"), (MINUTE, "new-minutes")):
        if whole >= 2 * unit:
            return say(message, count=whole // unit)
    return say("new-seconds", count=whole)
