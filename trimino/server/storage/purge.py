"""Removing what nobody needs any more."""

from sqlalchemy import Connection, and_, delete, exists, select

from trimino.server.storage.database import Part
from trimino.server.storage.schema import links, log, presence, seatings, tables, uploads

DAY = 86_400.0
UPLOADS_KEPT = 90 * DAY
PRESENCE_KEPT = DAY
EXPIRED_KEPT = 7 * DAY
"""How long whoever follows an old invitation is told that its table expired."""

AT_ONCE = 200
"""How many tables are removed in one transaction, so that players need not wait."""


class Purging(Part):
    """What is removed by and by."""

    async def purge(self, now: float) -> int:
        """Remove old links, uploads and signs of life, and tables that expired before a match.

        Gives how many tables are gone.
        """
        await self._database.write(lambda c: _purge_small(c, now))
        gone = await self._database.read(lambda c: _never_played(c, now))
        for start in range(0, len(gone), AT_ONCE):
            await self._remove(gone[start : start + AT_ONCE])
        return len(gone)

    async def _remove(self, some: list[str]) -> None:
        await self._database.write(lambda c: _remove(c, some))


def _purge_small(connection: Connection, now: float) -> None:
    connection.execute(delete(links).where(links.c.expires_at <= now))
    connection.execute(delete(uploads).where(uploads.c.at <= now - UPLOADS_KEPT))
    connection.execute(delete(presence).where(presence.c.seen_at <= now - PRESENCE_KEPT))


def _never_played(connection: Connection, now: float) -> list[str]:
    of_table = log.c.table_id == tables.c.id
    last = exists().where(of_table, log.c.version == tables.c.version, log.c.kind == "expired")
    played = exists().where(of_table, log.c.kind.in_(("started", "dealt", "played")))
    old = and_(tables.c.status == "over", tables.c.touched_at <= now - EXPIRED_KEPT)
    return list(connection.scalars(select(tables.c.id).where(old, last, ~played)))


def _remove(connection: Connection, some: list[str]) -> None:
    for table in (log, seatings, presence):
        connection.execute(delete(table).where(table.c.table_id.in_(some)))
    connection.execute(delete(tables).where(tables.c.id.in_(some)))
