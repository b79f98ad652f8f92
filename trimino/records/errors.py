"""Errors in texts: in a record, or in the short notation."""

import json

from trimino.rules import Message, Tile, TriminoError
from trimino.rules.word_enum import WordEnum

_MAX_SHOWN = 200
_MAX_NUMBER = 10**9


class RecordReason(WordEnum):
    """Reasons why a record cannot be read, replayed or written."""

    NO_FILE = "record-no-file"
    IS_FOLDER = "record-is-folder"
    UNREADABLE = "record-unreadable"
    EMPTY = "record-empty"
    TOO_LONG = "record-too-long"
    EXTRA_TOO_LONG = "record-extra-too-long"
    NOT_UTF8 = "record-not-utf8"
    NOT_JSON = "record-not-json"
    BAD_NUMBER = "record-bad-number"
    TOO_DEEP = "record-too-deep"
    KEY_TWICE = "record-key-twice"
    HALF_CHARACTER = "record-half-character"
    NOT_AN_OBJECT = "record-not-an-object"

    WRONG_FORMAT = "record-wrong-format"
    MISSING = "record-missing"
    WRONG_TYPE = "record-wrong-type"
    UNKNOWN_TILE = "record-unknown-tile"
    UNKNOWN_ACTION = "record-unknown-action"
    UNKNOWN_LINE = "record-unknown-line"
    LENGTH = "record-length"
    BAD_NAME = "record-bad-name"
    BAD_RULES = "record-bad-rules"
    BAD_SETUP = "record-bad-setup"
    BAD_DEAL = "record-bad-deal"

    ILLEGAL = "record-illegal-action"
    DISAGREES = "record-disagrees"
    ACTION_AFTER_END = "record-action-after-end"
    ROUND_UNFINISHED = "record-round-unfinished"
    END_TOO_EARLY = "record-end-too-early"
    ROUND_AFTER_MATCH = "record-round-after-match"
    MATCH_UNFINISHED = "record-match-unfinished"
    MATCH_FINISHED = "record-match-finished"

    FAIR_METHOD = "record-fair-method"
    FAIR_SEATS = "record-fair-seats"
    FAIR_SECRET = "record-fair-secret"
    FAIR_DEAL = "record-fair-deal"

    SEEN_UNREADABLE = "record-seen-unreadable"
    SEEN_NO_PROOF = "record-seen-no-proof"
    SEEN_COMMITMENT = "record-seen-commitment"
    SEEN_CONTRIBUTION = "record-seen-contribution"
    SEEN_HEAD = "record-seen-head"
    SEEN_LOST = "record-seen-lost"
    SEEN_LOG = "record-seen-log"
    SEEN_MOVES = "record-seen-moves"
    SEEN_NO_LOG = "record-seen-no-log"

    NO_ROUND = "record-no-round"
    NO_ACTION = "record-no-action"
    NAMES_DO_NOT_FIT = "record-names-do-not-fit"
    KEY_TAKEN = "record-key-taken"
    NOT_WRITABLE = "record-not-writable"


class RecordError(TriminoError):
    """A record that cannot be read, or that breaks the rules.

    Where it is known, the details hold `line`, the line of the file, or `round` and `action`,
    counted from 1; action 0 means the round itself, and round 0 the match.
    """

    reason: RecordReason


class NotationReason(WordEnum):
    """Reasons why a text in the short notation cannot be read."""

    TOO_LONG = "notation-too-long"
    NOT_A_TILE = "notation-not-a-tile"
    NOT_A_PLACEMENT = "notation-not-a-placement"
    NOT_AN_ACTION = "notation-not-an-action"
    NOT_A_NUMBER = "notation-not-a-number"
    NOT_A_PHASE = "notation-not-a-phase"
    WRONG_SECTION = "notation-wrong-section"

    BAD_RULES = "notation-bad-rules"
    FIELD_TWICE = "notation-field-twice"
    BAD_SEATS = "notation-bad-seats"
    BAD_OPENER = "notation-bad-opener"
    NOT_IN_THE_SET = "notation-not-in-the-set"
    TILE_TWICE = "notation-tile-twice"
    DOES_NOT_FIT = "notation-does-not-fit"
    NOT_A_FIRST_TILE = "notation-not-a-first-tile"
    TOO_MANY_FIELDS = "notation-too-many-fields"
    DRAWN_NOT_HELD = "notation-drawn-not-held"
    MISCOUNTED = "notation-miscounted"
    OUT_OF_RANGE = "notation-out-of-range"
    PHASE_IMPOSSIBLE = "notation-phase-impossible"

    HOUSE_RULES_TOO_LONG = "house-rules-too-long"
    NOT_HOUSE_RULES = "house-rules-unreadable"
    HOUSE_RULES_NAME = "house-rules-bad-name"


class NotationError(TriminoError):
    """A text that is not in the notation, or that describes something impossible.

    The details hold `section`, the part of a position that is wrong, and what was `found` there.
    """

    reason: NotationReason


def printable(value: object) -> str:
    """A value as JSON, short and printable enough for any message.

    >>> printable([7, 69]), printable("Anna\\x1b")
    ('[7, 69]', '"Anna\\\\u001b"')
    """
    try:
        text = json.dumps(value, ensure_ascii=False)
        return _short(text if text.isprintable() else json.dumps(value))
    except (TypeError, ValueError, RecursionError):
        # Not a value of JSON, or one that is too large to print.
        return type(value).__name__


def number_or_printable(value: object) -> int | str:
    """A whole number as it is, which each language writes with its own minus; other values as JSON.

    >>> number_or_printable(-10), number_or_printable([-10]), number_or_printable(True)
    (-10, '[-10]', 'true')
    """
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < _MAX_NUMBER:
        return value
    return printable(value)


def reason_inside(error: TriminoError) -> Message:
    """The message of an error of the rules, with details that are short and printable."""
    details = error.message.details.items()
    return Message(error.message.name, {key: _detail(value) for key, value in details})


def _detail(value: object) -> object:
    if isinstance(value, Tile) or (isinstance(value, int) and abs(value) < _MAX_NUMBER):
        return value
    plain = isinstance(value, str) and value != "" and value.isprintable()
    return _short(str(value)) if plain else printable(value)


def _short(text: str) -> str:
    return text if len(text) <= _MAX_SHOWN else text[: _MAX_SHOWN - 1] + "…"
