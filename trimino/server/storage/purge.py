"""Purge: removes expired links, uploads, presence rows, and tables that nobody wants any more."""

from functools import partial

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select

from trimino.server.storage.database import Database
from trimino.server.storage.schema import (
    analyses,
    counted,
    hidden,
    links,
    log,
    presence,
    seatings,
    solo,
    tables,
    upload_sizes,
    uploads,
)

DAY = 86_400.0
UPLOADS_KEPT = 90 * DAY
PRESENCE_KEPT = DAY
EXPIRED_KEPT = 7 * DAY
"""How long an old link still leads to a table that has expired or was removed."""

UPTIME_KEPT = 2 * DAY
"""How long it does by the clock of tables, whatever the date says.

It is longer than the time within which a process takes a table that is gone for one that was lost.
"""

AT_ONCE = 200
"""Tables removed in one transaction: few, so that players need not wait."""


async def purge(database: Database, now: float, uptime: float) -> int:
    """Remove what is no longer needed; return how many tables were removed.

    `now` is the date, and `uptime` the time by the clock of tables.
    """
    await database.write(lambda c: _purge_small(c, now, uptime))
    unwanted = await database.read(lambda c: _unwanted(c, now, uptime))
    for start in range(0, len(unwanted), AT_ONCE):
        await database.write(partial(_remove, some=unwanted[start : start + AT_ONCE]))
    return len(unwanted)


def _purge_small(connection: Connection, now: float, uptime: float) -> None:
    connection.execute(delete(links).where(links.c.expires_at <= now))
    for table in (uploads, upload_sizes):
        connection.execute(delete(table).where(table.c.at <= now - UPLOADS_KEPT))
    connection.execute(delete(presence).where(presence.c.seen_at <= uptime - PRESENCE_KEPT))


def _unwanted(connection: Connection, now: float, uptime: float) -> list[str]:
    last = and_(log.c.table_id == tables.c.id, log.c.version == tables.c.version)
    old = and_(
        tables.c.status == "over",
        tables.c.touched_at <= now - EXPIRED_KEPT,
        exists().where(last, log.c.at <= uptime - UPTIME_KEPT),
    )
    wanted = select(tables.c.id).where(old, or_(_was_never_played(), _is_hidden_by_all()))
    return list(connection.scalars(wanted))


def _was_never_played() -> ColumnElement[bool]:
    of_table = log.c.table_id == tables.c.id
    last = exists().where(of_table, log.c.version == tables.c.version, log.c.kind == "expired")
    played = exists().where(of_table, log.c.kind.in_(("started", "dealt", "played")))
    return and_(last, ~played)


def _is_hidden_by_all() -> ColumnElement[bool]:
    """Whether everybody who played there has removed it; results of a best list stay."""
    hidden_here = hidden.c.table_id == tables.c.id
    by_player = exists().where(hidden_here, hidden.c.guest == seatings.c.guest)
    sat = and_(seatings.c.table_id == tables.c.id, seatings.c.guest.is_not(None))
    in_list = exists().where(solo.c.table_id == tables.c.id)
    return and_(exists().where(hidden_here), ~exists().where(sat, ~by_player), ~in_list)


def _remove(connection: Connection, some: list[str]) -> None:
    subjects = [f"table:{table}" for table in some]
    connection.execute(delete(analyses).where(analyses.c.subject.in_(subjects)))
    for table in (log, seatings, hidden, presence, counted):
        connection.execute(delete(table).where(table.c.table_id.in_(some)))
    connection.execute(delete(tables).where(tables.c.id.in_(some)))
