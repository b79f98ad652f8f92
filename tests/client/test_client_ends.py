"""A client that is closed or not connected, or whose program errs: nobody waits for ever."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from tests.server.servers import Server, serving
from trimino.client import ClientError, ClientReason, TableClient
from trimino.rules import IllegalAction, Place, Reason

LINK = "http://localhost:8000/table/abc"
SEATS = ["person", "greedy"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'games.db'}") as running:
        yield running


def within_time(doing: Callable[[], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with asyncio.timeout(30):
            return await doing()

    return asyncio.run(run())


def test_closing_wakes_whoever_waits(server: Server) -> None:
    async def play() -> None:
        table = await TableClient.open(server.url, name="Anna", seats=SEATS)
        waiting = asyncio.create_task(table.until(lambda: False))
        await asyncio.sleep(0)
        await table.close()
        for late in (waiting, table.until(lambda: False), table.start(), table.hint()):
            with pytest.raises(ClientError) as closed:
                await late
            assert closed.value.reason is ClientReason.CLOSED

    within_time(play)


def test_an_error_in_a_callback_is_not_one_of_the_connection(server: Server) -> None:
    async def play() -> None:
        heard: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, said: heard.append(said))
        table = await TableClient.open(server.url, name="Anna", seats=SEATS)
        await table.close()

        def stumble() -> None:
            raise KeyError("mine")

        again = TableClient(table.link, credentials=table.credentials, on_change=stumble)
        await again.connect()
        await again.start()
        assert again.error is None
        assert {type(said["exception"]) for said in heard} == {KeyError}
        await again.close()

    within_time(play)


def test_an_error_while_a_frame_is_read_reaches_whoever_waits(server: Server) -> None:
    async def play() -> None:
        table = await TableClient.open(server.url, name="Anna", seats=SEATS)

        def stumble(_: object) -> None:
            raise RuntimeError("unforeseen")

        table.witness.take = stumble  # type: ignore[method-assign, assignment]  # on purpose
        with pytest.raises(ClientError) as failed:
            await table.start()
        assert failed.value.reason is ClientReason.FAILED
        assert "unforeseen" in str(failed.value)
        await table.close()

    within_time(play)


def test_before_connecting_everything_is_refused_in_words() -> None:
    async def call() -> None:
        table = TableClient(LINK)
        for late in (table.start(), table.hint(), table.sit(), table.take_back()):
            with pytest.raises(ClientError) as refused:
                await late
            assert refused.value.reason is ClientReason.NOT_CONNECTED
        await table.close()

    within_time(call)


def test_what_is_no_action_is_refused_as_in_a_local_match() -> None:
    async def call() -> None:
        table = TableClient(LINK)
        for action in (None, "draw", Place):
            with pytest.raises(IllegalAction) as refused:
                await table.play(action)  # type: ignore[arg-type]  # on purpose
            assert refused.value.reason is Reason.NOT_AN_ACTION
        await table.close()

    within_time(call)


def test_the_view_is_there_in_the_middle_of_a_match(server: Server) -> None:
    async def play() -> None:
        table = await TableClient.open(server.url, name="Anna", seats=SEATS)
        await table.start()
        await table.until(lambda: table.view is not None)
        watching = await TableClient.watch(table.link)
        back = await TableClient.join(table.link, credentials=table.credentials)
        for client in (watching, back, table):
            assert client.view is not None
        for client in (watching, back, table):
            await client.close()

    within_time(play)
