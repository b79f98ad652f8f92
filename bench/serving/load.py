"""Load: tables of sockets that play as fast as they are answered, or at a pace of their own.

The players of the relay pass one frame round a table; those of the server play matches at random.
Both send when they hear that it is their turn, and note how long their own answer took.
"""

import asyncio
import random
import re
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from bench.serving.processes import ListeningProcess
from bench.serving.sockets import Socket
from bench.serving.stock import Stocked

SETTLE = 0.3
"""Seconds in which moves that are under way finish."""

CONNECT_AT_ONCE = 20

ACK = b'{"type":"ack","id":"'

DECISION, ACTION = re.compile(rb'"decision":([0-9]+)'), re.compile(rb'"action":"([^"]+)"')
"""The open decision of a frame, and what may be done: parsing all of it would cost the machine
more than the relay does."""

Pause = Callable[[], float]
"""Returns the seconds that a player waits before a move."""


def at_once() -> float:
    return 0.0


class Slice(NamedTuple):
    """The measurements of one slice of load; times are in seconds."""

    moves: int
    rate: float
    cpu: float
    """Processor time of the server for each move."""
    latencies: list[float]
    load_cpu: float = 0.0
    """Processor time of the load itself for each move."""
    starved: float = 0.0
    """Share of the time in which the server was ready to run and had no processor."""

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


class LoadPlayer(Protocol):
    """A player with a socket."""

    def take(self, text: bytes) -> None: ...

    def go_on(self) -> None:
        """Go on after a pause with what was left undone."""


class Load:
    """All players; they play while it is `on`."""

    def __init__(self, process: ListeningProcess, pause: Pause = at_once) -> None:
        self.process = process
        self.pause = pause
        self.on = False
        self.latencies: list[float] = []
        self.refusals: list[str] = []
        self._players: list[LoadPlayer] = []
        self._sockets: list[Socket] = []

    async def join(
        self, path: str, player: LoadPlayer, cookie: str = "", address: str | None = None
    ) -> Socket:
        socket = await Socket.connect(self.process.port, path, player.take, cookie, address)
        self._players.append(player)
        self._sockets.append(socket)
        return socket

    def start(self) -> None:
        self.on = True
        for player in self._players:
            player.go_on()

    async def rest(self) -> None:
        self.on = False
        await asyncio.sleep(SETTLE)

    async def play(self, seconds: float) -> Slice:
        """Play for some seconds, then pause."""
        self.latencies = []
        cpu, waited, own = self.process.cpu(), self.process.waited(), time.process_time()
        began = time.perf_counter()
        self.start()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        rate, starved = len(self.latencies) / took, (self.process.waited() - waited) / took
        await self.rest()
        if lost := sum(socket.is_lost for socket in self._sockets):
            raise ConnectionError(f"The server dropped {lost} players.")
        if self.refusals:
            raise ValueError(f"The server refused {len(self.refusals)} moves: {self.refusals[0]}")
        moves = len(self.latencies)
        each = max(1, moves)
        spent, own = (self.process.cpu() - cpu) / each, (time.process_time() - own) / each
        return Slice(moves, rate, spent, self.latencies, own, starved)

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


class Passing:
    """A socket of the relay, which sends when a frame comes from the socket before it."""

    def __init__(self, load: Load, seat: int, seats: int) -> None:
        self._load = load
        self._mark = b'"seat":%d' % seat
        self._before = b'"seat":%d' % ((seat - 1) % seats)
        self._frame = b'{"id":"0123456789abcdef","type":"play","action":"443d-1,2",%s}' % self._mark
        self._due = seat == 0
        self._sent = 0.0
        self.socket: Socket | None = None

    def take(self, text: bytes) -> None:
        if self._mark in text:
            self._load.latencies.append(time.perf_counter() - self._sent)
        elif self._before in text:
            self._due = True
            if self._load.on:
                self.go_on()

    def go_on(self) -> None:
        if self._due and self.socket is not None:
            self._due, self._sent = False, time.perf_counter()
            self.socket.send(self._frame)


class Playing:
    """A socket of the server, which plays at random when it has a decision."""

    def __init__(self, load: Load, seed: str) -> None:
        self._load = load
        self._rng = random.Random(seed)
        self._turn: bytes | None = None
        # Who draws may go on before the answer to the draw has come.
        self._sent: dict[bytes, float] = {}
        self._moves = 0
        self.socket: Socket | None = None

    def take(self, text: bytes) -> None:
        if text.startswith(ACK):
            name = text[len(ACK) : text.index(b'"', len(ACK))]
            self._load.latencies.append(time.perf_counter() - self._sent.pop(name))
        elif b'"legal":[{' in text:
            self._turn = text
            if self._load.on:
                self.go_on()
        elif text.startswith(b'{"type":"refused"'):
            self._load.refusals.append(text.decode())

    def go_on(self) -> None:
        if self._turn is not None:
            pause = self._load.pause()
            if pause:
                asyncio.get_running_loop().call_later(pause, self._play)
            else:
                self._play()

    def _play(self) -> None:
        if self._turn is None or self.socket is None or not self._load.on:
            return
        frame, self._turn = self._turn, None
        decision = DECISION.search(frame)
        assert decision is not None
        action = self._rng.choice(ACTION.findall(frame))
        self._moves += 1
        # Of one person at one table ids must differ, also after coming again.
        name = b"%b-%d" % (decision[1], self._moves)
        command = b'{"id":"%b","type":"play","decision":%b,"action":"%b"}'
        self._sent[name] = time.perf_counter()
        self.socket.send(command % (name, decision[1], action))


async def relayed(process: ListeningProcess, tables: int, seats: int = 4) -> Load:
    """Tables of the relay."""
    load = Load(process)
    for table in range(tables):
        for seat in range(seats):
            passing = Passing(load, seat, seats)
            passing.socket = await load.join(path(str(table)), passing)
    return load


async def served(
    process: ListeningProcess,
    tables: Iterable[Stocked],
    pause: Pause = at_once,
    *,
    apart: bool = False,
) -> Load:
    """Tables of the server, with a socket for each person; `apart`, each from its own address."""
    load, gate = Load(process, pause), asyncio.Semaphore(CONNECT_AT_ONCE)

    async def sit_down(table: str, cookie: str, number: int) -> None:
        playing = Playing(load, table + cookie)
        address = f"127.1.{number // 250}.{number % 250 + 1}" if apart else None
        async with gate:
            playing.socket = await load.join(path(table), playing, cookie, address)

    tables = list(tables)
    await asyncio.gather(
        *(
            sit_down(stocked.table, cookie, number)
            for number, stocked in enumerate(tables)
            for cookie in stocked.cookies
        )
    )
    await load.rest()
    return load


def path(table: str) -> str:
    return f"/api/tables/{table}/socket"


async def in_turns(loads: Sequence[Load], slices: int, seconds: float) -> list[list[Slice]]:
    """Slices of several loads, taken in turns, so that other work on the machine slows all alike.

    Each goes first as often as last, since the later ones were seen to cost more.
    """
    found = []
    for number in range(slices):
        order = loads if number % 2 == 0 else loads[::-1]
        played = [await load.play(seconds) for load in order]
        found.append(played if number % 2 == 0 else played[::-1])
    return found


def median(values: Iterable[float]) -> float:
    return statistics.median(values)
