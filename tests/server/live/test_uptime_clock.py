"""Clock of tables: it runs with its servers, stands with them, and all read the same."""

import asyncio
import time

import pytest

from trimino.server.live.uptime_clock import MAX_LEAD, UptimeClock, since_boot


class SharedClock:
    """What the database holds: a time that never goes back."""

    def __init__(self) -> None:
        self.at = 1000.0

    async def advance(self, now: float) -> float:
        self.at = max(self.at, now)
        return self.at


class Machine:
    """A machine with a server: its monotonic clock, which the test moves.

    While it is suspended, that clock stands, and only the time since it was started goes on.
    """

    def __init__(self, shared: SharedClock, booted: float) -> None:
        self.uptime, self.suspended = booted, 0.0
        self.clock = UptimeClock(
            shared.at, shared.advance, lambda: self.uptime, lambda: self.uptime + self.suspended
        )

    async def run(self, seconds: int) -> None:
        """Let time pass, with a heartbeat every second."""
        for _ in range(seconds):
            self.uptime += 1.0
            await self.clock.beat()


@pytest.fixture
def shared() -> SharedClock:
    return SharedClock()


async def test_it_runs_between_heartbeats(shared: SharedClock) -> None:
    machine = Machine(shared, booted=77.0)
    machine.uptime += 0.75
    assert machine.clock.now() == 1000.75
    await machine.run(3600)
    assert machine.clock.now() == shared.at == 4600.75


async def test_machines_that_booted_at_other_times_read_the_same(shared: SharedClock) -> None:
    one, other = Machine(shared, booted=5.0), Machine(shared, booted=9e6)
    for _ in range(100):
        await one.run(1)
        await other.run(1)
    assert one.clock.now() == other.clock.now() == shared.at == 1100.0


async def test_who_is_ahead_is_followed(shared: SharedClock) -> None:
    one, other = Machine(shared, booted=0.0), Machine(shared, booted=0.0)
    await one.run(3)
    other.uptime += 1.0
    assert await other.clock.beat() == 0.0
    assert other.clock.now() == 1003.0


async def test_it_stands_while_all_servers_sleep(shared: SharedClock) -> None:
    machine = Machine(shared, booted=0.0)
    await machine.run(10)
    machine.uptime += 3600.0
    assert machine.clock.now() == 1010.0 + MAX_LEAD
    assert await machine.clock.beat() == 3600.0 - MAX_LEAD
    await machine.run(1)
    assert machine.clock.now() == 1011.0 + MAX_LEAD


async def test_who_slept_alone_reads_what_the_others_agreed_on(shared: SharedClock) -> None:
    sleeper, other = Machine(shared, booted=0.0), Machine(shared, booted=0.0)
    await other.run(3600)
    sleeper.uptime += 3600.0
    # A row that is written before the next heartbeat.
    assert await sleeper.clock.read() == 4600.0
    assert await sleeper.clock.beat() == 0.0


async def test_a_machine_that_was_suspended_reads_what_the_others_agreed_on(
    shared: SharedClock,
) -> None:
    sleeper, other = Machine(shared, booted=0.0), Machine(shared, booted=0.0)
    await other.run(45)
    sleeper.suspended += 45.0
    # Whoever is on turn next would have 45 seconds less by a row with the time of falling asleep.
    assert await sleeper.clock.read() == 1045.0


async def test_it_stands_while_the_only_machine_is_suspended(shared: SharedClock) -> None:
    machine = Machine(shared, booted=0.0)
    await machine.run(10)
    machine.suspended += 3600.0
    assert await machine.clock.read() == 1010.0
    machine.suspended += 60.0
    assert await machine.clock.beat() == 60.0, "clients have counted these seconds"
    assert machine.clock.now() == 1010.0


def test_the_machine_itself_says_whether_it_was_suspended() -> None:
    began, boot = time.clock_gettime(time.CLOCK_BOOTTIME), since_boot()
    assert began <= boot <= time.clock_gettime(time.CLOCK_BOOTTIME)


async def test_it_stands_while_the_database_is_away(
    shared: SharedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(now: float) -> float:
        raise ConnectionError

    machine = Machine(shared, booted=0.0)
    with monkeypatch.context() as away:
        away.setattr(machine.clock, "_advance", gone)
        for _ in range(600):
            machine.uptime += 1.0
            with pytest.raises(ConnectionError):
                await machine.clock.beat()
        with pytest.raises(ConnectionError):
            await machine.clock.read()
    assert await machine.clock.beat() == 600.0 - MAX_LEAD
    assert machine.clock.now() == 1000.0 + MAX_LEAD


async def test_it_does_not_run_faster_where_answers_take_long(shared: SharedClock) -> None:
    one, other = Machine(shared, booted=0.0), Machine(shared, booted=0.0)

    async def slowly(now: float) -> float:
        """Two seconds pass until the answer, in which the other goes on."""
        one.uptime += 2.0
        await other.run(2)
        return await shared.advance(now)

    one.clock = UptimeClock(shared.at, slowly, lambda: one.uptime)
    for _ in range(10):
        await one.clock.beat()
    assert one.clock.now() == other.clock.now() == 1020.0


async def test_an_answer_that_comes_late_does_not_set_it_back(shared: SharedClock) -> None:
    asked, answered = asyncio.Event(), asyncio.Event()

    async def late(now: float) -> float:
        at = await shared.advance(now)
        if not asked.is_set():
            asked.set()
            await answered.wait()
        return at

    clock = UptimeClock(shared.at, late, lambda: 0.0)
    waiting = asyncio.create_task(clock.beat())
    await asked.wait()
    await Machine(shared, booted=0.0).run(3)
    await clock.beat()
    assert clock.now() == 1003.0
    answered.set()
    await waiting
    assert clock.now() == 1003.0
