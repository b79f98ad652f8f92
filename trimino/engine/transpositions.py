"""The transposition table of the endgame search: what is known of positions met before."""

import threading
from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.compiled import kernel

_ENTRIES = 1 << 18
"""Entries of a transposition table; any power of two will do."""

MEMORY = np.dtype(
    [
        ("key", np.uint64),
        ("best", np.int64),
        ("value", np.int32),
        ("played", np.int32),
        ("depth", np.int16),
        ("bound", np.int8),
        ("exact", np.int8),
        ("has_played", np.int8),
    ],
    align=True,
)
"""An entry: a value or a bound of it, its depth, and the best action to try first. `exact` says
that no end was estimated, `played` what the heuristic gained from here."""

EXACT, AT_LEAST, AT_MOST = range(3)

Memory = npt.NDArray[Any]
"""An array of MEMORY."""


def new_memory() -> Memory:
    """An empty transposition table."""
    return np.zeros(_ENTRIES, MEMORY)


class _KeptMemory(threading.local):
    """The table of a thread, which is kept between decisions."""

    def __init__(self) -> None:
        self.memory = new_memory()


_KEPT = _KeptMemory()


def kept_memory() -> Memory:
    """The table of this thread: what was found for one decision serves the next."""
    return _KEPT.memory


@kernel
def entry_of(memory: Any, key: Any) -> Any:
    """The entry that a position has or would take."""
    return memory[key & np.uint64(len(memory) - 1)]


@kernel
def decides(known: Any, depth: int, alpha: int, beta: int) -> bool:
    """Whether an entry of this position answers a search of a depth and window."""
    if not known.exact and known.depth < depth:
        return False
    return (
        known.bound == EXACT
        or (known.bound == AT_LEAST and known.value >= beta)
        or (known.bound == AT_MOST and known.value <= alpha)
    )
