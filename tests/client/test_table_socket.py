"""The socket of a table, against a server that goes away or says something unexpected."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from trimino.client import ClientError, ClientReason, ConnectionState, RequestRefused
from trimino.client.table_socket import TableSocket, new_id
from trimino.room.frame_types import Frame

VIEW = {"type": "view", "version": 7}

Answering = Callable[[ServerConnection], Awaitable[None]]


@asynccontextmanager
async def answering(*visits: Answering) -> AsyncIterator[tuple[TableSocket, list[Any]]]:
    """A socket, and a server that answers each visit in its own way; what it was told last."""
    left = list(visits)
    told: list[Any] = []

    async def answer(socket: ServerConnection) -> None:
        told.append(socket.request.path if socket.request else "")
        await left.pop(0)(socket)

    async def take(frame: Frame) -> None:
        told.append(frame)

    async with serve(answer, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        socket = TableSocket(f"ws://127.0.0.1:{port}/socket", {}, take, lambda: None)
        task = asyncio.create_task(socket.run())
        try:
            async with asyncio.timeout(60):
                yield socket, told
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def hears_and_goes(socket: ServerConnection) -> None:
    """It is cut off after a command came, and before its answer."""
    await socket.send(json.dumps(VIEW))
    await socket.recv()
    socket.transport.abort()


def answers(**frame: object) -> Answering:
    async def answer(socket: ServerConnection) -> None:
        command = json.loads(await socket.recv())
        await socket.send(json.dumps({**frame, "id": command["id"]}))
        await socket.wait_closed()

    return answer


def test_a_command_without_an_answer_is_sent_again_under_its_id() -> None:
    async def send() -> None:
        async with answering(hears_and_goes, answers(type="ack", version=8)) as (socket, told):
            name = new_id()
            assert await socket.send("play", name, decision=3, action="draw") == 8
            assert [one for one in told if isinstance(one, str)] == ["/socket", "/socket?since=7"]
            assert told[-1] == {"type": "ack", "id": name, "version": 8}

    asyncio.run(send())


def test_a_command_that_came_too_late_is_refused() -> None:
    stale = {"name": "table-stale", "details": {}, "text": "That is past."}

    async def send() -> None:
        refusing = answers(type="refused", error=stale)
        async with answering(hears_and_goes, refusing) as (socket, _):
            with pytest.raises(RequestRefused) as refused:
                await socket.send("play", new_id(), decision=3, action="draw")
            assert refused.value.name == "table-stale"
            assert socket.state is not ConnectionState.REFUSED

    asyncio.run(send())


@pytest.mark.parametrize("nonsense", ["[]", "{", '{"type": "update"}', '{"type": "ack"}'])
def test_a_server_of_another_version_is_an_error_that_says_so(nonsense: str) -> None:
    async def speak(socket: ServerConnection) -> None:
        await socket.send(nonsense)
        await socket.wait_closed()

    async def listen() -> None:
        async with answering(speak) as (socket, _):
            while socket.error is None:
                await asyncio.sleep(0.01)
            assert isinstance(socket.error, ClientError)
            assert socket.error.reason is ClientReason.OTHER_VERSION
            with pytest.raises(ClientError):
                await socket.send("play", new_id())

    asyncio.run(listen())


def test_an_unknown_kind_of_frame_is_skipped() -> None:
    async def speak(socket: ServerConnection) -> None:
        await socket.send('{"type": "weather"}')
        await socket.send(json.dumps(VIEW))
        await socket.wait_closed()

    async def listen() -> None:
        async with answering(speak) as (socket, told):
            while socket.state is not ConnectionState.OPEN:
                await asyncio.sleep(0.01)
            assert told[1:] == [VIEW]

    asyncio.run(listen())
