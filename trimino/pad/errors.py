"""Errors of a score pad: what cannot be written on it at all.

What the rules forbid is no error: the pad writes it down and warns; see `warnings.py`.
"""

from trimino.rules import TriminoError
from trimino.rules.word_enum import WordEnum


class PadReason(WordEnum):
    """Reasons for refusing an edit of a pad."""

    NO_SUCH_LINE = "pad-no-such-line"
    FIRST_LINE = "pad-first-line"
    NOTHING_TO_UNDO = "pad-nothing-to-undo"
    NAME_MISSING = "pad-name-missing"
    NAME_TWICE = "pad-name-twice"
    TOO_MANY_PLAYERS = "pad-too-many-players"
    NO_FIELD_KEPT = "pad-no-field-kept"
    HANDS_NOT_TOLD = "pad-hands-not-told"
    PLAYERS_CHANGED = "pad-players-changed"
    NOT_A_RECORD = "pad-not-a-record"


class PadError(TriminoError):
    """An edit that cannot be made, or a pad that cannot be exported."""

    reason: PadReason
