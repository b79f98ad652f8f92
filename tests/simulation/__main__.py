"""Runs the simulation.

python -m tests.simulation 7            runs seed 7, and shows what it was about
python -m tests.simulation 1 500        runs the seeds from 1 to 500
python -m tests.simulation 7 --sql      runs it with the real SQL statements, on an SQLite file
python -m tests.simulation 1 500 --bug apply-twice
                                        with a bug put into the server, until it is found
"""

import argparse
import time
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.simulation.plan import plan_of
from tests.simulation.seeded_bugs import SEEDED_BUGS
from tests.simulation.simulation import Simulation, SimulationFailed, SimulationReport


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("first", type=int, help="the first seed")
    parser.add_argument("last", type=int, nargs="?", help="the last seed; else the first alone")
    parser.add_argument("--sql", action="store_true", help="with the real SQL statements")
    parser.add_argument("--bug", choices=SEEDED_BUGS, help="a bug to put into the server")
    given = parser.parse_args()
    seeds = range(given.first, (given.last or given.first) + 1)
    began, reports = time.process_time(), list[SimulationReport]()
    with SEEDED_BUGS[given.bug]() if given.bug else nullcontext():
        for seed in seeds:
            report = _run(seed, sql=given.sql, verbose=len(seeds) == 1)
            if report is not None:
                reports.append(report)
            elif given.bug:
                break
    hours, seconds = sum(report.hours for report in reports), time.process_time() - began
    print(f"{len(reports)} seeds passed: {hours:,.0f} hours of tables in {seconds:,.0f} s")


def _run(seed: int, *, sql: bool, verbose: bool) -> SimulationReport | None:
    """Run a seed; return None if it fails."""
    plan = plan_of(seed)
    with TemporaryDirectory() as folder:
        try:
            report = Simulation(plan, Path(folder) if sql else None).run()
        except SimulationFailed as error:
            print(f"Seed {seed} failed: {error}", flush=True)
            return None
    if verbose:
        print(plan, report, sep="\n\n")
    return report


if __name__ == "__main__":
    main()
