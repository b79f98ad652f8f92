"""Budgets: what none is cannot be made, so no search can begin with it."""

import pickle
from functools import partial
from typing import Any

import pytest

from trimino.engine import Budget
from trimino.engine.budget import MAX_SECONDS, MAX_SIMULATIONS, BudgetError, BudgetReason


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"simulations": 0},
        {"simulations": -5},
        {"simulations": "1s"},
        {"simulations": True},
        {"simulations": 2.0},
        {"simulations": MAX_SIMULATIONS + 1},
        {"seconds": 0},
        {"seconds": -1},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": True},
        {"seconds": "1"},
        {"seconds": MAX_SECONDS + 1},
        {"simulations": 5, "seconds": 1.0},
    ],
    ids=str,
)
def test_what_is_no_budget_is_refused(given: dict[str, Any]) -> None:
    values = given.get("simulations"), given.get("seconds")
    for make in (partial(Budget, **given), partial(Budget._make, values)):
        with pytest.raises(BudgetError) as refused:
            make()
        assert refused.value.reason is BudgetReason.OUT_OF_RANGE
        assert "from 1 to 10000000" in str(refused.value)


@pytest.mark.parametrize(
    "text", ["0sims", "1.5sims", "0s", "3601s", "9" * 5000 + "sims", "-1s", "1"]
)
def test_a_text_that_is_no_budget_is_refused_by_its_text(text: str) -> None:
    with pytest.raises(BudgetError) as refused:
        Budget.parse(text)
    assert refused.value.reason is BudgetReason.NOT_A_BUDGET


@pytest.mark.parametrize("budget", [Budget(1), Budget(seconds=1), Budget(seconds=0.25)], ids=str)
def test_a_budget_comes_back_from_a_pickle(budget: Budget) -> None:
    again = pickle.loads(pickle.dumps(budget))
    assert again == budget
    assert type(again) is Budget
    assert Budget.parse(str(budget)) == budget
