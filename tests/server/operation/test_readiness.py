"""Readiness: a server says that it is ready only if its database takes writes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.clients import GuestClient
from tests.server.houses import house_in
from trimino.server.operation.config import Config
from trimino.server.service import HEARTBEAT, Service
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


class StubClock:
    """A clock that agreed with the others some seconds ago, and does so again if the store does."""

    def __init__(self, lead: float, error: StoreUnavailable | None = None) -> None:
        self.lead = lead
        self.beats = 0
        self._error = error

    async def beat(self) -> float:
        self.beats += 1
        if self._error is not None:
            raise self._error
        self.lead = 0.0
        return 0.0


def service_with(clock: StubClock, folder: Path) -> Service:
    service = Service(Config(database=f"sqlite:///{folder / 'tables.db'}"))
    service.clock = clock  # type: ignore[assignment] # only what is asked for here
    return service


async def test_it_writes_before_it_says_yes_once_a_second(tmp_path: Path) -> None:
    clock = StubClock(lead=HEARTBEAT)
    service = service_with(clock, tmp_path)
    assert await asyncio.gather(*(service.can_write() for _ in range(50))) == [True] * 50
    assert clock.beats == 1


async def test_however_often_it_is_asked_it_tries_once_a_second(tmp_path: Path) -> None:
    clock = StubClock(lead=HEARTBEAT, error=StoreUnavailable(why="full"))
    service = service_with(clock, tmp_path)
    answers = await asyncio.gather(*(service.can_write() for _ in range(50)))
    assert answers == [False] * 50
    assert clock.beats == 1
