"""Generalized advantage estimation: how much better a decision turned out than expected.

See Schulman and others, “High-dimensional continuous control using generalized advantage
estimation”, 2015; without a discount, because a round is short.
"""

import numpy as np
import numpy.typing as npt

from examples.learning.lattice import Flags

Reals = npt.NDArray[np.float64]


def advantages(worth: Reals, gain: Reals, over: Flags, trace: float) -> Reals:
    """Advantages by step and table, from seat 0; `worth` is NaN where nothing was decided.

    Gains are summed from one decision to the next, whichever seat decides. The last decision of a
    table has no next one yet, so its advantage is NaN, as where nothing was decided.
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
