"""Sizes of the measurements: enough for figures, or a quick look."""

from typing import NamedTuple


class Size(NamedTuple):
    """Counts, and seconds."""

    tables: int = 50
    """That play flat out."""
    slices: int = 8
    seconds: float = 2.0
    postgresql: bool = True
    held: int = 1_000
    """Tables whose memory is measured."""
    sockets: int = 500
    crowd: int = 5_000
    """Open tables."""
    crowd_at: int = 250
    """Of them those with four sockets each."""
    crowd_seconds: float = 60.0
    opened: tuple[int, ...] = (100, 1_000, 5_000)
    hundreds: int = 12
    """Of moves at a table, as the log grows."""
    busy: int = 12
    """Tables with three bots each."""


FULL = Size()
QUICK = Size(
    tables=8,
    slices=3,
    seconds=1.0,
    postgresql=False,
    held=100,
    sockets=100,
    crowd=200,
    crowd_at=20,
    crowd_seconds=5.0,
    opened=(50, 200),
    hundreds=3,
    busy=4,
)
