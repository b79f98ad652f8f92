"""Due tasks: the next thing that happens at a table by itself, when, and what it becomes.

Deals, turns of bots, time limits and expiry are one mechanism.
"""

from collections.abc import Collection
from enum import StrEnum
from typing import NamedTuple

from trimino.records.notation import format_action
from trimino.room.facts import Dealt, Expired, Fact, Played, WentAway
from trimino.room.guide import scripted_action
from trimino.room.log_limit import is_full
from trimino.room.room_state import Room, Status
from trimino.room.settings import Away
from trimino.room.taking_back import step_back

LOBBY_LIFE = 24 * 60 * 60.0
"""Seconds for which a table waits for people."""

ABANDONED_LIFE = 7 * 24 * 60 * 60.0
"""Seconds for which a match waits for somebody to come back when everybody has gone."""


class TableTask(StrEnum):
    """Tasks of a table.

    A bot, the script of a guided round or the clock plays; a time limit or the grace of somebody
    absent runs out.
    """

    DEAL = "deal"
    BOT = "bot"
    SCRIPT = "script"
    CLOCK = "clock"
    LIMIT = "limit"
    GRACE = "grace"
    EXPIRE = "expire"


class Due(NamedTuple):
    """A task and the time at which it is due."""

    at: float
    task: TableTask


class Pace(NamedTuple):
    """Pauses in seconds before a bot plays and before a deal, and the grace of the absent.

    A bot or the clock waits for `undo` seconds, if that is longer, where its move ends the time for
    taking back.
    """

    bot: float = 1.0
    deal: float = 15.0
    grace: float = 120.0
    undo: float = 3.0


def next_due(room: Room, pace: Pace) -> Due | None:
    """The next task of a table; none once it is over."""
    if room.status is Status.OVER:
        return None
    if is_full(room):
        return Due(room.touched_at, TableTask.EXPIRE)
    if room.status is Status.LOBBY:
        return Due(room.touched_at + LOBBY_LIFE, TableTask.EXPIRE)
    if not room.is_attended:
        return Due(room.touched_at + ABANDONED_LIFE, TableTask.EXPIRE)
    assert room.match is not None
    if room.match.needs_deal:
        return _deal(room, pace)
    return _turn(room, pace)


def _deal(room: Room, pace: Pace) -> Due:
    """The deal of the first round at once, of the next when everybody is ready or time is up.

    Somebody who plays alone keeps nobody waiting, and reads the result as long as they like.
    """
    assert room.match is not None
    if room.match.is_endless:
        return Due(room.decided_at, TableTask.EXPIRE)
    waited_for = {seat.guest for seat in room.seats if seat.is_attended}
    if not room.match.rounds_dealt or waited_for <= room.ready:
        return Due(room.decided_at, TableTask.DEAL)
    if len(room.people) == 1 and pace.deal > 0:
        return Due(room.touched_at + ABANDONED_LIFE, TableTask.EXPIRE)
    return Due(room.decided_at + pace.deal, TableTask.DEAL)


def _turn(room: Room, pace: Pace) -> Due:
    assert room.match is not None
    seat = room.seats[room.match.round.turn]
    if room.match.round.is_clocks_turn:
        return Due(room.decided_at, TableTask.CLOCK)
    if seat.bot is not None and scripted_action(room) is not None:
        return Due(room.decided_at + pace.bot, TableTask.SCRIPT)
    if seat.bot is not None or (seat.away and room.settings.when_away is Away.BOT):
        return Due(room.decided_at + _pause(room, pace), TableTask.BOT)
    if seat.away:
        return Due(room.decided_at + _pause(room, pace), TableTask.CLOCK)
    if room.settings.turn_seconds is not None:
        return Due(room.turn_began + room.settings.turn_seconds, TableTask.LIMIT)
    if (grace := absent_seconds(room, pace.grace)) is None:
        return Due(room.touched_at + ABANDONED_LIFE, TableTask.EXPIRE)
    return Due(room.decided_at + grace, TableTask.GRACE)


def absent_seconds(room: Room, grace: float) -> float | None:
    """Seconds of a turn after which somebody else plays for an absent player; None if nobody does.

    `grace` is that of tables which say nothing else.
    """
    if room.settings.turn_seconds is not None:
        return room.settings.turn_seconds
    # Who is alone keeps nobody waiting.
    return None if len(room.people) == 1 else room.settings.grace_seconds or grace


def _pause(room: Room, pace: Pace) -> float:
    """The pause before a bot or the clock plays for a seat.

    At a friendly table that can be taken back as well.
    """
    offers_undo = not room.friendly and any(step_back(room, guest) for guest in room.people)
    return max(pace.bot, pace.undo) if offers_undo else pace.bot


def due_fact(room: Room, task: TableTask, present: Collection[str]) -> Fact | None:
    """The fact that a task becomes; a bot's turn needs the bot.

    `present` are the guests with an open socket. None says that the grace begins again, since
    somebody who is present may think as long as they like.
    """
    if task is TableTask.DEAL:
        return Dealt()
    if task is TableTask.EXPIRE:
        return Expired()
    assert room.turn is not None
    if task is TableTask.SCRIPT and (action := scripted_action(room)) is not None:
        return Played(room.turn, format_action(action), "bot")
    absent = room.seats[room.turn].guest not in present
    if task is TableTask.GRACE:
        return WentAway(room.turn) if absent else None
    if task is TableTask.LIMIT and absent and room.settings.when_away is Away.BOT:
        return WentAway(room.turn)
    return _clock_action(room, room.turn)


def _clock_action(room: Room, seat: int) -> Played:
    """The action that the clock plays for a seat (settlement 19)."""
    assert room.match is not None
    return Played(seat, format_action(room.match.legal.default), "clock")
