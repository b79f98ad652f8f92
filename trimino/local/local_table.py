"""A local table: commands and due tasks become rows of its log, and frames for its one reader."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, NotRequired, Self

from trimino.bots.plain import PLAIN_ROSTER
from trimino.bots.roster import RosterBot
from trimino.local.plain_words import plain_words
from trimino.records.notation import format_action
from trimino.records.typed_dict import TypedDict
from trimino.room.characters import bot_name
from trimino.room.command_handlers import CommandContext, check_rematch, decide
from trimino.room.commands import Command
from trimino.room.due_tasks import Due, Pace, TableTask, due_fact, next_due
from trimino.room.fact_handlers import apply_row
from trimino.room.fact_json import write_fact
from trimino.room.facts import Fact, Opened, Played, RematchOpened
from trimino.room.frame_types import Frame
from trimino.room.frames import FrameBuilder, ack_frame
from trimino.room.guest_names import check_name
from trimino.room.log_replay import load_room
from trimino.room.log_row import LogRow
from trimino.room.match_results import solo_result
from trimino.room.rematch import rematch_of
from trimino.room.removal import removal_of
from trimino.room.room_state import Room, Status
from trimino.room.settings import MAX_SEATS
from trimino.room.setup import check_opened
from trimino.room.solo_result import SoloResult
from trimino.room.summary import summary
from trimino.room.table_list import ListedTable, TableSummary, list_line

GUEST = "local"
"""The one guest of every local table: whoever holds the device."""

_PREFIX = "local-"
"""The prefix of the id of a local table."""

STAND_IN = "solid"
PACE = Pace(deal=1.0)
_BOTS: dict[str, RosterBot] = {entry.name: entry for entry in PLAIN_ROSTER}


class LocalHead(TypedDict):
    """The values kept of a table beside its log, written together with each row.

    `line` is the table in a list, and `listed` whether the list shows it: somebody sits there, and
    it is not there to teach. `names` are those in its seats, `solo` is a result for the best list.
    """

    table: str
    version: int
    names: list[str | None]
    line: TableSummary
    listed: bool
    solo: SoloResult | None


class LocalWrite(TypedDict):
    """A row to append to a log, and the head of its table afterwards."""

    row: LogRow
    head: LocalHead


class LocalAnswer(TypedDict):
    """The result of a command or a task.

    `writes` are to be kept before the frames are shown. `due_in` are the seconds until something
    is due at the table; it is None if nothing is.
    """

    writes: list[LocalWrite]
    frames: list[Frame]
    due_in: float | None
    opened: NotRequired[str]


class DeviceMoment(NamedTuple):
    """The time by the device's clock, in seconds, and the name of who holds the device."""

    at: float
    name: str = ""


