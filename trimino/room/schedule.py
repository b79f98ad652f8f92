"""What will happen at a table if nobody does anything, and when: bots and clocks are one thing."""

from enum import StrEnum
from typing import NamedTuple

from trimino.room.settings import Away
from trimino.room.state import Room, Status

LOBBY_LIFE = 24 * 60 * 60.0
"""How long a table waits for people."""

ABANDONED_LIFE = 7 * 24 * 60 * 60.0
"""How long a match waits for somebody to come back, when everybody has gone."""


class Task(StrEnum):
    """What is to be done."""

    DEAL = "deal"
    BOT = "bot"
    CLOCK = "clock"
    LIMIT = "limit"
    GRACE = "grace"
    EXPIRE = "expire"


class Due(NamedTuple):
    at: float
    task: Task


class Pace(NamedTuple):
    """How quickly things happen, in seconds: so that people can follow, or for a test at once."""

    bot: float = 1.0
    deal: float = 15.0
    grace: float = 120.0


def due_of(room: Room, pace: Pace) -> Due | None:
    """The next thing to happen by itself; nothing once a table is over."""
    if room.status is Status.OVER:
        return None
    if room.status is Status.LOBBY:
        return Due(room.touched_at + LOBBY_LIFE, Task.EXPIRE)
    if not room.is_attended:
        return Due(room.touched_at + ABANDONED_LIFE, Task.EXPIRE)
    assert room.match is not None
    if room.match.needs_deal:
        return _deal(room, pace)
    return _turn(room, pace)


def _deal(room: Room, pace: Pace) -> Due:
    """The first round begins at once, the next when everybody has seen how the last one ended."""
    assert room.match is not None
    waited_for = {seat.guest for seat in room.seats if seat.is_attended}
    pause = pace.deal if room.match.rounds_dealt and not waited_for <= room.ready else 0.0
    return Due(room.decided_at + pause, Task.DEAL)


def _turn(room: Room, pace: Pace) -> Due:
    assert room.match is not None
    seat = room.seats[room.match.round.turn]
    if room.match.round.is_clocks_turn:
        return Due(room.decided_at, Task.CLOCK)
    if seat.bot is not None or (seat.away and room.settings.when_away is Away.BOT):
        return Due(room.decided_at + pace.bot, Task.BOT)
    if seat.away:
        return Due(room.decided_at + pace.bot, Task.CLOCK)
    if room.settings.turn_seconds is not None:
        return Due(room.turn_began + room.settings.turn_seconds, Task.LIMIT)
    if room.people == [seat.guest]:
        # Nobody else is kept waiting.
        return Due(room.touched_at + ABANDONED_LIFE, Task.EXPIRE)
    return Due(room.decided_at + (room.settings.grace_seconds or pace.grace), Task.GRACE)
