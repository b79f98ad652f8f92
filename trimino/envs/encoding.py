"""How environments speak: actions as numbers, legal ones as a mask, a seat's view as a vector.

`numbering` says which number is which action, `observation` what each number of the vector means.
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
