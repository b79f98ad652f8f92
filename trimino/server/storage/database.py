"""What every part of the store stands on: a database that carries out work, and its one error.

Work is a plain function of a connection. So the same statements run on a thread beside SQLite,
where they cost a single step to and fro, and over the network with PostgreSQL.
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
    """Where the tables are."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Carry out statements that change nothing, each for itself."""
        ...

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Read much, all as it was at one moment, while others go on writing."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out one transaction; it is on disk when this returns."""
        ...

    async def close(self) -> None: ...


class Part:
    """Something kept in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database


@contextmanager
def reachable() -> Iterator[None]:
    """Where a database that is away is told as such; a wrong statement stays what it is."""
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
    """Whether PostgreSQL, or its driver, says that a value is not one; these codes begin so."""
    code = getattr(getattr(error, "orig", None), "sqlstate", None)
    return code is not None and code.startswith("22")
