"""Database URLs: `sqlite:///path` or `postgresql://...`."""

import os
from pathlib import Path

from trimino.server.storage.database import Database
from trimino.server.storage.errors import StoreError, StoreReason
from trimino.server.storage.postgresql import PostgresqlDatabase
from trimino.server.storage.sqlite import SqliteDatabase

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")


def default_database() -> str:
    """The URL that is used when none is given: a file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"{SQLITE}{Path(home) / 'trimino' / 'trimino.db'}"


def is_shared(url: str) -> bool:
    """Whether several processes may use this database at once."""
    return url.startswith(POSTGRESQL)


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for others."""
    is_file = url.startswith(SQLITE) and url != SQLITE
    return Path(url.removeprefix(SQLITE)) if is_file else None


def database_for(url: str) -> Database:
    if (path := file_of(url)) is not None:
        return SqliteDatabase(path)
    if is_shared(url):
        return PostgresqlDatabase(url)
    # Only the scheme: the rest may hold a password.
    raise StoreError(StoreReason.BAD_ADDRESS, address=url.partition(":")[0])
