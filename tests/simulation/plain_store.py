"""Plain store: the storage of a simulation in plain Python, with the meaning of the SQL statements.

`tests/simulation/test_simulation.py` runs seeds with both, which must lead to the same steps.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import NamedTuple

from tests.simulation.simulated_database import OnRow, SimulatedDatabase
from trimino.analysis.habits import Habits
from trimino.analysis.people import People, RuleFamily
from trimino.room.log_row import LogRow
from trimino.server.storage.append_statement import AppendResult
from trimino.server.storage.guests import GuestStore
from trimino.server.storage.habits import HabitStore
from trimino.server.storage.log_writer import CommitObserver, LogWriter
from trimino.server.storage.presence import PresenceStore
from trimino.server.storage.purge import PRESENCE_KEPT
from trimino.server.storage.puzzle_ratings import PuzzleRatingStore
from trimino.server.storage.rows import Guest, LeasedTable, LogAppend, Seating, StoredTable
from trimino.server.storage.store import Store
from trimino.server.storage.table_leases import LeaseStore
from trimino.server.storage.tables import TableStore
from trimino.server.storage.uptime import UptimeStore


class WrittenRow(NamedTuple):
    """A row, and what its table was before it."""

    row: LogRow
    table: StoredTable | None
    seatings: dict[tuple[str, int], Seating | None]
    uptime: float | None


class PlainData:
    """What is on the disk. `on_row` is called with every row of a log that is written."""

    def __init__(self, on_row: OnRow) -> None:
        self.on_row = on_row
        self.log: dict[str, list[LogRow]] = {}
        self.commands: set[tuple[str, str | None, str | None]] = set()
        self.tables: dict[str, StoredTable] = {}
        self.due: dict[str, float] = {}
        self.seatings: dict[tuple[str, int], Seating] = {}
        self.presence: dict[tuple[str, str, str], float] = {}
        self.guests: dict[str, Guest] = {}
        self.counted: dict[str, tuple[RuleFamily, Habits]] = {}
        self.uptime: float | None = None
        self._written: list[WrittenRow] = []

    def store(self, database: SimulatedDatabase, observer: CommitObserver) -> PlainStore:
        return PlainStore(database, self, observer)

    def add_guest(self, secret_hash: str, guest: Guest) -> None:
        self.guests[secret_hash] = guest

    def append(self, appends: list[LogAppend]) -> set[str]:
        """Write rows of different tables; return the tables whose row was accepted."""
        return {append.row.table for append in appends if self._append(append)}

    def _append(self, append: LogAppend) -> bool:
        row = append.row
        if not self.is_next(row) or self.knows(row):
            return False
        self.log.setdefault(row.table, []).append(row)
        self.commands.add((row.table, row.guest, row.command))
        known = self.tables.get(row.table)
        changed = [(seating.table, seating.seat) for seating in append.seatings]
        before = {key: self.seatings.get(key) for key in changed}
        self._written.append(WrittenRow(row, known, before, self.uptime))
        head = append.head
        opened_at = known.opened_at if known else head.touched_at
        self._store(
            StoredTable(
                row.table,
                row.version,
                head.status,
                head.public,
                head.rules,
                head.seats,
                head.host,
                head.due_at,
                None,
                None,
                opened_at,
                head.touched_at,
                head.summary,
                head.head,
            )
        )
        for seating in append.seatings:
            self.seatings[seating.table, seating.seat] = seating
        self.on_row(row)
        return True

    def fail_over(self, most: int) -> dict[str, int]:
        """Be as a standby that has not got the last rows; return where their tables stand.

        Rows before the last opening of a table are there: a table that is gone altogether has
        tests of its own.
        """
        stands: dict[str, int] = {}
        while self._written and self._written[-1].table is not None and most:
            row, table, seatings, self.uptime = self._written.pop()
            most -= 1
            assert table is not None
            del self.log[row.table][row.version - 1 :]
            self.commands.discard((row.table, row.guest, row.command))
            # It was counted after its last row.
            self.counted.pop(row.table, None)
            self._store(table)
            for key, seating in seatings.items():
                if seating is None:
                    del self.seatings[key]
                else:
                    self.seatings[key] = seating
            stands[row.table] = table.version
        return stands

    def is_next(self, row: LogRow) -> bool:
        """Whether a row follows the last of its log."""
        held = self.tables.get(row.table)
        if held is None:
            return row.version == 1
        return (held.version, held.head) == (row.version - 1, row.previous_head)

    def knows(self, row: LogRow) -> bool:
        """Whether the command of a row was carried out before."""
        return row.command is not None and (row.table, row.guest, row.command) in self.commands

    def _store(self, table: StoredTable) -> None:
        self.tables[table.table] = table
        if table.due_at is None:
            self.due.pop(table.table, None)
        else:
            self.due[table.table] = table.due_at

    def claim(self, now: float, process: str, lease: float, limit: int) -> list[LeasedTable]:
        free = [
            (due_at, table)
            for table, due_at in self.due.items()
            if due_at <= now and (self.tables[table].claimed_until or 0.0) <= now
        ]
        leased = []
        for due_at, table in sorted(free)[:limit]:
            stored = self.tables[table]
            self._store(stored._replace(claimed_until=now + lease, claimed_by=process))
            leased.append(LeasedTable(table, stored.version, due_at))
        return leased

    def release(self, table: str, process: str) -> None:
        if table in self.tables and self.tables[table].claimed_by == process:
            self._store(self.tables[table]._replace(claimed_until=None, claimed_by=None))

    def renew(self, wanted: Collection[str], process: str, until: float) -> set[str]:
        held = {t for t in wanted if t in self.tables and self.tables[t].claimed_by == process}
        for table in held:
            self._store(self.tables[table]._replace(claimed_until=until))
        return held

    def postpone(self, table: str, version: int, due_at: float | None) -> bool:
        stored = self.tables.get(table)
        if stored is None or stored.version != version:
            return False
        self._store(stored._replace(due_at=due_at, claimed_until=None, claimed_by=None))
        return True

    def settle(self, table: str, last: int, version: int, head: str) -> bool:
        rows = self.log[table]
        if len(rows) != last:
            return False
        del rows[version:]
        # No standby is behind this.
        self._written.clear()
        stands = self.tables[table]._replace(version=version, head=head)
        self._store(stands._replace(claimed_until=None, claimed_by=None))
        return True

    def forget_presence(self, before: float) -> None:
        """Remove who was last seen at a time or before it."""
        self.presence = {key: at for key, at in self.presence.items() if at > before}

    def uncounted(self, limit: int) -> list[str]:
        over = (one for one in self.tables.values() if one.status == "over")
        left = [(one.touched_at, one.table) for one in over if one.table not in self.counted]
        return [table for _, table in sorted(left)[:limit]]

    def people(self) -> People:
        sums: dict[RuleFamily, Habits] = {}
        for family, shown in self.counted.values():
            if any(shown):
                sums[family] = sums.get(family, Habits()).plus(shown)
        return People.of(sums.items())

    def advance(self, now: float) -> float:
        self.uptime = max(self.uptime or 0.0, now)
        return self.uptime

    def begin(self, first: float) -> float:
        self.uptime = first if self.uptime is None else self.uptime
        return self.uptime


class PlainTables(TableStore):
    """Logs, heads and seats."""

    def __init__(self, database: SimulatedDatabase, data: PlainData) -> None:
        self._simulated, self._data = database, data

    async def rows(self, table: str, after: int = 0, upto: int | None = None) -> list[LogRow]:
        return await self._simulated.read(lambda: self._data.log.get(table, [])[after:upto])

    async def heads(self, wanted: Collection[str]) -> dict[str, int]:
        tables = self._data.tables
        return await self._simulated.read(
            lambda: {table: tables[table].version for table in wanted if table in tables}
        )

    async def stored_table(self, table: str) -> StoredTable | None:
        return await self._simulated.read(lambda: self._data.tables.get(table))

    async def settle(self, table: str, last: int, version: int, head: str) -> bool:
        return await self._simulated.write(lambda: self._data.settle(table, last, version, head))

    async def seatings(self, table: str) -> list[Seating]:
        return await self._simulated.read(
            lambda: [one for key, one in sorted(self._data.seatings.items()) if key[0] == table]
        )


class PlainLeases(LeaseStore):
    """Leases and times at which something is due."""

    def __init__(self, database: SimulatedDatabase, data: PlainData) -> None:
        self._simulated, self._data = database, data

    async def claim(self, now: float, process: str, lease: float, limit: int) -> list[LeasedTable]:
        return await self._simulated.write(lambda: self._data.claim(now, process, lease, limit))

    async def release(self, table: str, process: str) -> None:
        await self._simulated.write(lambda: self._data.release(table, process))

    async def renew(self, wanted: Collection[str], process: str, until: float) -> set[str]:
        return await self._simulated.write(lambda: self._data.renew(wanted, process, until))

    async def postpone(self, table: str, version: int, due_at: float | None) -> bool:
        return await self._simulated.write(lambda: self._data.postpone(table, version, due_at))


class PlainPresence(PresenceStore):
    """Times at which guests were last seen."""

    def __init__(self, database: SimulatedDatabase, data: PlainData) -> None:
        self._simulated, self._data = database, data

    async def beat(self, process: str, now: float, pairs: Collection[tuple[str, str]]) -> None:
        if pairs:
            lines = {(table, guest, process): now for table, guest in pairs}
            await self._simulated.write(lambda: self._data.presence.update(lines))

    async def remove(self, process: str, table: str, guest: str) -> None:
        key = (table, guest, process)
        await self._simulated.write(lambda: self._data.presence.pop(key, None))

    async def at(self, table: str, since: float) -> set[str]:
        return (await self.at_each([table], since)).get(table, set())

    async def at_each(self, wanted: Collection[str], since: float) -> dict[str, set[str]]:
        def find() -> dict[str, set[str]]:
            found: dict[str, set[str]] = {}
            for (table, guest, _), seen_at in self._data.presence.items():
                if table in wanted and seen_at >= since:
                    found.setdefault(table, set()).add(guest)
            return found

        return await self._simulated.read(find)


class PlainUptime(UptimeStore):
    """The clock of tables."""

    def __init__(self, database: SimulatedDatabase, data: PlainData) -> None:
        self._simulated, self._data = database, data

    async def read(self, first: float) -> float:
        return await self._simulated.write(lambda: self._data.begin(first))

    async def advance(self, now: float) -> float:
        return await self._simulated.write(lambda: self._data.advance(now))


class PlainGuests(GuestStore):
    """Guests by the hash of their secret."""

    def __init__(self, database: SimulatedDatabase, data: PlainData) -> None:
        self._simulated, self._data = database, data

    async def by_secret(self, secret_hash: str) -> Guest | None:
        return await self._simulated.read(lambda: self._data.guests.get(secret_hash))

    async def by_id(self, guest: str) -> Guest | None:
        known = self._data.guests.values()
        return await self._simulated.read(
            lambda: next((one for one in known if one.guest == guest), None)
        )

    async def seen(self, guest: str, secret_hash: str, now: float) -> None:
        def note() -> None:
            self._data.guests[secret_hash] = self._data.guests[secret_hash]._replace(seen_at=now)

        await self._simulated.write(note)

    async def known(self, hashes: Collection[str]) -> set[str]:
        return await self._simulated.read(lambda: {h for h in hashes if h in self._data.guests})


class PlainHabits(HabitStore):
    """How people lay, by the tables that it was counted at."""

    def __init__(self, database: SimulatedDatabase, data: PlainData) -> None:
        self._simulated, self._data = database, data

    async def uncounted(self, limit: int) -> list[str]:
        return await self._simulated.read(lambda: self._data.uncounted(limit))

    async def count(self, table: str, family: RuleFamily, shown: Habits) -> None:
        counted = self._data.counted
        await self._simulated.write(lambda: counted.setdefault(table, (family, shown)))

    async def people(self) -> People:
        return await self._simulated.read(self._data.people)


class PlainPuzzleRatings(PuzzleRatingStore):
    """Ratings of puzzles, which nobody tries here."""

    def __init__(self, database: SimulatedDatabase) -> None:
        self._simulated = database


class PlainLogWriter(LogWriter):
    """The real writer, which commits to plain data."""

    def __init__(
        self, database: SimulatedDatabase, data: PlainData, observer: CommitObserver
    ) -> None:
        self._simulated, self._data = database, data
        super().__init__(None, observer)  # type: ignore[arg-type] # it has no other database

    async def _commit(self, appends: list[LogAppend]) -> AppendResult:
        def append() -> AppendResult:
            held = self._simulated.faults.held
            busy = {one.row.table for one in appends if one.row.version > 1} & held
            free = [one for one in appends if one.row.table not in busy]
            return AppendResult(self._data.append(free), busy)

        return await self._simulated.write(append)

    async def _find(self, rows: list[LogRow]) -> set[LogRow]:
        log = self._data.log
        return await self._simulated.read(
            lambda: {row for row in rows if row in log.get(row.table, [])}
        )


class PlainStore(Store):
    """The parts of the storage that tables need."""

    def __init__(
        self, database: SimulatedDatabase, data: PlainData, observer: CommitObserver
    ) -> None:
        self._simulated, self._data = database, data
        self.tables = PlainTables(database, data)
        self.leases = PlainLeases(database, data)
        self.presence = PlainPresence(database, data)
        self.uptime = PlainUptime(database, data)
        self.guests = PlainGuests(database, data)
        self.habits = PlainHabits(database, data)
        self.puzzle_ratings = PlainPuzzleRatings(database)
        self._writer = PlainLogWriter(database, data, observer)

    async def close(self) -> None:
        await self._writer.close()

    async def purge(self, now: float) -> int:
        """Remove old presence, with the requests of a purge that finds nothing else.

        A table would have to be over for longer than a simulation lasts.
        """
        old_presence = partial(self._data.forget_presence, now - PRESENCE_KEPT)
        for remove in (_nothing, old_presence, _nothing, _nothing):
            await self._simulated.write(remove)
        # One page of tables, and that there is no other.
        if await self._simulated.read(lambda: bool(self._data.tables)):
            await self._simulated.read(_nothing)
            await self._simulated.read(_nothing)
        return 0


def _nothing() -> None:
    """Find nothing to remove."""
