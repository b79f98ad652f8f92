"""Crowd: many open tables and sockets at the pace of people, some with a bot."""

import asyncio
import random

from bench.serving.load import Load, Slice, served
from bench.serving.processes import server, sqlite
from bench.serving.size import Size
from bench.serving.stock import CORRESPONDENCE, Stocked, StockPlan, stock

PACE = {"TRIMINO_BOT_PAUSE": "1", "TRIMINO_DEAL_PAUSE": "5"}
SLOWEST = 6.0
"""Seconds that people take for a move, at most; they start at different times."""


async def tables_of(database: str, size: Size) -> list[Stocked]:
    """Tables with people at them, every fifth with a bot; most others wait for days."""
    with_bot = size.crowd_at // 5
    await stock(database, size.crowd - size.crowd_at, CORRESPONDENCE)
    people = await stock(database, size.crowd_at - with_bot, StockPlan())
    return people + await stock(database, with_bot, StockPlan(bots=("club",)))


async def measure(size: Size) -> None:
    rng = random.Random(1)
    with sqlite() as database:
        tables = await tables_of(database, size)
        with server(database, **PACE) as own:
            load = await served(own, tables, lambda: rng.uniform(0.5, SLOWEST))
            await warm_up(load)
            cpu = own.cpu()
            found = await load.play(size.crowd_seconds)
            share = (own.cpu() - cpu) / size.crowd_seconds
            load.close()
    tell(size, found, share)


async def warm_up(load: Load) -> None:
    """Wait until everyone has made a first move, so that they are out of step."""
    load.start()
    await asyncio.sleep(SLOWEST)


def tell(size: Size, found: Slice, share: float) -> None:
    sockets = 4 * size.crowd_at
    print(f"\n{size.crowd:,} open tables, {sockets:,} sockets at the pace of people")
    print(f"  moves a second               {found.rate:8.1f}")
    for at in (0.5, 0.99):
        print(f"  {100 * at:.0f} % answered within, ms   {1e3 * found.percentile(at):8.1f}")
    print(f"  share of one core            {100 * share:8.1f} %", flush=True)
