"""The store: everything that outlives a process."""

from __future__ import annotations

from trimino.server.storage.analyses import Analyses
from trimino.server.storage.database import Database
from trimino.server.storage.database_url import database_for
from trimino.server.storage.guests import Guests
from trimino.server.storage.leases import Dues
from trimino.server.storage.log_writer import Watch, Writer, unwatched
from trimino.server.storage.migrate import migrate
from trimino.server.storage.presence import Presence
from trimino.server.storage.purge import Purging
from trimino.server.storage.rows import Entry
from trimino.server.storage.tables import Tables
from trimino.server.storage.uploads import Uploads


class Store(Tables, Dues, Presence, Purging):
    """A database of tables, guests and jobs. Made by `open`, ended by `close`."""

    def __init__(self, database: Database, watch: Watch) -> None:
        super().__init__(database)
        self.guests = Guests(database)
        self.uploads = Uploads(database)
        self.analyses = Analyses(database)
        self._writer = Writer(database, watch)

    @classmethod
    async def open(cls, url: str, watch: Watch = unwatched) -> Store:
        """Connect, bring the tables up to date, and start the writer; `watch` sees its commits."""
        database = database_for(url)
        try:
            await database.write(migrate)
        except BaseException:
            await database.close()
            raise
        return cls(database, watch)

    async def close(self) -> None:
        """Write what was appended, then let go of the database."""
        await self._writer.close()
        await self._database.close()

    async def append(self, entry: Entry) -> bool:
        """Whether the row is in the log, on disk; if not, one with its version or command is.

        Nothing is known of it when this raises StoreUnavailable: read the log.
        """
        return await self._writer.append(entry)
