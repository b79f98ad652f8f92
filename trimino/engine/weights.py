"""Weights of the heuristic, tuned by self-play."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.network import NETWORK
from trimino.engine.network_store import Network, network_for
from trimino.rules import Ruleset

TUNED = (
    "value",  # per point of the tile that is laid, beside what it scores
    "mobility",  # per own tile that could be laid next
    "follow",  # per point of the own best placement next
    "secure",  # per bonus point of own gaps, times the chance that the next seat cannot fill them
    "threat",  # per bonus point that the next seat may expect from its best gap (subtracted)
    "others",  # per tile that the next seat can probably lay (subtracted)
    "draw_below",  # draw instead of laying if every placement scores less
    "lay_below",  # pass instead of laying if every placement scores less
    "guard",  # hoard only while every other seat holds more tiles
)
"""Names of the tuned weights, in the order of the tables below."""

_WEIGHTS = np.dtype(
    [
        ("unit", np.float64),
        *((name, np.float64, 2) for name in TUNED),
        ("foresees", np.bool_),
        *NETWORK,
    ],
    align=True,
)
"""`unit` is a bridge's points divided by 40. The tuned ones are for turns with tiles in the
well and for turns with an empty one. `foresees` says whether there is a network for these rules,
which the rest belongs to."""

Weights = npt.NDArray[Any]

Tuned = tuple[tuple[float, ...], tuple[float, ...]]

_FREE_DRAW = {
    2: (
        (-0.39, 3.69, 0.49, 1.59, 0.0, 2.44, 66.3, 92.9, 0.5),
        (-0.71, 0.64, 0.23, 0.42, 1.54, 3.78),
    ),
    3: (
        (0.71, -2.99, 0.24, 0.27, 1.06, -0.74, 64.9, 28.2, 2.0),
        (-0.67, 0.15, 0.2, 0.1, 0.91, 1.78),
    ),
    4: ((-0.97, 0.27, 0.0, 0.47, 1.37, 1.6), (-0.57, -0.93, 0.41, -0.5, 1.87, 1.99)),
}
"""Weights where drawing is free, by players: two drain the well before they lay, three nearly so,
four or more do not."""

_FORCED_DRAW = {
    2: ((-0.75, 0.09, 0.23, 0.12, 1.06, 3.9), (-0.92, 0.78, 0.17, 0.04, 7.39, 3.76)),
    3: ((-0.19, 0.0, 0.81, -0.19, 2.22, 1.48), (-0.72, 0.12, 0.21, 0.25, 1.56, 1.67)),
}
"""Weights where only a player who cannot place draws."""

_SHEDDING = {
    2: ((0.03, 0.31, -0.87, -0.17, 0.67, 1.84), (0.33, 1.41, 1.1, -0.64, 1.06, 1.91)),
    3: ((0.35, 0.95, 0.29, 0.12, 0.58, 3.41), (2.49, 0.05, 0.88, -0.63, 0.73, 0.33)),
}
"""Weights where the lowest total wins."""


_HOARDING = {
    2: _FREE_DRAW[2],
    3: (
        (0.12, 3.09, -0.1, 2.08, 0.0, 1.58, 68.9, 77.9, -0.3),
        (-0.75, 0.0, 0.47, 0.54, 2.53, 5.54),
    ),
}
"""A plan of high variance where drawing is free: drain the well, then lay."""

_LAYING = {
    2: _FREE_DRAW[4],
    3: _FREE_DRAW[4],
    4: ((-0.92, 0.35, 0.0, 1.13, 1.31, 3.94), (0.05, 1.08, 0.61, 1.06, 3.65, 4.54)),
}
"""A plan where drawing is free: lay whenever a tile fits. That for four wins most rounds against
three who hoard."""

_BLOCKING = {
    2: _HOARDING[2],
    3: _HOARDING[3],
    4: (
        (2.45, 5.18, -0.08, 3.08, -0.19, 0.15, 71.0, 68.4, 0.0),
        (-0.71, 0.0, 0.47, 0.52, 3.86, 14.77),
    ),
}
"""A plan where drawing is free: drain the well, then lay where the next player can lay least. That
for four wins most rounds against three who lay."""


@lru_cache(maxsize=64)
def weights_for(rules: Ruleset, seats: int) -> Weights:
    """The weights for a rule set and a number of players."""
    return with_network(tuned_for(rules, seats), network_for(rules) if seats == 2 else None)


def with_network(weights: Weights, network: Network | None) -> Weights:
    """A copy of weights that has a network, or none."""
    weights = weights.copy()
    weights["foresees"] = network is not None
    for name, values in (network or {}).items():
        weights[name][0] = values
    return weights


def tuned_for(rules: Ruleset, seats: int) -> Weights:
    """The weights of the heuristic alone."""
    tuned = _FREE_DRAW if rules.free_draw else _FORCED_DRAW
    if rules.sign < 0:
        tuned = _SHEDDING
    return pack_weights(rules, _by_seats(tuned, seats))


@lru_cache(maxsize=64)
def plans_for(rules: Ruleset, seats: int) -> Weights:
    """The plans that a seat may play by: the ordinary weights first, then others worth trying."""
    plans = [tuned_for(rules, seats)]
    others = (_HOARDING, _LAYING, _BLOCKING)
    if rules.free_draw:
        plans += [pack_weights(rules, _by_seats(plan, seats)) for plan in others]
    different = [plan for n, plan in enumerate(plans) if plan not in plans[:n]]
    return np.concatenate(different)


def _by_seats(tuned: Mapping[int, Tuned], seats: int) -> Tuned:
    return tuned[min(max(seats, 2), max(tuned))]


def pack_weights(rules: Ruleset, tuned: Sequence[Sequence[float]]) -> Weights:
    """Weights as kernels read them; those left out at the end are 0."""
    weights = np.zeros(1, _WEIGHTS)
    weights["unit"] = rules.bridge / 40 if rules.bridge else rules.hexagons[0] / 50 or 1.0
    for stage, values in enumerate(tuned):
        for name, value in zip(TUNED, values, strict=False):
            weights[name][0, stage] = value
    return weights
