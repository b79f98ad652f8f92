"""Purge: removes expired links, uploads, presence rows, and tables that were never played."""

from functools import partial

from sqlalchemy import Connection, and_, delete, exists, select

from trimino.server.storage.database import Database
from trimino.server.storage.schema import links, log, presence, seatings, tables, uploads

DAY = 86_400.0
UPLOADS_KEPT = 90 * DAY
PRESENCE_KEPT = DAY
EXPIRED_KEPT = 7 * DAY
"""How long an old invitation still leads to a table that says it has expired."""

AT_ONCE = 200
"""Tables removed in one transaction: few, so that players need not wait."""


async def purge(database: Database, now: float) -> int:
    """Remove what is no longer needed; return how many tables were removed."""
    await database.write(lambda c: _purge_small(c, now))
    unplayed = await database.read(lambda c: _never_played(c, now))
    for start in range(0, len(unplayed), AT_ONCE):
        await database.write(partial(_remove, some=unplayed[start : start + AT_ONCE]))
    return len(unplayed)


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
