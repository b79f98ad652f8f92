"""Player of a simulation: acts, loses connections, asks again with the same ids, stays away.

A player has a device that keeps what it was told: the state of the table, and heads of its log.
"""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from pydantic_core import from_json

from tests.simulation.auditor import Auditor
from tests.simulation.server_process import ServerProcess
from tests.simulation.simulated_loop import Actor, SimulatedLoop
from tests.simulation.simulated_socket import NetworkFaults, SimulatedSocket
from trimino.room.settings import SeatPlan, Settings

AGAIN = ("store-unavailable", "server-stopping")
"""Refusals that say to ask again."""

ANSWER_WITHIN = 15.0
"""Seconds after which a player connects anew and asks again."""


class Surrounding(Protocol):
    """What a player sees of the simulation."""

    loop: SimulatedLoop
    auditor: Auditor
    network: NetworkFaults
    calm: bool

    @property
    def accepting(self) -> Sequence[ServerProcess]: ...


class TableTalk:
    """The table that some players meet at; its host opens it."""

    def __init__(self, settings: Settings, plans: tuple[SeatPlan, ...], think: float) -> None:
        self.settings = settings
        self.plans = plans
        self.think = think
        self.opened: asyncio.Event = asyncio.Event()
        self.table = ""


class SimulatedPlayer:
    """Somebody at a table; without seats, a spectator."""

    def __init__(
        self,
        world: Surrounding,
        name: str,
        rng: random.Random,
        talk: TableTalk,
        seats: Sequence[int],
        *,
        host: bool,
    ) -> None:
        self.actor = Actor(world.loop, name, rng)
        self.guest = f"guest {name}"
        self.cookie = f"{name.replace(' ', '-'):_<43}"
        self._world = world
        self._rng = rng
        self._talk = talk
        self._seats = seats
        self._is_host = host
        self.socket: SimulatedSocket | None = None
        self.version = 0
        self.match: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.clock: dict[str, Any] = {}
        self.heads: dict[int, str] = {}
        self.connected_at = 0.0
        self._answers: dict[str, dict[str, Any]] = {}
        self._changed, self._awake = asyncio.Event(), asyncio.Event()
        self._commands = 0
        self.has_settled = False
        self.restlessness = rng.choice((0.0, 0.05, 0.2))

    # What the network calls.

    def on_frame(self, socket: SimulatedSocket, text: bytes) -> None:
        if socket is not self.socket:
            return
        frame: dict[str, Any] = from_json(text)
        kind = frame["type"]
        if kind in ("ack", "refused"):
            if frame["id"] is not None:
                self._answers[frame["id"]] = frame
            if kind == "ack":
                self._world.auditor.on_ack(self._talk.table, self.guest, frame)
                self._keep(frame)
        elif kind != "presence":
            self._world.auditor.on_frame(self._talk.table, self.guest, self.version, frame)
            self._take(frame)
        self._changed.set()

    def on_closed(self, socket: SimulatedSocket) -> None:
        socket.is_open = False
        if socket is self.socket:
            self.socket = None
            self._changed.set()

    def _take(self, frame: dict[str, Any]) -> None:
        self.table = frame.get("table", self.table)
        if frame["type"] not in ("view", "update"):
            return
        self._keep(frame)
        self.clock, self.version = frame["clock"], frame["version"]
        if frame["type"] == "view":
            self.match = frame["match"]
        elif "now" in frame:
            self.match = {**(self.match or {}), **frame["now"]}

    def _keep(self, frame: dict[str, Any]) -> None:
        # What was kept first stays, as on a real device.
        self.heads.setdefault(frame["version"], frame["head"])

    def check(self) -> None:
        """Hold what this player knows at the end against the log."""
        auditor, table = self._world.auditor, self._talk.table
        auditor.check_reader(table, self.guest, self.version, self.match, self.table["status"])
        auditor.check_heads(table, self.heads)

    # What the player does.

    async def run(self) -> None:
        """Play until the match is over."""
        if self._is_host:
            await self._open()
        await self._talk.opened.wait()
        while not self.has_settled:
            while not self.is_over:
                await self._step()
            await self.settle()

    async def settle(self) -> None:
        """Connect once more without faults, and see how it ended, if that was not lost again."""
        while not self._world.calm:
            await self._sleep(10.0)
        self._hang_up()
        while self.socket is None:
            await self._connect()
        self.has_settled = self.is_over

    @property
    def is_over(self) -> bool:
        return self.table.get("status") == "over"

    @property
    def is_connected(self) -> bool:
        """Whether frames have come over the present connection."""
        return self.socket is not None and bool(self.clock)

    @property
    def is_restless(self) -> bool:
        return not self._world.calm and self._rng.random() < self.restlessness

    async def _step(self) -> None:
        if self.socket is None:
            await self._connect()
        elif self.is_restless:
            await self._fidget()
        elif self.table["status"] == "lobby":
            await self._gather()
        elif any(self.table["seats"][seat]["away"] for seat in self._own):
            await self._do("come-back")
        elif self.clock["covered"]:
            await self._do("uncover", decision=self.clock["decision"])
        elif self.match and self.match["phase"] == "over" and not self._is_ready:
            await self._do("go-on")
        elif self.match and self.match["legal"]:
            await self._play(self.match["legal"])
        else:
            await self._wait(60.0)

    async def _play(self, legal: list[dict[str, Any]]) -> None:
        decision = self.clock["decision"]
        await self._sleep(self._thinking())
        if self.socket is not None and self.clock["decision"] == decision:
            laying = [choice for choice in legal if choice["do"] == "place"]
            chosen = self._rng.choice(laying if laying and self._rng.random() < 0.9 else legal)
            await self._do("play", decision=decision, action=chosen["action"])

    def _thinking(self) -> float:
        """Seconds until the player acts: now and then at once, so that several act together."""
        mean = 1.0 if self._world.calm else self._rng.choice((0.01, self._talk.think))
        return self._rng.expovariate(1 / mean)

    async def _gather(self) -> None:
        """Before the match: sit down, and begin once everybody has."""
        seats = self.table["seats"]
        if not self._own and self._seats:
            free = [seat for seat in self._seats if not seats[seat]["taken"]]
            contribution = self._rng.randbytes(32).hex()
            await self._do("sit", seats=free or list(self._seats), contribution=contribution)
        elif self.table["host"] and all(seat["taken"] for seat in seats):
            await self._do("start")
        else:
            await self._wait(60.0)

    async def _fidget(self) -> None:
        """Something else than the game asks for."""
        await self._rng.choice(_FIDGETS)(self)

    async def _greet(self) -> None:
        await self._do("greet", greeting="hello")

    async def _take_back(self) -> None:
        if self.clock.get("may_take_back"):
            await self._do("take-back", decision=self.clock["decision"])

    async def _hint(self) -> None:
        await self._do("hint", decision=self.clock["decision"])

    async def _leave(self) -> None:
        if self.table["status"] == "playing":
            await self._do("leave")

    async def _give_up(self) -> None:
        if self.table["status"] == "playing" and self._rng.random() < 0.05:
            await self._do("give-up")

    async def _reconnect(self) -> None:
        self._hang_up()

    async def _stay_away(self) -> None:
        """Close the app for a while."""
        self._hang_up()
        await self._sleep(self._rng.choice((5.0, 90.0, 20 * self._talk.think)))

    async def _chatter(self) -> None:
        """Send several commands at once, without waiting for answers."""
        await asyncio.gather(*(self._greet() for _ in range(self._rng.randint(2, 4))))

    # How it is done.

    @property
    def _own(self) -> list[int]:
        return [n for n, seat in enumerate(self.table["seats"]) if seat["yours"]]

    @property
    def _is_ready(self) -> bool:
        return not self._own or set(self._own) <= set(self.table["ready"])

    async def _open(self) -> None:
        """Open the table; ask again with the same key until there is an answer."""
        key = self._rng.randbytes(8).hex()
        while not self._talk.table:
            if servers := self._world.accepting:
                server = self._rng.choice(servers)
                answer = (self.cookie, self._talk.settings, self._talk.plans, key, self._opened)
                server.actor.later(self._delay(), server.open_table, *answer)
            await self._wait(ANSWER_WITHIN)

    def _opened(self, table: str | None) -> None:
        """Called by the server: the answer travels, too."""
        self.actor.later(self._delay(), self._note_opened, table)

    def _note_opened(self, table: str | None) -> None:
        if table is not None:
            self._talk.table = table
            self._talk.opened.set()
        self._changed.set()

    async def _connect(self) -> None:
        servers = self._world.accepting
        if not servers:
            await self._sleep(1.0)
            return
        server = self._rng.choice(servers)
        self.socket = SimulatedSocket(self, server.actor, self._world.network, self._rng)
        knows = self.version and self._rng.random() < 0.8
        since = str(self.version) if knows else ""
        kept = str(max(self.heads)) if self.heads else ""
        before = self.clock = {}
        connect = (self.socket, self._talk.table, since, kept)
        server.actor.later(self._delay(), server.connect, *connect)
        await self._until(lambda: self.socket is None or self.clock is not before)
        if self.clock is before:
            self._hang_up()
            await self._sleep(self._rng.uniform(0.1, 2.0))
        else:
            self.connected_at = self.actor.loop.time()

    def _hang_up(self) -> None:
        if self.socket is not None:
            self.socket.hang_up()
            self.socket = None

    async def _do(self, type: str, **details: object) -> None:
        """Ask until there is an answer, always by the same id."""
        self._commands += 1
        command = {"id": f"c{self._commands}", "type": type, **details}
        name, sent = str(command["id"]), 0
        while True:
            while self.socket is None:
                await self._connect()
            sent += 1
            self._world.auditor.on_command(self._talk.table, self.guest, command)
            self.socket.send(json.dumps(command))
            if self._rng.random() < 0.02:
                # Twice, as from two tabs.
                self.socket.send(json.dumps(command))
                sent += 1
            await self._until(lambda: name in self._answers or self.socket is None)
            answer = self._answers.pop(name, None)
            if answer is None:
                self._hang_up()
            elif answer["type"] == "ack":
                return
            elif answer["error"]["name"] not in AGAIN:
                self._world.auditor.on_refusal(
                    self._talk.table, self.guest, name, sent_once=sent == 1
                )
                return
            else:
                await self._sleep(self._rng.uniform(0.2, 3.0))

    async def _until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so, or too long."""
        deadline = self.actor.loop.time() + ANSWER_WITHIN
        while not is_so() and (left := deadline - self.actor.loop.time()) > 0:
            await self._wait(left)

    async def _wait(self, seconds: float) -> None:
        """Wait for a frame."""
        self._changed.clear()
        timer = self.actor.loop.call_later(seconds, self._changed.set)
        await self._changed.wait()
        timer.cancel()

    async def _sleep(self, seconds: float) -> None:
        """Do nothing for a while; shorter, once nothing goes wrong any more."""
        timer = self.actor.loop.call_later(seconds, self._awake.set)
        self._awake.clear()
        await self._awake.wait()
        timer.cancel()

    def calm_down(self) -> None:
        """Stop waiting, and play on quickly."""
        self.actor.later(self._delay(), self._awake.set)

    def _delay(self) -> float:
        return self._rng.expovariate(1 / self._world.network.delay)


_FIDGETS = (
    SimulatedPlayer._greet,
    SimulatedPlayer._greet,
    SimulatedPlayer._chatter,
    SimulatedPlayer._take_back,
    SimulatedPlayer._hint,
    SimulatedPlayer._leave,
    SimulatedPlayer._give_up,
    SimulatedPlayer._reconnect,
    SimulatedPlayer._stay_away,
)
