"""What is sent to a peer that does not read: it waits, in order, up to a bound; then it is dropped.

A peer that was dropped is told to try again, so that it never misses a frame without knowing.
"""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from functools import partial

import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from trimino.server.http.protocol.connections import Connections
from trimino.server.http.protocol.websocket_protocol import MAX_WAITING, LimitedWebSocket
from trimino.server.http.protocol.write_deadline import WRITE_BUFFER
from trimino.server.http.socket import RESTART, TRY_AGAIN, SocketOutbox, protocol_of

TEXT = 1024
"""Bytes of a text."""

LITTLE = 32 * 1024
"""Bytes that the kernel keeps for either side; it keeps about twice as much."""


@asynccontextmanager
async def sending(texts: int) -> AsyncIterator[str]:
    """A server that sends numbered texts at once, and closes; the address of its socket."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        await websocket.accept()
        transport = protocol_of(websocket).transport
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
        outbox = SocketOutbox(websocket)
        for number in range(texts):
            outbox.send(b"%*d" % (TEXT, number))
        outbox.end()
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
