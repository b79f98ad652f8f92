"""Swings of rounds: the change of a seat's chance to win the match, by luck and by play.

The course of a match has every change: tiles dealt and drawn are luck, all else was somebody's
play, better or worse than players of that level play on average.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trimino.analysis.course import CoursePoint


class RoundSwing(NamedTuple):
    """A round's change of a chance: by luck, by the own play, and by that of the others."""

    round: int
    luck: float = 0.0
    own: float = 0.0
    others: float = 0.0

    @property
    def whole(self) -> float:
        return self.luck + self.own + self.others


def round_swings(course: "Iterable[CoursePoint]", seat: int) -> list[RoundSwing]:
    """The swings of a seat, round by round, which lead from its first chance to its last."""
    found: dict[int, RoundSwing] = {}
    before: float | None = None
    for point in course:
        after, luck = point.after[seat], point.luck[seat]
        play = 0.0 if before is None else after - before
        swing = found.get(point.round, RoundSwing(point.round))
        is_own = point.seat == seat
        found[point.round] = swing._replace(
            luck=swing.luck + luck,
            own=swing.own + (play if is_own else 0.0),
            others=swing.others + (0.0 if is_own else play),
        )
        before = after + luck
    return list(found.values())
