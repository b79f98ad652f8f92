"""Habit store: sums of how people lay, and which tables they are from.

A table is counted once. The sums do not say whose decisions they are, and stay when a table or a
guest goes.
"""

from sqlalchemy import Connection, exists, select, update

from trimino.analysis.habits import Habits
from trimino.analysis.people import People, RuleFamily
from trimino.server.storage.bulk_insert import bulk
from trimino.server.storage.database import StorePart
from trimino.server.storage.schema import counted, habits, tables

_COUNTED = bulk(counted, "ON CONFLICT DO NOTHING")
_FAMILY = bulk(habits, "ON CONFLICT DO NOTHING")


class HabitStore(StorePart):
    """The habits of people, by family of rules."""

    async def uncounted(self, limit: int) -> list[str]:
        """Some tables that are over and were not counted, the oldest first."""
        done = exists().where(counted.c.table_id == tables.c.id)
        wanted = select(tables.c.id).where(tables.c.status == "over", ~done)
        oldest = wanted.order_by(tables.c.touched_at, tables.c.id).limit(limit)
        return await self._database.read(lambda c: list(c.scalars(oldest)))

    async def count(self, table: str, family: RuleFamily, shown: Habits) -> None:
        """Count a table, unless that was done."""
        await self._database.write(lambda c: _count(c, table, family, shown))

    async def people(self) -> People:
        """The habits of the people of this server."""
        rows = await self._database.read(lambda c: list(c.execute(select(habits))))
        return People.of((RuleFamily(bool(row[0]), row[1]), Habits(*row[2:])) for row in rows)


def _count(connection: Connection, table: str, family: RuleFamily, shown: Habits) -> None:
    if not _COUNTED.run(connection, [(table,)]).rowcount or not any(shown):
        return
    _FAMILY.run(connection, [(*family, *Habits())])
    here = (habits.c.free_draw == family.free_draw) & (habits.c.players == family.players)
    sums = {name: habits.c[name] + number for name, number in shown._asdict().items()}
    connection.execute(update(habits).where(here).values(sums))
