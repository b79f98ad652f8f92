"""Errors of puzzles."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class PuzzleReason(StrEnum):
    """Why a puzzle is refused or not found."""

    UNKNOWN = "puzzle-unknown"
    NOT_A_COLLECTION = "puzzle-not-a-collection"
    THEME_UNKNOWN = "puzzle-theme-unknown"
    NONE_LEFT = "puzzle-none-left"
    PLAYERS_UNREADABLE = "study-players-unreadable"


class PuzzleError(TriminoError):
    """A puzzle or a collection that cannot be used."""

    reason: PuzzleReason
