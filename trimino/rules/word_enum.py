"""Enumerations whose members are words of the rules, and whose `repr` pastes back."""

from enum import StrEnum
from operator import attrgetter
from typing import TYPE_CHECKING


class WordEnum(StrEnum):
    """A `StrEnum` that shows a member as it is written in Python.

    >>> from trimino.rules import Phase
    >>> Phase.TURN
    Phase.TURN
    """

    if not TYPE_CHECKING:  # A type checker knows the values of members.
        # That of `Enum` is two calls in Python, and values are read in every frame.
        value = property(attrgetter("_value_"))

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
