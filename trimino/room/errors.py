"""Refusals of a table; each reason is the name of a message."""

from enum import StrEnum

from trimino.rules import TriminoError


class RoomReason(StrEnum):
    """Reasons for refusing a command."""

    STALE = "table-stale"
    NOT_SEATED = "table-not-seated"
    ALREADY_SEATED = "table-already-seated"
    SEAT_TAKEN = "table-seat-taken"
    SEAT_TWICE = "table-seat-twice"
    NO_SUCH_SEAT = "table-no-such-seat"
    SEATS_DO_NOT_FIT = "table-seats-do-not-fit"
    NAMES_DO_NOT_FIT = "table-names-do-not-fit"
    CONTRIBUTION_MISSING = "table-contribution-missing"
    ONLY_ONE_SEAT = "table-only-one-seat"
    NOT_THE_HOST = "table-not-the-host"
    NOT_STARTED = "table-not-started"
    ALREADY_STARTED = "table-already-started"
    MATCH_OVER = "table-match-over"
    MATCH_NOT_OVER = "table-match-not-over"
    SEATS_EMPTY = "table-seats-empty"
    NOBODY_SEATED = "table-nobody-seated"
    STILL_THERE = "table-still-there"
    NOT_A_PERSON = "table-not-a-person"
    ONLY_BOTS_CHANGE = "table-only-bots-change"
    NOT_AWAY = "table-not-away"
    NOT_YOUR_TURN = "table-not-your-turn"
    NO_DECISION = "table-no-decision"
    HAND_COVERED = "table-hand-covered"
    NOT_COVERED = "table-not-covered"
    CLOCKS_TURN = "table-clocks-turn"
    ROUND_NOT_OVER = "table-round-not-over"
    CANNOT_TAKE_BACK = "table-cannot-take-back"
    TOO_LATE_TO_TAKE_BACK = "table-too-late-to-take-back"
    REMOVAL_CHANGED = "table-removal-changed"
    NO_HINTS = "table-no-hints"
    NOT_GUIDED = "table-not-guided"
    UNKNOWN_BOT = "table-unknown-bot"
    UNKNOWN_RULES = "table-unknown-rules"
    BAD_FRAME = "bad-frame"
    NAME_EMPTY = "name-empty"
    NAME_TOO_LONG = "name-too-long"
    NAME_UNREADABLE = "name-unreadable"
    NAME_MIXED = "name-mixed"
    NAME_MARKS = "name-marks"
    LOG_FULL = "table-log-full"
    LOG_HAS_GAP = "table-log-has-gap"


class RoomError(TriminoError):
    """A refusal that changes nothing."""

    reason: RoomReason
