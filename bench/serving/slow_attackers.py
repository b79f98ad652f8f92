"""Slow attackers: clients that begin what they do not finish, and ask for what they do not read."""

import asyncio
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx

from bench.serving.stock import LONG_RECORD

Attack = Callable[[], Awaitable[None]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

BEGUN = b"GET / HTTP/1.1\r\nHost: localhost\r\nA: "
ANSWERED = b"HTTP/1.1 200 "
UNFINISHED = b"POST /api/positions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"

HEADS, HEAD_ADDRESSES = 300, 10
"""Requests that one address begins, and the addresses that do."""

BODIES = 100
"""Requests of which the body does not come."""

UPLOADERS, UPLOADS = 6, 2
"""Addresses that upload slowly, and uploads of each."""

UPLOADED, LENGTH = 260 * 1024, 300 * 1024
"""Bytes of an upload that come at once, and its length; the others trickle in."""

ANSWERS = 30
"""Long answers that are asked for and not read."""

HELD = 30.0
"""Seconds after which a connection is given up that the server has not dropped."""

ANSWERS_HELD = 3.0
"""Seconds for which long answers are not read: so many at once are dropped before they are slow."""

PATIENCE = 60.0
"""Seconds after which an attacker no longer waits for an answer."""


SLOW = (
    "half requests",
    "unfinished bodies",
    "trickled uploads",
    "trickled heads",
    "unread answers",
)
"""Kinds of abuse that cost the attacker next to nothing."""


class SlowAttacks:
    """Abuse that costs the attacker next to nothing; `kept` is a long record of the server."""

    def __init__(self, port: int, kept: str, outcomes: Counter[str]) -> None:
        self._port = port
        self._kept = kept
        self._outcomes = outcomes

    def attacks(self) -> list[Attack]:
        heads = [
            lambda at=at: self._leave(f"127.2.2.{at}", HEADS, BEGUN, "half requests")
            for at in range(1, 1 + HEAD_ADDRESSES)
        ]
        uploads = [
            lambda at=at: self._trickle_uploads(f"127.2.3.{at}") for at in range(1, 1 + UPLOADERS)
        ]
        return [
            *heads,
            *uploads,
            lambda: self._leave("127.2.4.1", BODIES, UNFINISHED, "unfinished bodies"),
            lambda: self._trickle_heads("127.2.4.2"),
            lambda: self._read_nothing("127.2.4.3"),
        ]

    async def _leave(self, address: str, count: int, sent: bytes, kind: str) -> None:
        """Requests of which the server gets only so much."""
        pairs = [await self._connect(address) for _ in range(count)]
        for _, writer in pairs:
            writer.write(sent)
        self._outcomes[f"{kind} dropped"] += await _until_dropped(pairs)

    async def _trickle_uploads(self, address: str) -> None:
        """Long uploads of which most comes at once, and then a byte now and then."""
        async with self._client(address) as client:
            await client.post("/api/me", json={"name": "Eve"})
            cookie = client.cookies["trimino"]
        head = (
            f"POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nCookie: trimino={cookie}\r\n"
            f"Content-Length: {LENGTH}\r\n\r\n"
        )
        pairs = [await self._connect(address) for _ in range(UPLOADS)]
        for _, writer in pairs:
            writer.write(head.encode() + bytes(UPLOADED))
        self._outcomes["trickled uploads dropped"] += await _trickle_until_dropped(pairs, 0.5)

    async def _trickle_heads(self, address: str) -> None:
        """A long head that comes byte by byte."""
        pair = await self._connect(address)
        pair[1].write(BEGUN)
        self._outcomes["trickled heads dropped"] += await _trickle_until_dropped([pair], 0.0005)

    async def _read_nothing(self, address: str) -> None:
        """A long record, asked for often at once; nobody reads the answers."""
        head = f"GET /api/uploads/{self._kept} HTTP/1.1\r\nHost: localhost\r\n"
        asked = f"{head}Connection: close\r\n\r\n".encode()
        asking = [await self._ask(address, asked) for _ in range(ANSWERS)]
        await asyncio.sleep(ANSWERS_HELD)
        cut = await asyncio.gather(*map(_is_cut_off, asking))
        self._outcomes["unread answers dropped"] += sum(cut)
        for one in asking:
            one.close()

    async def _ask(self, address: str, sent: bytes) -> socket.socket:
        """A request on a connection of which the kernel takes as little as it can."""
        loop, asking = asyncio.get_running_loop(), socket.socket()
        asking.setblocking(False)
        asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        asking.bind((address, 0))
        await loop.sock_connect(asking, ("127.0.0.1", self._port))
        await loop.sock_sendall(asking, sent)
        return asking

    def _client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self._port}", transport=transport, timeout=PATIENCE
        )

    async def _connect(self, address: str) -> Streams:
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(address, 0))


async def _is_cut_off(one: socket.socket) -> bool:
    """Whether a long answer that had begun ends before its end, now that somebody reads it."""
    loop, received, began = asyncio.get_running_loop(), 0, b""
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2**20)
    with suppress(ConnectionError):
        while some := await loop.sock_recv(one, 65536):
            began, received = began or some, received + len(some)
    return began.startswith(ANSWERED) and received < LONG_RECORD


async def _trickle_until_dropped(pairs: list[Streams], pause: float) -> int:
    dropped = asyncio.create_task(_until_dropped(pairs))
    while not dropped.done():
        await asyncio.sleep(pause)
        for _, writer in pairs:
            writer.write(b"x")
    return dropped.result()


async def _until_dropped(pairs: list[Streams]) -> int:
    """Wait until the server has dropped all of them, or long enough; return how many it did."""
    ends = [asyncio.create_task(_end(reader)) for reader, _ in pairs]
    dropped, kept = await asyncio.wait(ends, timeout=HELD)
    for end in kept:
        end.cancel()
    for _, writer in pairs:
        writer.close()
    return len(dropped)


async def _end(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionError):
        while await reader.read(65536):
            pass
