"""Table store: reads logs, heads, seats and lists of tables. The log writer writes them."""

import secrets
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, exists, func, select, union, update

from trimino.room.log_row import LogRow
from trimino.server.storage.bulk_insert import bulk
from trimino.server.storage.database import StorePart
from trimino.server.storage.rows import BestResult, SeatedTable, Seating, StoredTable
from trimino.server.storage.schema import guests, hidden, log, seatings, solo, tables

_HIDDEN = bulk(hidden, "ON CONFLICT DO NOTHING")


class TableStore(StorePart):
    """Queries about tables."""

    async def rows(self, table: str, after: int = 0, upto: int | None = None) -> list[LogRow]:
        """The rows of a log in order, after one version and up to another."""
        wanted = select(log).where(log.c.table_id == table, log.c.version > after)
        if upto is not None:
            wanted = wanted.where(log.c.version <= upto)
        ordered = wanted.order_by(log.c.version)
        return await self._database.read(lambda c: [LogRow(*row) for row in c.execute(ordered)])

    async def heads(self, wanted: Collection[str]) -> dict[str, int]:
        """The last version of each of these tables that exists."""
        versions = select(tables.c.id, tables.c.version).where(tables.c.id.in_(wanted))
        return await self._database.read(
            lambda c: {row.id: row.version for row in c.execute(versions)}
        )

    async def stored_table(self, table: str) -> StoredTable | None:
        wanted = select(tables).where(tables.c.id == table)
        row = await self._database.read(lambda c: c.execute(wanted).first())
        return StoredTable(*row) if row else None

    async def settle(self, table: str, last: int, version: int, head: str) -> bool:
        """Have a table stand at a version, where its log is whole, if `last` is still its last row.

        Rows after that are put aside, under an id of their own that leads to no table.
        """
        return await self._database.write(lambda c: _settle(c, table, last, version, head))

    async def seatings(self, table: str) -> list[Seating]:
        wanted = select(seatings).where(seatings.c.table_id == table).order_by(seatings.c.seat)
        return await self._database.read(lambda c: [Seating(*row) for row in c.execute(wanted)])

    async def names_at(self, wanted: Collection[str]) -> dict[str, dict[int, str]]:
        """The names of those who sit at each of these tables, by seat."""
        found = select(seatings).where(seatings.c.table_id.in_(wanted))
        return await self._database.read(lambda c: _names_at(c, found))

    async def unfinished(self, guest: str) -> list[str]:
        """The tables that are not over where a guest holds a seat or is the host."""
        held = select(seatings.c.table_id).where(seatings.c.guest == guest)
        seated = select(tables.c.id).where(tables.c.id.in_(held), tables.c.status != "over")
        # A table that is over has nothing due, so the index skips all of those.
        hosted = select(tables.c.id).where(tables.c.due_at.is_not(None), tables.c.host == guest)
        return await self._database.read(lambda c: list(c.scalars(union(seated, hosted))))

    async def public_tables(self, limit: int) -> list[StoredTable]:
        """Public tables that are not over: those to join first, then those to watch."""
        wanted = (
            select(tables)
            .where(tables.c.public, tables.c.status.in_(("lobby", "playing")))
            .order_by(tables.c.status, tables.c.touched_at.desc())
            .limit(limit)
        )
        return await self._database.read(lambda c: [StoredTable(*row) for row in c.execute(wanted)])

    async def seated(self, guest: str, limit: int = 200) -> list[SeatedTable]:
        """The tables where a guest holds a seat and has not hidden them, the latest first."""
        return await self._database.read(lambda c: _seated(c, guest, limit))

    async def hide(self, table: str, guest: str) -> None:
        """Remove a table from the list of a guest."""
        await self._database.execute(lambda c: _HIDDEN.run(c, [(guest, table)]))

    async def best(self, best_list: str, well: int, limit: int) -> list[BestResult]:
        """The best solo results of a list and a size of the well; of equals the earlier."""
        wanted = (
            select(solo.c.table_id, guests.c.name, solo.c.points, solo.c.at, guests.c.id)
            .select_from(solo.outerjoin(guests, solo.c.guest == guests.c.id))
            .where(solo.c.rules == best_list, solo.c.well == well)
            .order_by(solo.c.points.desc(), solo.c.at)
            .limit(limit)
        )
        return await self._database.read(
            lambda c: [
                BestResult(table, name or "", points, at, guest)
                for table, name, points, at, guest in c.execute(wanted)
            ]
        )


def _settle(connection: Connection, table: str, last: int, version: int, head: str) -> bool:
    mine = tables.c.id == table
    # Nobody appends until this is done.
    connection.execute(select(tables.c.id).where(mine).with_for_update())
    found = select(func.max(log.c.version)).where(log.c.table_id == table)
    if connection.scalar(found) != last:
        return False
    aside = f"{table}~{secrets.token_hex(4)}"
    torn = update(log).where(log.c.table_id == table, log.c.version > version)
    connection.execute(torn.values(table_id=aside))
    stands = {"version": version, "head": head, "claimed_until": None, "claimed_by": None}
    connection.execute(update(tables).where(mine).values(stands))
    return True


def _names_at(connection: Connection, found: Select[Any]) -> dict[str, dict[int, str]]:
    names: dict[str, dict[int, str]] = {}
    for row in connection.execute(found):
        names.setdefault(row.table_id, {})[row.seat] = row.name
    return names


def _seated(connection: Connection, guest: str, limit: int) -> list[SeatedTable]:
    held = select(seatings.c.table_id, seatings.c.seat).where(seatings.c.guest == guest)
    seats: dict[str, list[int]] = {}
    for row in connection.execute(held.order_by(seatings.c.seat)):
        seats.setdefault(row.table_id, []).append(row.seat)
    own = select(seatings.c.table_id).where(seatings.c.guest == guest)
    removed = exists().where(hidden.c.guest == guest, hidden.c.table_id == tables.c.id)
    latest = (
        select(tables)
        .where(tables.c.id.in_(own), ~removed)
        .order_by(tables.c.touched_at.desc(), tables.c.id)
        .limit(limit)
    )
    found = [StoredTable(*row) for row in connection.execute(latest)]
    return [SeatedTable(one, tuple(seats[one.table])) for one in found if one.table in seats]
