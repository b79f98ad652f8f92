"""What is sent to a peer that does not read: it waits, in order, up to a bound; then it is dropped.

A peer that was dropped is told to try again, so that it never misses a frame without knowing.
"""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.serving.sockets import request
from trimino.server.http.protocol.connections import Connections
from trimino.server.http.protocol.websocket_protocol import MAX_WAITING, LimitedWebSocket
from trimino.server.http.protocol.write_deadline import WRITE_BUFFER
from trimino.server.http.socket import (
    RESTART,
    TRY_AGAIN,
    SocketOutbox,
    charge_links,
    protocol_of,
)

TEXT = 1024
"""Bytes of a text."""

LITTLE = 32 * 1024
"""Bytes that the kernel keeps for either side; it keeps about twice as much."""


@asynccontextmanager
async def sending(texts: int) -> AsyncIterator[str]:
    """A server that sends numbered texts at once, and closes; the address of its socket."""

    async def send_all(websocket: WebSocket) -> None:
        transport = protocol_of(websocket).transport
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
        outbox = SocketOutbox(websocket)
        for number in range(texts):
            outbox.send(b"%*d" % (TEXT, number))
        outbox.end()

    async with serving_sockets(send_all) as address:
        yield address


@asynccontextmanager
async def serving_sockets(work: Callable[[WebSocket], Awaitable[None]]) -> AsyncIterator[str]:
    """A server that does something with each socket; the address of its sockets."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        await websocket.accept()
        await work(websocket)
        while (await websocket.receive())["type"] != "websocket.disconnect":
            pass

    limited = partial(LimitedWebSocket, connections=Connections())
    # Called like the class.
    config = uvicorn.Config(app, ws=limited, lifespan="off", log_config=None)  # type: ignore[arg-type]
    server = uvicorn.Server(config)
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        running = asyncio.create_task(server.serve([listening]))
        try:
            yield f"ws://127.0.0.1:{listening.getsockname()[1]}/"
        finally:
            server.should_exit = True
            await running


async def received(address: str) -> tuple[list[int], int | None]:
    """The texts that a peer gets which reads late and slowly, and the code that ends them."""
    reading = socket.socket()
    reading.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    host, port = address.removeprefix("ws://").rstrip("/").split(":")
    reading.connect((host, int(port)))
    numbers: list[int] = []
    async with asyncio.timeout(60), connect(address, sock=reading, max_queue=1) as peer:
        await asyncio.sleep(0.2)
        with suppress(ConnectionClosed):
            while True:
                numbers.append(int(await peer.recv()))
    return numbers, peer.close_code


async def test_what_waits_is_sent_in_order_before_the_end() -> None:
    texts = (MAX_WAITING + WRITE_BUFFER // 2) // TEXT
    async with sending(texts) as address:
        assert await received(address) == (list(range(texts)), RESTART)


async def test_a_peer_for_whom_too_much_waits_is_told_to_try_again() -> None:
    texts = 4 * MAX_WAITING // TEXT
    async with sending(texts) as address:
        numbers, code = await received(address)
    assert code == TRY_AGAIN
    assert len(numbers) < texts / 2
    assert numbers == list(range(len(numbers)))


async def test_a_peer_that_still_sends_is_not_cut_off_by_a_server_that_stops() -> None:
    """Else sending fails before it has read why the socket was closed."""

    async def stop(websocket: WebSocket) -> None:
        protocol, outbox = protocol_of(websocket), SocketOutbox(websocket)
        outbox.send(b"go")
        outbox.end()
        while not protocol.close_sent:
            await asyncio.sleep(0)
        # What the peer sends meanwhile stays unread.
        time.sleep(0.3)
        protocol.shutdown()

    async with serving_sockets(stop) as address:
        _, _, port = address.rstrip("/").rpartition(":")
        frames = await asyncio.to_thread(_talk, int(port))
    assert frames.endswith(b"\x88\x02" + RESTART.to_bytes(2))


def _talk(port: int) -> bytes:
    """Send texts once spoken to, and read until the connection ends, which must not be a reset."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as peer:
        peer.sendall(request(port, "/", ""))
        read = b""
        while b"go" not in read.partition(b"\r\n\r\n")[2]:
            read += peer.recv(1024)
        for _ in range(10):
            peer.sendall(b"\x81\x82\0\0\0\0hi")
        while more := peer.recv(1024):
            read += more
    return read


@pytest.mark.parametrize(
    ("kept", "units"), [(None, []), (9_990, []), (10_100, []), (9_000, [2]), (0, [20])]
)
def test_links_of_a_long_log_are_charged(kept: int | None, units: list[int]) -> None:
    """Or many sockets that do not read would have the server hold a megabyte for each."""
    taken = list[int]()
    live = SimpleNamespace(room=SimpleNamespace(version=10_000))
    requester: Any = SimpleNamespace(
        service=SimpleNamespace(cache={"table": live}),
        take=lambda kind, cost: taken.append(cost),
    )
    charge_links(requester, "table", kept)
    charge_links(requester, "gone", kept)
    assert taken == units
