"""How much may wait to be thought about, and for how long."""

from typing import NamedTuple


class Limits(NamedTuple):
    """Decisions and hints that may wait, analyses under way; and seconds, after which a worker
    that has not answered is given up."""

    decisions: int = 256
    hints: int = 32
    analyses: int = 8
    decision_seconds: float = 10.0
    hint_seconds: float = 60.0
    batch_seconds: float = 600.0
