"""Whether tables of people wait while others attack the server in every way that is known.

Slices without and with the attackers alternate; what counts is the median of their ratios.
"""

import random
import tempfile
from pathlib import Path

from bench.serving.attackers import Attackers, long_record
from bench.serving.load import Load, Slice, median, served
from bench.serving.processes import ListeningProcess, server, sqlite
from bench.serving.size import FULL, Size
from bench.serving.stock import StockPlan, stock

TABLES, TABLES_QUICK = 100, 5
ROUNDS, ROUNDS_QUICK = 1_000, 40
"""Rounds of the records that attackers bring."""

MIB = 2**20


async def measure(size: Size) -> None:
    rng = random.Random(1)
    tables, rounds = (TABLES, ROUNDS) if size is FULL else (TABLES_QUICK, ROUNDS_QUICK)
    with sqlite() as database, tempfile.TemporaryDirectory(prefix="trimino-bench-") as folder:
        record = Path(folder) / "record.json"
        record.write_text(long_record(rounds))
        people = await stock(database, tables, StockPlan())
        (watched,) = await stock(database, 1, StockPlan(people=2, moves=60))
        with server(database, TRIMINO_LIMITS="on") as own:
            steady = await served(own, people, lambda: rng.uniform(0.5, 2.0), apart=True)
            attackers = Attackers(own.port, watched.table, record)
            before = own.memory()
            pairs = [await pair(steady, attackers, size) for _ in range(size.slices)]
            steady.close()
            report(tables, pairs, own, before)
    for outcome, count in sorted(attackers.outcomes.items()):
        print(f"  {outcome:24} {count:8}")


async def pair(steady: Load, attackers: Attackers, size: Size) -> tuple[Slice, Slice]:
    calm = await steady.play(8 * size.seconds)
    async with attackers.at_work():
        return calm, await steady.play(8 * size.seconds)


def report(
    tables: int, pairs: list[tuple[Slice, Slice]], own: ListeningProcess, before: int
) -> None:
    print(f"\n{tables} tables of people, at peace and under attack")
    print(f"{'':26} {'at peace':>8} {'attacked':>8} {'ratio':>8}")
    for share in (0.5, 0.99):
        both = [(calm.percentile(share), siege.percentile(share)) for calm, siege in pairs]
        calm, siege = (1e3 * median(column) for column in zip(*both, strict=True))
        ratio = median(after / first for first, after in both)
        name = f"{100 * share:.0f} % answered within, ms"
        print(f"  {name:24} {calm:8.1f} {siege:8.1f} {ratio:8.2f}", flush=True)
    print(f"  memory of the server, MiB {before / MIB:8.0f} {own.memory() / MIB:8.0f}")
