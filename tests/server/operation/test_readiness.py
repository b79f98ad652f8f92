"""Readiness: a server says that it is ready only if its database takes writes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.clients import GuestClient
from tests.server.houses import house_in
from trimino.server.operation.config import Config
from trimino.server.service import WRITTEN_WITHIN, Service
from trimino.server.storage.errors import StoreUnavailable


async def test_a_database_that_reads_but_does_not_write_is_not_ready(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        guest = GuestClient(house.server)
        assert (await guest.ask("GET", "/health/ready")).status_code == 200
        with closing(sqlite3.connect(house.file, isolation_level=None)) as other:
            # Another program holds the lock: reading goes on, nothing can be written.
            other.execute("BEGIN IMMEDIATE")
            async with asyncio.timeout(60):
                while (await guest.ask("GET", "/health/ready")).status_code == 200:
                    await asyncio.sleep(0.2)
            assert (await guest.ask("GET", "/api/tables")).status_code == 200
            answer = await guest.ask("GET", "/health/ready")
            assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")
            other.execute("ROLLBACK")
        async with asyncio.timeout(60):
            while (await guest.ask("GET", "/health/ready")).status_code != 200:
                await asyncio.sleep(0.2)


async def test_however_often_it_is_asked_it_tries_once_a_second(tmp_path: Path) -> None:
    service = Service(Config(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    tried = 0

    class StoppedClock:
        lead = WRITTEN_WITHIN + 1

        async def beat(self) -> float:
            nonlocal tried
            tried += 1
            raise StoreUnavailable(why="full")

    service.clock = StoppedClock()  # type: ignore[assignment] # only what is asked for here
    answers = await asyncio.gather(*(service.can_write() for _ in range(50)))
    assert answers == [False] * 50
    assert tried == 1
