"""Growth of the cost of a move: with the number of open tables, and with the log of a table.

What counts is the server's processor time for a move, as a multiple of the relay's for a frame in
slices taken in turns.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bench.serving.load import Load, in_turns, median, relayed, served
from bench.serving.processes import relay, server, sqlite
from bench.serving.size import Size
from bench.serving.stock import CORRESPONDENCE, StockPlan, stock

AT_ONCE = 10
"""Tables whose logs grow together."""

FLAT = 0.2
"""A fit that changes by less than this share from end to end counts as flat."""


class CostPoint(NamedTuple):
    """A size, and the cost of a move at that size."""

    size: float
    cost: float


async def by_tables(size: Size) -> list[CostPoint]:
    return [CostPoint(count, await with_open(count, size)) for count in size.opened]


async def with_open(count: int, size: Size) -> float:
    """The cost of a move with that many tables open, a few of them being played."""
    with sqlite() as database:
        await stock(database, count - size.tables, CORRESPONDENCE)
        tables = await stock(database, size.tables, StockPlan())
        with server(database) as own, relay() as bare:
            loads = [await relayed(bare, size.tables), await served(own, tables)]
            pairs = await in_turns(loads, size.slices, size.seconds)
            for load in loads:
                load.close()
    return median(ours.cpu / theirs.cpu for theirs, ours in pairs)


async def by_events(size: Size) -> list[CostPoint]:
    """The cost of a move while logs grow, in steps of a hundred moves a table."""
    with sqlite() as database:
        tables = await stock(database, AT_ONCE, StockPlan())
        with server(database) as own, relay() as bare:
            loads = await relayed(bare, AT_ONCE), await served(own, tables)
            points = [await hundred(number, *loads) for number in range(size.hundreds)]
            for load in loads:
                load.close()
    return points


async def hundred(number: int, bare: Load, own: Load) -> CostPoint:
    """A hundred moves at each table, with a slice of the relay before every part of them."""
    moves, ratios = 0, []
    while moves < 100 * AT_ONCE:
        theirs, ours = await bare.play(0.5), await own.play(1.0)
        moves += ours.moves
        ratios.append((ours.moves, ours.cpu / theirs.cpu))
    cost = sum(count * ratio for count, ratio in ratios) / moves
    return CostPoint(100 * number + 50, cost)


def verdict(points: Sequence[CostPoint]) -> str:
    """The verdict in words, from a linear fit."""
    mean = sum(point.cost for point in points) / len(points)
    change = slope(points) * (points[-1].size - points[0].size) / mean
    if abs(change) < FLAT:
        return f"flat: {100 * change:+.0f} % from end to end"
    return f"NOT flat: {100 * change:+.0f} % from end to end"


def slope(points: Sequence[CostPoint]) -> float:
    sizes, costs = zip(*points, strict=True)
    middle, mean = sum(sizes) / len(sizes), sum(costs) / len(costs)
    both = sum((one - middle) * (cost - mean) for one, cost in points)
    return float(both / sum((one - middle) ** 2 for one in sizes))


async def measure(size: Size) -> tuple[list[CostPoint], list[CostPoint]]:
    print("\nProcessor time of a move, in frames of the relay, as things grow")
    tables = await by_tables(size)
    tell("open tables", tables)
    events = await by_events(size)
    tell("moves in the log", events)
    return tables, events


def tell(what: str, points: Sequence[CostPoint]) -> None:
    print(f"  {what:18} " + "  ".join(f"{p.size:,.0f}: {p.cost:.1f}" for p in points))
    print(f"  {'':18} {verdict(points)}", flush=True)
