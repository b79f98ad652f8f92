"""Whether tables of people wait while bots think at others, with every worker busy."""

import asyncio
import random

from bench.serving.load import Load, median, served
from bench.serving.processes import server, sqlite
from bench.serving.size import Size
from bench.serving.stock import StockPlan, stock

TABLES = 10
WITH_BOTS = StockPlan(people=1, bots=("master", "master", "master"))
CALM = 3.0
"""Seconds until bots have nothing left to think about, or all are at it."""


async def measure(size: Size) -> None:
    rng = random.Random(1)
    with sqlite() as database:
        people = await stock(database, TABLES, StockPlan())
        bots = await stock(database, size.busy, WITH_BOTS)
        with server(database) as own:
            steady = await served(own, people, lambda: rng.uniform(0.1, 0.4))
            busy = await served(own, bots)
            pairs = [
                (await with_bots_at_rest(steady, busy, size), await with_bots(steady, busy, size))
                for _ in range(size.slices)
            ]
            steady.close()
            busy.close()
    print(f"\n{TABLES} tables of people, beside {size.busy} tables where three masters think each")
    print(f"{'':26} {'at rest':>8} {'thinking':>8} {'ratio':>8}")
    for number, share in enumerate((0.5, 0.99)):
        both = [(rest[number], thinking[number]) for rest, thinking in pairs]
        rest, thinking = (1e3 * median(column) for column in zip(*both, strict=True))
        ratio = median(after / before for before, after in both)
        name = f"{100 * share:.0f} % answered within, ms"
        print(f"  {name:24} {rest:8.1f} {thinking:8.1f} {ratio:8.2f}", flush=True)


async def with_bots_at_rest(steady: Load, busy: Load, size: Size) -> tuple[float, float]:
    await busy.rest()
    await asyncio.sleep(CALM)
    return await answered(steady, size)


async def with_bots(steady: Load, busy: Load, size: Size) -> tuple[float, float]:
    busy.start()
    await asyncio.sleep(CALM)
    return await answered(steady, size)


async def answered(steady: Load, size: Size) -> tuple[float, float]:
    found = await steady.play(2 * size.seconds)
    return found.percentile(0.5), found.percentile(0.99)
