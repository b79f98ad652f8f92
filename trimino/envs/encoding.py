"""The encoding that all environments share: numbers of actions, masks and observations.

`numbering` defines the numbers of actions, `observation` the vector of a view.
"""

from trimino.envs.numbering import ACTIONS, DECLINE, DRAW, NUMBER, PASS, START, action, mask, number
from trimino.envs.observation import FIELDS, HIGH, LAYOUT, LOW, SIZE, observe, observe_position

__all__ = [
    "ACTIONS",
    "DECLINE",
    "DRAW",
    "FIELDS",
    "HIGH",
    "LAYOUT",
    "LOW",
    "NUMBER",
    "PASS",
    "SIZE",
    "START",
    "action",
    "mask",
    "number",
    "observe",
    "observe_position",
]
