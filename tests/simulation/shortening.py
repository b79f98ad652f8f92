"""Shortening: the few faults of a failing seed that are needed for it to fail.

Faults are left out in ever smaller groups, as long as the seed fails without them. It may then fail
in another way than before: that is a bug all the same.
"""

from dataclasses import replace
from typing import NamedTuple

from tests.simulation.plan import SimulationPlan
from tests.simulation.simulation import Simulation, SimulationFailed


class ShortenedPlan(NamedTuple):
    """The faults that are enough, by number, and what goes wrong with them."""

    faults: dict[int, str]
    failure: str


def shortened(plan: SimulationPlan) -> ShortenedPlan:
    """Leave out faults of a plan that fails, until each that is left is needed."""
    found = _failing(plan)
    if found is None:
        raise ValueError("the plan does not fail")
    size = max(1, len(found.faults) // 2)
    while True:
        numbers = sorted(found.faults)
        groups = [numbers[start : start + size] for start in range(0, len(numbers), size)]
        shorter = _without_any(plan, numbers, groups)
        if shorter is not None:
            found = shorter
        elif size == 1:
            return found
        size = max(1, min(size // 2 if shorter is None else size, len(found.faults)))


def _without_any(
    plan: SimulationPlan, numbers: list[int], groups: list[list[int]]
) -> ShortenedPlan | None:
    """What fails without the first of these groups that is not needed; None if all are."""
    for group in groups:
        found = _failing(replace(plan, only=frozenset(numbers) - frozenset(group)))
        if found is not None:
            return found
    return None


def _failing(plan: SimulationPlan) -> ShortenedPlan | None:
    """The faults that a plan has come to when it fails; None if it does not."""
    simulation = Simulation(plan)
    try:
        simulation.run()
    except SimulationFailed as error:
        return ShortenedPlan(dict(simulation.injector.done), str(error))
    return None
