"""How much may wait to be thought about, and for how long."""

import os
from typing import NamedTuple


class Limits(NamedTuple):
    """Decisions and hints that may wait for each worker, and analyses that may be under way.

    Seconds are those after which a worker that has not answered is given up; for decisions and
    hints the time spent waiting for a worker counts too.
    """

    decisions: int = 128
    hints: int = 16
    analyses: int = 8
    decision_seconds: float = 10.0
    hint_seconds: float = 60.0
    batch_seconds: float = 600.0


def cores_to_spare() -> int:
    """The cores this process may use, but for the one it needs itself; at least one."""
    own = getattr(os, "sched_getaffinity", None)
    return max(1, (len(own(0)) if own else os.cpu_count() or 1) - 1)
