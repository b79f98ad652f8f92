"""Requests that trickle in: bytes are looked at once, reads are counted, slowness is noted."""

import asyncio
import time
from contextlib import suppress
from typing import ClassVar

import h11
import pytest
from starlette.types import Receive, Scope, Send

from tests.server.http.served_app import Connection, listening, reads_all
from trimino.server.access.rate_limits import RateLimiter
from trimino.server.http.middleware import RateLimit
from trimino.server.http.protocol import http_protocol
from trimino.server.http.protocol.connections import (
    READS,
    SLOW_REQUESTS,
    SLOW_SECONDS,
    Connections,
    DropReason,
)
from trimino.server.http.protocol.http_protocol import LimitedHttp
from trimino.server.http.protocol.metered_requests import MAX_HEAD, MeteredRequests, TooCostly

BEGUN = b"GET / HTTP/1.1\r\nHost: x\r\na: "
WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


class CountedReads(LimitedHttp):
    """A connection that counts how often it was read."""

    sizes: ClassVar[list[int]] = []

    def data_received(self, data: bytes) -> None:
        self.sizes.append(len(data))
        super().data_received(data)


async def answer(port: int, sent: bytes = WHOLE) -> bytes:
    """The first line that is answered to a request; nothing if the connection ends before."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    told = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(30):
            told = await reader.readline()
    writer.close()
    return told


def test_a_byte_of_a_long_head_costs_no_more_than_one_of_a_short_head() -> None:
    def seconds_for(sent: int) -> float:
        """The processor time for another thousand bytes, of which each comes by itself."""
        connection = MeteredRequests(h11.SERVER, MAX_HEAD)
        connection.receive_data(BEGUN + b"x" * sent)
        connection.next_event()
        began = time.process_time()
        for _ in range(1000):
            connection.receive_data(b"x")
            connection.next_event()
        return time.process_time() - began

    assert min(seconds_for(30_000) for _ in range(5)) < 3 * min(seconds_for(0) for _ in range(5))


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_long_heads_are_refused_however_little_comes_at_a_time(size: int) -> None:
    for head in (BEGUN + b"x" * MAX_HEAD, BEGUN + b"\r\na: b" * 200):
        with pytest.raises(TooCostly):
            receive(head, size)


def receive(head: bytes, size: int) -> None:
    """Take a head of which so many bytes come at a time."""
    connection = MeteredRequests(h11.SERVER, MAX_HEAD)
    for start in range(0, len(head), size):
        connection.receive_data(head[start : start + size])
        connection.next_event()


async def test_what_comes_byte_by_byte_is_read_less_often_in_the_end() -> None:
    allowed = 200
    head = BEGUN + b"x" * 3000 + b"\r\n\r\n"
    async with listening(reads_all, Connections(factor=allowed / READS), CountedReads) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for number in range(len(head)):
            writer.write(head[number : number + 1])
            # The server reads it before the next one is sent.
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        async with asyncio.timeout(30):
            assert b" 204 " in await reader.readline()
        writer.close()
    assert allowed <= len(CountedReads.sizes) < 2 * allowed


async def test_what_trickles_in_through_a_trusted_proxy_counts_for_its_client() -> None:
    """Others, who share the connection of the proxy, are read as before."""
    allowed, size = 200, 3000
    limits = Connections(factor=allowed / READS, exempt=("127.0.0.1",))
    begun = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.set()
        await reads_all(scope, receive, send)

    limited = RateLimit(app, RateLimiter())
    async with listening(limited, limits, CountedReads, keep_alive=60) as port:
        proxy = await asyncio.open_connection("127.0.0.1", port)
        assert allowed <= await reads_of(proxy, "203.0.113.9", size, begun) < 2 * allowed
        assert await reads_of(proxy, "203.0.113.8", allowed // 2, begun) >= allowed // 2
        proxy[1].close()


async def reads_of(proxy: Connection, client: str, size: int, begun: asyncio.Event) -> int:
    """The reads of a request of which the body comes byte by byte, once the app has begun it."""
    reader, writer = proxy
    head = f"POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {client}\r\n"
    writer.write(f"{head}Content-Length: {size}\r\n\r\n".encode())
    await begun.wait()
    begun.clear()
    CountedReads.sizes.clear()
    for _ in range(size):
        writer.write(b"x")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    async with asyncio.timeout(30):
        assert b" 204 " in await reader.readuntil(b"\r\n\r\n")
    return len(CountedReads.sizes)


async def test_who_finishes_no_request_is_not_answered_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(http_protocol.DEADLINES, h11.IDLE, 0.3)
    dropped = list[DropReason]()
    few = 5
    limits = Connections(factor=few / SLOW_REQUESTS, on_drop=dropped.append)
    async with listening(reads_all, limits) as port:
        # Connections on which nothing was sent are none.
        assert {await told for told in [answer(port, b"") for _ in range(few)]} == {b""}
        assert b" 204 " in await answer(port)
        halves = await asyncio.gather(*(answer(port, BEGUN) for _ in range(few)))
        assert {*halves} == {b""}
        assert await answer(port) == b""
    assert {*dropped} == {DropReason.SLOW_REQUEST}


def test_slow_requests_are_forgotten_however_many_there_were() -> None:
    connections = Connections(most=100, exempt=("192.0.2.7",))
    for _ in range(10 * SLOW_REQUESTS):
        for address in ("192.0.2.1", "192.0.2.7"):
            connections.note_slow_request(address, 0.0)
    assert connections.is_ignored("192.0.2.1", 0.0)
    assert connections.is_ignored("192.0.2.1", SLOW_REQUESTS * SLOW_SECONDS)
    assert not connections.is_ignored("192.0.2.1", (SLOW_REQUESTS + 1) * SLOW_SECONDS)
    assert not connections.is_ignored("192.0.2.2", 0.0)
    assert not connections.is_ignored("192.0.2.7", 0.0)
