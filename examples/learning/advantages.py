"""How much better a decision turned out than was expected: generalised advantage estimation.

After Schulman and others, “High-dimensional continuous control using generalized advantage
estimation”, 2015; without a discount, because a round is short.
"""

import numpy as np
import numpy.typing as npt

from examples.learning.lattice import Flags

Reals = npt.NDArray[np.float64]


def advantages(worth: Reals, gain: Reals, over: Flags, trace: float) -> Reals:
    """By step and table, as seat 0 sees it; `worth` is nothing (NaN) where nothing was decided.

    From a decision to the next, whoever takes it, gains are added up. The last decision of a table
    has no next one yet, so its advantage is unknown: nothing stands there, as where none was taken.
    """
    better = np.full_like(worth, np.nan)
    following = np.full(worth.shape[1], np.nan)
    carried, gained = np.zeros_like(following), np.zeros_like(following)
    for step in range(len(worth) - 1, -1, -1):
        ended, decided = over[step], ~np.isnan(worth[step])
        for array in (following, carried, gained):
            array[ended] = 0
        gained += gain[step]
        surprise = gained + following - worth[step] + trace * carried
        better[step, decided] = surprise[decided]
        carried = np.where(decided, np.nan_to_num(surprise), carried)
        following = np.where(decided, worth[step], following)
        gained[decided] = 0
    return better
