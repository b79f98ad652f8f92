"""The result of a solo game, for the best list."""

from typing import NamedTuple


class SoloResult(NamedTuple):
    """What somebody who played alone came to, for the best list."""

    table: str
    guest: str
    rules: str
    well: int
    points: int
    at: float
