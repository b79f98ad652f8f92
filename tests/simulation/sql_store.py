"""SQL store: the real storage with its statements, on an SQLite file that can lose the power.

Then the next process finds the file as it was synced, with a torn piece of a commit at the end of
its journal.
"""

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, text
from sqlalchemy.pool import StaticPool

from tests.simulation.simulated_database import OnRow, SimulatedDatabase
from trimino.room.log_row import LogRow
from trimino.server.storage.log_writer import CommitObserver
from trimino.server.storage.rows import Guest
from trimino.server.storage.schema import guests, metadata, secrets
from trimino.server.storage.store import Store

T = TypeVar("T")

_NEW_ROWS = text("SELECT rowid, * FROM log WHERE rowid > :seen ORDER BY rowid")


class SqlData:
    """What is on the disk. `on_row` is called with every row of a log that is written."""

    def __init__(self, folder: Path, rng: random.Random, on_row: OnRow) -> None:
        self._folder, self._rng, self._on_row = folder, rng, on_row
        self._seen = self._files = 0
        self._is_torn = False
        self.torn = 0
        """How often a commit was torn."""
        self._engine = self._open()
        metadata.create_all(self._engine)

    def store(self, database: SimulatedDatabase, observer: CommitObserver) -> Store:
        return Store(SqlDatabase(database, self), observer)

    def add_guest(self, secret_hash: str, guest: Guest) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(guests).values(guest))
            connection.execute(insert(secrets).values(hash=secret_hash, guest=guest.guest))

    def read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            answer = work(connection)
        if not self._is_torn:
            self._tell()
        return answer

    def lose_power(self, unsynced: Callable[[], Any] | None) -> None:
        """Go on with a copy of the file, in whose journal a commit is torn."""
        before = self._journal.stat().st_size
        if unsynced is not None:
            self._is_torn = True
            unsynced()
            self._is_torn = False
            self.torn += 1
        after = self._journal.stat().st_size
        old, journal = self._file, self._journal
        self._files += 1
        shutil.copy(old, self._file)
        shutil.copy(journal, self._journal)
        with self._journal.open("r+b") as torn:
            torn.truncate(self._rng.randrange(before, after) if after > before else before)
        self._engine.dispose()
        self._engine = self._open()

    def close(self) -> None:
        self._engine.dispose()

    @property
    def _file(self) -> Path:
        return self._folder / f"{self._files}.sqlite"

    @property
    def _journal(self) -> Path:
        return self._folder / f"{self._files}.sqlite-wal"

    def _open(self) -> Engine:
        engine = create_engine(
            f"sqlite:///{self._file}",
            poolclass=StaticPool,
            connect_args={"isolation_level": None, "check_same_thread": False},
        )
        event.listen(engine, "connect", _configure)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine

    def _tell(self) -> None:
        """Tell of the rows that a transaction has added."""
        with self._engine.connect() as connection:
            for number, *row in connection.execute(_NEW_ROWS, {"seen": self._seen}).all():
                self._seen = number
                self._on_row(LogRow(*row))


class SqlDatabase:
    """The simulated database as the real storage sees it."""

    def __init__(self, database: SimulatedDatabase, data: SqlData) -> None:
        self._simulated, self._data = database, data

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._simulated.read(lambda: self._data.read(work))

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        return await self.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._simulated.write(lambda: self._data.write(work))

    async def write_all(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def execute(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def close(self) -> None:
        pass


def _configure(driver: Any, _: object) -> None:
    # No power is ever lost but by `lose_power`, so nothing has to wait for a real disk. Nothing
    # moves from the journal to the file either, so that the journal has every commit.
    for setting in ("journal_mode=WAL", "synchronous=OFF", "wal_autocheckpoint=0"):
        driver.execute(f"PRAGMA {setting}")
