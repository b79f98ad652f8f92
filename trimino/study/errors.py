"""Errors of studies."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class StudyReason(StrEnum):
    """Why a study is refused."""

    QUESTION_UNKNOWN = "study-question-unknown"
    BOT_UNFIT = "study-bot-unfit"
    TOO_FEW_ROUNDS = "study-too-few-rounds"
    PLAYERS_UNREADABLE = "study-players-unreadable"


class StudyError(TriminoError):
    """A study that is refused."""

    reason: StudyReason
