"""What is due at tables: found by the time, claimed by one process, given back after a pause."""

from collections.abc import Collection

from sqlalchemy import CTE, ColumnElement, Connection, or_, select, update

from trimino.server.storage.bulk_insert import bulk
from trimino.server.storage.database import Part
from trimino.server.storage.rows import TableDue
from trimino.server.storage.schema import tables, uptime

_FIRST_BEAT = bulk(uptime, "ON CONFLICT DO NOTHING")


class Dues(Part):
    """Claims on tables where something is due. A claim ends with the next row, or with time."""

    async def claim(self, now: float, process: str, lease: float, limit: int) -> list[TableDue]:
        """Tables where something is due that nobody works at, for this process for a while."""
        free = or_(tables.c.claimed_until.is_(None), tables.c.claimed_until <= now)
        due = (
            select(tables.c.id)
            .where(tables.c.due_at <= now, free)
            .order_by(tables.c.due_at)
            .limit(limit)
            .with_for_update(skip_locked=True)
            .cte("due")
        )
        claimed = (
            update(tables)
            .where(tables.c.id == due.c.id)
            .values(claimed_until=now + lease, claimed_by=process)
            .returning(tables.c.id, tables.c.version, tables.c.due_at)
        )
        found = await self._database.write(lambda c: c.execute(claimed).all())
        # SQLite may return a float without a fraction as a whole number here.
        dues = [TableDue(row.id, row.version, float(row.due_at)) for row in found]
        return sorted(dues, key=lambda due: due.due_at)

    async def release(self, table: str, process: str) -> None:
        """Let others have what this process claimed."""
        held = update(tables).where(tables.c.id == table, tables.c.claimed_by == process)
        free = held.values(claimed_until=None, claimed_by=None)
        await self._database.write(lambda c: c.execute(free))

    async def renew(self, wanted: Collection[str], process: str, until: float) -> set[str]:
        """Hold claims longer; give the tables that this process still holds."""
        mine = _in_order(tables.c.id.in_(wanted), tables.c.claimed_by == process)
        held = update(tables).where(tables.c.id == mine.c.id)
        renewed = held.values(claimed_until=until).returning(tables.c.id)
        return await self._database.write(lambda c: set(c.scalars(renewed)))

    async def postpone(self, table: str, version: int, due_at: float | None) -> bool:
        """Put off what is due, and end the claim; only if the table is still at that version."""
        later = (
            update(tables)
            .where(tables.c.id == table, tables.c.version == version)
            .values(due_at=due_at, claimed_until=None, claimed_by=None)
        )
        return await self._database.write(lambda c: c.execute(later).rowcount == 1)

    async def give_back(self, now: float, pause: float) -> float:
        """Note that a server is running; after a longer pause, give everyone that time again.

        What was due before the pause began stays due. Gives the seconds that were given back.
        """
        return await self._database.write(lambda c: _give_back(c, now, pause))


def _give_back(connection: Connection, now: float, pause: float) -> float:
    last = connection.scalar(select(uptime.c.at).with_for_update())
    if last is None:
        _FIRST_BEAT.run(connection, [(1, now)])
        return 0.0
    gap: float = now - last
    if gap > 0:
        connection.execute(update(uptime).values(at=now))
    if gap <= pause:
        return 0.0
    waiting = _in_order(tables.c.due_at > last)
    later = update(tables).where(tables.c.id == waiting.c.id)
    connection.execute(later.values(due_at=tables.c.due_at + gap))
    return gap


def _in_order(*wanted: ColumnElement[bool]) -> CTE:
    """Tables to be changed together, locked as the writer does, so that neither waits forever."""
    found = select(tables.c.id).where(*wanted).order_by(tables.c.id)
    return found.with_for_update().cte("wanted")
