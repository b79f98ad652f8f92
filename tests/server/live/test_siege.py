"""Every known abuse at once: people play on, nobody of them is refused, the memory is bounded."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.serving.attackers import FLOODS, Attackers, long_record
from bench.serving.load import Load, Slice, served
from bench.serving.newcomers import Newcomers, Readers
from bench.serving.processes import ListeningProcess, server
from bench.serving.slow_attackers import SLOW
from bench.serving.stock import StockPlan, keep_long_record, stock

MIB = 2**20
MAX_GROWN = 300 * MIB
"""Bytes that a server may take more under attack: what may wait of uploads, records and answers."""

KINDS = (
    *(f"{kind} {end}" for kind in FLOODS for end in ("dropped", "not let in")),
    *(f"{kind} dropped" for kind in SLOW),
    *("position 200", "position 429"),
    *("story 200", "story 429"),
    *("upload 201", "upload 429"),
    *("analysis 202", "analysis 429"),
)
"""Outcomes that say that each kind of attack got as far as it can, and met its own limit there."""

HANGS = 300.0
"""Seconds after which people no longer play."""

TIMES, SECONDS = 10, 1.0
"""Under attack 99 % of the answers come within so many times as long, and so many seconds more. In
a small run on a busy machine a few answers decide that; what keeps people waiting is far more."""

GOAL = 2.0
"""Times as long as at peace, in the median of several sieges of a large server."""


class Plan(NamedTuple):
    """The size of a siege."""

    tables: int
    rounds: int
    """Rounds of the records that attackers bring."""
    pause: tuple[float, float]
    """Seconds for which people think, at least and at most."""
    moves: int
    """Moves at each table at least, at peace and under attack."""


class Siege(NamedTuple):
    """What people had at peace and under attack, and the bytes that the server took more."""

    calm: Slice
    attacked: Slice
    grown: int


async def test_people_play_on_while_others_attack(
    tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    small, large = Plan(6, 20, (0.1, 0.4), 8), Plan(100, 200, (0.5, 2.0), 15)
    plan, pairs = (small, large)[count(0, 1)], count(1, 5)
    sieges = [await besieged(tmp_path / str(number), plan) for number in range(pairs)]
    ratios = [attacked.percentile(0.99) / calm.percentile(0.99) for calm, attacked, _ in sieges]
    told = "; ".join(map(described, sieges))
    assert all(is_bearable(calm, attacked) for calm, attacked, _ in sieges), told
    assert max(grown for _, _, grown in sieges) < MAX_GROWN, told
    if plan is large:
        assert median(ratios) <= GOAL, told


def is_bearable(calm: Slice, attacked: Slice) -> bool:
    return attacked.percentile(0.99) < TIMES * calm.percentile(0.99) + SECONDS


def described(siege: Siege) -> str:
    at_peace, attacked = (1000 * one.percentile(0.99) for one in siege[:2])
    return f"99 % in {at_peace:.0f} and {attacked:.0f} ms, {siege.grown / MIB:.0f} MiB more"


async def besieged(folder: Path, plan: Plan) -> Siege:
    """Play at a server of its own, first at peace and then under attack.

    A refusal or a lost connection of anybody honest is an error.
    """
    folder.mkdir()
    database = f"sqlite:///{folder / 'tables.db'}"
    people = await stock(database, plan.tables, StockPlan(people=2))
    (watched,) = await stock(database, 1, StockPlan(people=2, moves=40))
    record, rng = folder / "record.json", random.Random(1)
    record.write_text(long_record(plan.rounds))
    kept = await keep_long_record(database)
    with server(database, TRIMINO_LIMITS="on") as own:
        steady = await served(own, people, lambda: rng.uniform(*plan.pause), apart=True)
        attackers = Attackers(own.port, watched.table, record, kept)
        newcomers, readers = Newcomers(own.port), Readers(own.port, long_record(2))
        async with newcomers.coming(), readers.coming():
            calm, before = await played(steady, own, plan, newcomers, readers)
            async with attackers.at_work():
                attacked, most = await played(steady, own, plan, newcomers, readers, attackers)
        steady.close()
    assert not [outcome for outcome in attackers.outcomes if outcome.endswith(" 500")]
    return Siege(calm, attacked, most - before)


async def played(
    load: Load, own: ListeningProcess, plan: Plan, *others: Newcomers | Attackers
) -> tuple[Slice, int]:
    """Play until all others have done what they came for; and the most memory meanwhile."""
    most, moves, latencies = 0, 0, list[float]()
    until = time.monotonic() + HANGS
    waited_for = [Waiting(one) for one in others]
    while moves < plan.moves * plan.tables or any(one.wanted() for one in waited_for):
        assert time.monotonic() < until, [one.wanted() for one in waited_for]
        some = await load.play(1.0)
        moves += some.moves
        latencies += some.latencies
        most = max(most, own.memory())
    return Slice(moves, 0.0, 0.0, latencies), most


class Waiting:
    """Waits until some more newcomers were served, or each attack has met its limit."""

    def __init__(self, one: Newcomers | Attackers) -> None:
        self._one = one
        self._before = 0 if isinstance(one, Attackers) else len(one.times)

    def wanted(self) -> list[str]:
        """The outcomes that are still waited for."""
        if isinstance(self._one, Attackers):
            return [kind for kind in KINDS if not self._one.outcomes[kind]]
        served = len(self._one.times) > self._before + 1
        return [] if served else [f"two more {type(self._one).__name__}"]
