"""Database interface: runs functions of a connection, and turns driver errors into store errors.

So the same statements run in a thread with SQLite, with one thread switch for each function, and
over the network with PostgreSQL.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from trimino.server.storage.errors import StoreError, StoreLocked, StoreReason, StoreUnavailable

T = TypeVar("T")

DATA_EXCEPTION, LOCK_NOT_AVAILABLE = "22", "55P03"
"""SQLSTATE: the class of values that are rejected, and the end of a wait for a lock."""


class Database(Protocol):
    """A database that runs functions of a connection."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run statements that change nothing, without a transaction."""
        ...

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Read a consistent snapshot while others go on writing."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run one transaction; it is on disk when this returns."""
        ...

    async def write_all(self, work: Callable[[Connection], T]) -> T:
        """Run one transaction that may take as long as it needs: a migration, or an import."""
        ...

    async def execute(self, work: Callable[[Connection], T]) -> T:
        """Run one statement as a transaction of its own; it is on disk when this returns.

        Unlike `write`, this holds no lock while an answer is on its way to this process.
        """
        ...

    async def close(self) -> None: ...


class StorePart:
    """A part of the store, with its statements."""

    def __init__(self, database: Database) -> None:
        self._database = database


@contextmanager
def reachable() -> Iterator[None]:
    """Raise `StoreUnavailable` for a database that cannot be reached; keep programming errors."""
    try:
        yield
    except (IntegrityError, ProgrammingError):
        raise
    except (DBAPIError, OSError, PoolTimeout) as error:
        code = _sqlstate(error)
        if code.startswith(DATA_EXCEPTION):
            raise StoreError(StoreReason.UNSTORABLE) from error
        if code == LOCK_NOT_AVAILABLE:
            raise StoreLocked from error
        raise StoreUnavailable(why=type(error).__name__) from error
    except (UnicodeError, OverflowError) as error:
        raise StoreError(StoreReason.UNSTORABLE) from error


def _sqlstate(error: Exception) -> str:
    """The code by which PostgreSQL or its driver says what is wrong."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""
