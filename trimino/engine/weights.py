"""What the heuristic weighs, as numbers; tuned by playing against itself."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.rules import Ruleset
from trimino.rules.ruleset import Winner

TUNED = (
    "value",
    "mobility",
    "follow",
    "secure",
    "threat",
    "others",
    "draw_below",
    "lay_below",
    "guard",
)

WEIGHTS = np.dtype(
    [("unit", np.float64), ("sign", np.float64), *((name, np.float64, 2) for name in TUNED)],
    align=True,
)
"""`unit` is what a bridge pays over 40, `sign` -1 where the lowest total wins. The rest are tuned,
for turns with tiles in the well, and for turns when it is empty."""

Weights = npt.NDArray[Any]

_HOARDING = (
    (-0.42, 4.68, 0.29, 1.65, 1.34, 2.23, 78.9, 108.8, -0.4),
    (-0.69, 0.28, 0.19, 0.05, 2.42, 2.91),
)
_CAREFUL = ((0.0, 1.0, 0.3, 0.0, 0.5, 0.1, 0.0, 0.0, 1.0), (0.0, 0.5, 0.6, 0.1, 1.2, 0.5))
_DUTY = ((0.3, 1.0, 0.3, 0.0, 0.5, 0.1), (0.0, 0.5, 0.6, 0.1, 1.2, 0.5))


def weights_for(rules: Ruleset, seats: int) -> Weights:
    """The weights for a table."""
    tuned = _DUTY if not rules.free_draw else _HOARDING if seats == 2 else _CAREFUL
    return pack_weights(rules, tuned)


def pack_weights(rules: Ruleset, tuned: Sequence[Sequence[float]]) -> Weights:
    """Weights as the kernels read them; those left out at the end are 0."""
    weights = np.zeros(1, WEIGHTS)
    weights["unit"] = rules.bridge / 40 if rules.bridge else rules.hexagons[0] / 50 or 1.0
    weights["sign"] = -1.0 if rules.winner is Winner.LOWEST else 1.0
    for stage, values in enumerate(tuned):
        for name, value in zip(TUNED, values, strict=False):
            weights[name][0, stage] = value
    return weights
