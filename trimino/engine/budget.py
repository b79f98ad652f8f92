"""Budgets: what a decision may cost, as a number of simulations or as a time."""

import re
import time
from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from trimino.rules.errors import TriminoError

_WRITTEN = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s|sims)")
MAX_SIMULATIONS = 10_000_000
MAX_SECONDS = 3600.0


class BudgetReason(StrEnum):
    """Why a budget is refused."""

    NOT_A_BUDGET = "not-a-budget"


class BudgetError(TriminoError):
    """A text that is no budget."""

    reason: BudgetReason


class Budget(NamedTuple):
    """A number of simulations, which is reproducible, or seconds of the thread's CPU time.

    >>> Budget.parse("500sims"), Budget.parse("10ms").seconds
    (Budget(simulations=500, seconds=None), 0.01)
    >>> print(Budget.parse("10ms"), Budget.parse("1.5s"), Budget.parse("500sims"))
    10ms 1.5s 500sims
    """

    simulations: int | None = None
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Parse a budget such as 10ms, 2s or 500sims."""
        found = _WRITTEN.fullmatch(text.strip())
        if found is None:
            raise BudgetError(BudgetReason.NOT_A_BUDGET, text=text)
        number, unit = float(found[1]), found[2]
        budget = (
            cls(simulations=int(number))
            if unit == "sims"
            else cls(seconds=number / 1000 if unit == "ms" else number)
        )
        if not budget._is_sensible() or (unit == "sims" and number % 1):
            raise BudgetError(BudgetReason.NOT_A_BUDGET, text=text)
        return budget

    def _is_sensible(self) -> bool:
        if self.simulations is not None:
            return 1 <= self.simulations <= MAX_SIMULATIONS
        return self.seconds is not None and 0 < self.seconds <= MAX_SECONDS

    def __str__(self) -> str:
        if self.simulations is not None:
            return f"{self.simulations}sims"
        seconds = self.seconds or 0.0
        return f"{seconds:g}s" if seconds >= 1 else f"{seconds * 1000:g}ms"


class BudgetMeter:
    """Measures how much of a budget is spent."""

    def __init__(self, budget: Budget, simulations: Callable[[], int]) -> None:
        self._budget, self._simulations = budget, simulations
        self._start = time.thread_time()

    @property
    def spent(self) -> float:
        """The fraction spent so far; 1 and more is all of it."""
        if self._budget.simulations is not None:
            return self._simulations() / self._budget.simulations
        return (time.thread_time() - self._start) / (self._budget.seconds or 1.0)
