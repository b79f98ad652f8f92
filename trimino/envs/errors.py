"""What can be wrong with what an environment is asked for."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class EnvReason(StrEnum):
    """Why an environment cannot do it."""

    ACTION_UNKNOWN = "action-unknown"
    ACTION_TILE_NOT_LAID = "action-tile-not-laid"
    ACTION_EDGE_TAKEN = "action-edge-taken"
    ACTION_OTHER_NUMBER = "action-other-number"
    ACTION_NO_SUCH_TILE = "action-no-such-tile"
    NOT_RESET = "env-not-reset"
    CHOICE_UNKNOWN = "env-choice-unknown"


class EnvError(TriminoError):
    """An environment that there is not, or an action that it does not have now."""

    reason: EnvReason
