"""The pace of a body: who sends nothing is dropped soon, and who sends has more time."""

import asyncio
from contextlib import suppress

import h11
import pytest
from starlette.types import Receive, Scope, Send

from tests.server.http.served_app import connected, reads_all
from trimino.server.http.protocol import http_protocol
from trimino.server.http.protocol.connections import DropReason

GRACE = 0.3
"""Seconds that a body has here if nothing of it comes."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(http_protocol.DEADLINES, h11.SEND_BODY, GRACE)
    monkeypatch.setattr(http_protocol, "BODY_PAUSE", GRACE / 4)


async def reads_late(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that begins to read when a body should long be there."""
    await asyncio.sleep(4 * GRACE)
    await reads_all(scope, receive, send)


async def told(reader: asyncio.StreamReader) -> bytes:
    """The first line of the answer; nothing if the connection ends before."""
    async with asyncio.timeout(30):
        with suppress(ConnectionError):
            return await reader.readline()
    return b""


async def test_a_body_whose_head_came_with_the_request_before_has_a_deadline() -> None:
    dropped = list[DropReason]()
    async with connected(on_drop=dropped.append) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\nPOST / HTTP/1.1\r\nHost: x\r\n")
        writer.write(b"Content-Length: 9\r\n\r\nhalf")
        assert b" 204 " in await told(reader)
        with suppress(ConnectionError):
            async with asyncio.timeout(30):
                await reader.read()
    assert dropped == [DropReason.SLOW_REQUEST]


async def test_who_sends_has_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    # A byte gives a second.
    monkeypatch.setattr(http_protocol, "BODY_PACE", 1)
    async with connected() as (reader, writer):
        writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\n")
        for _ in range(40):
            writer.write(b"x")
            await asyncio.sleep(GRACE / 8)
        assert b" 204 " in await told(reader)


async def test_but_not_more_than_the_longest_body_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "BODY_PACE", 1)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", GRACE)
    async with connected() as (reader, writer):
        writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n")
        writer.write(b"x" * 99)
        assert await told(reader) == b""


async def test_time_in_which_the_app_takes_nothing_does_not_count() -> None:
    size = 1 << 20
    async with connected(reads_late) as (reader, writer):
        writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size)
        writer.write(b"x" * size)
        assert b" 204 " in await told(reader)
