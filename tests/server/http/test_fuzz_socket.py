"""The socket of a table, fuzzed: whatever is sent, a match beside it goes to its end."""

import asyncio
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Chair, GuestClient, Refused
from tests.server.http.memory import resident
from tests.server.http.nonsense import Nonsense
from tests.server.log_faults import faults
from tests.server.servers import Server, serving
from tests.server.tables import SHORT
from trimino.server.operation.serve import MAX_FRAME_BYTES

MAX_GROWTH = 12 * 2**20
TIMEOUT = 60
"""Seconds for an answer, generous for a busy machine."""
"""Bytes; what a process keeps at hand settles in the first rounds, which are not counted."""

Count = Callable[[int, int], int]
Assault = Callable[[GuestClient, str], Coroutine[object, object, None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}") as running:
        yield running
        assert faults(running.output()) == []


class Vandal:
    """Somebody who sends nonsense to a table, and is let go, and comes again."""

    def __init__(self, guest: GuestClient, table: str, rng: random.Random) -> None:
        self._guest = guest
        self._table = table
        self._rng = rng
        self.told: Counter[str] = Counter()

    async def rage(self, frames: int) -> None:
        while frames > 0:
            async with self._guest.at(self._table) as chair:
                sent = await self._rage(chair, min(frames, 30))
                self.told.update(frame["type"] for frame in chair.frames)
            frames -= sent

    async def _rage(self, chair: Chair, frames: int) -> int:
        """Send so many frames, or as many as are taken; each of them is answered."""
        nonsense = Nonsense(self._rng, lambda: chair.clock)
        for sent in range(frames):
            try:
                await chair.send_text(nonsense.frame())
            except ConnectionError:
                return sent + 1
        await chair.until(lambda: chair.is_closed or answers(chair) >= frames, 30)
        return frames


def answers(chair: Chair) -> int:
    return sum(frame["type"] in ("ack", "refused") for frame in chair.frames)


def test_a_match_goes_to_its_end_beside_all_nonsense(server: Server, count: Count) -> None:
    for seed in range(count(2, 10)):
        asyncio.run(_beside_nonsense(server, random.Random(seed), count(300, 500)))


async def _beside_nonsense(server: Server, rng: random.Random, frames: int) -> None:
    anna, juris, eva = [await GuestClient.named(server, name) for name in ("Anna", "Juris", "Eva")]
    table = await anna.open("person", "person", "random", rules=SHORT, hints=False)
    vandals = [Vandal(guest, table, rng) for guest in (juris, eva, GuestClient(server))]
    async with anna.at(table) as a, juris.at(table) as j:
        await a.sit(0)
        await j.sit(1)
        await a.do("start")
        # Juris plays and rages at once; if he gets up in his rage, a bot plays for him.
        await asyncio.gather(
            a.play_on(rng),
            _play_while_seated(j, rng),
            *(vandal.rage(frames) for vandal in vandals),
        )
        assert a.view["status"] == "over"
    record = await eva.get(f"/api/tables/{table}/record")
    assert record["finished"]
    assert sum((vandal.told for vandal in vandals), Counter())["refused"] > frames


async def _play_while_seated(chair: Chair, rng: random.Random) -> None:
    """Play until the match is over, or until the same guest has given up elsewhere."""
    try:
        await chair.play_on(rng)
    except Refused as refused:
        if refused.name != "table-not-seated":
            raise


async def _flood(guest: GuestClient, table: str) -> None:
    """Send faster than anyone reads, and go without a word."""
    socket = await _open(guest, table)
    try:
        for number in range(500):
            await socket.send(_greeting(number))
    except ConnectionClosed:
        pass
    socket.transport.abort()


async def _oversized(guest: GuestClient, table: str) -> None:
    socket = await _open(guest, table)
    await socket.send(b"x" * (MAX_FRAME_BYTES + 1))
    await _until_closed(socket)
    assert socket.close_code == 1009


async def _fragments(guest: GuestClient, table: str) -> None:
    socket = await _open(guest, table)
    await socket.send(['{"id": "a', '", "type": ', '"leave"}'])
    await _until_answer(socket)
    with suppress(ConnectionClosed):
        await socket.send(["x" * 100] * 200)
    await _until_closed(socket)
    # Whoever is cut off while writing may not hear why.
    assert socket.close_code in (1006, 1009)


async def _nothing_but_nonsense(guest: GuestClient, table: str) -> None:
    """After some nonsense one is let go."""
    socket = await _open(guest, table)
    with suppress(ConnectionClosed):
        for _ in range(1000):
            await socket.send("{}")
    await _until_closed(socket)
    # Whoever is cut off while writing may not hear why.
    assert socket.close_code in (1006, 1008)


async def _gone_at_once(guest: GuestClient, table: str) -> None:
    for _ in range(20):
        socket = await _open(guest, table)
        socket.transport.abort()


async def _half_open(guest: GuestClient, table: str) -> None:
    """Knock, and never say more."""
    server, path = guest.server, f"/api/tables/{table}/socket"
    for words in (b"", b"GET ", f"GET {path} HTTP/1.1\r\nUpgrade: websocket\r\n".encode()):
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(words)
        await writer.drain()
        writer.transport.abort()


async def _no_frame(guest: GuestClient, table: str) -> None:
    """After the handshake, send what is no frame at all."""
    socket = await _open(guest, table)
    socket.transport.write(b"\xff" * 100)
    await _until_closed(socket)


async def _deaf(guest: GuestClient, table: str) -> None:
    """Ask for much and read nothing of it."""
    socket = await _open(guest, table)
    socket.transport.pause_reading()
    for number in range(300):
        await socket.send(_greeting(number))
    await asyncio.sleep(0.1)
    socket.transport.abort()


def _greeting(number: int) -> str:
    return json.dumps({"id": f"g{number}", "type": "greet", "greeting": "hello"})


async def _open(guest: GuestClient, table: str) -> ClientConnection:
    url = f"{guest.server.socket_url}/api/tables/{table}/socket"
    return await connect(url, additional_headers=guest.headers)


async def _until_answer(socket: ClientConnection) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not re.search('"(?:ack|refused)"', str(await socket.recv())):
            pass


async def _until_closed(socket: ClientConnection) -> None:
    async with asyncio.timeout(TIMEOUT):
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()


ASSAULTS: tuple[Assault, ...] = (
    _flood, _oversized, _fragments, _nothing_but_nonsense, _gone_at_once, _half_open, _no_frame,
    _deaf,
)  # fmt: skip


@pytest.mark.parametrize("assault", ASSAULTS, ids=lambda assault: assault.__name__[1:])
def test_a_table_stands_whatever_a_socket_does(assault: Assault, server: Server) -> None:
    async def withstand() -> None:
        anna, juris = [await GuestClient.named(server, name) for name in ("Anna", "Juris")]
        table = await anna.open("person", "random", rules=SHORT)
        async with anna.at(table) as a:
            await a.sit(0)
            await a.do("start")
            # On her own turn, so that she plays on although one of the assaults leaves the table.
            await a.until(lambda: bool(a.legal))
            await asyncio.gather(
                *(assault(guest, table) for guest in (juris, anna, GuestClient(server)))
            )
            await a.play_on(random.Random(1))
            assert a.is_over

    asyncio.run(withstand())


def test_memory_does_not_grow(server: Server, count: Count) -> None:
    """After a warm-up, any number of rounds of all this leaves nothing behind."""
    asyncio.run(_rounds(server, count(3, 12), count(4, 25)))


async def _rounds(server: Server, warm_up: int, rounds: int) -> None:
    anna, eva = [await GuestClient.named(server, name) for name in ("Anna", "Eva")]
    table = await anna.open("person", "random", rules=SHORT)
    async with anna.at(table) as a:
        await a.sit(0)
        await a.do("start")
        await _assault(eva, table, warm_up)
        before = resident(server.pid)
        await _assault(eva, table, rounds)
        assert resident(server.pid) - before < MAX_GROWTH
        await a.play_on(random.Random(1))


async def _assault(guest: GuestClient, table: str, rounds: int) -> None:
    for seed in range(rounds):
        for assault in ASSAULTS:
            await assault(guest, table)
        await Vandal(guest, table, random.Random(seed)).rage(100)


LEAKING = """
import sys
kept = []
print("ready", flush=True)
for line in sys.stdin:
    kept.append(bytearray(int(line)))
    print("done", flush=True)
"""


def test_a_leak_would_be_noticed() -> None:
    """A process that keeps more than is allowed is seen to have grown, and no other."""
    with subprocess.Popen(
        [sys.executable, "-c", LEAKING], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        before, grown = resident(process.pid), []
        for size in (0, 2 * MAX_GROWTH):
            print(size, file=process.stdin, flush=True)
            process.stdout.readline()
            grown.append(resident(process.pid) - before >= MAX_GROWTH)
        process.stdin.close()
    assert grown == [False, True]


@pytest.mark.parametrize(
    "line",
    [
        "Traceback (most recent call last):",
        "2026-01-01T00:00:00Z ERROR trimino.middleware fault fault=064a6588",
        "KeyError: 'seat'",
        "trimino.rules.errors.RulesetError: ruleset-bad-value",
        "Task exception was never retrieved",
        "x.py:1: RuntimeWarning: coroutine 'tell' was never awaited",
    ],
)
def test_a_fault_in_the_log_would_be_noticed(line: str) -> None:
    usual = "2026-01-01T00:00:00Z INFO trimino.access GET /api/tables 200"
    assert faults(usual) == []
    assert faults(f"{usual}\n{line}\n{usual}") == [line]
