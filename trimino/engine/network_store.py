"""Networks of the package: which rules each was trained for, loading and storing."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.rules import Ruleset, published

Network = Mapping[str, npt.NDArray[Any]]

FAMILIES = ("triomino", "goliath")
"""The rule sets that give their names to networks."""

_FOLDER = Path(__file__).parent / "networks"

_COUNTING = (
    "tile_points",
    "bridge",
    "double",
    "hexagons",
    "new_field",
    "empty_well_cost",
    "empty_well_pass",
    "out_bonus",
    "hands_left",
    "blocked_score",
    "highest_value",
)
"""The fields that must be as in the rules of a network: those that count once the well is empty."""


def network_for(rules: Ruleset) -> Network | None:
    """The network for rules, or None if none was trained for such."""
    for name in FAMILIES:
        if _is_of(rules, published(name)):
            return _load(name)
    return None


def _is_of(rules: Ruleset, known: Ruleset) -> bool:
    same = all(getattr(rules, name) == getattr(known, name) for name in _COUNTING)
    return same and rules.sign == known.sign


@lru_cache(maxsize=len(FAMILIES))
def _load(name: str) -> Network | None:
    file = _FOLDER / f"{name}.npz"
    if not file.exists():
        return None
    with np.load(file) as stored:
        return {key: stored[key].astype(np.float32) for key in stored}


def store_network(name: str, network: Network) -> None:
    """Store the network of a family of rules."""
    _FOLDER.mkdir(exist_ok=True)
    small: dict[str, Any] = {key: values.astype(np.float16) for key, values in network.items()}
    np.savez_compressed(_FOLDER / f"{name}.npz", **small)
