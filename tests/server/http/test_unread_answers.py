"""Long answers that nobody reads: they fill no memory, and keep nobody else from theirs."""

import asyncio
import json
import random
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tests.server.clients import GuestClient
from tests.server.houses import House, house_in
from tests.server.http.memory import resident
from tests.server.http.served_app import connected, reads_all
from tests.server.servers import Server
from trimino.server.http import answer_parts
from trimino.server.http.answer_parts import AnswerParts
from trimino.server.http.pages import Pages
from trimino.server.http.protocol.connections import DropReason

MIB = 2**20
LENGTH = 6 * MIB
"""Characters of the longest record that can be kept."""

ADDRESSES = ("127.6.0.1", "127.6.0.2", "127.6.0.3", "127.6.0.4")
UNREAD = 30
"""Records that an address may ask for at once."""

LONG = random.Random(1).randbytes(16 * MIB)
"""More than the kernel takes for a client that does not read it."""


def keep_long_record(house: House) -> str:
    """A record as long as any, kept without having been brought."""
    document = json.dumps({"kept": "x" * LENGTH})
    now = time.time()
    with closing(sqlite3.connect(house.file, timeout=60)) as database, database:
        database.execute("INSERT INTO uploads VALUES ('long', 'eve', ?, ?)", (now, document))
        sizes = ("long", "eve", now, len(document))
        added = "INSERT INTO upload_sizes (id, guest, at, size) VALUES (?, ?, ?, ?)"
        database.execute(added, sizes)
    return document


async def ask_and_read_nothing(server: Server, address: str, path: str) -> socket.socket:
    """A request whose answer stays unread."""
    loop, asking = asyncio.get_running_loop(), socket.socket()
    asking.setblocking(False)
    asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    asking.bind((address, 0))
    await loop.sock_connect(asking, ("127.0.0.1", server.port))
    await loop.sock_sendall(asking, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return asking


async def test_long_answers_that_nobody_reads_fill_no_memory(tmp_path: Path) -> None:
    with house_in(tmp_path, TRIMINO_LIMITS="on") as house:
        document, path = keep_long_record(house), "/api/uploads/long"
        anna = await GuestClient.named(house.server, "Anna")
        assert (await anna.ask("GET", path)).content == document.encode()
        before = resident(house.server.pid)
        unread = [
            await ask_and_read_nothing(house.server, address, path)
            for address in ADDRESSES
            for _ in range(UNREAD)
        ]
        # Whoever reads gets it meanwhile, time and again.
        grown = 0
        for _ in range(8):
            assert (await anna.ask("GET", path)).content == document.encode()
            grown = max(grown, resident(house.server.pid) - before)
        for one in unread:
            one.close()
        # All of them together have 700 MiB.
        assert grown < 250 * MIB


async def test_who_reads_too_slowly_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer_parts, "WRITE_SECONDS", 0.3)
    monkeypatch.setattr(answer_parts, "READ_PACE", LENGTH * 100)
    dropped = list[DropReason]()
    async with connected(AnswerParts(long_answer), dropped.append) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 200 " in await reader.readline()
        # The rest is not read any more, and the connection says nothing of that.
        async with asyncio.timeout(120):
            while not dropped:
                await asyncio.sleep(0.05)
    assert dropped == [DropReason.UNREAD]


async def test_a_long_answer_comes_whole_to_who_reads_it() -> None:
    for method, length in ((b"GET", len(LONG)), (b"HEAD", 0)):
        async with connected(AnswerParts(long_answer)) as (reader, writer):
            writer.write(method + b" / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert f"content-length: {len(LONG)}".encode() in await reader.readuntil(b"\r\n\r\n")
            assert await reader.readexactly(length) == LONG[:length]


async def test_a_file_that_nobody_reads_is_not_open(tmp_path: Path) -> None:
    file = tmp_path / "assets" / "large.wasm"
    file.parent.mkdir()
    file.write_bytes(LONG)
    async with connected(AnswerParts(Pages(tmp_path, reads_all))) as (reader, writer):
        writer.write(b"GET /assets/large.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        # Nothing more is read meanwhile.
        async with asyncio.timeout(30):
            while is_open(file):
                await asyncio.sleep(0.01)
        assert await reader.readexactly(len(LONG)) == LONG


async def long_answer(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that answers at length to everything."""
    await Response(LONG)(scope, receive, send)


def is_open(file: Path) -> bool:
    """Whether this process has a file open."""
    return file.resolve() in [one.resolve() for one in Path("/proc/self/fd").iterdir()]
