"""The value of an action, as the engine judges it."""

from typing import NamedTuple

from trimino.rules import Action


class ActionValue(NamedTuple):
    """The value of an action to its seat: means over simulations, with standard errors.

    `points` is how much further ahead of the others' mean the seat will be at the end of the
    round, in a solo game what it will have scored; `round` and `match` are chances of winning.
    """

    action: Action
    tried: int
    points: float
    points_error: float
    round: float
    match: float
    match_error: float
