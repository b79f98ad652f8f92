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

from typing import TYPE_CHECKING

from trimino.engine.budget import DEFAULT_BUDGET, Budget
from trimino.engine.loading import load_engine
from trimino.engine.randomness import Randomness, source_of
from trimino.engine.request import check_request
from trimino.rules import MatchView

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from trimino.engine.action_value import ActionValue
    from trimino.rules import Action

__all__ = ["Budget", "best_action", "judge_actions"]


def best_action(
    view: MatchView,
    budget: Budget = DEFAULT_BUDGET,
    rng: Randomness = None,
    executor: "Executor | None" = None,
) -> "Action":
    """The best action for the seat of a view; the same view, budget and seed give the same.

    While tiles are hidden the workers of an executor divide the search. Their number does not
    change the result of a budget in simulations. A view with nothing to decide is refused with a
    `SetupError`.
    """
    check_request(view, budget)
    source = source_of(rng)
    action: Action = load_engine().choose_action(view, budget, source, executor=executor)
    return action


def judge_actions(
    view: MatchView,
    budget: Budget = DEFAULT_BUDGET,
    rng: Randomness = None,
    executor: "Executor | None" = None,
) -> "list[ActionValue]":
    """The legal actions with what each is worth, the best first; an executor is used as above."""
    check_request(view, budget)
    source = source_of(rng)
    values: list[ActionValue] = load_engine().judged_values(view, budget, source, executor)
    return values
