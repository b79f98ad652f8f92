"""Errors of studies."""

from trimino.rules.errors import TriminoError
from trimino.rules.word_enum import WordEnum


class StudyReason(WordEnum):
    """Reasons for refusing a study."""

    QUESTION_UNKNOWN = "study-question-unknown"
    BOT_UNFIT = "study-bot-unfit"
    TOO_FEW_ROUNDS = "study-too-few-rounds"
    PLAYERS_UNREADABLE = "study-players-unreadable"


class StudyError(TriminoError):
    """A study that is refused."""

    reason: StudyReason
