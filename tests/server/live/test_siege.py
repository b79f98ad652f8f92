"""Every known abuse at once: people play on, nobody of them is refused, the memory is bounded."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from bench.serving.attackers import Attackers, long_record
from bench.serving.load import Load, Slice, served
from bench.serving.newcomers import Newcomers
from bench.serving.processes import ListeningProcess, server
from bench.serving.stock import StockPlan, stock

MIB = 2**20
KINDS = (
    "flood dropped",
    "half requests",
    "position 200",
    "story 200",
    "upload 201",
    "analysis 202",
)
"""Outcomes that say that each kind of attack got as far as it can."""
HANGS = 300.0
"""Seconds after which people no longer play."""


async def test_people_play_on_while_others_attack(
    tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    tables, rounds = count(4, 100), count(20, 200)
    people = await stock(database, tables, StockPlan(people=2))
    (watched,) = await stock(database, 1, StockPlan(people=2, moves=40))
    record, rng = tmp_path / "record.json", random.Random(1)
    record.write_text(long_record(rounds))
    with server(database, TRIMINO_LIMITS="on") as own:
        steady = await served(own, people, lambda: rng.uniform(0.1, 0.4), apart=True)
        attackers = Attackers(own.port, watched.table, record)
        calm = await played(steady, tables)
        before = own.memory()
        newcomers = Newcomers(own.port)
        async with attackers.at_work(), newcomers.coming():
            siege, most = await played_and_weighed(steady, own, attackers, tables)
        steady.close()
    # A refusal or a lost connection of anybody honest would have been an error.
    assert newcomers.times
    assert min(calm.moves, siege.moves) >= 5 * tables
    assert most - before < 300 * MIB
    # All of them were at it, and none made the server fail.
    outcomes = attackers.outcomes
    assert outcomes["flood dropped"] >= 4
    assert outcomes["half requests"] >= 300
    assert not [outcome for outcome in outcomes if outcome.endswith(" 500")]


async def played(load: Load, tables: int) -> Slice:
    """Play until each table has moved some times."""
    moves, latencies = 0, list[float]()
    async with asyncio.timeout(HANGS):
        while moves < 5 * tables:
            some = await load.play(1.0)
            moves += some.moves
            latencies += some.latencies
    return Slice(moves, 0.0, 0.0, latencies)


async def played_and_weighed(
    load: Load, own: ListeningProcess, attackers: Attackers, tables: int
) -> tuple[Slice, int]:
    """Play until the attackers have done their worst; and the most memory meanwhile."""
    most, moves, latencies = 0, 0, list[float]()
    async with asyncio.timeout(HANGS):
        while moves < 10 * tables or not all(attackers.outcomes[kind] for kind in KINDS):
            some = await load.play(1.0)
            moves += some.moves
            latencies += some.latencies
            most = max(most, own.memory())
    return Slice(moves, 0.0, 0.0, latencies), most
