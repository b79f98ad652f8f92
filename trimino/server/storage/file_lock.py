"""File lock: one server for each SQLite file, since no other would hear of its writes.

The lock is one of SQLite's own, on an empty file beside the database. So it works wherever SQLite
does, and ends with its process.
"""

import sqlite3

from trimino.server.storage.database_url import file_of
from trimino.server.storage.errors import StoreError, StoreReason, StoreUnavailable


class FileLock:
    """The lock of one server on its SQLite file; a shared database needs none."""

    def __init__(self, url: str) -> None:
        self._lock: sqlite3.Connection | None = None
        path = file_of(url)
        if path is None:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
            self._lock.execute("BEGIN EXCLUSIVE")
        except (OSError, sqlite3.Error) as error:
            self.close()
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise StoreError(StoreReason.IN_USE, path=str(path)) from None
            raise StoreUnavailable(why=type(error).__name__) from error

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None
