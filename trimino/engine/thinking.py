"""What to do, and what everything that may be done is worth: the one door to the search."""

import random
from collections.abc import Sequence

from trimino.engine.bridge import packed_actions
from trimino.engine.budget import Budget
from trimino.engine.search import Verdict, heuristic_code, search
from trimino.rules import Action, MatchView

CERTAINTY = 1.0
"""By how many standard errors another action must be better than the heuristic's choice."""


def heuristic(view: MatchView) -> Action:
    """What the heuristic does."""
    return packed_actions(view.legal)[heuristic_code(view)]


def choose(
    view: MatchView,
    budget: Budget,
    rng: random.Random,
    actions: Sequence[Action] | None = None,
) -> Action:
    """The best of the legal actions, or of some of them, as far as a budget goes."""
    options = list(view.legal) if actions is None else list(actions)
    if len(options) == 1:
        return options[0]
    return search(view, budget, rng, options).best(CERTAINTY)


def judge(view: MatchView, budget: Budget, rng: random.Random) -> list[Verdict]:
    """What is known of each legal action after spending a budget, the best first."""
    return search(view, budget, rng).verdicts()
