"""Server process of a simulation: a real service with real endpoints, as one actor."""

import asyncio
import math
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import cast

from fastapi import WebSocket

from tests.simulation.simulated_database import SimulatedBus, SimulatedDatabase
from tests.simulation.simulated_loop import Actor, SimulatedLoop
from tests.simulation.simulated_socket import SimulatedSocket
from trimino.analysis.people import NOBODY, People
from trimino.engine.budget import Budget
from trimino.room.hint_types import HintValues
from trimino.room.message_values import message_with_text
from trimino.room.settings import SeatPlan, Settings
from trimino.rules import Action, MatchView, Message, Place, TriminoError
from trimino.server.http.requester import Requester
from trimino.server.http.socket import table_socket
from trimino.server.operation.config import Config
from trimino.server.service import Backends, Service
from trimino.server.storage import Store
from trimino.server.storage.log_writer import CommitObserver
from trimino.server.thinking.engine_service import EngineService
from trimino.words import in_english

OpenStore = Callable[[str, CommitObserver], Awaitable[Store]]

SHARED = "postgresql://simulated/trimino"
"""The database is one that several processes share."""

THINKING = 0.3
"""Mean seconds that a bot thinks."""


class SimulatedEngine(EngineService):
    """Bots that lay at random where they can."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(1)
        self._rng = rng

    @property
    def started(self) -> bool:
        return True

    def warm_up(self) -> None:
        pass

    async def bot(self, view: MatchView, name: str, table: str) -> Action:
        await asyncio.sleep(self._rng.expovariate(1 / THINKING))
        legal = list(view.legal)
        laying = [action for action in legal if isinstance(action, Place)]
        return self._rng.choice(laying or legal)

    async def hint(
        self,
        view: MatchView,
        budget: Budget,
        table: str,
        bots: Sequence[str | None] | None = None,
        people: People = NOBODY,
    ) -> HintValues:
        await asyncio.sleep(self._rng.expovariate(1 / THINKING))
        nudge = message_with_text(Message("nudge-only", {"what": "draw"}), in_english)
        return {"against": [], "nudge": nudge, "place": None, "plan": None, "advice": []}


class ServerProcess:
    """A process that serves from when it has started until it dies or was stopped.

    `cached` is how many tables it keeps in memory.
    """

    def __init__(
        self,
        loop: SimulatedLoop,
        name: str,
        rng: random.Random,
        database: SimulatedDatabase,
        open_store: OpenStore,
        on_fault: Callable[[str], None],
        cached: int,
    ) -> None:
        self.actor = Actor(loop, name, rng)
        self.actor.on_death = self._on_death
        self.accepting = False
        self.sockets: dict[SimulatedSocket, None] = {}
        self.dies_silently = False
        self._database = database
        self._on_fault = on_fault
        self._cached = cached
        self._service = self.actor.context.run(
            Service,
            Config(database=SHARED, workers=1, limits=math.inf, grace=60.0),
            Backends(open_store, lambda _: SimulatedEngine(rng), self._bus),
        )
        self.actor.spawn(self._start())

    @property
    def is_dead(self) -> bool:
        return self.actor.dead

    def kill(self) -> None:
        self.actor.loop.kill(self.actor)

    def stop(self) -> None:
        """Stop as at an update of the server: what was begun is finished."""
        self.actor.spawn(self._stop())

    def connect(self, socket: SimulatedSocket, table: str, since: str, kept: str) -> None:
        """Take a connection; called as this process."""
        if not self.accepting:
            socket.cut()
            return
        self.sockets[socket] = None
        self.actor.spawn(self._serve(socket, table, since, kept))

    def open_table(
        self,
        cookie: str,
        settings: Settings,
        seats: tuple[SeatPlan, ...],
        key: str,
        answer: Callable[[str | None], None],
    ) -> None:
        """Answer a request to open a table; called as this process."""
        self.actor.spawn(self._open(cookie, settings, seats, key, answer))

    async def _start(self) -> None:
        try:
            await self._service.start()
        except TriminoError:
            # Whatever supervises the process starts another.
            self.kill()
        else:
            self._service.cache._max_idle = self._cached
            self.accepting = True

    async def _stop(self) -> None:
        self.accepting = False
        await self._service.drain()
        await asyncio.sleep(1.0)
        for socket in tuple(self.sockets):
            await socket.close(1012)
        await asyncio.sleep(1.0)
        try:
            async with asyncio.timeout(60.0):
                await self._service.stop()
        except TimeoutError:
            pass  # Whatever supervises the process kills it then.
        self.kill()

    async def _serve(self, socket: SimulatedSocket, table: str, since: str, kept: str) -> None:
        try:
            requester = await self._requester(socket.player.cookie)
            await table_socket(cast(WebSocket, socket), table, requester, since, kept)
        except TriminoError:
            pass  # Refused before the socket was open.
        except Exception as error:  # noqa: BLE001 - the simulation reports it.
            self._on_fault(f"{self.actor.name}: a socket failed: {error!r}")
        finally:
            self.sockets.pop(socket, None)
            socket.server_died(silently=False)

    async def _open(
        self,
        cookie: str,
        settings: Settings,
        seats: tuple[SeatPlan, ...],
        key: str,
        answer: Callable[[str | None], None],
    ) -> None:
        try:
            guest = (await self._requester(cookie)).require_guest()
            tables = self._service.tables
            known = await tables.opened_before(guest, key)
            answer(known or await tables.open(guest, settings, seats, None, key))
        except TriminoError:
            answer(None)

    async def _requester(self, cookie: str) -> Requester:
        guest = await self._service.authenticator.guest_of(cookie, time.time())
        return Requester(self._service, cookie, guest, "192.0.2.1")

    def _bus(self, _: str) -> SimulatedBus:
        return SimulatedBus(self._database)

    def _on_death(self) -> None:
        self.accepting = False
        for socket in tuple(self.sockets):
            socket.server_died(silently=self.dies_silently)
