"""Simulation: server processes, their database, players and faults, all decided by one seed."""

import asyncio
import logging
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from tests.simulation.auditor import Auditor
from tests.simulation.determinism import deterministic
from tests.simulation.fault_injector import FaultInjector
from tests.simulation.plain_store import PlainData
from tests.simulation.plan import SimulationPlan, TablePlan
from tests.simulation.player import SimulatedPlayer, TableTalk
from tests.simulation.server_process import ServerProcess
from tests.simulation.simulated_database import SimulatedDatabase
from tests.simulation.simulated_loop import Actor, Failed, SimulatedLoop
from tests.simulation.simulated_socket import NetworkFaults
from tests.simulation.sql_store import SqlData
from trimino.room.due_tasks import Pace
from trimino.room.log_row import LogRow
from trimino.server import service
from trimino.server.access.authentication import hashed
from trimino.server.live import analysis_jobs, scheduler
from trimino.server.storage import Store
from trimino.server.storage.log_writer import CommitObserver
from trimino.server.storage.rows import Guest

CALM = 6 * 3600.0
"""Seconds without faults within which every match has to end."""

RESTART = (0.5, 5.0)
"""Seconds until a process that died is replaced."""


class SimulationFailed(Exception):
    """A simulation in which something happened that must not; the message says how to replay it."""


class SimulationReport(NamedTuple):
    """What came of a seed."""

    seed: int
    digest: str
    steps: int
    hours: float
    """Of all tables together, from when they were opened to their end."""
    rows: int
    rounds: int
    """Rounds of the longest match."""
    acknowledged: int
    frames: int
    faults: tuple[str, ...]
    """What went wrong, in order."""
    deaths: int
    """Processes that were killed between two steps."""
    lost: int
    """Tables whose log lost its end, each time counted."""
    undeclared: int
    """Acknowledged commands that were lost so, and not declared."""


