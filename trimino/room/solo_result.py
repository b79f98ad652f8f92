"""The result of a solo game, as the best list keeps it."""

from typing import NamedTuple


class SoloResult(NamedTuple):
    """The points of somebody who played alone, with a well of a certain size."""

    table: str
    guest: str
    rules: str
    well: int
    points: int
    at: float
