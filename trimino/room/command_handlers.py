"""Handlers of commands: each gives the fact that a command becomes, or refuses it.

Nothing is changed here. What a room cannot know by itself comes with the `CommandContext`.
"""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from trimino.records.notation import format_action
from trimino.records.view_json import read_action
from trimino.room.commands import (
    ComeBack,
    Command,
    Free,
    GiveUp,
    GoOn,
    Greet,
    HideName,
    Hint,
    Leave,
    Play,
    SetSeat,
    Sit,
    Start,
    TakeBack,
    Uncover,
)
from trimino.room.errors import RoomError, RoomReason
from trimino.room.facts import (
    CameBack,
    Fact,
    Freed,
    GaveUp,
    Greeted,
    Hinted,
    Left,
    NameHidden,
    Played,
    Sat,
    SeatSet,
    Started,
    TakenBack,
    Uncovered,
    WentOn,
)
from trimino.room.guide import scripted_action
from trimino.room.log_limit import check_log_room
from trimino.room.room_state import Room, Status
from trimino.room.seat import Seat
from trimino.room.settings import BotSeat, OpenSeat
from trimino.room.setup import check_plan, check_same_players, match_of
from trimino.room.taking_back import has_somebody_else_played, step_back


class CommandContext(NamedTuple):
    """The sender of a command, the guests with an open socket at the table, and the bots."""

    guest: str
    present: Collection[str] = ()
    bots: Collection[str] = ()


def decide(room: Room, command: Command, context: CommandContext) -> Fact:
    """The fact that a command becomes; a RoomError says why it becomes none."""
    check_log_room(room, command)
    handler: Callable[[Room, Any, CommandContext], Fact] = _HANDLERS[type(command)]
    return handler(room, command, context)


def _sit(room: Room, command: Sit, context: CommandContext) -> Fact:
    wanted = command.seats
    if room.status is Status.OVER:
        raise RoomError(RoomReason.MATCH_OVER)
    if not _may_sit(room, wanted, room.seats_of(context.guest)):
        raise RoomError(RoomReason.ALREADY_SEATED)
    if len(set(wanted)) < len(wanted):
        raise RoomError(RoomReason.SEAT_TWICE)
    if command.names is not None and len(command.names) != len(wanted):
        raise RoomError(RoomReason.NAMES_DO_NOT_FIT)
    _check_free(room, wanted, context.guest)
    if room.status is Status.LOBBY and command.contribution is None:
        raise RoomError(RoomReason.CONTRIBUTION_MISSING)
    return Sat(seats=tuple(sorted(wanted)), contribution=command.contribution)


def _may_sit(room: Room, wanted: list[int], own: tuple[int, ...]) -> bool:
    """Whether somebody stands, or sits elsewhere and moves before the match."""
    return not own or (room.status is Status.LOBBY and not {*own} & {*wanted})


def _check_free(room: Room, wanted: list[int], guest: str) -> None:
    if max(wanted) >= len(room.seats):
        raise RoomError(RoomReason.NO_SUCH_SEAT, seats=len(room.seats))
    # Who only moves takes no seat from the person it is kept for: seats are exchanged.
    own, seats = room.seats_of(guest), [room.seats[number] for number in wanted]
    reserved = sum(not seat.is_free_for(guest) for seat in seats)
    if reserved > len(own) or not all(seat.is_vacant for seat in seats):
        started = room.status is Status.PLAYING
        raise RoomError(RoomReason.ALREADY_STARTED if started else RoomReason.SEAT_TAKEN)
    if room.status is Status.PLAYING and len(wanted) > 1:
        # Several hands for one person are for a table that began around one device.
        raise RoomError(RoomReason.ONLY_ONE_SEAT)


def _leave(room: Room, command: Leave, context: CommandContext) -> Fact:
    _check_not_over(room)
    _check_seated(room, context)
    return Left()


def _give_up(room: Room, command: GiveUp, context: CommandContext) -> Fact:
    _check_playing(room)
    _check_seated(room, context)
    return GaveUp()


