"""Attackers: clients that cost a server as much as they can, each from an address of its own.

Each repeats one kind of abuse, and counts what became of it. They run in a process of their own,
at a lower priority: elsewhere they would have a machine of their own, and cost this one no more
than what they send.
"""

import asyncio
import json
import os
import random
import resource
import struct
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from bench.serving.slow_attackers import SlowAttacks
from bench.serving.sockets import request
from trimino.records.notation import format_position
from trimino.records.record import dump, record_of
from trimino.rules import Match, published

TEXT, PING, CONTINUATION, FINAL = 0x1, 0x9, 0x0, 0x80
PATIENCE = 60.0
"""Seconds after which an attacker no longer waits for an answer."""

CUT_WITHIN = 15.0
"""Seconds in which a flood is cut off; later a server drops who does not answer its own pings."""

PROGRAM = "from bench.serving.attackers import main; main()"
NICENESS = 5

RECORDS = 18
"""Records that are brought at once."""

SOCKETS = 12
"""Sockets that are flooded at once: after ten the address may open no others for a while."""

POSITIONS, STORIES, ANALYSES = 120, 350, 8
"""Requests at once, of each kind more than an address or a guest may make."""


def long_record(rounds: int, players: int = 4, seed: int = 1) -> str:
    """A record of a match of so many rounds."""
    rng = random.Random(seed)
    rules = published("triomino").replace(target=None, rounds=1000)
    match = Match(rules, players, rounds_to_play=rounds)
    while not match.over:
        if match.needs_deal:
            match.deal(rng)
        match.play(rng.choice(list(match.legal)))
    return dump(record_of(match, [f"Player {seat}" for seat in range(players)]))


def wide_position() -> str:
    """A position in which much fits."""
    rng = random.Random(1)
    match = Match(published("triomino"), 2)
    match.deal(rng)
    while len(match.round.events) < 30 and not match.round.over:
        match.play(rng.choice(list(match.legal)))
    return format_position(match.round.position(match.round.turn))


