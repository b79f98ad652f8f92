"""The store: everything that outlives a process."""

from __future__ import annotations

from trimino.server.store.dues import Dues
from trimino.server.store.engine import Engines, engines_for
from trimino.server.store.migrating import migrate
from trimino.server.store.rows import Entry
from trimino.server.store.tables import Tables
from trimino.server.store.writer import Writer


class Store(Tables, Dues):
    """A database of tables, guests and jobs. Made by `open`, ended by `close`."""

    def __init__(self, engines: Engines) -> None:
        super().__init__(engines)
        self._writer = Writer(engines)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, bring the tables up to date, and start the writer."""
        engines = engines_for(url)
        try:
            await migrate(engines.writer)
        except BaseException:
            await engines.dispose()
            raise
        return cls(engines)

    async def close(self) -> None:
        await self._writer.close()
        await self._engines.dispose()

    async def append(self, entry: Entry) -> bool:
        """Whether the row is in the log, on disk; if not, one with its version or command is.

        Nothing is known of it when this raises StoreUnavailable: read the log.
        """
        return await self._writer.append(entry)