class LocalTable:
    """A table on this device: its room, the names in its seats, and when it was opened."""

    def __init__(self, room: Room, names: list[str | None], opened_at: float) -> None:
        self.room = room
        self.names = names
        self.opened_at = opened_at
        self._behind = 0.0
        self._name_bots()

    @classmethod
    def open(cls, opened: Opened, at: float) -> tuple[Self, LocalWrite]:
        """Open a table; what cannot be played is refused.

        Nothing here searches for hints, and nobody waits for anybody's turn to end.
        """
        settings = replace(
            opened.settings, stand_in=STAND_IN, hints=False, public=False, turn_seconds=None
        )
        opened = replace(opened, settings=settings)
        if not opened.guided:
            check_opened(opened, _BOTS)
        if opened.cast is None:
            opened = replace(opened, cast=secrets.randbelow(MAX_SEATS))
        name = f"{_PREFIX}{secrets.token_urlsafe(12)}"
        row = LogRow(name, 1, at, opened.kind, GUEST, None, write_fact(opened))
        room = load_room([row])
        table = cls(room, [None] * len(room.seats), at)
        return table, {"row": row, "head": table._head(row)}

    @classmethod
    def load(cls, rows: Sequence[LogRow], names: list[str | None]) -> Self:
        """The table that a whole log leads to."""
        return cls(load_room(rows), [*names], rows[0].at)

    def carry_out(self, command: Command, moment: DeviceMoment) -> LocalAnswer:
        """Carry out a command once; a RoomError says why it is refused."""
        known = self.room.commands.get((GUEST, command.id))
        if known is not None:
            return self._answer(
                [], [ack_frame(command.id, known, self.room.head_at(known))], moment
            )
        if command.opens_table:
            return self._open_rematch(command, moment)
        fact = decide(self.room, command, CommandContext(GUEST, (GUEST,), _BOTS))
        names = {seat: check_name(one) for seat, one in command.seat_names(moment.name).items()}
        return self._acknowledged(command, fact, moment, names)

    def do_due(self, moment: DeviceMoment) -> LocalAnswer:
        """Carry out the tasks that are due by now."""
        due = self._due(moment.at)
        if due is None or due.at > 0:
            return self._answer([], [], moment)
        fact = self._bot_action() if due.task is TableTask.BOT else None
        fact = fact or due_fact(self.room, due.task, (GUEST,))
        if fact is None:
            return self._answer([], [], moment)
        write, frame = self._append(fact, moment, None, None, {})
        return self._answer([write], [frame], moment)

    def remove(self, moment: DeviceMoment) -> LocalAnswer:
        """Leave for good, if there is anything to leave."""
        fact = removal_of(self.room, GUEST)
        if fact is None:
            return self._answer([], [], moment)
        write, frame = self._append(fact, moment, GUEST, None, {})
        return self._answer([write], [frame], moment)

    def look(self, at: float) -> LocalAnswer:
        """The whole view, as the answer to somebody who sits down again."""
        return self._answer([], [self._frames(at).view(GUEST)], DeviceMoment(at))

    def _open_rematch(self, command: Command, moment: DeviceMoment) -> LocalAnswer:
        check_rematch(self.room, command, GUEST)
        if self.room.rematch is not None:
            return self._acknowledged(command, RematchOpened(self.room.rematch), moment, {})
        again = rematch_of(self.room, self.room.people, secrets.token_hex(32))
        table, write = LocalTable.open(again, moment.at)
        done = self._acknowledged(command, RematchOpened(table.room.table), moment, {})
        done["writes"].insert(0, write)
        done["opened"] = table.room.table
        return done

    def _acknowledged(
        self, command: Command, fact: Fact, moment: DeviceMoment, names: dict[int, str]
    ) -> LocalAnswer:
        write, frame = self._append(fact, moment, GUEST, command.id, names)
        ack = ack_frame(command.id, self.room.version, self.room.head)
        return self._answer([write], [frame, ack], moment)

    def _append(
        self,
        fact: Fact,
        moment: DeviceMoment,
        guest: str | None,
        command: str | None,
        names: dict[int, str],
    ) -> tuple[LocalWrite, Frame]:
        """Apply the next row of the log; who calls writes it down, or forgets this table."""
        before = self.room
        at, version = self._now(moment.at), before.version
        row = LogRow(before.table, version + 1, at, fact.kind, guest, command, write_fact(fact))
        row = row._replace(previous_head=before.head.hex())
        after = before.copy()
        apply_row(after, row)
        self.room = after
        for seat, name in names.items():
            self.names[seat] = name
        self._name_bots()
        frame = self._frames(moment.at).update(GUEST, version)
        return {"row": row, "head": self._head(row)}, frame

    def _bot_action(self) -> Fact:
        room = self.room
        assert room.match is not None
        assert room.turn is not None
        bot = _BOTS.get(room.seats[room.turn].bot or STAND_IN, _BOTS[STAND_IN])
        # Of its own for every decision, and the same after a crash.
        rng = random.Random(f"{room.secret.hex()}/{room.version}")
        action = bot.bot(room.match.view(room.turn), bot.budget, rng)
        return Played(room.turn, format_action(action), "bot")

    def _due(self, at: float) -> Due | None:
        """The next task, and the seconds until it is due; a local table waits for its people."""
        room = self.room
        due = next_due(room, PACE)
        if due is None or due.task is TableTask.GRACE:
            return None
        last = max(room.touched_at, room.decided_at)
        if due.task is TableTask.EXPIRE and due.at > last:
            return None
        return Due(round(max(0.0, due.at - self._now(at)), 3), due.task)

    def _now(self, at: float) -> float:
        """The time at the table; it goes on from the last row if the clock was set back."""
        last = self.room.entries[-1].at
        self._behind = max(self._behind, last - at) if at < last else 0.0
        return max(last, at + self._behind)

    def _frames(self, at: float) -> FrameBuilder:
        return FrameBuilder(self.room, self.names, plain_words, self._due(at))

    def _answer(
        self, writes: list[LocalWrite], frames: list[Frame], moment: DeviceMoment
    ) -> LocalAnswer:
        due = self._due(moment.at)
        return {"writes": writes, "frames": frames, "due_in": None if due is None else due.at}

    def _name_bots(self) -> None:
        del self.names[len(self.room.seats) :]
        for number, seat in enumerate(self.room.seats):
            if seat.bot is not None:
                self.names[number] = bot_name(seat.bot, self.room.character_at(number), plain_words)
            elif seat.is_vacant:
                self.names[number] = None

    def _head(self, row: LogRow) -> LocalHead:
        room = self.room
        people = {
            number: self.names[number] or ""
            for number, seat in enumerate(room.seats)
            if seat.guest is not None
        }
        listed = ListedTable(
            room.table,
            room.status.value,
            summary(room),
            people,
            room.seats_of(GUEST),
            self.opened_at,
            row.at,
        )
        return {
            "table": room.table,
            "version": room.version,
            "names": [*self.names],
            "line": list_line(listed, plain_words),
            "listed": bool(listed.own) and not room.guided,
            "solo": solo_result(room, row.at) if room.status is Status.OVER else None,
        }
