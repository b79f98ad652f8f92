"""Uploads that trickle in, and slow work on records: others bring theirs and read them at once."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from bench.serving.attackers import long_record
from tests.server.clients import GuestClient
from tests.server.http.test_uploads import children, record
from tests.server.servers import Server, serving
from trimino.server.http.upload_body import FREE_BYTES
from trimino.server.service import DOCUMENTS, DOCUMENTS_EACH

ADDRESSES = [f"127.5.0.{number}" for number in range(1, 1 + DOCUMENTS // DOCUMENTS_EACH)]
LONG = 2 * FREE_BYTES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}", TRIMINO_LIMITS="on") as started:
        yield started


@asynccontextmanager
async def named(server: Server, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A guest who comes from an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.url, transport=transport, timeout=60) as client:
        (await client.post("/api/me", json={"name": "Eve"})).raise_for_status()
        yield client


@asynccontextmanager
async def trickled(server: Server, sent: bytes) -> AsyncIterator[None]:
    """Uploads of which so much has come, as many as there are places for long ones."""
    writers = list[asyncio.StreamWriter]()
    for address in ADDRESSES:
        async with named(server, address) as eve:
            cookie = eve.cookies["trimino"]
        head = (
            f"POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nCookie: trimino={cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {LONG}\r\n\r\n"
        )
        for _ in range(DOCUMENTS_EACH):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", server.port, local_addr=(address, 0)
            )
            writer.write(head.encode() + sent)
            await writer.drain()
            writers.append(writer)
    yield
    for writer in writers:
        writer.close()


async def test_uploads_that_trickle_in_keep_nobody_waiting(server: Server) -> None:
    anna = await GuestClient.named(server, "Anna")
    async with trickled(server, b"{"):
        # A short one has no place, and a long one finds one.
        for text in (record(1), record(1) + " " * LONG):
            answer = await anna.ask("POST", "/api/uploads", {"record": text})
            assert answer.status_code == 201, answer.text
        assert await anna.get(f"/api/uploads/{answer.json()['id']}")


async def test_long_uploads_that_stall_keep_nobody_with_a_short_one_waiting(
    server: Server,
) -> None:
    anna = await GuestClient.named(server, "Anna")
    async with trickled(server, b"{" + b" " * (FREE_BYTES + 1)):
        answer = await anna.ask("POST", "/api/uploads", {"record": record(1)})
        assert answer.status_code == 201, answer.text
        assert await anna.get(f"/api/uploads/{answer.json()['id']}")


async def test_an_upload_is_charged_before_it_is_there(server: Server) -> None:
    async with named(server, "127.5.1.1") as eve:
        head = (
            "POST /api/uploads HTTP/1.1\r\nHost: localhost\r\n"
            f"Cookie: trimino={eve.cookies['trimino']}\r\nContent-Length: {15 << 20}\r\n\r\n"
        )
        for told in (b"", b"", b" 429 "):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", server.port, local_addr=("127.5.1.1", 0)
            )
            writer.write(head.encode())
            if told:
                assert told in await asyncio.wait_for(reader.readline(), 30)
            else:
                # It was taken, and nothing is answered until it is there.
                writer.write(b"{")
                await writer.drain()
                await eve.get("/api/me")
            writer.close()


async def test_who_reads_a_record_does_not_wait_for_stories(server: Server) -> None:
    anna = await GuestClient.named(server, "Anna")
    brought = (await anna.post("/api/uploads", {"record": long_record(100)}))["id"]
    path = f"/api/uploads/{brought}"
    pairs = [
        await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
        for address in ADDRESSES
        for _ in range(DOCUMENTS_EACH)
    ]
    for _, writer in pairs:
        writer.write(f"GET {path}/story HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    stories = [asyncio.create_task(reader.readline()) for reader, _ in pairs]
    while not children(server.pid):
        await asyncio.sleep(0.01)
    assert await anna.get(path)
    assert not any(story.done() for story in stories)
    done, _ = await asyncio.wait(stories, return_when=asyncio.FIRST_COMPLETED)
    assert {story.result() for story in done} == {b"HTTP/1.1 200 OK\r\n"}
    for story, (_, writer) in zip(stories, pairs, strict=True):
        story.cancel()
        writer.close()
