"""Table service: carries out commands and facts: decide, commit the row, apply it, send frames."""

import asyncio
import base64
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import NamedTuple

from trimino.bots.roster import ROSTER
from trimino.room.command_handlers import CommandContext, check_rematch, decide
from trimino.room.commands import Command
from trimino.room.due_tasks import Due, Pace, TableTask, next_due
from trimino.room.errors import RoomError
from trimino.room.fact_handlers import apply_row
from trimino.room.fact_json import write_fact
from trimino.room.facts import EndLost, Fact, Opened, Practice, RematchOpened
from trimino.room.guest_names import check_name
from trimino.room.guided_round import guided_opening
from trimino.room.log_replay import load_room
from trimino.room.log_row import LogRow
from trimino.room.lost_end import common_version, has_seen_more, row_of
from trimino.room.match_results import solo_result
from trimino.room.rematch import rematch_of
from trimino.room.room_state import Room, Status
from trimino.room.settings import MAX_SEATS, SeatPlan, Settings
from trimino.room.setup import check_opened
from trimino.server.live.table_cache import LiveTable, OnChange, TableCache
from trimino.server.live.table_head import head_of
from trimino.server.live.table_mark import mark_of
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store
from trimino.server.storage.rows import Guest, LogAppend, Seating

LOG = logging.getLogger("trimino.tables")

RECOVERY_PAUSE = 0.5
"""Seconds between two checks whether another process restored the lost rows."""

REOPENED_WITHIN = 24 * 60 * 60.0
"""Seconds after its opening in which a table may be lost with the end of a database.

By the same clock, tables that are over are kept for longer.
"""

_BOTS = [entry.name for entry in ROSTER]

OnWriting = Callable[[LiveTable, Room, Due | None], None]


class LogPosition(NamedTuple):
    """A version of a table, and the head of the hash chain there."""

    version: int
    head: bytes


