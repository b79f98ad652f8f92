"""Presence: which guests are connected to which tables, through any process."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, select

from trimino.server.storage.bulk_insert import bulk, overwriting
from trimino.server.storage.database import StorePart
from trimino.server.storage.schema import presence

MAX_ROWS = 5_000
"""Rows written in one statement."""

_BEAT = bulk(presence, overwriting(["table_id", "guest", "process"], ["seen_at"]))


class PresenceStore(StorePart):
    """Times at which guests were last seen; those left by a process that died grow old."""

    async def beat(self, process: str, now: float, pairs: Collection[tuple[str, str]]) -> None:
        """Note that guests are at tables, given as pairs (table, guest)."""
        lines = [(table, guest, process, now) for table, guest in sorted(set(pairs))]
        if lines:
            await self._database.write(lambda c: _beat(c, lines))

    async def remove(self, process: str, table: str, guest: str) -> None:
        left = delete(presence).where(
            presence.c.table_id == table,
            presence.c.guest == guest,
            presence.c.process == process,
        )
        await self._database.execute(lambda c: c.execute(left))

    async def at(self, table: str, since: float) -> set[str]:
        """The guests seen at a table since then."""
        seen = select(presence.c.guest).where(
            presence.c.table_id == table, presence.c.seen_at >= since
        )
        return await self._database.read(lambda c: set(c.scalars(seen)))

    async def at_each(self, wanted: Collection[str], since: float) -> dict[str, set[str]]:
        """The guests seen at each of these tables, if any."""
        seen = select(presence.c.table_id, presence.c.guest).where(
            presence.c.table_id.in_(wanted), presence.c.seen_at >= since
        )
        found: dict[str, set[str]] = {}
        for table, guest in await self._database.read(lambda c: c.execute(seen).all()):
            found.setdefault(table, set()).add(guest)
        return found


def _beat(connection: Connection, lines: list[tuple[str, str, str, float]]) -> None:
    for start in range(0, len(lines), MAX_ROWS):
        _BEAT.run(connection, lines[start : start + MAX_ROWS])
