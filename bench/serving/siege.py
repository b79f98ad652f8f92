"""Whether tables of people wait while others attack the server in every way that is known.

Slices without and with the attackers alternate; what counts is the median of their ratios. All the
while new people come and open tables. If anybody honest is refused or dropped, that is an error.
"""

import os
import random
import tempfile
from pathlib import Path
from typing import NamedTuple

from bench.serving.attackers import Attackers, long_record
from bench.serving.load import Load, Slice, median, served
from bench.serving.newcomers import Newcomers
from bench.serving.processes import ListeningProcess, server, sqlite
from bench.serving.size import FULL, Size
from bench.serving.stock import StockPlan, keep_long_record, stock

TABLES, TABLES_QUICK = 100, 5
ROUNDS, ROUNDS_QUICK = 1_000, 40
"""Rounds of the records that attackers bring."""

SLICES = 3
"""Pairs of slices: each takes half a minute, and its ratio hardly depends on the others."""

MIB = 2**20


class SiegeSlice(NamedTuple):
    """A slice of the people's load, the seconds that newcomers took, and the machine's load."""

    played: Slice
    visits: list[float]
    busy: float


async def measure(size: Size) -> None:
    rng = random.Random(1)
    full = size is FULL
    tables, rounds = (TABLES, ROUNDS) if full else (TABLES_QUICK, ROUNDS_QUICK)
    slices = SLICES if full else size.slices
    with sqlite() as database, tempfile.TemporaryDirectory(prefix="trimino-bench-") as folder:
        record = Path(folder) / "record.json"
        record.write_text(long_record(rounds))
        people = await stock(database, tables, StockPlan())
        (watched,) = await stock(database, 1, StockPlan(people=2, moves=60))
        kept = await keep_long_record(database)
        with server(database, TRIMINO_LIMITS="on") as own:
            steady = await served(own, people, lambda: rng.uniform(0.5, 2.0), apart=True)
            attackers = Attackers(own.port, watched.table, record, kept)
            before = own.memory()
            pairs = [await pair(steady, attackers, size) for _ in range(slices)]
            steady.close()
            report(tables, pairs, own, before)
    for outcome, count in sorted(attackers.outcomes.items()):
        print(f"  {outcome:24} {count:8}")


async def pair(steady: Load, attackers: Attackers, size: Size) -> tuple[SiegeSlice, SiegeSlice]:
    calm = await played(steady, size)
    async with attackers.at_work():
        return calm, await played(steady, size)


async def played(steady: Load, size: Size) -> SiegeSlice:
    newcomers = Newcomers(steady.process.port)
    async with newcomers.coming():
        found = await steady.play(8 * size.seconds)
    return SiegeSlice(found, newcomers.times, os.getloadavg()[0])


def report(
    tables: int, pairs: list[tuple[SiegeSlice, SiegeSlice]], own: ListeningProcess, before: int
) -> None:
    print(f"\n{tables} tables of people, at peace and under attack")
    print(f"{'':26} {'at peace':>8} {'attacked':>8} {'ratio':>8}")
    for share in (0.5, 0.99):
        both = [
            (calm.played.percentile(share), siege.played.percentile(share)) for calm, siege in pairs
        ]
        _row(f"{100 * share:.0f} % answered within, ms", both, 1e3)
    visits = [(max(calm.visits), max(siege.visits)) for calm, siege in pairs]
    _row("newcomers at most, ms", visits, 1e3)
    _row("moves a second", [(calm.played.rate, siege.played.rate) for calm, siege in pairs], 1)
    _row("CPU a move, µs", [(calm.played.cpu, siege.played.cpu) for calm, siege in pairs], 1e6)
    _row("load of the machine", [(calm.busy, siege.busy) for calm, siege in pairs], 1)
    print(f"  memory of the server, MiB {before / MIB:8.0f} {own.memory() / MIB:8.0f}")


def _row(name: str, pairs: list[tuple[float, float]], unit: float) -> None:
    """The medians, and the median of the ratios with the least and the greatest of them."""
    calm, siege = (unit * median(column) for column in zip(*pairs, strict=True))
    ratios = sorted(after / first for first, after in pairs)
    spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
    print(f"  {name:24} {calm:8.1f} {siege:8.1f} {median(ratios):8.2f}  {spread}", flush=True)