def _come_back(room: Room, command: ComeBack, context: CommandContext) -> Fact:
    _check_playing(room)
    _check_seated(room, context)
    if not any(room.seats[number].away for number in room.seats_of(context.guest)):
        raise RoomError(RoomReason.NOT_AWAY)
    return CameBack()


def _set_seat(room: Room, command: SetSeat, context: CommandContext) -> Fact:
    _check_host(room, context)
    _check_not_over(room)
    seat = _seat(room, command.seat)
    check_plan(command.plan, context.bots)
    if room.status is Status.LOBBY and seat.guest is not None:
        raise RoomError(RoomReason.SEAT_TAKEN)
    if room.status is Status.PLAYING and not (seat.bot and isinstance(command.plan, BotSeat)):
        raise RoomError(RoomReason.ONLY_BOTS_CHANGE)
    return SeatSet(seat=command.seat, plan=command.plan)


def _free(room: Room, command: Free, context: CommandContext) -> Fact:
    _check_host(room, context)
    _check_not_over(room)
    seat = _seat(room, command.seat)
    if seat.guest is None and seat.kept is None:
        raise RoomError(RoomReason.NOT_A_PERSON)
    played_for = seat.away or seat.missed
    if room.status is Status.PLAYING and (seat.guest in context.present or not played_for):
        # Or a host could look into a hand by freeing its seat during a short disconnection.
        raise RoomError(RoomReason.STILL_THERE)
    return Freed(seat=command.seat)


def _hide_name(room: Room, command: HideName, context: CommandContext) -> Fact:
    _check_host(room, context)
    if _seat(room, command.seat).guest is None:
        raise RoomError(RoomReason.NOT_A_PERSON)
    return NameHidden(seat=command.seat)


def _start(room: Room, command: Start, context: CommandContext) -> Fact:
    _check_host(room, context)
    if room.status is not Status.LOBBY:
        raise RoomError(RoomReason.ALREADY_STARTED)
    if not room.people:
        raise RoomError(RoomReason.NOBODY_SEATED)
    playing = room.seats if command.players is None else _seats_kept(room, command.players)
    if any(seat.is_vacant and not isinstance(seat.plan, OpenSeat) for seat in playing):
        raise RoomError(RoomReason.SEATS_EMPTY)
    return Started(command.players)


def _seats_kept(room: Room, players: int) -> list[Seat]:
    """The first seats, if the others are free and the rules suit so many players."""
    if players > len(room.seats):
        raise RoomError(RoomReason.NO_SUCH_SEAT, seats=len(room.seats))
    if not all(seat.is_vacant for seat in room.seats[players:]):
        raise RoomError(RoomReason.SEAT_TAKEN)
    if room.resumed is None:
        match_of(room.opened, players)
    else:
        check_same_players(room.resumed, players)
    return room.seats[:players]


def _go_on(room: Room, command: GoOn, context: CommandContext) -> Fact:
    _check_playing(room)
    _check_seated(room, context)
    if room.match is None or not room.match.needs_deal:
        raise RoomError(RoomReason.ROUND_NOT_OVER)
    return WentOn()


def _play(room: Room, command: Play, context: CommandContext) -> Fact:
    turn = _own_turn(room, command.decision, context)
    if room.viewing_seat(context.guest) != turn:
        # A refusal about a covered hand would tell what is in it.
        raise RoomError(RoomReason.HAND_COVERED)
    assert room.match is not None
    if room.match.round.is_clocks_turn:
        raise RoomError(RoomReason.CLOCKS_TURN)
    action = read_action(command.action, room.match.legal)
    if action != (scripted_action(room) or action):
        raise RoomError(RoomReason.NOT_GUIDED)
    return Played(seat=turn, action=format_action(action), by="person")


def _uncover(room: Room, command: Uncover, context: CommandContext) -> Fact:
    turn = _own_turn(room, command.decision, context)
    if room.viewing_seat(context.guest) == turn:
        raise RoomError(RoomReason.NOT_COVERED)
    return Uncovered(seat=turn)


