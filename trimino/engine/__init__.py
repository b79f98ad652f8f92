"""The rules packed for speed, and the search for the best action.

    best_action     the best action in a position
    judge_actions   what each legal action is worth

Importing this package loads nothing heavy: NumPy and Numba, which the extra `engine` installs, come
with the first call.

In reading order: `packed` draws the layouts, `packing` packs values of the rules, `packed_field`
and `moves` are the rules as kernels, `dealing` and `compiled_bots` play, `match_end` ends a match,
`heuristic` and `network` evaluate, `possible_worlds` samples hidden tiles, `search` and `endgame`
look ahead, `action_choice` decides.
"""

import random
from types import NoneType
from typing import TYPE_CHECKING

from trimino.engine.budget import Budget
from trimino.engine.loading import load_engine
from trimino.rules import MatchView, SetupError, SetupReason
from trimino.rules.type_check import check_type

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from trimino.engine.action_value import ActionValue
    from trimino.rules import Action

__all__ = ["Budget", "best_action", "judge_actions"]

DEFAULT_BUDGET = Budget(simulations=200)


def best_action(
    view: MatchView,
    budget: Budget = DEFAULT_BUDGET,
    rng: random.Random | None = None,
    executor: "Executor | None" = None,
) -> "Action":
    """The best action for the seat of a view; the same view, budget and source give the same.

    While tiles are hidden the workers of an executor divide the search. Their number does not
    change the result of a budget in simulations. A view with nothing to decide is refused with a
    `SetupError`.
    """
    _check_request(view, budget, rng)
    engine, rng = load_engine(), rng or random.Random(0)
    action: Action = engine.choose_action(view, budget, rng, executor=executor)
    return action


def judge_actions(
    view: MatchView,
    budget: Budget = DEFAULT_BUDGET,
    rng: random.Random | None = None,
    executor: "Executor | None" = None,
) -> "list[ActionValue]":
    """The legal actions with what each is worth, the best first; an executor is used as above."""
    _check_request(view, budget, rng)
    engine, rng = load_engine(), rng or random.Random(0)
    values: list[ActionValue] = engine.judge_actions(view, budget, rng, executor)
    return values


def _check_request(view: MatchView, budget: object, rng: object) -> None:
    """Refuse arguments of wrong types, and a view whose reader is not to act."""
    check_type("view", view, MatchView)
    check_type("budget", budget, Budget)
    check_type("rng", rng, random.Random, NoneType)
    if not view.legal:
        raise SetupError(SetupReason.NOTHING_TO_DECIDE)
