"""Flat out: tables of four at full speed, on the server with every move on disk, and the relay."""

from collections.abc import Sequence
from contextlib import AbstractContextManager

from bench.serving.load import Slice, in_turns, median, relayed, served
from bench.serving.processes import postgresql, relay, server, sqlite
from bench.serving.size import Size
from bench.serving.stock import StockPlan, stock

Pairs = Sequence[Sequence[Slice]]


async def compare(database: str, size: Size) -> Pairs:
    """Slices of the relay and of the server, in pairs."""
    tables = await stock(database, size.tables, StockPlan())
    with server(database) as own, relay() as bare:
        loads = [await relayed(bare, size.tables), await served(own, tables)]
        for load in loads:
            await load.play(size.seconds)
        pairs = await in_turns(loads, size.slices, size.seconds)
        for load in loads:
            load.close()
    return pairs


def tell(name: str, pairs: Pairs) -> None:
    """The medians of the relay, of the server, and of the ratios."""
    print(f"{name:12} {'relay':>10} {'server':>10} {'ratio':>8}")
    _row("moves a second", [(bare.rate, own.rate) for bare, own in pairs], 1, ",.0f")
    _row("CPU a move, µs", [(bare.cpu, own.cpu) for bare, own in pairs], 1e6, ",.0f")
    clients = [(bare.load_cpu, own.load_cpu) for bare, own in pairs]
    _row("of the clients, µs", clients, 1e6, ",.0f")
    starved = [(bare.starved, own.starved) for bare, own in pairs]
    _row("no processor, %", starved, 1e2, ",.0f")
    for share in (0.5, 0.99):
        at = [(bare.percentile(share), own.percentile(share)) for bare, own in pairs]
        _row(f"{100 * share:.0f} % answered, ms", at, 1e3, ",.1f")


def _row(name: str, pairs: Sequence[tuple[float, float]], unit: float, form: str) -> None:
    bare, own = (unit * median(column) for column in zip(*pairs, strict=True))
    ratio = median(ours / theirs if theirs else 0.0 for theirs, ours in pairs)
    print(f"  {name:18} {bare:>10{form}} {own:>10{form}} {ratio:8.2f}", flush=True)


async def measure(size: Size) -> None:
    print(f"\n{size.tables} tables of four flat out, {size.slices} slices in turns")
    kinds: dict[str, AbstractContextManager[str]] = {"SQLite": sqlite()}
    if size.postgresql:
        kinds["PostgreSQL"] = postgresql()
    for name, place in kinds.items():
        with place as database:
            tell(name, await compare(database, size))
