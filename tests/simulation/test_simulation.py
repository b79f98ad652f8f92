"""The simulation: what must never happen does not, whatever goes wrong.

To replay a seed that failed, run `python -m tests.simulation SEED`.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest

from tests.server.storage.stores import entry, head
from tests.simulation.auditor import Auditor
from tests.simulation.plain_store import PlainData
from tests.simulation.plan import FAULTS, ROUNDS, plan_of
from tests.simulation.seeded_bugs import SEEDED_BUGS
from tests.simulation.shortening import shortened
from tests.simulation.simulated_database import SimulatedDatabase
from tests.simulation.simulated_loop import Failed, SimulatedLoop
from tests.simulation.simulation import Simulation, SimulationFailed, SimulationReport
from tests.simulation.sql_store import SqlData
from trimino.analysis.habits import Habits
from trimino.analysis.people import RuleFamily
from trimino.server.service import PURGE
from trimino.server.storage.log_writer import ignore_commit
from trimino.server.storage.purge import PRESENCE_KEPT

SAMPLE = {
    4: {"kill", "failover", "power-loss", "freeze", "half-open", "news-lost", "slow-database"},
    8: {"kill", "restart", "date"},
    23: {"kill", "cut", "partition", "requests-lost"},
    235: {"answers-lost", "disk-full", "slow-network", "tables-held"},
}
"""Seeds, and what goes wrong in each, so that together everything does."""

POWERLESS = replace(
    plan_of(5), think=20.0, trouble=PURGE - 20, faults=("power-loss",), every=1.5, latency=0.03
)
"""A plan in which power is lost so often that several commits of the real statements are torn, and
which lasts until rows are purged."""

NOT_OF_FILES = {"failover", "tables-held"}
"""What does not happen to an SQLite file: it has no standby, and no other process locks rows."""

FIRST, OTHER_FIRST = 1, 1000
"""The seeds from which bugs are searched for, the same for all of them; the other with --long."""

SEARCHED = 30
"""Seeds among which each bug is to be found; one takes a second or two."""

FOUND_WITHIN = 60.0
"""Seconds of the processor within which a bug is found."""


def run(seed: int) -> SimulationReport:
    return Simulation(plan_of(seed)).run()


def run_all(seeds: Iterable[int]) -> list[SimulationReport]:
    return [run(seed) for seed in seeds]


def test_in_the_sample_everything_goes_wrong() -> None:
    assert set().union(*SAMPLE.values()) == set(FAULTS)


@pytest.mark.parametrize(("place", "seed"), [*enumerate(SAMPLE)])
def test_whatever_goes_wrong_nothing_is_lost_doubled_or_told_too_soon(
    place: int, seed: int, count: Callable[[int, int], int]
) -> None:
    report = run(seed)
    assert set(report.faults) >= SAMPLE[seed]
    assert report.acknowledged
    assert bool(report.deaths) == ("kill" in report.faults)
    assert report.rounds == max(ROUNDS)
    assert bool(report.lost) == ("failover" in report.faults)
    run_all(range(place, count(0, 100), len(SAMPLE)))


def test_the_real_statements_lead_to_the_same_steps_as_the_plain_store(
    tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    (tmp_path / "torn").mkdir()
    real, plain = Simulation(POWERLESS, tmp_path / "torn"), Simulation(POWERLESS)
    assert real.run() == plain.run()
    assert isinstance(real.data, SqlData)
    assert real.data.torn
    assert plain.loop.time() > PURGE
    for seed in range(3, count(3, 15)):
        plan = plan_of(seed)
        faults = tuple(one for one in plan.faults if one not in NOT_OF_FILES)
        plan, folder = replace(plan, faults=faults), tmp_path / str(seed)
        folder.mkdir()
        assert Simulation(plan, folder).run() == Simulation(plan).run()


def test_the_plain_store_claims_counts_and_purges_as_the_real_statements_do(tmp_path: Path) -> None:
    plain = PlainData(lambda row: None)
    real = SqlData(tmp_path, random.Random(1), lambda row: None)
    assert _claimed_counted_and_purged(plain) == _claimed_counted_and_purged(real)


def _claimed_counted_and_purged(data: PlainData | SqlData) -> list[object]:
    """What a store answers where tables are due at once, over, counted, or purged."""
    loop = SimulatedLoop(random.Random(1))
    database = SimulatedDatabase(loop, random.Random(1), 0.001)

    async def ask() -> list[object]:
        store = data.store(database, ignore_commit)
        for table in ("c", "a", "d", "b"):
            await store.append(entry(table, 1, after=head("over", due_at=10.5)))
        answers: list[object] = [await store.leases.claim(20.0, "p", 5.0, 3)]
        family, shown = RuleFamily(True, 2), Habits(turns=3, drew=1)
        for table in ("b", "b", "c"):
            answers.append(await store.habits.uncounted(3))
            await store.habits.count(table, family, shown)
        await store.habits.count("d", RuleFamily(False, 2), Habits())
        for at, guest in ((20.0, "eva"), (21.0, "anna")):
            await store.presence.beat("p", at, [("a", guest)])
        answers += [await store.purge(20.0 + PRESENCE_KEPT), await store.presence.at("a", 0.0)]
        return [*answers, await store.habits.uncounted(3), await store.habits.people()]

    try:
        return loop.run_until_complete(loop.main.spawn(ask()))
    finally:
        loop.bury()


def test_a_seed_leads_to_the_same_steps_in_another_process() -> None:
    seed = min(SAMPLE)
    # Texts are hashed differently there.
    other = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    assert _digest(seed, hash_seed=other) == run(seed).digest


def _digest(seed: int, hash_seed: str) -> str:
    code = f"from tests.simulation.test_simulation import run; print(run({seed}).digest)"
    environ = {**os.environ, "PYTHONHASHSEED": hash_seed}
    answer = subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True
    )
    return answer.stdout.strip()


@pytest.mark.parametrize("bug", SEEDED_BUGS)
def test_a_bug_in_the_server_is_found(bug: str, count: Callable[[int, int], int]) -> None:
    """It is searched for among seeds that were not chosen for it."""
    first, began = count(FIRST, OTHER_FIRST), time.process_time()
    with SEEDED_BUGS[bug](), pytest.raises(SimulationFailed, match="To replay it"):
        run_all(range(first, first + SEARCHED))
    assert time.process_time() - began < FOUND_WITHIN


def test_the_end_of_logs_that_a_standby_lacks_is_written_again_or_declared() -> None:
    plan = replace(plan_of(1), faults=("failover", "kill"), every=4.0, trouble=60.0)
    simulation = Simulation(plan)
    simulation.run()
    tables = simulation.auditor.tables.values()
    assert sum(bool(table.lost) for table in tables) > 1


def test_of_the_faults_of_a_failing_seed_only_those_are_kept_that_it_needs() -> None:
    """A row that is lost matters where none may be."""
    plan = replace(plan_of(1), faults=("failover", "cut", "news-lost"), every=3.0, trouble=40.0)
    with mock.patch.object(Auditor, "on_failover", side_effect=Failed("a row is lost")):
        found = shortened(plan)
    assert list(found.faults.values()) == ["failover"]
    (number,) = found.faults
    assert f"python -m tests.simulation 1 --only {number}" in found.failure


def test_every_fault_is_chosen_by_some_seed() -> None:
    chosen = {fault for seed in range(50) for fault in plan_of(seed).faults}
    assert chosen == set(FAULTS)
