"""The protocol of a bot: a function of what its seat sees and of a random source, nothing else."""

import random
from typing import Protocol

from trimino.rules import Action, MatchView


class Bot(Protocol):
    """Chooses one of `view.legal`, which is never empty when a bot is asked."""

    def __call__(self, view: MatchView, rng: random.Random) -> Action: ...
