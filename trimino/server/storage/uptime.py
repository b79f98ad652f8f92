"""Uptime: where the clock of tables stands, which all processes agree on."""

from sqlalchemy import Connection, case, select, update

from trimino.server.storage.bulk_insert import bulk
from trimino.server.storage.database import StorePart
from trimino.server.storage.schema import uptime

_FIRST = bulk(uptime, "ON CONFLICT DO NOTHING")


class UptimeStore(StorePart):
    """The clock of tables, in one row. It never goes back."""

    async def read(self, first: float) -> float:
        """The time on the clock; in a new database it begins at `first`."""
        return await self._database.write(lambda c: _read(c, first))

    async def advance(self, now: float) -> float:
        """Move the clock to `now`, unless it is past that; return where it stands."""
        later = case((uptime.c.at < now, now), else_=uptime.c.at)
        moved = update(uptime).values(at=later).returning(uptime.c.at)
        return await self._database.execute(lambda c: float(c.scalars(moved).one()))


def _read(connection: Connection, first: float) -> float:
    _FIRST.run(connection, [(1, first)])
    return float(connection.scalars(select(uptime.c.at)).one())
