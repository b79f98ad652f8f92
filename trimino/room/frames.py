"""Frames of a table: the one place where the server's messages to readers are made.

All that concerns tiles comes from views and positions of the match, so that a frame cannot hold
what its reader may not know. Of a draw by others an event holds everything but the tile.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property

from trimino.messages.goal_messages import goal_messages
from trimino.records.house_rules_notation import shown_rules_name
from trimino.records.values import CommonValues, MatchValues
from trimino.records.view_json import common_values, opener_values, own_values, view_values
from trimino.room.broken_off import broken_off_values
from trimino.room.due_tasks import Due, TableTask
from trimino.room.event_values import dealt_values, ending_values, played_values
from trimino.room.facts import Dealt, Greeted, Played, TakenBack
from trimino.room.frame_types import (
    AckFrame,
    AdviceValues,
    ClockValues,
    EndingValues,
    EventValues,
    GoalValues,
    HintFrame,
    PresenceFrame,
    ReconnectFrame,
    RefusedFrame,
    SeatValues,
    SettingsValues,
    TableFrame,
    TableValues,
    UpdateFrame,
    ViewFrame,
)
from trimino.room.guide import guide_values
from trimino.room.log_entry import LogEntry, ending_of, set_opener
from trimino.room.log_values import links_after
from trimino.room.match_results import is_for_best_list
from trimino.room.message_values import Say, message_values
from trimino.room.removal import meaning_for
from trimino.room.room_state import Room, Status
from trimino.room.settings import Settings
from trimino.room.taking_back import step_back
from trimino.rules import Event, Match, Message
from trimino.rules.goal import goal_of

# Facts that leave `table` as it was, and facts that leave `now` as it was.
_KEEP_TABLE = {"played", "taken-back", "uncovered", "hinted", "greeted"}
_KEEP_NOW = {"greeted", "hinted", "went-on", "rematch-opened"}


class FrameBuilder:
    """Builds the frames about a table as it is now; parts that readers share are built once.

    `names` are those of the players by seat, `say` gives the English sentence of a message, and
    `due` is the next thing that happens by itself, and after how many seconds.
    """

    def __init__(
        self,
        room: Room,
        names: Sequence[str | None],
        say: Say,
        due: Due | None = None,
    ) -> None:
        self._room = room
        self._names = names
        self._say = say
        self._due = due
        self._events: dict[tuple[int, int | None], EventValues] = {}

    def view(self, guest: str | None, kept: int | None = None) -> ViewFrame:
        """All that a guest may know of the table.

        `kept` is the version of the last head that the client has, if it said so.
        """
        room, reader = self._room, self._room.viewing_seat(guest)
        frame: ViewFrame = {
            "type": "view",
            "version": room.version,
            "head": room.head.hex(),
            "table": self.table(guest),
            "match": _match_values(room, reader),
            "ending": self._ending,
            "clock": self._clock(guest),
        }
        if kept is not None:
            frame["links"] = links_after(room, kept)
        if (guide := guide_values(room, reader, self._say)) is not None:
            frame["guide"] = guide
        return frame

    def update(self, guest: str | None, since: int) -> UpdateFrame | ViewFrame:
        """The events that a guest missed since a version, and the state now.

        Where events cannot tell what changed, that is a whole view.
        """
        room = self._room
        missed, reader = room.entries[since:], room.viewing_seat(guest)
        events = [self._event(entry, reader) for entry in missed]
        if any(entry.needs_view for entry in missed):
            return {**self.view(guest, since), "events": events}
        kinds = {entry.fact.kind for entry in missed}
        frame: UpdateFrame = {
            "type": "update",
            "version": room.version,
            "head": room.head.hex(),
            "links": links_after(room, since),
            "events": events,
            "clock": self._clock(guest),
        }
        if not kinds <= _KEEP_TABLE or room.last_return > since or room.status is Status.OVER:
            frame["table"] = self.table(guest)
        if not kinds <= _KEEP_NOW and room.match and room.match.rounds_dealt:
            played = room.match.round
            frame["now"] = {
                **self._common,
                **own_values(played.position(reader)),
                **opener_values(set_opener(played)),
                "winners": list(room.match.winners),
            }
        if (guide := guide_values(room, reader, self._say)) is not None:
            frame["guide"] = guide
        return frame

    def table_change(self, guest: str | None) -> TableFrame:
        """The table after a change that is not in the log."""
        return {"type": "table", "table": self.table(guest)}

    def table(self, guest: str | None) -> TableValues:
        """The table around the match, as a guest may know it."""
        room = self._room
        values: TableValues = {
            "id": room.table,
            "status": room.status.value,
            "settings": _settings_values(room.settings),
            "seats": [
                _seat_values(room, number, guest, name) for number, name in enumerate(self._names)
            ],
            "host": guest == room.host,
            "commitment": room.commitment,
            "practice": room.practice is not None,
            "friendly": room.friendly,
            "left_out": room.left_out,
            "ready": [number for person in room.people for number in _ready(room, person)],
            "rematch": room.rematch if room.seats_of(guest) else None,
        }
        if room.match is not None and room.match.rounds_dealt:
            values["goal"] = goal_values(room.match, self._say)
        if (removal := meaning_for(room, guest)) is not None:
            values["removal"] = removal.value
        if room.broken_off is not None:
            values["broken_off"] = broken_off_values(room.broken_off)
        return values

    @cached_property
    def _common(self) -> CommonValues:
        """The part of `now` that is the same for every reader."""
        match = self._room.match
        assert match is not None
        return common_values(match.round.position(None), match.round.before)

    @cached_property
    def _ending(self) -> EndingValues | None:
        """The ending of the last round, until the next is dealt."""
        match = self._room.match
        ending = None if match is None else ending_of(match)
        return ending and ending_values(ending, self._names, self._say)

    def _clock(self, guest: str | None) -> ClockValues:
        room, turn = self._room, self._room.turn
        own = guest is not None and turn is not None and room.seats[turn].guest == guest
        step = step_back(room, guest)
        values: ClockValues = {
            "decision": room.decision,
            "time_left": self._seconds_to(TableTask.LIMIT),
            "may_take_back": step is not None,
            "covered": own and room.viewing_seat(guest) != turn,
        }
        if (grace := self._seconds_to(TableTask.GRACE)) is not None:
            values["grace_left"] = grace
        if (deal := self._seconds_to(TableTask.DEAL)) is not None:
            values["deal_left"] = deal
        if step is not None and step.after_reveal and not room.left_out:
            values["leaves_out"] = True
        if step is not None and step.after_reveal and is_for_best_list(room):
            values["leaves_best_list"] = True
        bot = self._seconds_to(TableTask.BOT)
        if step is not None and bot is not None and not room.friendly:
            values["undo_left"] = bot
        return values

    def _seconds_to(self, task: TableTask) -> float | None:
        return self._due.at if self._due is not None and self._due.task is task else None

    def _event(self, entry: LogEntry, reader: int | None) -> EventValues:
        """An event for a reader; only deals and draws differ between readers."""
        event = entry.event
        drew = event is not None and event.drawn is not None and event.seat == reader
        key = entry.version, reader if drew or entry.deal is not None else None
        if key not in self._events:
            self._events[key] = event_values(entry, key[1], self._names, self._say)
        return self._events[key]


def ack_frame(command: str, version: int, head: bytes) -> AckFrame:
    """The answer to a command that was carried out; `command` is its id.

    `head` is that of the hash chain after the row.
    """
    return {"type": "ack", "id": command, "version": version, "head": head.hex()}


def refused_frame(command: str | None, why: Message, say: Say) -> RefusedFrame:
    """The answer to a command that was refused; its id is None if it could not be read."""
    return {"type": "refused", "id": command, "error": message_values(why, say)}


def hint_frame(command: str, decision: int, advice: list[AdviceValues]) -> HintFrame:
    """The hint that a command asked for, and the decision that it is for."""
    return {"type": "hint", "id": command, "decision": decision, "advice": advice}


def presence_frame(
    room: Room, present: Collection[str], connected: Iterable[str | None]
) -> PresenceFrame:
    """The seats whose guests are `present`, and the number of spectators.

    `connected` holds the guest of each socket, None for a stranger; those without a seat spectate.
    """
    return {
        "type": "presence",
        "here": [number for number, seat in enumerate(room.seats) if seat.guest in present],
        "watching": sum(not room.seats_of(guest) for guest in connected),
    }


def reconnect_frame() -> ReconnectFrame:
    """The request to reconnect, sent before the server stops."""
    return {"type": "reconnect"}


def event_values(
    entry: LogEntry, reader: int | None, names: Sequence[str | None], say: Say
) -> EventValues:
    """An entry of the log as the event that a reader gets."""
    version, at, fact, seats, number, deal, opener, event, ending, _, _ = entry
    if isinstance(fact, Played):
        assert event is not None
        played = played_values(fact.by, _seen(event, reader), ending, names, say)
        return {"version": version, "at": at, "kind": fact.kind, **played}
    if isinstance(fact, Dealt):
        assert deal is not None
        dealt = dealt_values(number, deal, reader, opener)
        return {"version": version, "at": at, "kind": fact.kind, **dealt}
    if isinstance(fact, TakenBack):
        return {
            "version": version,
            "at": at,
            "kind": fact.kind,
            "seat": seats[0],
            "actions": fact.actions,
        }
    if isinstance(fact, Greeted):
        greeting = fact.greeting.value
        return {
            "version": version,
            "at": at,
            "kind": fact.kind,
            "seats": list(seats),
            "greeting": greeting,
        }
    return {"version": version, "at": at, "kind": fact.kind, "seats": list(seats)}


def _seen(event: Event, reader: int | None) -> Event:
    return event if event.seat == reader else event.without_tile_drawn


def _match_values(room: Room, reader: int | None) -> MatchValues | None:
    if room.match is None or not room.match.rounds_dealt:
        return None
    return view_values(room.match.view(reader))


def goal_values(match: Match, say: Say) -> GoalValues:
    """What a match is played for, as of its last round."""
    goal = goal_of(match.rules, match.players, match.rounds_to_play)
    told = goal_messages(goal, match.rounds_dealt)
    return {
        "told": [message_values(message, say) for message in told],
        "target": goal.target,
        "round": match.rounds_dealt,
        "rounds": goal.rounds,
    }


def _settings_values(settings: Settings) -> SettingsValues:
    return {
        "rules": settings.rules,
        "rules_name": shown_rules_name(settings.rules_name) or None,
        "rounds_to_play": settings.rounds_to_play,
        "well_size": settings.well_size,
        "youngest": settings.youngest,
        "turn_seconds": settings.turn_seconds,
        "grace_seconds": settings.grace_seconds,
        "when_away": settings.when_away.value,
        "stand_in": settings.stand_in,
        "public": settings.public,
        "hints": settings.hints,
        "friendly": settings.friendly,
    }


def _seat_values(room: Room, number: int, guest: str | None, name: str | None) -> SeatValues:
    seat = room.seats[number]
    return {
        "plan": seat.plan.kind,
        "bot": seat.bot,
        "character": room.character_at(number),
        "taken": not seat.is_vacant,
        "name": name,
        "yours": seat.guest is not None and seat.guest == guest,
        "kept": seat.kept is not None and seat.kept == guest,
        "away": seat.away,
    }


def _ready(room: Room, guest: str) -> tuple[int, ...]:
    return room.seats_of(guest) if guest in room.ready else ()