def frame(opcode: int, data: bytes = b"", *, final: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    return struct.pack("!BB4x", opcode | (FINAL if final else 0), 0x80 | len(data)) + data


FLOODS = {
    "pings": frame(PING) * 20_000,
    "long pings": frame(PING, bytes(125)) * 5_000,
    "texts": frame(TEXT, b"{}") * 10_000,
    # Fewer than there may be frames.
    "fragments": frame(TEXT, final=False) + frame(CONTINUATION, final=False) * 100,
}

REFUSED = b"\x88\x02\x03\xf0"
"""The frame by which a server closes a socket of which it could read no commands."""


class Attackers:
    """The process of all attackers against one server and one of its tables.

    `record` is the file of the record that they bring, `kept` a long one that is there. `outcomes`
    counts answers by their status, and connections that were dropped.
    """

    def __init__(self, port: int, table: str, record: Path, kept: str) -> None:
        self.outcomes: Counter[str] = Counter()
        self._arguments = (str(port), table, str(record), kept)
        self._begun = asyncio.Event()

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """Attack as long as the context lasts, which begins when they do."""
        self._begun.clear()
        before = self.outcomes.copy()
        command = (sys.executable, "-c", PROGRAM, *self._arguments)
        process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
        reading = asyncio.create_task(self._read(process, before))
        try:
            await self._begun.wait()
            yield
        finally:
            reading.cancel()
            process.kill()
            await process.communicate()

    async def _read(self, process: asyncio.subprocess.Process, before: Counter[str]) -> None:
        assert process.stdout is not None
        while line := await process.stdout.readline():
            self.outcomes = before + Counter(json.loads(line))
            if self.outcomes != before:
                self._begun.set()


class Attacks:
    """All kinds of abuse at once."""

    def __init__(self, port: int, table: str, record: str, kept: str) -> None:
        self.outcomes: Counter[str] = Counter()
        self._port, self._table, self._record, self._kept = port, table, record, kept
        self._position = wide_position()
        # Longer matches are not analysed.
        self._analysed = long_record(10)

    async def run(self) -> None:
        tasks = [asyncio.create_task(_again(attack)) for attack in self._attacks()]
        while True:
            await asyncio.sleep(0.2)
            print(json.dumps(self.outcomes), flush=True)
            assert not any(task.done() for task in tasks)

    def _attacks(self) -> list[Callable[[], Awaitable[None]]]:
        floods = [
            lambda kind=kind, at=at: self._flood_sockets(f"127.2.0.{at}", kind)
            for at, kind in enumerate(FLOODS, start=1)
        ]
        return [
            *floods,
            lambda: self._ask_positions("127.2.1.1"),
            lambda: self._bring_records("127.2.1.2"),
            lambda: self._read_stories("127.2.1.3"),
            lambda: self._ask_analyses("127.2.1.4"),
            *SlowAttacks(self._port, self._kept, self.outcomes).attacks(),
        ]

    async def _flood_sockets(self, address: str, kind: str) -> None:
        await asyncio.gather(*(self._flood(address, kind) for _ in range(SOCKETS)))

    async def _flood(self, address: str, kind: str) -> None:
        """Frames of one kind, as many as the server takes."""
        reader, writer = await self._connect(address)
        path = f"/api/tables/{self._table}/socket"
        writer.write(request(self._port, path, ""))
        try:
            await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            self.outcomes[f"{kind} not let in"] += 1
        else:
            writer.write(FLOODS[kind])
            was_refused = (await _last_bytes(reader)).endswith(REFUSED)
            self.outcomes[f"{kind} refused" if was_refused else f"{kind} dropped"] += 1
        writer.close()
        await asyncio.sleep(0.05)

    async def _ask_positions(self, address: str) -> None:
        async with self._client(address) as client:
            form = {"position": self._position}
            asked = (client.post("/api/positions", json=form) for _ in range(POSITIONS))
            self._count("position", await asyncio.gather(*asked))

    async def _bring_records(self, address: str) -> None:
        async with self._client(address) as client:
            await client.post("/api/me", json={"name": "Eve"})
            await asyncio.gather(*(self._bring(client, self._record) for _ in range(RECORDS)))

    async def _bring(self, client: httpx.AsyncClient, record: str) -> httpx.Response:
        answer = await client.post("/api/uploads", json={"record": record})
        self._count("upload", [answer])
        return answer

    async def _read_stories(self, address: str) -> None:
        async with self._client(address) as client:
            path = f"/api/tables/{self._table}/story"
            self._count("story", await asyncio.gather(*(client.get(path) for _ in range(STORIES))))

    async def _ask_analyses(self, address: str) -> None:
        async with self._client(address) as client:
            await client.post("/api/me", json={"name": "Eve"})
            brought = await self._bring(client, self._analysed)
            if brought.status_code == 201:
                form = {"upload": brought.json()["id"], "budget": "thorough"}
                asked = (client.post("/api/analyses", json=form) for _ in range(ANALYSES))
                self._count("analysis", await asyncio.gather(*asked))
            else:
                await asyncio.sleep(0.5)

    def _count(self, kind: str, answers: list[httpx.Response]) -> None:
        self.outcomes.update(f"{kind} {answer.status_code}" for answer in answers)

    def _client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits())
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self._port}", transport=transport, timeout=PATIENCE
        )

    async def _connect(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(address, 0))


async def _last_bytes(reader: asyncio.StreamReader) -> bytes:
    """The end of what a server sends until it ends the connection."""
    last = b""
    async with asyncio.timeout(CUT_WITHIN):
        with suppress(ConnectionError):
            while some := await reader.read(65536):
                last = (last + some)[-len(REFUSED) :]
    return last


async def _again(attack: Callable[[], Awaitable[None]]) -> None:
    while True:
        # Being cut off is what attackers expect.
        with suppress(OSError, httpx.HTTPError, asyncio.IncompleteReadError, TimeoutError):
            await attack()
        await asyncio.sleep(0.01)


def main() -> None:
    port, table, record, kept = sys.argv[1:]
    os.nice(NICENESS)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(Attacks(int(port), table, Path(record).read_text(), kept).run())
