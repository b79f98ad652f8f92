"""Going back at a friendly table of a real server, also while a bot plays or tiles are dealt."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from tests.client.test_table_client import SHORT, within_time
from tests.server.servers import Server, serving
from trimino.client import RequestRefused, TableClient
from trimino.records.record import replay
from trimino.room.frame_types import Frame
from trimino.rules import MatchView, published

ROUNDS = published("triomino").replace_json({"target": None, "rounds": 3, "solo": None})
"""Three rounds of many turns: the match is not over while a test goes back."""

ONE_TILE = ROUNDS.replace_json({"hand": dict.fromkeys("23456", 1), "rounds": 60})
"""Everyone holds one tile, and whoever opens ends the round: both do in one of so many."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'games.db'}") as running:
        yield running


class HeldEvents:
    """Keeps frames from a client, from the first with a certain kind of event on."""

    def __init__(self, client: TableClient, kind: str, by: str | None = None) -> None:
        socket = client._socket
        assert socket is not None
        self._kind, self._by, self._take = kind, by, socket._take
        self._are_released = asyncio.Event()
        self.are_there = asyncio.Event()
        socket._take = self.take

    async def take(self, frame: Frame) -> None:
        values: Any = frame
        events = values.get("events", ())
        if any(one["kind"] == self._kind and one.get("by") == self._by for one in events):
            self.are_there.set()
            await self._are_released.wait()
        await self._take(frame)

    def release(self) -> None:
        self._are_released.set()


def assert_same(client: TableClient, before: MatchView) -> None:
    """The client sees what it saw before."""
    assert client.view is not None
    assert [len(played.events) for played in client.view.rounds] == [
        len(played.events) for played in before.rounds
    ]
    assert client.view == before
    assert list(client.view.legal) == list(before.legal)


async def open_table(server: Server, rules: Any) -> TableClient:
    client = await TableClient.open(
        server.url, name="Anna", seats=["person", "greedy"], rules=rules
    )
    await client.start()
    return client


async def next_placing(client: TableClient) -> MatchView:
    """The next decision at which a tile can be laid."""
    async for view in client.turns():
        if view.legal.placements:
            return view
        await client.play(view.legal.default)
    raise AssertionError


def test_decision_by_decision(server: Server) -> None:
    async def play() -> None:
        async with await open_table(server, ROUNDS) as table:
            undone = 0
            async for view in table.turns():
                action = next(iter(view.legal))
                await table.play(action)
                if undone == 5:
                    continue
                await table.take_back()
                undone += 1
                assert_same(table, view)
                await table.play(action)
            record = await table.record()
            assert table.view is not None
            assert len(record["taken_back"]) >= undone
            assert replay(record).totals == table.view.totals

    within_time(play)


async def take_back_across(client: TableClient, held: HeldEvents) -> None:
    """Go back when the server is ahead of what the client knows."""
    async with asyncio.timeout(60):
        await held.are_there.wait()
    going_back = asyncio.create_task(client.take_back())
    await client.until(lambda: client.has_pending)
    held.release()
    await going_back


def test_a_reply_of_a_bot_crosses_the_request(server: Server) -> None:
    async def play() -> None:
        async with await open_table(server, ROUNDS) as table:
            before = await next_placing(table)
            held = HeldEvents(table, "played", "bot")
            await table.play(before.legal.placements[0])
            await take_back_across(table, held)
            assert_same(table, before)

    within_time(play)


def test_a_deal_crosses_the_request(server: Server) -> None:
    async def play() -> None:
        async with await open_table(server, ONE_TILE) as table:
            before = await next_placing(table)
            held = HeldEvents(table, "dealt")
            await table.play(before.legal.placements[0])
            await take_back_across(table, held)
            assert_same(table, before)

    within_time(play)


def test_over_a_deal(server: Server) -> None:
    async def play() -> None:
        async with await open_table(server, ONE_TILE) as table:
            before = await next_placing(table)
            await table.play(before.legal.placements[0])
            dealt = len(before.rounds) + 1
            await table.until(lambda: table.view is not None and len(table.view.rounds) == dealt)
            await table.take_back()
            assert_same(table, before)

    within_time(play)


def test_two_people_who_take_back_were_shown_every_move_of_the_log(server: Server) -> None:
    """What is undone among people is in the log, and no device doubts an honest server."""

    async def play_and_undo(table: TableClient, one_at_a_time: asyncio.Lock) -> None:
        rng, undone = random.Random(3), 0
        async for _ in table.turns():
            async with one_at_a_time:
                # The move before may have been undone meanwhile, and not all can be undone.
                view = table.view
                with suppress(RequestRefused):
                    if view is not None and view.legal:
                        await table.play(rng.choice(list(view.legal)))
                        if undone < 3:
                            await table.take_back()
                            undone += 1

    async def play() -> None:
        seats = ["person", "person"]
        async with (
            await TableClient.open(server.url, name="Anna", seats=seats, rules=SHORT) as anna,
            await TableClient.join(str(anna.link), name="Juris") as juris,
        ):
            await anna.start()
            lock = asyncio.Lock()
            await asyncio.gather(play_and_undo(anna, lock), play_and_undo(juris, lock))
            record = await anna.record()
            assert {part["actions"][0]["seat"] for part in record["taken_back"]} == {0, 1}
            for table in (anna, juris):
                assert table.doubt is None
                proof = await table.check_deals()
                assert proof is not None
                stand = sum(len(played.events) for played in replay(record).rounds)
                assert proof.shown == proof.moves > stand

    within_time(play)
