"""The breadth of the endgame search: the actions that it searches at a node, and how deeply."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from trimino.engine.heuristic import CANDIDATES
from trimino.engine.moves import MAX_ACTIONS

RANKS = 32
"""The number of ranks in a row of reductions; actions of a later rank are as the last."""


class Breadth(NamedTuple):
    """The depth that actions lose by their rank, at the root and at other nodes.

    An action without depth left is not searched. `closely` is how many actions of a node are
    evaluated before they are put in order.
    """

    reductions: npt.NDArray[np.int64]
    closely: int = CANDIDATES

    def width(self, depth: int) -> int:
        """The number of actions of the root that are searched at a depth."""
        row = self.reductions[0]
        return MAX_ACTIONS if row[-1] < depth else int((row < depth).sum())


def _rows(*rows: Sequence[int]) -> npt.NDArray[np.int64]:
    return np.array([[*row, *(RANKS - len(row)) * [row[-1]]] for row in rows], np.int64)


_ROOT = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4)
_INNER = (0, 0, 0, 1, 2, 3, 4, 5, 6)

PLAYING = Breadth(_rows(_ROOT, _INNER))
"""To find the best action."""

JUDGING = Breadth(_rows((0,), _INNER))
"""To value all actions."""

EVERYTHING = Breadth(_rows((0,), (0,)), 0)
"""To solve an endgame."""