class Simulation:
    """One run, from a plan: with the plain store, or with real statements on a file in a folder."""

    def __init__(self, plan: SimulationPlan, folder: Path | None = None) -> None:
        self.plan = plan
        self.calm = False
        self.loop = SimulatedLoop(self.rng("loop"))
        self.network = NetworkFaults()
        self.database = SimulatedDatabase(self.loop, self.rng("database"), plan.latency)
        self.auditor = Auditor(Pace(1.0, 20.0, 60.0, 3.0), self._connected_since)
        self.data = self._data(folder)
        self.processes: list[ServerProcess] = []
        self.players: list[SimulatedPlayer] = []
        self._started = 0
        self._rng = self.rng("world")
        self.injector = FaultInjector(self, self.rng("faults"))

    def rng(self, part: str) -> random.Random:
        """Random numbers of one part, so that a change elsewhere does not shift them."""
        return random.Random(f"{part} {self.plan.seed}")

    @property
    def accepting(self) -> list[ServerProcess]:
        return [process for process in self.processes if process.accepting]

    def run(self) -> SimulationReport:
        """Run to the end; a SimulationFailed says what went wrong."""
        try:
            with deterministic(), _logged(self.loop.fail), _waiting_less(self.plan.poll):
                self.loop.run_until_complete(self.loop.main.spawn(self._run()))
                self._check()
        except Failed as error:
            raise SimulationFailed(f"{error}\nTo replay it: {self._replay()}") from error
        finally:
            self.loop.bury()
        return self._report()

    def _replay(self) -> str:
        chosen = "" if self.plan.only is None else ",".join(map(str, sorted(self.plan.only)))
        only = f" --only {chosen or 0}" if self.plan.only is not None else ""
        return f"python -m tests.simulation {self.plan.seed}{only}"

    def start_process(self) -> None:
        self._started += 1
        name = f"server {self._started}"
        self.processes = [one for one in self.processes if not one.is_dead]
        self.processes.append(
            ServerProcess(
                self.loop,
                name,
                self.rng(name),
                self.database,
                self._open_store,
                self.loop.fail,
                self.plan.cached,
            )
        )

    def _data(self, folder: Path | None) -> PlainData | SqlData:
        if folder is None:
            return PlainData(self._on_row)
        data = SqlData(folder, self.rng("disk"), self._on_row)
        self.database.on_power_loss = data.lose_power
        return data

    def fail_over(self, rows: int) -> None:
        """Let a standby take over that lacks the last rows."""
        assert isinstance(self.data, PlainData)
        for table, version in self.data.fail_over(rows).items():
            self.auditor.on_failover(table, version)

    async def _open_store(self, _: str, observer: CommitObserver) -> Store:
        return self.data.store(self.database, observer)

    def _on_row(self, row: LogRow) -> None:
        self.loop.note(f"{row.table} {row.version} {row.body}")
        try:
            self.auditor.on_row(row, self.loop.time())
        except Failed as error:
            self.loop.fail(str(error))

    async def _run(self) -> None:
        for _ in range(self.plan.processes):
            self.start_process()
        for number, table in enumerate(self.plan.tables, start=1):
            self._invite(number, table)
        self.injector.actor.spawn(self.injector.run())
        supervisor = Actor(self.loop, "supervisor", self._rng)
        supervisor.spawn(self._supervise())
        await asyncio.sleep(self.plan.trouble)
        self.injector.heal()
        self.calm = True
        self.auditor.calm_since = self.loop.time()
        for player in self.players:
            player.calm_down()
        deadline = self.loop.time() + CALM
        while not all(player.has_settled for player in self.players):
            if self.loop.time() > deadline:
                raise Failed(f"nothing goes on: {self._hanging()}")
            await asyncio.sleep(30.0)

    async def _supervise(self) -> None:
        """Replace processes that died."""
        while True:
            await asyncio.sleep(self._rng.uniform(*RESTART))
            alive = [one for one in self.processes if not one.is_dead]
            if len(alive) < self.plan.processes:
                self.start_process()

    def _invite(self, number: int, table: TablePlan) -> None:
        """Let the players of a table come."""
        talk = TableTalk(table.settings, table.plans, self.plan.think)
        groups = (*table.players, *((),) * table.spectators)
        for place, seats in enumerate(groups):
            name = f"player {number}-{place + 1}"
            rng = self.rng(name)
            player = SimulatedPlayer(self, name, rng, talk, seats, host=place == 0)
            self.data.add_guest(hashed(player.cookie), Guest(player.guest, name, 0.0, 0.0))
            self.players.append(player)
            player.actor.spawn(player.run()).add_done_callback(self._player_done)

    def _player_done(self, task: "asyncio.Task[None]") -> None:
        if (error := task.exception()) is not None:
            self.loop.fail(f"a player failed: {error!r}")

    def _connected_since(self, guest: str | None) -> float | None:
        found = (one for one in self.players if one.guest == guest and one.is_connected)
        return next((one.connected_at for one in found), None)

    def _hanging(self) -> str:
        waiting = [player.actor.name for player in self.players if not player.has_settled]
        return f"{waiting} wait; due are {self.auditor.dues()}"

    def _check(self) -> None:
        for player in self.players:
            player.check()
        self.auditor.check_end()

    def _report(self) -> SimulationReport:
        tables = self.auditor.tables.values()
        return SimulationReport(
            self.plan.seed,
            self.loop.digest,
            self.loop.steps,
            sum((one.over_at or self.loop.time()) - one.opened_at for one in tables) / 3600,
            sum(len(one.rows) for one in tables),
            max(one.room.match.rounds_dealt for one in tables if one.room.match),
            len(self.auditor.acknowledged),
            self.auditor.frames,
            tuple(self.injector.done.values()),
            self.loop.deaths,
            sum(len(one.lost) for one in tables),
            self.auditor.undeclared,
        )


class FaultHandler(logging.Handler):
    """Takes faults that a server logs for failures of the simulation."""

    def __init__(self, fail: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._fail = fail

    def emit(self, record: logging.LogRecord) -> None:
        self._fail(f"logged: {record.getMessage()} {record.exc_info and record.exc_info[1]!r}")


@contextmanager
def _logged(fail: Callable[[str], None]) -> Iterator[None]:
    handler, logger = FaultHandler(fail), logging.getLogger("trimino")
    propagates, logger.propagate = logger.propagate, False
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.propagate = propagates


@contextmanager
def _waiting_less(poll: float) -> Iterator[None]:
    """Let schedulers query more rarely where nothing is hurried, and nobody look for analyses."""
    with (
        mock.patch.object(scheduler, "_POLL_SECONDS", poll),
        mock.patch.object(service, "_POLL_SECONDS", 8 * poll),
        mock.patch.object(analysis_jobs, "POLL_SECONDS", 1e9),
    ):
        yield
