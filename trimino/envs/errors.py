"""Errors of environments."""

from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from trimino.rules.deprecation import renamed_names
from trimino.rules.errors import TriminoError
from trimino.rules.word_enum import WordEnum

ChoiceEnum = TypeVar("ChoiceEnum", bound=StrEnum)


class EnvReason(WordEnum):
    """Reasons why an environment refuses."""

    ACTION_UNKNOWN = "action-unknown"
    ACTION_TILE_NOT_LAID = "action-tile-not-laid"
    ACTION_EDGE_TAKEN = "action-edge-taken"
    ACTION_OTHER_NUMBER = "action-other-number"
    ACTION_NO_SUCH_TILE = "action-no-such-tile"
    NOT_RESET = "env-not-reset"
    AGENT_UNKNOWN = "env-agent-unknown"
    CHOICE_UNKNOWN = "env-choice-unknown"


class EnvError(TriminoError):
    """A setting, an agent or an action that an environment does not have."""

    reason: EnvReason


def choice_of_argument(kind: type[ChoiceEnum], argument: str, value: str) -> ChoiceEnum:
    """The member of an enumeration that an argument names, or an `EnvError`."""
    try:
        return kind(value)
    except ValueError:
        known = ", ".join(kind)
        raise EnvError(
            EnvReason.CHOICE_UNKNOWN, argument=argument, value=value, known=known
        ) from None


if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(__name__, {"choice": "choice_of_argument"})
