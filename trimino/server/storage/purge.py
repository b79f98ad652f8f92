"""Purge: removes expired links, uploads, presence rows, and tables that nobody wants any more.

All ages are measured by the clock of tables, which servers agree on, so no machine's date matters.
However much there is, each transaction removes a little, so that players need not wait and that it
ends before the database cuts it off.
"""

from collections.abc import Iterator
from functools import partial

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    tuple_,
)

from trimino.server.storage.database import Database
from trimino.server.storage.guests import MAX_LINK_LIFE
from trimino.server.storage.schema import (
    analyses,
    analysis_queue,
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

DAY_SECONDS = 86_400.0
UPLOADS_KEPT = 90 * DAY_SECONDS
PRESENCE_KEPT = DAY_SECONDS
EXPIRED_KEPT = 7 * DAY_SECONDS
"""The time for which an old link still leads to a table that has expired or was removed.

It is longer than the time within which a process takes a table that is gone for one that was lost.
"""

ROWS_AT_ONCE = 2_000
"""Small rows removed in one transaction."""

UPLOADS_AT_ONCE = 20
"""Records or analyses removed in one transaction; each may have megabytes."""

LOOKED_AT = 5_000
"""Tables that one query looks at."""

LOG_ROWS_AT_ONCE = 20_000
"""Rows of logs removed in one transaction, unless a single table has more."""


async def purge(database: Database, now: float) -> int:
    """Remove what is no longer needed; return how many tables were removed.

    `now` is the time by the clock of tables.
    """
    # A link that ends later was made by another clock.
    over = or_(links.c.expires_at <= now, links.c.expires_at > now + MAX_LINK_LIFE)
    await _purge_rows(database, links, over)
    await _purge_rows(database, presence, presence.c.seen_at <= now - PRESENCE_KEPT)
    old = select(upload_sizes.c.id).where(upload_sizes.c.at <= now - UPLOADS_KEPT)
    await _purge_ids(database, old, (uploads, upload_sizes))
    await _purge_ids(database, _analyses_without_upload(), (analyses, analysis_queue))
    return await _purge_tables(database, now)


async def _purge_rows(database: Database, table: Table, old: ColumnElement[bool]) -> None:
    keys = tuple(table.primary_key)
    some = select(*keys).where(old).limit(ROWS_AT_ONCE)
    gone = delete(table).where(tuple_(*keys).in_(some))
    while await database.execute(lambda c: c.execute(gone).rowcount) == ROWS_AT_ONCE:
        pass


async def _purge_ids(database: Database, old: Select[tuple[str]], parts: tuple[Table, ...]) -> None:
    """Remove what has one of these ids from several tables."""

    def remove_some(connection: Connection) -> int:
        some = list(connection.scalars(old.limit(UPLOADS_AT_ONCE)))
        for table in parts:
            connection.execute(delete(table).where(table.c.id.in_(some)))
        return len(some)

    while await database.write(remove_some) == UPLOADS_AT_ONCE:
        pass


def _analyses_without_upload() -> Select[tuple[str]]:
    there = exists().where("upload:" + uploads.c.id == analyses.c.subject)
    return select(analyses.c.id).where(analyses.c.subject.startswith("upload:"), ~there)


async def _purge_tables(database: Database, now: float) -> int:
    removed, after = 0, ""
    while page := await database.read(partial(_last_of_page, after=after)):
        unwanted = await database.read(partial(_unwanted, now=now, after=after, upto=page))
        for some in _batches(unwanted):
            await database.write(partial(_remove, some=some))
        removed, after = removed + len(unwanted), page
    return removed


def _last_of_page(connection: Connection, after: str) -> str | None:
    """The last id of the next tables to look at; None if there are no more."""
    following = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id)
    page = following.limit(LOOKED_AT).subquery()
    last: str | None = connection.scalar(select(func.max(page.c.id)))
    return last


def _unwanted(connection: Connection, now: float, after: str, upto: str) -> list[tuple[str, int]]:
    """The tables of a page that nobody wants any more, with the length of their logs."""
    last = and_(log.c.table_id == tables.c.id, log.c.version == tables.c.version)
    old = and_(
        tables.c.id > after,
        tables.c.id <= upto,
        tables.c.status == "over",
        exists().where(last, log.c.at <= now - EXPIRED_KEPT),
    )
    wanted = select(tables.c.id, tables.c.version).where(
        old, or_(_was_never_played(), _is_hidden_by_all())
    )
    return [(row.id, row.version) for row in connection.execute(wanted)]


def _batches(unwanted: list[tuple[str, int]]) -> Iterator[list[str]]:
    """The ids of tables, as many at a time as have few rows together."""
    some: list[str] = []
    rows = 0
    for table, version in unwanted:
        if some and rows + version > LOG_ROWS_AT_ONCE:
            yield some
            some, rows = [], 0
        some.append(table)
        rows += version
    if some:
        yield some


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
