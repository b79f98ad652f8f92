"""The simulation: what must never happen does not, whatever goes wrong.

To replay a seed that failed, run `python -m tests.simulation SEED`.
"""

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest

from tests.server.storage.stores import entry, head
from tests.simulation.auditor import Auditor
from tests.simulation.plain_store import PlainData
from tests.simulation.plan import FAULTS, plan_of
from tests.simulation.seeded_bugs import SEEDED_BUGS
from tests.simulation.shortening import shortened
from tests.simulation.simulated_database import SimulatedDatabase
from tests.simulation.simulated_loop import Failed, SimulatedLoop
from tests.simulation.simulation import Simulation, SimulationFailed, SimulationReport
from tests.simulation.sql_store import SqlData
from trimino.analysis.habits import Habits
from trimino.analysis.people import RuleFamily
from trimino.server.storage.log_writer import ignore_commit

FOUND_BY = {
    "acknowledge-before-commit": 1,
    "skip-version-check": 3,
    "apply-twice": 2,
    "show-everyone-the-same": 1,
    "show-before-commit": 1,
}
"""For each seeded bug a seed that finds it at present."""

SEARCHED = 30
"""Seeds among which each bug is to be found; one takes a second or two."""


def run(seed: int) -> SimulationReport:
    return Simulation(plan_of(seed)).run()


def run_all(seeds: Iterable[int]) -> list[SimulationReport]:
    return [run(seed) for seed in seeds]


@pytest.mark.parametrize("share", range(4))
def test_whatever_goes_wrong_nothing_is_lost_doubled_or_told_too_soon(
    share: int, count: Callable[[int, int], int]
) -> None:
    reports = run_all(range(share, count(4, 200), 4))
    assert sum(report.acknowledged for report in reports) > 0


def test_the_real_statements_lead_to_the_same_steps_as_the_plain_store(
    tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    for seed in range(3, count(4, 15)):
        folder = tmp_path / str(seed)
        folder.mkdir()
        plan = plan_of(seed)
        # The file has no standby.
        plan = replace(plan, faults=tuple(one for one in plan.faults if one != "failover"))
        assert Simulation(plan, folder).run() == Simulation(plan).run()


def test_the_plain_store_claims_and_counts_as_the_real_statements_do(tmp_path: Path) -> None:
    plain = PlainData(lambda row: None)
    real = SqlData(tmp_path, random.Random(1), lambda row: None)
    assert _claimed_and_counted(plain) == _claimed_and_counted(real)


def _claimed_and_counted(data: PlainData | SqlData) -> list[object]:
    """What a store answers where several tables are due at once, over, or counted."""
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
        return [*answers, await store.habits.uncounted(3), await store.habits.people()]

    try:
        return loop.run_until_complete(loop.main.spawn(ask()))
    finally:
        loop.bury()


def test_a_seed_leads_to_the_same_steps_in_another_process() -> None:
    digests = {_digest(seed=3, hash_seed=hash_seed) for hash_seed in ("1", "2")}
    assert digests == {run(3).digest}


def _digest(seed: int, hash_seed: str) -> str:
    code = f"from tests.simulation.test_simulation import run; print(run({seed}).digest)"
    environ = {**os.environ, "PYTHONHASHSEED": hash_seed}
    answer = subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True
    )
    return answer.stdout.strip()


@pytest.mark.parametrize("bug", SEEDED_BUGS)
def test_a_bug_in_the_server_is_found(bug: str, count: Callable[[int, int], int]) -> None:
    """With --long it is searched for among seeds that were not chosen for it."""
    first = count(FOUND_BY[bug], 1000)
    with SEEDED_BUGS[bug](), pytest.raises(SimulationFailed, match="To replay it"):
        run_all(range(first, first + SEARCHED))


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
