"""Budgets: what a decision may cost, as a number of simulations or as a time."""

import re
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Self

from trimino.rules.errors import TriminoError
from trimino.rules.field_domains import is_whole
from trimino.rules.type_check import check_type
from trimino.rules.word_enum import WordEnum

_WRITTEN = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s|sims)")
MAX_SIMULATIONS = 10_000_000
MAX_SECONDS = 3600.0


class BudgetReason(WordEnum):
    """Reasons for refusing a budget."""

    NOT_A_BUDGET = "not-a-budget"
    OUT_OF_RANGE = "budget-out-of-range"


class BudgetError(TriminoError):
    """A text or numbers that are no budget."""

    reason: BudgetReason


class _BudgetValues(NamedTuple):
    simulations: int | None = None
    seconds: float | None = None


class Budget(_BudgetValues):
    """A number of simulations, which is reproducible, or seconds of the thread's CPU time.

    It is at least one simulation or more than no time, and at most ten million or an hour; else a
    `BudgetError` is raised.

    >>> Budget.parse("500sims"), Budget.parse("10ms").seconds
    (Budget(simulations=500, seconds=None), 0.01)
    >>> print(Budget.parse("10ms"), Budget.parse("1.5s"), Budget.parse("500sims"))
    10ms 1.5s 500sims
    """

    __slots__ = ()

    def __new__(cls, simulations: int | None = None, seconds: float | None = None) -> Self:
        if not _is_sensible(simulations, seconds):
            most, longest = MAX_SIMULATIONS, int(MAX_SECONDS)
            raise BudgetError(BudgetReason.OUT_OF_RANGE, simulations=most, seconds=longest)
        return tuple.__new__(cls, (simulations, seconds))

    @classmethod
    def _make(cls, values: Iterable[Any]) -> Self:  # type: ignore[override]  # Names differ only.
        return cls(*values)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a budget such as 10ms, 2s or 500sims."""
        check_type("text", text, str)
        found = _WRITTEN.fullmatch(text.strip())
        if found is None:
            raise BudgetError(BudgetReason.NOT_A_BUDGET, text=text)
        number, unit = found[1], found[2]
        try:
            if unit == "sims":
                return cls(simulations=int(number))
            return cls(seconds=float(number) / 1000 if unit == "ms" else float(number))
        except ValueError:
            # It names half a simulation, or what the constructor refuses.
            raise BudgetError(BudgetReason.NOT_A_BUDGET, text=text) from None

    def __str__(self) -> str:
        if self.simulations is not None:
            return f"{self.simulations}sims"
        seconds = self.seconds or 0.0
        return f"{seconds:g}s" if seconds >= 1 else f"{seconds * 1000:g}ms"


def _is_sensible(simulations: object, seconds: object) -> bool:
    """Whether either is given, and in its range; True is not 1."""
    if seconds is None:
        return is_whole(simulations, 1, MAX_SIMULATIONS)
    if simulations is not None or isinstance(seconds, bool):
        return False
    return isinstance(seconds, int | float) and 0 < seconds <= MAX_SECONDS


DEFAULT_BUDGET = Budget(simulations=200)
"""The budget of a decision, where the caller names none."""


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
