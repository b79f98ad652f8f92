"""Errors of a command line or of a game in a terminal, beside those of the library itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from trimino.records.record import RecordError, RecordReason
from trimino.rules import TriminoError


class UsageReason(StrEnum):
    """Reasons why a command or a form cannot be carried out."""

    LANGUAGE_UNKNOWN = "language-unknown"
    NO_RULES_NAMED = "no-rules-named"
    SET_NOT_A_PAIR = "set-not-a-pair"
    RULES_WITHOUT_NAME = "rules-without-name"
    RULES_NAME_TAKEN = "rules-name-taken"
    NO_KEPT_RULES = "no-kept-rules"
    KEPT_RULES_WRONG = "kept-rules-wrong"
    BOTS_DO_NOT_FIT = "bots-do-not-fit"
    PEOPLE_DO_NOT_FIT = "people-do-not-fit"
    NAMES_DO_NOT_FIT = "names-do-not-fit"
    NAMES_ALIKE = "names-alike"
    SOLO_IS_ALONE = "solo-is-alone"
    FILE_NOT_WRITTEN = "file-not-written"
    FILE_NOT_READ = "file-not-read"
    FILE_TWICE = "file-twice"
    NO_SUCH_MATCH = "no-such-match"
    NO_SUCH_PLAYER = "no-such-player"
    NOTHING_TO_REPLAY = "nothing-to-replay"
    REPLAY_UNKNOWN = "replay-unknown"
    NOTHING_TO_DRAW = "nothing-to-draw"
    TWO_THINGS_TO_DRAW = "two-things-to-draw"
    WRONG_ENDING = "wrong-ending"
    CHOICE_UNKNOWN = "choice-unknown"
    PRINT_OPTION_UNUSED = "print-option-unused"
    BAD_SIDE = "bad-side"
    NOT_A_PLOT_FILE = "not-a-plot-file"
    STANDARD_OUTPUT_TWICE = "standard-output-twice"
    WORKERS_OR_CLUSTER = "workers-or-cluster"
    TUI_NO_TERMINAL = "tui-no-terminal"
    TUI_RECORD_FILE = "tui-record-file"
    PUZZLES_NEED_FILE = "puzzle-needs-file"
    NO_PADS = "no-pads"
    NO_SUCH_PAD = "no-such-pad"
    PAD_OPTIONS = "pad-options"
    PAD_ELSEWHERE = "pad-elsewhere"
    PAD_BAD_LINK = "evening-bad-link"
    PAD_ENTRY = "pad-entry-unknown"
    PAD_INCOMPLETE = "pad-entry-incomplete"
    PAD_FIRST_LINE = "pad-entry-first-line"
    PAD_WHO = "pad-entry-who"
    PAD_NOT_A_TILE = "pad-entry-not-a-tile"
    PAD_NO_SUCH_NAME = "pad-entry-no-such-name"
    PAD_NO_FIELD = "pad-entry-no-field"


class UsageError(TriminoError):
    """A request that cannot be carried out, such as options that contradict each other."""

    reason: UsageReason


class WrongRecord(RecordError):
    """A record that could be read and is not right."""


@contextmanager
def judging_record() -> Iterator[None]:
    """Turn errors of a record into `WrongRecord`, except a moment that does not exist in it."""
    try:
        yield
    except RecordError as error:
        if error.reason in (RecordReason.NO_ROUND, RecordReason.NO_ACTION):
            raise
        raise WrongRecord(error.reason, **error.message.details) from None
