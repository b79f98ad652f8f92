"""The load that `bench serving` makes is real: what it counts is in the log. Nothing is timed."""

import asyncio
from pathlib import Path

import pytest

from bench.serving import growth
from bench.serving.growth import CostPoint
from bench.serving.load import Load, Playing, in_turns, path, relayed, served
from bench.serving.processes import ListeningProcess, relay
from bench.serving.sockets import Socket
from bench.serving.stock import Stocked, StockPlan, stock
from tests.server.servers import serving
from trimino.room.log_row import LogRow
from trimino.server.storage import Store


async def logs(database: str, tables: list[Stocked]) -> list[LogRow]:
    store = await Store.open(database)
    try:
        return [row for stocked in tables for row in await store.tables.rows(stocked.table)]
    finally:
        await store.close()


async def load(database: str, plan: StockPlan) -> None:
    tables = await stock(database, 2, plan)
    before = len([row for row in await logs(database, tables) if row.kind == "played"])
    assert before == 2 * plan.moves
    with serving(database) as started, relay() as bare:
        loads = [
            await relayed(bare, tables=2),
            await served(ListeningProcess(started.pid, started.port), tables),
        ]
        slices = await in_turns(loads, slices=2, seconds=0.5)
        for each in loads:
            each.close()
    moves = sum(own.moves for _, own in slices)
    rows = [row for row in await logs(database, tables) if row.kind == "played"]
    assert len([row for row in rows if row.command is not None]) == moves
    for slice in (slice for pair in slices for slice in pair):
        assert slice.moves == len(slice.latencies) > 0
        assert slice.percentile(0.5) <= slice.percentile(0.99)


@pytest.mark.parametrize("plan", [StockPlan(moves=5), StockPlan(people=1, bots=("greedy",))])
def test_what_is_counted_is_in_the_log(tmp_path: Path, plan: StockPlan) -> None:
    asyncio.run(load(f"sqlite:///{tmp_path / 'trimino.db'}", plan))


def test_a_socket_that_is_refused_says_so() -> None:
    async def knock() -> None:
        with relay() as bare, pytest.raises(ConnectionError):
            await Socket.connect(bare.port, "/nowhere", lambda text: None)

    asyncio.run(knock())


@pytest.mark.parametrize(
    ("text", "told"),
    [(b'{"type":"refused","id":null}', "refused 1 moves"), (None, "dropped 1 players")],
)
def test_a_player_who_is_refused_or_dropped_ends_the_measurement(
    text: bytes | None, told: str
) -> None:
    async def play() -> None:
        with relay() as bare:
            load = Load(bare)
            playing = Playing(load, "seed")
            playing.socket = await load.join(path("table"), playing)
            if text is None:
                playing.socket._transport.abort()
            else:
                # The relay sends everybody what it gets.
                playing.socket.send(text)
            with pytest.raises((ConnectionError, ValueError), match=told):
                await load.play(0.5)

    asyncio.run(play())


def test_flat_is_told_from_growing() -> None:
    assert "NOT" not in growth.verdict(
        [CostPoint(0, 8.0), CostPoint(100, 7.9), CostPoint(200, 8.3)]
    )
    assert "NOT" in growth.verdict([CostPoint(0, 8.0), CostPoint(100, 9.0), CostPoint(200, 12.0)])
