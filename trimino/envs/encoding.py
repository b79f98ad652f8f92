"""The encoding that all environments share: numbers of actions, masks and observations.

`numbering` defines the numbers of actions, `observation` the vector of a view.
"""

from typing import TYPE_CHECKING

from trimino.envs.numbering import (
    ACTIONS,
    DECLINE_NUMBER,
    DRAW_NUMBER,
    NUMBER,
    PASS_NUMBER,
    START_NUMBER,
    action_from_number,
    action_mask,
    action_number,
)
from trimino.envs.observation import (
    FIELD_SLICES,
    HIGH,
    LAYOUT,
    LOW,
    SIZE,
    observe,
    observe_position,
)
from trimino.rules.deprecation import renamed_names

__all__ = [
    "ACTIONS",
    "DECLINE_NUMBER",
    "DRAW_NUMBER",
    "FIELD_SLICES",
    "HIGH",
    "LAYOUT",
    "LOW",
    "NUMBER",
    "PASS_NUMBER",
    "SIZE",
    "START_NUMBER",
    "action_from_number",
    "action_mask",
    "action_number",
    "observe",
    "observe_position",
]


if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(
        __name__,
        {
            "DECLINE": "DECLINE_NUMBER",
            "DRAW": "DRAW_NUMBER",
            "FIELDS": "FIELD_SLICES",
            "PASS": "PASS_NUMBER",
            "START": "START_NUMBER",
        },
    )
