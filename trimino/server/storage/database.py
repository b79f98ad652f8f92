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

from trimino.server.storage.errors import StoreError, StoreReason, StoreUnavailable

T = TypeVar("T")


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
        if _is_about_data(error):
            raise StoreError(StoreReason.UNSTORABLE) from error
        raise StoreUnavailable(why=type(error).__name__) from error
    except (UnicodeError, OverflowError) as error:
        raise StoreError(StoreReason.UNSTORABLE) from error


def _is_about_data(error: Exception) -> bool:
    """Whether PostgreSQL or its driver rejects a value: SQLSTATE class 22, data exception."""
    code = getattr(getattr(error, "orig", None), "sqlstate", None)
    return code is not None and code.startswith("22")
