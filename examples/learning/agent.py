"""The trained agent in NumPy: its layers, and its choice of an action."""

from pathlib import Path

import numpy as np

from examples.learning.features import Floats
from examples.learning.lattice import Ints

SHIPPED = Path(__file__).with_name("agent.npz")


class Agent:
    """A policy that takes the action with the highest score, the first of equals."""

    def __init__(self, path: Path = SHIPPED) -> None:
        """Read the layers."""
        with np.load(path) as stored:
            count = len(stored.files) // 2
            self._layers = [(stored[f"weight{n}"].T, stored[f"bias{n}"]) for n in range(count)]

    def logits(self, rows: Floats) -> Floats:
        """The score of each action."""
        *hidden, (weight, bias) = self._layers
        for inner, offset in hidden:
            rows = np.maximum(rows @ inner + offset, 0)
        liked: Floats = (rows @ weight + bias)[:, 0]
        return liked

    def choose(self, rows: Floats, decision: Ints) -> Ints:
        """The row of the chosen action, for every decision."""
        return best_of_each(self.logits(rows), decision)


def best_of_each(scores: Floats, decision: Ints) -> Ints:
    """The first highest score of every decision; the rows of a decision are adjacent."""
    starts = np.flatnonzero(np.diff(decision, prepend=-1))
    highest = np.maximum.reduceat(scores, starts)
    best = np.flatnonzero(scores == highest[decision])
    _, first = np.unique(decision[best], return_index=True)
    return best[first]
