"""Training tables: a batch of them, of which only those with a choice are decided."""

from typing import Any, NamedTuple

import numpy as np

from examples.learning.features import Floats, features
from examples.learning.lattice import Ints
from examples.learning.reading import choices_in, seen_in
from trimino.envs.vector import VectorTables
from trimino.rules import published

RULES = published("tri-domino")


class Question(NamedTuple):
    """The decisions of a step, at tables with more than one legal action."""

    tables: Ints
    rows: Floats
    decision: Ints
    """The decision of each row, counted from 0."""
    numbers: Ints
    """The number of the action of each row."""


class Tables:
    """Rounds of two players; with `opponent` a bot plays seat 1."""

    def __init__(self, count: int, seed: int, opponent: str | None = None) -> None:
        """Deal the first rounds."""
        self._env = VectorTables(
            count, RULES, 2, opponents=opponent, reward="points", episode="round", copy=False
        )
        self._observations, self._info = self._env.reset(seed=seed)

    @property
    def turns(self) -> Ints:
        """The acting seat of every table."""
        return np.array(self._info["turn"])

    def question(self) -> Question:
        masks = self._info["action_mask"]
        tables = np.flatnonzero(np.count_nonzero(masks, axis=1) > 1)
        observations = self._observations[tables]
        seen = seen_in(observations)
        choices, numbers = choices_in(observations, masks[tables], seen)
        return Question(tables, features(seen, choices, RULES), choices.table, numbers)

    def answer(self, question: Question, chosen: Ints) -> tuple[Any, Any]:
        """Play the chosen actions, and the only legal ones elsewhere.

        Returns the points that seat 0 gained at every table, and where a round is over.
        """
        actions = self._info["action_mask"].argmax(axis=1)
        actions[question.tables] = question.numbers[chosen]
        self._observations, _, over, _, self._info = self._env.step(actions)
        scored = self._info["rewards"]
        return scored[:, 0] - scored[:, 1], over.copy()