def _take_back(room: Room, command: TakeBack, context: CommandContext) -> Fact:
    _check_playing(room)
    _check_means_own_action(room, command.decision, context.guest)
    step = step_back(room, context.guest)
    if step is None:
        raise RoomError(RoomReason.CANNOT_TAKE_BACK)
    return TakenBack(step.actions, step.after_reveal)


def _check_means_own_action(room: Room, decision: int, guest: str) -> None:
    """Refuse to take back after a decision that is no longer open.

    At a friendly table what bots played meanwhile is taken back as well.
    """
    meant = _has_decided_nothing_since(room, decision, guest)
    if meant and room.friendly:
        return
    if meant and has_somebody_else_played(room, guest, decision):
        raise RoomError(RoomReason.TOO_LATE_TO_TAKE_BACK)
    _check_decision(room, decision)


def _has_decided_nothing_since(room: Room, decision: int, guest: str) -> bool:
    """Whether a guest has neither acted nor gone back since a decision.

    Somebody who goes back while a bot plays or tiles are dealt means the same decision of theirs
    as before.
    """
    later, own = (entry.fact for entry in room.entries[decision:]), room.seats_of(guest)
    return decision <= room.decision and not any(
        isinstance(fact, TakenBack) or (isinstance(fact, Played) and fact.seat in own)
        for fact in later
    )


def _greet(room: Room, command: Greet, context: CommandContext) -> Fact:
    _check_seated(room, context)
    return Greeted(greeting=command.greeting)


def _hint(room: Room, command: Hint, context: CommandContext) -> Fact:
    turn = _own_turn(room, command.decision, context)
    if not room.settings.hints:
        raise RoomError(RoomReason.NO_HINTS)
    if room.viewing_seat(context.guest) != turn:
        raise RoomError(RoomReason.HAND_COVERED)
    return Hinted(seat=turn)


def check_rematch(room: Room, command: Command, guest: str) -> None:
    """Refuse to open another table in the place of one that is still played at."""
    check_log_room(room, command)
    if room.status is not Status.OVER:
        raise RoomError(RoomReason.MATCH_NOT_OVER)
    _check_seated(room, CommandContext(guest))


def _own_turn(room: Room, decision: int, context: CommandContext) -> int:
    """The seat on turn, if the guest holds it and means the open decision."""
    _check_playing(room)
    _check_seated(room, context)
    _check_decision(room, decision)
    turn = room.turn
    if turn is None:
        raise RoomError(RoomReason.NO_DECISION)
    if room.seats[turn].guest != context.guest:
        raise RoomError(RoomReason.NOT_YOUR_TURN)
    return turn


def _check_decision(room: Room, decision: int) -> None:
    if decision != room.decision:
        raise RoomError(RoomReason.STALE)


def _check_seated(room: Room, context: CommandContext) -> None:
    if not room.seats_of(context.guest):
        raise RoomError(RoomReason.NOT_SEATED)


def _check_host(room: Room, context: CommandContext) -> None:
    if context.guest != room.host:
        raise RoomError(RoomReason.NOT_THE_HOST)


def _check_not_over(room: Room) -> None:
    if room.status is Status.OVER:
        raise RoomError(RoomReason.MATCH_OVER)


def _check_playing(room: Room) -> None:
    _check_not_over(room)
    if room.status is not Status.PLAYING:
        raise RoomError(RoomReason.NOT_STARTED)


def _seat(room: Room, number: int) -> Seat:
    if number >= len(room.seats):
        raise RoomError(RoomReason.NO_SUCH_SEAT, seats=len(room.seats))
    return room.seats[number]


_HANDLERS: dict[type, Callable[[Room, Any, CommandContext], Fact]] = {
    Sit: _sit,
    Leave: _leave,
    GiveUp: _give_up,
    ComeBack: _come_back,
    SetSeat: _set_seat,
    Free: _free,
    HideName: _hide_name,
    Start: _start,
    GoOn: _go_on,
    Play: _play,
    Uncover: _uncover,
    TakeBack: _take_back,
    Greet: _greet,
    Hint: _hint,
}
