"""What can be wrong with a study."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class StudyReason(StrEnum):
    """Why a study cannot be made."""

    QUESTION_UNKNOWN = "study-question-unknown"
    BOT_UNFIT = "study-bot-unfit"
    TOO_FEW_ROUNDS = "study-too-few-rounds"
    PLAYERS_UNREADABLE = "study-players-unreadable"


class StudyError(TriminoError):
    """A study that cannot be made."""

    reason: StudyReason
