"""Enumerations whose members are words of the rules, and whose `repr` pastes back."""

from enum import StrEnum


class WordEnum(StrEnum):
    """A `StrEnum` that shows a member as it is written in Python.

    >>> from trimino.rules import Phase
    >>> Phase.TURN
    Phase.TURN
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
