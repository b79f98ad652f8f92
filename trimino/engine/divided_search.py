"""Search of one decision by several processes.

The worlds of a stage are divided into parts, each with a seed of its own, and the sums of the parts
are added in their order. So a budget in simulations gives the same result with any executor.
"""

import random
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from math import ceil
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trimino.engine.budget import Budget
from trimino.engine.search import MIN_WORLDS, RESULTS, Search, search
from trimino.rules import Action, MatchView

_PARTS = 4
"""Parts of a stage: the most processes that have something to do."""

_SLICE = 0.1
"""Seconds between two looks at the clock."""


class SearchPart(NamedTuple):
    """Worlds that one process simulates for the candidates that are left."""

    view: MatchView
    actions: Sequence[Action] | None
    most: int | None
    seed: int
    alive: npt.NDArray[np.bool_]
    worlds: int

    def sums(self) -> npt.NDArray[Any]:
        """The sums over these worlds."""
        begun = Search(self.view, self.seed, self.actions, self.most)
        begun.alive[:] = self.alive
        begun.simulate(self.worlds)
        return begun.results


def divided_search(
    view: MatchView,
    budget: Budget,
    rng: random.Random,
    executor: Executor | None,
    actions: Sequence[Action] | None = None,
    most: int | None = None,
) -> Search:
    """Search as `search` does, with the workers of an executor; alone without one.

    With an executor a budget in seconds is measured by the clock on the wall.
    """
    if executor is None:
        return search(view, budget, rng, actions, most)
    whole = Search(view, rng.getrandbits(63), actions, most)
    began = time.perf_counter()

    def spent() -> float:
        if budget.simulations is not None:
            return whole.simulations / budget.simulations
        return (time.perf_counter() - began) / (budget.seconds or 1.0)

    def simulate(worlds: int) -> None:
        parts = _parts(SearchPart(view, actions, most, 0, whole.alive, worlds), rng)
        for sums in executor.map(SearchPart.sums, parts):
            for name in RESULTS.names or ():
                whole.results[name] += sums[name]

    simulate(MIN_WORLDS * _PARTS)
    stages = max(1, int(whole.alive.sum() - 1).bit_length())
    for stage in range(1, stages + 1):
        while (left := stage / stages - spent()) > 0:
            if budget.simulations is not None:
                worlds = left * budget.simulations / whole.alive.sum()
            else:
                speed = whole.simulations / (time.perf_counter() - began) / whole.alive.sum()
                worlds = min(left * (budget.seconds or 1.0), _SLICE) * speed
            simulate(max(1, ceil(worlds)))
        whole.halve()
    return whole


def _parts(all_worlds: SearchPart, rng: random.Random) -> list[SearchPart]:
    """The parts of a stage, each with a seed."""
    sizes = [len(range(number, all_worlds.worlds, _PARTS)) for number in range(_PARTS)]
    return [all_worlds._replace(seed=rng.getrandbits(63), worlds=size) for size in sizes if size]
