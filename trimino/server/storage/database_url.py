"""Which database an address names, as people write it."""

import os
from pathlib import Path

from trimino.server.storage.database import Database
from trimino.server.storage.errors import StoreError, StoreReason
from trimino.server.storage.postgresql import PostgresqlDatabase
from trimino.server.storage.sqlite import SqliteDatabase

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")


def default_database() -> str:
    """The address that is used when none is given: a file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"{SQLITE}{Path(home) / 'trimino' / 'trimino.db'}"


def is_shared(url: str) -> bool:
    """Whether other processes may write there too."""
    return url.startswith(POSTGRESQL)


def file_of(url: str) -> Path | None:
    """The file of a database that is one."""
    is_file = url.startswith(SQLITE) and url != SQLITE
    return Path(url.removeprefix(SQLITE)) if is_file else None


def database_for(url: str) -> Database:
    if (path := file_of(url)) is not None:
        return SqliteDatabase(path)
    if is_shared(url):
        return PostgresqlDatabase(url)
    # Only how it begins: the rest may hold a password.
    raise StoreError(StoreReason.BAD_ADDRESS, address=url.partition(":")[0])
