"""A server that goes away: it is told, nothing is lost, and a move is carried out once."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.server.clients import Guest
from tests.server.servers import serving
from tests.tui.visiting import SHORT, visiting
from trimino.client.errors import ClientError, ClientReason, RequestRefused
from trimino.client.table_socket import ConnectionState, TableSocket, new_id
from trimino.room.frame_types import Frame

VIEW = {"type": "view", "version": 7}


def test_a_move_made_while_the_server_is_away_is_carried_out_once(tmp_path: Path) -> None:
    async def play() -> None:
        with serving(f"sqlite:///{tmp_path / 'games.db'}") as server:
            host = await Guest.named(server, "Host")
            table = await host.open("person", "greedy", rules=SHORT)
            async with visiting(server, table, tmp_path) as anna:
                await anna.tells("The host starts the match.")
                async with host.at(table) as chair:
                    await chair.do("start")
                await anna.until(lambda: anna.decides)
                events = len(anna.view.now.events)
                server.kill()
                await anna.until(lambda: "The connection is lost. Trying again" in anna.asked)
                hand = anna.view.now.position.hand
                await anna.play()
                await anna.until(lambda: "On its way" in anna.asked)
                assert len(anna.view.now.events) == events
                assert anna.view.now.position.hand == hand
                server.start()
                await anna.until(lambda: len(anna.view.now.events) > events)
                own = [event for event in anna.view.now.events[events:] if event.seat == 0]
                assert len(own) == 1
                assert "The connection is lost" not in anna.asked
                await anna.play_on()

    asyncio.run(play())


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
            async with asyncio.timeout(20):
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


def test_a_wish_that_was_not_answered_is_sent_again_under_its_id() -> None:
    async def wish() -> None:
        async with answering(hears_and_goes, answers(type="ack", version=8)) as (socket, told):
            name = new_id()
            assert await socket.ask("play", name, decision=3, action="draw") == 8
            assert [one for one in told if isinstance(one, str)] == ["/socket", "/socket?since=7"]
            assert told[-1] == {"type": "ack", "id": name, "version": 8}

    asyncio.run(wish())


def test_a_wish_that_came_too_late_is_given_back() -> None:
    stale = {"name": "table-stale", "details": {}, "text": "That is past."}

    async def wish() -> None:
        refusing = answers(type="refused", error=stale)
        async with answering(hears_and_goes, refusing) as (socket, _):
            with pytest.raises(RequestRefused) as refused:
                await socket.ask("play", new_id(), decision=3, action="draw")
            assert refused.value.name == "table-stale"
            assert socket.state is not ConnectionState.REFUSED

    asyncio.run(wish())


@pytest.mark.parametrize("nonsense", ["[]", "{", '{"type": "update"}', '{"type": "ack"}'])
def test_a_server_of_another_version_is_told_as_such(nonsense: str) -> None:
    async def speak(socket: ServerConnection) -> None:
        await socket.send(nonsense)
        await socket.wait_closed()

    async def listen() -> None:
        async with answering(speak) as (socket, _):
            while socket.why is None:
                await asyncio.sleep(0.01)
            assert isinstance(socket.why, ClientError)
            assert socket.why.reason is ClientReason.OTHER_VERSION
            with pytest.raises(ClientError):
                await socket.ask("play", new_id())

    asyncio.run(listen())


def test_a_kind_of_frame_that_came_later_is_passed_over() -> None:
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
