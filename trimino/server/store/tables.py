"""Reading tables: their logs, their own lines, and lists of them."""

from collections.abc import Collection

from sqlalchemy import select

from trimino.server.store.base import Part
from trimino.server.store.rows import Best, Game, Row, Seating, TableLine
from trimino.server.store.schema import guests, log, seatings, solo, tables


class Tables(Part):
    """What the database says about tables."""

    async def rows(self, table: str, after: int = 0, upto: int | None = None) -> list[Row]:
        """The rows of a log, in order: those after a version, up to another."""
        wanted = select(log).where(log.c.table_id == table, log.c.version > after)
        if upto is not None:
            wanted = wanted.where(log.c.version <= upto)
        async with self._reading() as connection:
            found = await connection.execute(wanted.order_by(log.c.version))
        return [Row(*row) for row in found]

    async def heads(self, wanted: Collection[str]) -> dict[str, int]:
        """The last version of each of these tables, where there is one."""
        versions = select(tables.c.id, tables.c.version).where(tables.c.id.in_(wanted))
        async with self._reading() as connection:
            found = await connection.execute(versions)
        return {row.id: row.version for row in found}

    async def table(self, table: str) -> TableLine | None:
        async with self._reading() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table))
        row = found.first()
        return TableLine(*row) if row else None

    async def seatings(self, table: str) -> list[Seating]:
        wanted = select(seatings).where(seatings.c.table_id == table).order_by(seatings.c.seat)
        async with self._reading() as connection:
            found = await connection.execute(wanted)
        return [Seating(*row) for row in found]

    async def public_tables(self, limit: int) -> list[TableLine]:
        """Public tables that are not over: those to join first, then those to watch."""
        wanted = (
            select(tables)
            .where(tables.c.public, tables.c.status.in_(("lobby", "playing")))
            .order_by(tables.c.status, tables.c.touched_at.desc())
            .limit(limit)
        )
        async with self._reading() as connection:
            found = await connection.execute(wanted)
        return [TableLine(*row) for row in found]

    async def games_of(self, guest: str, limit: int = 200) -> list[Game]:
        """The tables where a guest holds a seat, the latest first."""
        own = select(seatings.c.table_id).where(seatings.c.guest == guest).distinct()
        latest = (
            select(tables)
            .where(tables.c.id.in_(own))
            .order_by(tables.c.touched_at.desc(), tables.c.id)
            .limit(limit)
        )
        held = select(seatings.c.table_id, seatings.c.seat).where(seatings.c.guest == guest)
        async with self._reading() as connection:
            lines = [TableLine(*row) for row in await connection.execute(latest)]
            seats: dict[str, list[int]] = {}
            for table, seat in await connection.execute(held.order_by(seatings.c.seat)):
                seats.setdefault(table, []).append(seat)
        return [Game(line, tuple(seats[line.table])) for line in lines if line.table in seats]

    async def best(self, rules: str, well: int, limit: int) -> list[Best]:
        """The best solo results of a sheet and a size of the well; of equals the earlier."""
        wanted = (
            select(solo.c.table_id, guests.c.name, solo.c.points, solo.c.at)
            .select_from(solo.outerjoin(guests, solo.c.guest == guests.c.id))
            .where(solo.c.rules == rules, solo.c.well == well)
            .order_by(solo.c.points.desc(), solo.c.at)
            .limit(limit)
        )
        async with self._reading() as connection:
            found = await connection.execute(wanted)
        return [Best(table, name or "", points, at) for table, name, points, at in found]
