"""Fault injector: lets things go wrong at seeded moments, and mends them."""

import asyncio
import random
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING

from tests.simulation.server_process import ServerProcess
from tests.simulation.simulated_loop import Actor

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation


class FaultInjector:
    """Injects the faults that the plan has chosen. `done` are their names by number.

    Each has random numbers of its own, so that it is the same where others are left out.
    """

    def __init__(self, simulation: "Simulation", rng: random.Random) -> None:
        self._simulation = simulation
        self._rng = self._when = rng
        self.actor = Actor(simulation.loop, "faults", rng)
        self.done: dict[int, str] = {}
        self._mending: dict[str, Callable[[], None]] = {}
        self._is_over = False

    async def run(self) -> None:
        plan = self._simulation.plan
        for number in count(1):
            await asyncio.sleep(self._when.expovariate(1 / plan.every))
            if self._is_over or not plan.faults:
                return
            if plan.only is None or number in plan.only:
                self._rng = self._simulation.rng(f"fault {number}")
                fault = self.done[number] = self._rng.choice(plan.faults)
                self._simulation.loop.note(fault)
                _INJECTED[fault](self)

    def heal(self) -> None:
        """Mend everything, and inject nothing more."""
        self._is_over = True
        for mend in tuple(self._mending.values()):
            mend()
        for process in self._simulation.processes:
            process.actor.dies_after = None

    def _for_a_while(self, name: str, most: float, mend: Callable[[], None]) -> None:
        """Mend something after a random time, short ones being the likelier."""
        self._mending[name] = mend
        self.actor.later(most ** self._rng.random(), self._mend, name, mend)

    def _mend(self, name: str, mend: Callable[[], None]) -> None:
        if self._mending.get(name) is mend:
            del self._mending[name]
            mend()

    def _process(self) -> ServerProcess | None:
        alive = [one for one in self._simulation.processes if not one.is_dead]
        return self._rng.choice(alive) if alive else None

    def _kill(self) -> None:
        if process := self._process():
            process.dies_silently = self._rng.random() < 0.5
            # At any step, so also between two that follow each other at once.
            process.actor.dies_after = self._rng.randint(1, 300)

    def _restart(self) -> None:
        process = self._process()
        if process is not None and process.accepting:
            process.stop()

    def _freeze(self) -> None:
        if process := self._process():
            loop, actor = self._simulation.loop, process.actor
            loop.freeze(actor)
            self._for_a_while(f"freeze {actor.name}", 300.0, lambda: loop.thaw(actor))

    def _date(self) -> None:
        process = self._process()
        # The first to start sets the clock of tables by its date.
        if process is not None and process.accepting:
            process.actor.date += self._rng.choice((-3600.0, -5.0, 5.0, 3600.0, 1e7))

    def _cut(self) -> None:
        for player in self._simulation.players:
            if player.socket is not None and self._rng.random() < 0.3:
                player.socket.cut()

    def _half_open(self) -> None:
        for player in self._simulation.players:
            if player.socket is not None and self._rng.random() < 0.3:
                up = self._rng.random() < 0.5
                player.socket.half_open(up=up, down=not up or self._rng.random() < 0.3)

    def _slow_network(self) -> None:
        faults = self._simulation.network
        faults.delay = self._rng.choice((0.2, 2.0, 10.0))
        self._for_a_while("network", 100.0, lambda: setattr(faults, "delay", 0.02))

    def _power_loss(self) -> None:
        database = self._simulation.database
        database.crash()
        self._for_a_while("power", 60.0, database.restart)

    def _failover(self) -> None:
        """A standby takes over that has not got the last rows."""
        self._power_loss()
        self._simulation.fail_over(self._rng.choice((1, 3, 20)))

    def _disk_full(self) -> None:
        faults = self._simulation.database.faults
        faults.full = True
        self._for_a_while("full", 60.0, lambda: setattr(faults, "full", False))

    def _slow_database(self) -> None:
        faults, usual = self._simulation.database.faults, self._simulation.plan.latency
        faults.delay = self._rng.choice((0.02, 0.3, 3.0))
        self._for_a_while("slow", 60.0, lambda: setattr(faults, "delay", usual))

    def _lose(self, what: str) -> None:
        faults = self._simulation.database.faults
        setattr(faults, what, self._rng.choice((0.05, 0.3)))
        self._for_a_while(what, 100.0, lambda: setattr(faults, what, 0.0))

    def _answers_lost(self) -> None:
        self._lose("answer_lost")

    def _requests_lost(self) -> None:
        self._lose("request_lost")

    def _news_lost(self) -> None:
        self._lose("news_lost")

    def _partition(self) -> None:
        if process := self._process():
            cut_off, name = self._simulation.database.faults.cut_off, process.actor.name
            cut_off.add(name)
            self._for_a_while(f"partition {name}", 100.0, lambda: cut_off.discard(name))

    def _tables_held(self) -> None:
        """Another process is writing some tables, and takes its time."""
        faults = self._simulation.database.faults
        faults.held = {one for one in self._simulation.auditor.tables if self._rng.random() < 0.5}
        self._for_a_while("held", 60.0, faults.held.clear)


_INJECTED: dict[str, Callable[[FaultInjector], None]] = {
    "kill": FaultInjector._kill,
    "restart": FaultInjector._restart,
    "freeze": FaultInjector._freeze,
    "date": FaultInjector._date,
    "cut": FaultInjector._cut,
    "half-open": FaultInjector._half_open,
    "slow-network": FaultInjector._slow_network,
    "power-loss": FaultInjector._power_loss,
    "disk-full": FaultInjector._disk_full,
    "slow-database": FaultInjector._slow_database,
    "answers-lost": FaultInjector._answers_lost,
    "requests-lost": FaultInjector._requests_lost,
    "news-lost": FaultInjector._news_lost,
    "partition": FaultInjector._partition,
    "tables-held": FaultInjector._tables_held,
    "failover": FaultInjector._failover,
}
