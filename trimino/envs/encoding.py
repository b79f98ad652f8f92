"""The encoding that all environments share: numbers of actions, masks and observations.

`numbering` defines the numbers of actions, `observation` the vector of a view.
"""

from trimino.envs.numbering import (
    ACTIONS,
    DECLINE,
    DRAW,
    NUMBER,
    PASS,
    START,
    action_from_number,
    action_mask,
    action_number,
)
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
    "action_from_number",
    "action_mask",
    "action_number",
    "observe",
    "observe_position",
]
