"""Errors of puzzles."""

from trimino.rules.errors import TriminoError
from trimino.rules.word_enum import WordEnum


class PuzzleReason(WordEnum):
    """Reasons why a puzzle is refused or not found."""

    UNKNOWN = "puzzle-unknown"
    NOT_A_COLLECTION = "puzzle-not-a-collection"
    THEME_UNKNOWN = "puzzle-theme-unknown"
    NONE_LEFT = "puzzle-none-left"
    PLAYERS_UNREADABLE = "study-players-unreadable"


class PuzzleError(TriminoError):
    """A puzzle or a collection that cannot be used."""

    reason: PuzzleReason