class TableService:
    """Opens tables and appends to their logs.

    `on_change` is called with a table after each row of its log, `on_rewind` with one of which
    readers were shown what is no longer so, and `on_writing` while a row is on its way that seats
    nobody elsewhere, with the room that it leads to and the next task there.
    """

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        clock: UptimeClock,
        pace: Pace,
        on_change: OnChange,
        on_rewind: OnChange = lambda live: None,
        on_writing: OnWriting = lambda live, after, due: None,
    ) -> None:
        self._store = store
        self._clock = clock
        self.cache = cache
        self.pace = pace
        self._on_change = on_change
        self._on_rewind = on_rewind
        self._on_writing = on_writing
        cache.recovery = self

    async def open(
        self,
        guest: Guest,
        settings: Settings,
        seats: tuple[SeatPlan, ...],
        practice: Practice | None = None,
        key: str | None = None,
        cast: int | None = None,
    ) -> str:
        """Open a table and return its id. Idempotent for each (guest, key)."""
        secret = secrets.token_hex(32)
        opened = Opened(settings, seats, secret, practice=practice, cast=cast)
        # In a thread, since a practice table replays its record.
        await asyncio.to_thread(check_opened, opened, _BOTS)
        return await self._open(guest.guest, opened, _id_of(guest, key))

    async def opened_before(self, guest: Guest, key: str | None) -> str | None:
        """The table that a guest has opened with a key."""
        table = _id_of(guest, key)
        known = await self._store.tables.heads([table]) if table else {}
        return table if table in known else None

    async def open_guided(
        self, guest: Guest, rules: str | None = None, key: str | None = None
    ) -> str:
        """Open a table for the guided round, by `rules` if it can be, and return its id."""
        opened = guided_opening(secrets.token_hex(32), rules)
        return await self._open(guest.guest, opened, _id_of(guest, key))

    async def _open(self, host: str, opened: Opened, name: str | None = None) -> str:
        table, now = name or secrets.token_urlsafe(16), await self._clock.read()
        if opened.cast is None:
            opened = replace(opened, cast=secrets.randbelow(MAX_SEATS))
        row = _row(table, 1, now, opened, host)
        room = await asyncio.to_thread(load_room, [row])
        due = next_due(room, self.pace)
        live = LiveTable(room, [None] * len(room.seats), due.at if due else None)
        live.rename(())
        if not await self._store.append(LogAppend(row, head_of(room, live.due_at, time.time()))):
            # The same request, sent again, was quicker.
            return table
        if opened.guided:
            # It teaches, and is none of the games that somebody has played.
            await self._store.tables.hide(table, host)
        self.cache.add(live)
        return table

    async def carry_out(
        self, table: str, guest: Guest, command: Command, present: Collection[str] = ()
    ) -> LogPosition:
        """Carry out a command once, and return the position of its row.

        Idempotent for each (guest, command id).
        """
        async with self.cache.locked(table) as live:
            context = CommandContext(guest.guest, present, _BOTS)
            while True:
                known = live.room.commands.get((guest.guest, command.id))
                if known is not None:
                    return LogPosition(known, live.room.head_at(known))
                try:
                    fact = await self._decide(live, command, context)
                    names = _checked(command.seat_names(guest.name))
                except RoomError:
                    # The command may answer a row of another process that is not applied yet.
                    if not await self.cache.catch_up(live):
                        raise
                    continue
                if await self._append(live, fact, guest.guest, command.id, names):
                    return LogPosition(live.room.version, live.room.head)

    async def append_fact(self, live: LiveTable, fact: Fact, guest: str | None = None) -> bool:
        """Append a fact that no command asked for, at a table whose lock is held."""
        return await self._append(live, fact, guest, None, {})

    async def restart_grace_of(self, table: str, guest: str) -> None:
        """Restart the grace period if a guest disconnected on their turn."""
        async with self.cache.locked(table) as live:
            due = live.next_due(self.pace)
            if due and due.task is TableTask.GRACE and live.room.turn in live.room.seats_of(guest):
                await self.restart_grace(live)

    async def restart_grace(self, live: LiveTable) -> bool:
        """Restart the grace period and end the lease; it never ends sooner than before.

        Returns whether the table was still at the same version.
        """
        room, due = live.room, live.next_due(self.pace)
        again = await self._clock.read() + (room.settings.grace_seconds or self.pace.grace)
        if due is not None:
            # The clock of the process that wrote the last row may be seconds ahead.
            again = max(again, due.at)
        live.due_at = again
        return await self._store.leases.postpone(room.table, room.version, again)

    async def catch_up(self, table: str, version: int) -> None:
        """Apply the rows up to a version that another process has written, and send them.

        If the log stands before what is known here, it lost something.
        """
        if self.cache.get(table) is None:
            return
        async with self.cache.locked(table) as live:
            # It may have been a row of our own, of which the wake-up came before the answer.
            if live.room.version != version:
                await self.cache.catch_up(live)

    async def _decide(self, live: LiveTable, command: Command, context: CommandContext) -> Fact:
        room = live.room
        if not command.opens_table:
            return decide(room, command, context)
        check_rematch(room, command, context.guest)
        if room.rematch is not None:
            return RematchOpened(table=room.rematch)
        people = [guest for guest in room.people if await self._store.guests.by_id(guest)]
        again = rematch_of(room, people, secrets.token_hex(32))
        return RematchOpened(table=await self._open(context.guest, again))

    async def _append(
        self,
        live: LiveTable,
        fact: Fact,
        guest: str | None,
        command: str | None,
        names: dict[int, str],
    ) -> bool:
        """Commit a row, then let the table in memory be as it is after it.

        The row is applied to a copy of the room, which replaces the room once it is on disk. If
        another process wrote a row instead, False is returned and nothing was done.
        """
        room, at = live.room, await self._clock.read()
        row = _row(room.table, room.version + 1, at, fact, guest, command, room.head.hex())
        if await self._commit(live, row, names, fact):
            return True
        await self.cache.reload(live)
        return False

    async def _commit(
        self, live: LiveTable, row: LogRow, names: dict[int, str], fact: Fact | None = None
    ) -> bool:
        """Commit a row and apply it; False if the log did not stand where the row follows."""
        before, after = live.room, live.room.copy()
        apply_row(after, row, fact)
        due, now = next_due(after, self.pace), time.time()
        due_at = self._due_at(live, due)
        changed = _changed_seats(before, after, names)
        solo = solo_result(after, now) if after.status is Status.OVER else None
        moves_people = after.seats != before.seats or bool(changed)
        # Until the answer comes, nobody can say whether the row is in the log.
        live.valid, live.writing = False, row.version
        try:
            head = head_of(after, due_at, now)
            written = self._store.append(LogAppend(row, head, changed, solo))
            if not moves_people:
                then = Due(due_at, due.task) if due and due_at is not None else None
                # After the writer has begun.
                asyncio.get_running_loop().call_soon(self._on_writing, live, after, then)
            if not await written:
                return False
        finally:
            live.writing = None
        live.go_on(after, due, due_at)
        if moves_people:
            live.rename(changed)
        self._on_change(live)
        return True

    async def note_seen(self, table: str, guest: str | None, version: int, patience: float) -> None:
        """Have a table declare lost rows, if a player there has seen more of it.

        Before that, other processes that may remember it have some seconds to make it good.
        """
        until = time.monotonic() + patience
        while has_seen_more((await self.cache.current(table)).room, guest, version):
            async with self.cache.locked(table) as live:
                await self.cache.catch_up(live)
                if not has_seen_more(live.room, guest, version):
                    return
                lost = EndLost(live.room.version, version)
                if time.monotonic() >= until and await self.append_fact(live, lost, guest):
                    return
            await asyncio.sleep(RECOVERY_PAUSE)

    async def restore(self, live: LiveTable, known: Room, names: list[str | None]) -> None:
        """Write again what the log lost of a table, as far as it is known here.

        If the table went on otherwise by now, what is known here is declared lost.
        """
        LOG.warning("end of a log lost", extra={"mark": mark_of(known.table)})
        try:
            common = await self._write_again(live, known, names)
            if common < known.version:
                await self.declare(live, EndLost(common, known.version))
                self._on_rewind(live)
        except BaseException:
            # What is known here stays known until it is in the log, or declared lost there.
            live.room, live.names, live.valid = known, names, False
            raise

    async def _write_again(self, live: LiveTable, known: Room, names: list[str | None]) -> int:
        """Write rows again one by one; return the version up to which the log is as known."""
        told = {seat: name or "" for seat, name in enumerate(names)}
        while (common := common_version(known, live.room)) == live.room.version < known.version:
            row = row_of(known, common + 1)
            if row is None:
                return common
            if not await self._commit(live, row, told):
                await self.cache.load_again(live)
        return common

    async def declare(self, live: LiveTable, lost: EndLost) -> None:
        """Declare rows lost that nobody has any more, unless another process did so."""
        while lost not in live.room.lost:
            await self.append_fact(live, lost)

    async def reopen(self, known: Room) -> bool:
        """Write the first row of a table again of which nothing is left.

        An older one was not lost, but ended and purged elsewhere.
        """
        row = row_of(known, 1)
        # This process, or its machine, may have slept for days.
        await self._clock.beat()
        if row is None or self._clock.now() - row.at > REOPENED_WITHIN:
            return False
        room = load_room([row])
        due = next_due(room, self.pace)
        head = head_of(room, due.at if due else None, time.time())
        return await self._store.append(LogAppend(row, head))

    def _due_at(self, live: LiveTable, due: Due | None) -> float | None:
        """The time at which the next task is due; a grace that began again goes on."""
        if due is not None and due == live.next_due(self.pace):
            return live.due_at
        return due.at if due else None


