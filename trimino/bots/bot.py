"""The protocol of a bot: a function of what its seat sees, a budget and a random source."""

import random
from typing import Protocol

from trimino.engine.budget import Budget
from trimino.rules import Action, MatchView


class Bot(Protocol):
    """Chooses one of `view.legal`, which is never empty when a bot is asked."""

    def __call__(self, view: MatchView, budget: Budget, rng: random.Random, /) -> Action: ...
