"""Store: everything that outlives a process, in one database."""

from __future__ import annotations

from asyncio import Future

from trimino.server.storage.analyses import AnalysisStore
from trimino.server.storage.database import Database
from trimino.server.storage.database_url import database_for
from trimino.server.storage.guests import GuestStore
from trimino.server.storage.habits import HabitStore
from trimino.server.storage.log_writer import CommitObserver, LogWriter, RowObserver, ignore_commit
from trimino.server.storage.migrate import migrate
from trimino.server.storage.presence import PresenceStore
from trimino.server.storage.purge import purge
from trimino.server.storage.puzzle_ratings import PuzzleRatingStore
from trimino.server.storage.rows import LogAppend
from trimino.server.storage.table_leases import LeaseStore
from trimino.server.storage.tables import TableStore
from trimino.server.storage.uploads import UploadStore
from trimino.server.storage.uptime import UptimeStore


class Store:
    """The parts of the storage, on one database. Made by `open`, ended by `close`."""

    def __init__(self, database: Database, observer: CommitObserver) -> None:
        self.tables = TableStore(database)
        self.leases = LeaseStore(database)
        self.presence = PresenceStore(database)
        self.uptime = UptimeStore(database)
        self.guests = GuestStore(database)
        self.uploads = UploadStore(database)
        self.analyses = AnalysisStore(database)
        self.habits = HabitStore(database)
        self.puzzle_ratings = PuzzleRatingStore(database)
        self._database = database
        self._writer = LogWriter(database, observer)

    @classmethod
    async def open(cls, url: str, observer: CommitObserver = ignore_commit) -> Store:
        """Connect, migrate the database, and start the writer, which reports to `observer`."""
        database = database_for(url)
        try:
            await database.write_all(migrate)
        except BaseException:
            await database.close()
            raise
        return cls(database, observer)

    async def close(self) -> None:
        """Write the appended rows, then disconnect."""
        await self._writer.close()
        await self._database.close()

    def announce_to(self, announce: RowObserver) -> None:
        """Have each row that is written from now on announced."""
        self._writer.announce = announce

    def append(self, append: LogAppend) -> Future[bool]:
        """Begin to append a row: true once it is on disk, false if its version or command is taken.

        After `StoreUnavailable` neither is known: read the log.
        """
        return self._writer.append(append)

    async def purge(self, now: float) -> int:
        """Remove what is no longer needed; return how many tables were removed.

        `now` is the time by the clock of tables.
        """
        return await purge(self._database, now)