def _id_of(guest: Guest, key: str | None) -> str | None:
    """The id of the table that a guest opens with a key.

    It can be guessed by nobody else, since no one is told the id of a guest.
    """
    if key is None:
        return None
    digest = hashlib.sha256(f"table {guest.guest} {key}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def _changed_seats(before: Room, after: Room, names: dict[int, str]) -> tuple[Seating, ...]:
    """The seats in which somebody else sits, or whose name was hidden."""
    return tuple(
        [
            Seating(after.table, number, seat.guest, _shown(after, number, names))
            for number, seat in enumerate(after.seats)
            if seat.guest != before.seats[number].guest
            or (seat.guest in after.nameless and seat.guest not in before.nameless)
        ]
    )


def _shown(room: Room, seat: int, names: dict[int, str]) -> str:
    """The name in a seat; empty if the host has hidden the names of its guest."""
    return "" if room.seats[seat].guest in room.nameless else names.get(seat, "")


def _checked(names: dict[int, str]) -> dict[int, str]:
    return {seat: check_name(name) for seat, name in names.items()}


def _row(
    table: str,
    version: int,
    at: float,
    fact: Fact,
    guest: str | None,
    command: str | None = None,
    previous_head: str | None = None,
) -> LogRow:
    return LogRow(table, version, at, fact.kind, guest, command, write_fact(fact), previous_head)
