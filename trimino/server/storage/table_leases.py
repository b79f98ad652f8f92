"""Leases: one process at a time works on a table where something is due.

A lease ends with the next row of the table, or with time. So when a process dies, another takes
over its tables. Leases on analyses are in `analyses.py`.
"""

from collections.abc import Collection

from sqlalchemy import CTE, ColumnElement, or_, select, update

from trimino.server.storage.database import StorePart
from trimino.server.storage.rows import LeasedTable
from trimino.server.storage.schema import tables


class LeaseStore(StorePart):
    """Leases on tables, and the times at which something is due there."""

    async def claim(self, now: float, process: str, lease: float, limit: int) -> list[LeasedTable]:
        """Lease up to `limit` tables where something is due that no process works on.

        Those due longest come first, and of equals the lesser id.
        """
        free = or_(tables.c.claimed_until.is_(None), tables.c.claimed_until <= now)
        due = (
            select(tables.c.id)
            .where(tables.c.due_at <= now, free)
            .order_by(tables.c.due_at, tables.c.id)
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
        found = await self._database.execute(lambda c: c.execute(claimed).all())
        # SQLite may return a float without a fraction as a whole number here.
        leased = [LeasedTable(row.id, row.version, float(row.due_at)) for row in found]
        return sorted(leased, key=lambda one: (one.due_at, one.table))

    async def release(self, table: str, process: str) -> None:
        """End a lease of this process."""
        held = update(tables).where(tables.c.id == table, tables.c.claimed_by == process)
        free = held.values(claimed_until=None, claimed_by=None)
        await self._database.execute(lambda c: c.execute(free))

    async def renew(self, wanted: Collection[str], process: str, until: float) -> set[str]:
        """Extend leases; return the tables that this process still holds."""
        mine = _in_order(tables.c.id.in_(wanted), tables.c.claimed_by == process)
        held = update(tables).where(tables.c.id == mine.c.id)
        renewed = held.values(claimed_until=until).returning(tables.c.id)
        return await self._database.execute(lambda c: set(c.scalars(renewed)))

    async def postpone(self, table: str, version: int, due_at: float | None) -> bool:
        """Change the due time and end the lease, if the table is still at that version."""
        later = (
            update(tables)
            .where(tables.c.id == table, tables.c.version == version)
            .values(due_at=due_at, claimed_until=None, claimed_by=None)
        )
        return await self._database.execute(lambda c: c.execute(later).rowcount == 1)


def _in_order(*wanted: ColumnElement[bool]) -> CTE:
    """Tables to change together, locked in ascending id, so that no two wait for each other."""
    found = select(tables.c.id).where(*wanted).order_by(tables.c.id)
    return found.with_for_update().cte("wanted")
