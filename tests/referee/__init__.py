"""A second reading of the rules, by brute force, to check the program against.

It knows nothing of the program and is written to be compared with the rules by eye.
"""

from .referee import Disagreement, JudgedStep, check, replay
from .rulesets import RULESETS, resolve
from .table import Choice, RefereeTable, legal

__all__ = [
    "RULESETS",
    "Choice",
    "Disagreement",
    "JudgedStep",
    "RefereeTable",
    "check",
    "legal",
    "replay",
    "resolve",
]
