"""Warnings of a score pad: what the sheet forbids, or what cannot be by the lines before.

The table is the truth, so a line is written down and scored all the same.
"""

from trimino.rules import Message
from trimino.rules.word_enum import WordEnum


class PadWarning(WordEnum):
    """Warnings about a line."""

    NO_SUCH_SEAT = "pad-no-such-seat"
    NOT_PLAYING = "pad-not-playing"
    HAND_OF_ABSENT = "pad-hand-of-absent"
    NOT_YOUR_TURN = "pad-not-your-turn"
    NOT_THE_OPENER = "pad-not-the-opener"
    BETTER_OPENING = "pad-better-opening"
    MUST_OPEN = "pad-must-open"
    NOTHING_OFFERED = "pad-nothing-offered"
    ROUND_OVER = "pad-round-over"
    ROUND_NOT_OVER = "pad-round-not-over"
    MATCH_OVER = "pad-match-over"
    PLAYERS = "pad-players"

    TILE_LAID = "pad-tile-laid"
    TILE_IN_HAND = "pad-tile-in-hand"
    NOT_IN_THE_SET = "pad-not-in-the-set"
    TOO_FEW_TILES = "pad-too-few-tiles"
    DOUBLE_WITHOUT_BRIDGE = "pad-double-without-bridge"
    STARTS_FIELD = "pad-starts-field"
    DOES_NOT_FIT = "pad-does-not-fit"
    FITS_NOWHERE = "pad-fits-nowhere"
    OTHER_KIND = "pad-other-kind"
    FIELD_LOST = "pad-field-lost"

    LAST_TILE = "pad-last-tile"
    OUT_TOO_EARLY = "pad-out-too-early"
    WELL_EMPTY = "pad-well-empty"
    DRAW_LIMIT = "pad-draw-limit"
    MUST_DRAW = "pad-must-draw"
    MUST_LAY = "pad-must-lay"

    BLOCKED_WELL = "pad-blocked-well"
    BLOCKED_PASSES = "pad-blocked-passes"
    STILL_FITS = "pad-still-fits"
    NOT_COUNTED = "pad-not-counted"
    HAND_MISSING = "pad-hand-missing"
    HAND_OF_OUT = "pad-hand-of-out"
    HAND_COUNT = "pad-hand-count"
    HAND_SUM = "pad-hand-sum"


Warnings = tuple[Message, ...]


class WarningList:
    """The warnings of one line, collected while it is scored."""

    def __init__(self) -> None:
        self._found: list[Message] = []

    def add(self, warning: PadWarning, **details: object) -> None:
        self._found.append(Message(warning.value, details))

    @property
    def found(self) -> Warnings:
        return tuple(self._found)
