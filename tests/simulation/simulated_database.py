"""Database of a simulation: carries out requests one by one, and fails as databases do.

A request travels, is carried out at one moment, and is answered. A write is first appended to the
disk's journal and takes part in what others see once it is synced; only then it is answered. When
the machine loses power, of what was not synced a random first part survives.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from tests.simulation.simulated_loop import ACTOR, Actor, SimulatedLoop
from trimino.room.log_row import LogRow
from trimino.server.storage.bus import Wake, WakeAll
from trimino.server.storage.errors import StoreUnavailable

T = TypeVar("T")

OnRow = Callable[[LogRow], None]

PATIENCE = 30.0
"""Seconds after which a process no longer waits for an answer, as with PostgreSQL."""

NOTICED = 0.5
"""Seconds within which a process notices that its connection is broken."""


class DatabaseRequest(NamedTuple):
    """A request of a process that is not answered yet."""

    sender: Actor
    work: Callable[[], Any]
    answer: "asyncio.Future[Any]"


class Listener(NamedTuple):
    """A process that wants to hear of new rows."""

    actor: Actor
    wake: Wake
    wake_all: WakeAll


class DatabaseFaults:
    """What is wrong with a database at the moment.

    That is its mean delay, what is lost, who is cut off, and which tables somebody holds.
    """

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.request_lost = self.answer_lost = self.news_lost = 0.0
        self.full = self.down = False
        self.cut_off: set[str] = set()
        self.held: set[str] = set()


class SimulatedDatabase:
    """The database that all processes share.

    `on_power_loss` is called with what was written next, and is torn, if anything was.
    """

    def __init__(self, loop: SimulatedLoop, rng: random.Random, latency: float) -> None:
        self.loop = loop
        self.actor = Actor(loop, "database", rng)
        self.faults = DatabaseFaults(latency)
        self.on_power_loss: Callable[[Callable[[], Any] | None], None] = lambda torn: None
        self._rng = rng
        self._unsynced: list[DatabaseRequest] = []
        self._listeners: list[Listener] = []

    async def read(self, work: Callable[[], T]) -> T:
        """What a query returns."""
        answer: T = await self._send(self._read, work)
        return answer

    async def write(self, work: Callable[[], T]) -> T:
        """What a transaction returns, once it is on disk."""
        answer: T = await self._send(self._journal, work)
        return answer

    def listen(self, wake: Wake, wake_all: WakeAll) -> None:
        self._listeners.append(Listener(ACTOR.get(), wake, wake_all))

    def announce(self, table: str, version: int) -> None:
        """Notify every process of a row for one of them, or lose the notification."""
        if self.faults.down or self._is_cut_off(ACTOR.get()):
            return
        self._listeners = [one for one in self._listeners if not one.actor.dead]
        for one in self._listeners:
            if not self._is_cut_off(one.actor) and self._rng.random() >= self.faults.news_lost:
                one.actor.later(self._delay(), one.wake, table, version)

    def crash(self) -> None:
        """Lose the power: of what was not synced, only a first part is on the disk."""
        self.faults.down = True
        unsynced, self._unsynced = self._unsynced, []
        survivors = self._rng.randint(0, len(unsynced))
        for request in unsynced[:survivors]:
            self._carry_out(request, is_answered=False)
        self.on_power_loss(unsynced[survivors].work if survivors < len(unsynced) else None)
        for request in unsynced:
            self._break(request)

    def restart(self) -> None:
        self.faults.down = False
        for one in self._listeners:
            one.actor.later(self._delay(), one.wake_all)

    async def _send(
        self, arrive: Callable[[DatabaseRequest], None], work: Callable[[], Any]
    ) -> Any:
        request = DatabaseRequest(ACTOR.get(), work, self.loop.create_future())
        if self._is_cut_off(request.sender):
            self._fail(request, PATIENCE)
        elif self.faults.down or self._rng.random() < self.faults.request_lost:
            self._break(request)
        else:
            self.actor.later(self._delay(), arrive, request)
        return await request.answer

    def _read(self, request: DatabaseRequest) -> None:
        if self.faults.down:
            self._break(request)
        else:
            self._carry_out(request)

    def _journal(self, request: DatabaseRequest) -> None:
        if self.faults.down or self.faults.full:
            self._break(request)
        else:
            self._unsynced.append(request)
            self.actor.later(self._delay(), self._sync, request)

    def _sync(self, request: DatabaseRequest) -> None:
        """Everything that was journalled before is on disk with it."""
        if request not in self._unsynced:
            return
        number = self._unsynced.index(request) + 1
        synced, self._unsynced = self._unsynced[:number], self._unsynced[number:]
        for one in synced:
            self._carry_out(one)

    def _carry_out(self, request: DatabaseRequest, *, is_answered: bool = True) -> None:
        try:
            answer = request.work()
        except Exception as error:  # noqa: BLE001 - it is for whoever waits.
            request.sender.later(self._delay(), _refuse, request.answer, error)
            return
        if not is_answered:
            return
        if self._is_cut_off(request.sender) or self._rng.random() < self.faults.answer_lost:
            self._fail(request, self._rng.choice((NOTICED, PATIENCE)))
        else:
            request.sender.later(self._delay(), _answer, request.answer, answer)

    def _is_cut_off(self, actor: Actor) -> bool:
        return actor.name in self.faults.cut_off

    def _break(self, request: DatabaseRequest) -> None:
        """Let the sender notice that the connection is broken."""
        self._fail(request, self._rng.uniform(0, NOTICED))

    def _fail(self, request: DatabaseRequest, seconds: float) -> None:
        request.sender.later(seconds, _refuse, request.answer, StoreUnavailable(why="simulated"))

    def _delay(self) -> float:
        return self._rng.expovariate(1 / self.faults.delay)


def _answer(waiting: "asyncio.Future[Any]", answer: object) -> None:
    if not waiting.done():
        waiting.set_result(answer)


def _refuse(waiting: "asyncio.Future[Any]", error: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(error)


class SimulatedBus:
    """Notifications of the simulated database."""

    def __init__(self, database: SimulatedDatabase) -> None:
        self._database = database

    async def listen(self, wake: Wake, wake_all: WakeAll) -> None:
        self._database.listen(wake, wake_all)

    def announce(self, table: str, version: int) -> None:
        self._database.announce(table, version)

    async def close(self) -> None:
        pass
