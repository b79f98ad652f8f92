"""What every part of the store stands on: a way to read, a way to write, one error for both."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection

from trimino.server.store.engine import Engines
from trimino.server.store.errors import StoreUnavailable


@contextmanager
def reachable() -> Iterator[None]:
    """Where a database that is away is told as such; a wrong statement stays what it is."""
    try:
        yield
    except (IntegrityError, ProgrammingError):
        raise
    except (DBAPIError, OSError, TimeoutError, PoolTimeout) as error:
        raise StoreUnavailable(why=type(error).__name__) from error


class Part:
    """Something kept in the database."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with reachable():
            async with self._engines.reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; it is on disk when this ends without an error."""
        with reachable():
            async with self._engines.writer.begin() as connection:
                yield connection
