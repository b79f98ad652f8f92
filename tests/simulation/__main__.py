"""Runs the simulation.

python -m tests.simulation 7            runs seed 7, and shows what it was about
python -m tests.simulation 1 500        runs the seeds from 1 to 500
python -m tests.simulation 7 --sql      runs it with the real SQL statements, on an SQLite file
python -m tests.simulation 1 500 --bug apply-twice
                                        with a bug put into the server, until it is found
python -m tests.simulation 7 --shorten  leaves out faults, as long as seed 7 fails without them
python -m tests.simulation 7 --only 3,9 runs it with its third and ninth fault only
"""

import argparse
import time
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.simulation.plan import SimulationPlan, plan_of
from tests.simulation.seeded_bugs import SEEDED_BUGS
from tests.simulation.shortening import shortened
from tests.simulation.simulation import Simulation, SimulationFailed, SimulationReport

PROGRESS = 20.0
"""Seconds of the processor after which it is told how far it has come."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("first", type=int, help="the first seed")
    parser.add_argument("last", type=int, nargs="?", help="the last seed; else the first alone")
    parser.add_argument("--sql", action="store_true", help="with the real SQL statements")
    parser.add_argument("--bug", choices=SEEDED_BUGS, help="a bug to put into the server")
    parser.add_argument("--shorten", action="store_true", help="leave out what is not needed")
    parser.add_argument("--only", type=_numbers, help="the numbers of the faults that happen")
    given = parser.parse_args()
    seeds = range(given.first, (given.last or given.first) + 1)
    began = told = time.process_time()
    reports = list[SimulationReport]()
    with SEEDED_BUGS[given.bug]() if given.bug else nullcontext():
        for seed in seeds:
            plan = replace(plan_of(seed), only=given.only)
            report = _run(plan, sql=given.sql, verbose=len(seeds) == 1)
            if report is None and given.shorten:
                _shorten(plan)
            if report is not None:
                reports.append(report)
            elif given.bug:
                break
            if time.process_time() - told > PROGRESS:
                _tell(reports, began)
                told = time.process_time()
    _tell(reports, began)


def _numbers(text: str) -> frozenset[int]:
    return frozenset(map(int, text.split(",")))


def _tell(reports: list[SimulationReport], began: float) -> None:
    """What was simulated so far, in seconds of the processor."""
    hours, seconds = sum(report.hours for report in reports), time.process_time() - began
    faults = sum(len(report.faults) for report in reports)
    told = f"{len(reports)} seeds passed: {hours:,.0f} hours of tables in {seconds:,.0f} s"
    lost = sum(report.lost for report in reports)
    undeclared = sum(report.undeclared for report in reports)
    print(f"{told}, {faults:,} faults; {lost} ends lost, {undeclared} rows undeclared", flush=True)


def _shorten(plan: SimulationPlan) -> None:
    found = shortened(plan)
    names = [f"{number} {name}" for number, name in sorted(found.faults.items())]
    print(f"Enough are {len(names)} faults: {', '.join(names)}\n{found.failure}", flush=True)


def _run(plan: SimulationPlan, *, sql: bool, verbose: bool) -> SimulationReport | None:
    """Run a seed; return None if it fails."""
    with TemporaryDirectory() as folder:
        try:
            report = Simulation(plan, Path(folder) if sql else None).run()
        except SimulationFailed as error:
            print(f"Seed {plan.seed} failed: {error}", flush=True)
            return None
    if verbose:
        print(plan, report, sep="\n\n")
    return report


if __name__ == "__main__":
    main()
