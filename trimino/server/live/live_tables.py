"""Commands and facts at tables: decide, commit the row, apply it, then send frames."""

import asyncio
import secrets
import time
from collections.abc import Collection

from trimino.bots.roster import ROSTER
from trimino.room.command_handlers import CommandContext, check_rematch, decide
from trimino.room.commands import Command, Rematch
from trimino.room.errors import RoomError
from trimino.room.fact_handlers import apply_row, load_room
from trimino.room.fact_json import write_fact
from trimino.room.facts import Fact, Opened, Practice, RematchOpened
from trimino.room.log_row import LogRow
from trimino.room.match_results import solo_result
from trimino.room.schedule import Pace, TableTask, next_due
from trimino.room.settings import OpenSeat, SeatPlan, Settings
from trimino.room.setup import check_opened
from trimino.room.state import Room, Status
from trimino.server.access.authentication import check_name
from trimino.server.live.table_cache import Held, Shelf, Tell
from trimino.server.live.table_head import head_of
from trimino.server.storage import Store
from trimino.server.storage.rows import Entry, Guest, Seating

BOTS = [entry.name for entry in ROSTER]


class Tables:
    """All tables of this server; `tell` is called with a table after each row of its log."""

    def __init__(self, store: Store, shelf: Shelf, pace: Pace, tell: Tell) -> None:
        self._store = store
        self.shelf = shelf
        self.pace = pace
        self._tell = tell

    async def open(
        self,
        guest: Guest,
        settings: Settings,
        seats: tuple[SeatPlan, ...],
        practice: Practice | None = None,
    ) -> str:
        """Open a table and give its id."""
        secret = secrets.token_hex(32)
        opened = Opened(settings=settings, seats=seats, secret=secret, practice=practice)
        # A practice table replays its record, which may take a while.
        await asyncio.to_thread(check_opened, opened, BOTS)
        return await self._open(guest.guest, opened)

    async def _open(self, host: str, opened: Opened) -> str:
        table, now = secrets.token_urlsafe(16), time.time()
        row = _row(table, 1, now, opened, host, None)
        room = await asyncio.to_thread(load_room, [row])
        due = next_due(room, self.pace)
        held = Held(room, [seat.bot for seat in room.seats], due.at if due else None)
        await self._store.append(Entry(row, head_of(room, held.due_at)))
        self.shelf.add(held)
        return table

    async def carry_out(
        self, table: str, guest: Guest, command: Command, present: Collection[str] = ()
    ) -> int:
        """Do what somebody asks for, once; give the version of the row that says so."""
        async with self.shelf.locked(table) as held:
            context = CommandContext(guest.guest, present, BOTS)
            while True:
                known = held.room.commands.get((guest.guest, command.id))
                if known is not None:
                    return known
                try:
                    fact = await self._decide(held, command, context)
                    names = _checked(command.seat_names(guest.name))
                except RoomError:
                    # Another process may have brought about what this command answers.
                    if not await self.shelf.catch_up(held):
                        raise
                    continue
                if await self._append(held, fact, guest.guest, command.id, names):
                    return held.room.version

    async def happen(self, held: Held, fact: Fact, guest: str | None = None) -> bool:
        """Write what happens by itself at a table whose lock is held."""
        return await self._append(held, fact, guest, None, {})

    async def begin_grace(self, table: str, guest: str) -> None:
        """Somebody hung up: the time in which they may come back begins now."""
        async with self.shelf.locked(table) as held:
            due = next_due(held.room, self.pace)
            if due and due.task is TableTask.GRACE and held.room.turn in held.room.seats_of(guest):
                await self.put_off(held)

    async def put_off(self, held: Held) -> bool:
        """Whoever is to act has the whole grace again; tell whether nothing happened meanwhile."""
        room = held.room
        again = time.time() + (room.settings.grace_seconds or self.pace.grace)
        held.due_at = again
        return await self._store.postpone(room.table, room.version, again)

    async def catch_up(self, table: str, version: int) -> None:
        """Apply the rows up to a version that another process has written, and send them."""
        if self.shelf.get(table) is None:
            return
        async with self.shelf.locked(table) as held:
            # It may have been a row of our own, of which the wake-up came before the answer.
            if held.room.version < version:
                await self.shelf.catch_up(held)

    async def _decide(self, held: Held, command: Command, context: CommandContext) -> Fact:
        room = held.room
        if not isinstance(command, Rematch):
            return decide(room, command, context)
        check_rematch(room, context.guest)
        if room.rematch is not None:
            return RematchOpened(table=room.rematch)
        people = [guest for guest in room.people if await self._store.guests.by_id(guest)]
        return RematchOpened(table=await self._open(context.guest, _again(room, people)))

    async def _append(
        self,
        held: Held,
        fact: Fact,
        guest: str | None,
        command: str | None,
        names: dict[int, str],
    ) -> bool:
        """Commit a row, then let the table in memory be as it is after it.

        The row is applied to a copy of the room, which replaces the room once it is on disk. If
        another process wrote a row instead, False is returned and nothing was done.
        """
        before, after, now = held.room, held.room.copy(), time.time()
        row = _row(before.table, before.version + 1, now, fact, guest, command)
        apply_row(after, row)
        due_at = await self._due_at(held, after)
        changed = tuple(
            Seating(after.table, number, seat.guest, names.get(number, ""))
            for number, seat in enumerate(after.seats)
            if seat.guest != before.seats[number].guest
        )
        solo = solo_result(after, now) if after.status is Status.OVER else None
        # Until the answer comes, nobody can say whether the row is in the log.
        held.known = False
        if not await self._store.append(Entry(row, head_of(after, due_at), changed, solo)):
            await self.shelf.load_again(held)
            return False
        held.room, held.known, held.due_at = after, True, due_at
        held.rename(changed)
        self._tell(held)
        return True

    async def _due_at(self, held: Held, after: Room) -> float | None:
        """When the next task is due; if it stays the same task, not sooner than it was.

        Time in which no server ran was given back, of which the room knows nothing.
        """
        due = next_due(after, self.pace)
        if due is None or due != next_due(held.room, self.pace):
            return due.at if due else None
        if due.task is not TableTask.LIMIT:
            return held.due_at
        line = await self._store.table(held.room.table)
        return line.due_at if line else due.at


def _again(room: Room, people: Collection[str]) -> Opened:
    """The same table once more, each seat kept for whoever sat there and still is somebody."""
    kept = {
        n: seat.guest for n, seat in enumerate(room.seats) if seat.guest and seat.guest in people
    }
    plans = tuple(
        seat.plan if seat.bot or number in kept else OpenSeat(kind="open")
        for number, seat in enumerate(room.seats)
    )
    return Opened(
        settings=room.settings,
        seats=plans,
        secret=secrets.token_hex(32),
        kept=kept,
        practice=room.practice,
    )


def _checked(names: dict[int, str]) -> dict[int, str]:
    return {seat: check_name(name) for seat, name in names.items()}


def _row(
    table: str, version: int, at: float, fact: Fact, guest: str | None, command: str | None
) -> LogRow:
    return LogRow(table, version, at, fact.kind, guest, command, write_fact(fact))
