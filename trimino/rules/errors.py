"""Errors of the rules: each has a reason, and the details that its sentence needs.

The value of a reason is the name of a message in `locales/`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from trimino.rules.hooks import HOOKS
from trimino.rules.word_enum import WordEnum


@dataclass(frozen=True)
class Message:
    """The name of a sentence, and what to put into it."""

    name: str
    details: Mapping[str, object] = field(default_factory=dict)

    def __hash__(self) -> int:
        # Details may be lists or mappings, which have no hash.
        return hash((self.name, frozenset(self.details)))

    def __str__(self) -> str:
        said = ", ".join(f"{key}={_short(value)}" for key, value in self.details.items())
        return f"{self.name} ({said})" if said else self.name


def _short(value: object) -> object:
    """A value that can be printed: Python refuses integers of thousands of digits."""
    return "…" if isinstance(value, int) and value.bit_length() > 1000 else value


class TriminoError(ValueError):
    """Any refusal of this library; as text it is an English sentence.

    >>> error = IllegalAction(Reason.TILE_NOT_HELD, tile="3-4-4")
    >>> print(error)
    3-4-4 is not in your hand. Lay a tile you hold.
    >>> error
    IllegalAction(Reason.TILE_NOT_HELD, tile='3-4-4')
    """

    reason: StrEnum
    """The reason for the refusal."""
    message: Message
    """The name of the sentence and its details, to be said in any language."""

    def __init__(self, reason: StrEnum, **details: object) -> None:
        self.reason = reason
        self.message = Message(reason.value, details)
        super().__init__(self.message)

    def __str__(self) -> str:
        return HOOKS.say(self.message)

    def __repr__(self) -> str:
        details = "".join(
            f", {key}={_short(value)!r}" for key, value in self.message.details.items()
        )
        return f"{type(self).__name__}({self.reason!r}{details})"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.reason, self.message.details)


def _rebuild(kind: type[TriminoError], reason: StrEnum, details: dict[str, object]) -> TriminoError:
    return kind(reason, **details)


class Reason(WordEnum):
    """Reasons why an action is not legal."""

    ROUND_OVER = "round-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_AN_ACTION = "not-an-action"
    NOT_THE_CLOCKS_PLAY = "not-the-clocks-play"
    TILE_NOT_HELD = "tile-not-held"
    NOT_THE_OPENING_TILE = "not-the-opening-tile"
    NOT_DRAWN_THIS_TURN = "not-drawn-this-turn"
    NOT_THE_NEWEST = "not-the-newest"
    NO_SUCH_FIELD = "no-such-field"
    NOT_WHERE_A_FIELD_STARTS = "not-where-a-field-starts"
    NOT_A_NEW_FIELD = "not-a-new-field"
    CELL_TAKEN = "cell-taken"
    NO_TILE_BESIDE = "no-tile-beside"
    NOT_A_TURN_OF_THE_TILE = "not-a-turn-of-the-tile"
    CORNERS_DO_NOT_MATCH = "corners-do-not-match"
    FITS_NOWHERE = "tile-fits-nowhere"
    MUST_PLACE = "must-place"
    MUST_OPEN = "must-open"
    MUST_DRAW = "must-draw"
    WELL_EMPTY = "well-empty"
    DRAW_LIMIT_REACHED = "draw-limit-reached"
    NOTHING_OFFERED = "nothing-offered"
    ONLY_PLACE_OR_DECLINE = "only-place-or-decline"


class IllegalAction(TriminoError):
    """An action that the rules do not allow now."""

    reason: Reason


class RulesetReason(WordEnum):
    """Reasons why a rule set cannot be played."""

    UNKNOWN_RULESET = "ruleset-unknown"
    UNKNOWN_FIELD = "ruleset-field-unknown"
    BAD_VALUE = "ruleset-bad-value"
    HAND_MISSING = "ruleset-hand-missing"
    TOO_MANY_TILES = "ruleset-too-many-tiles"
    SOLO_TOO_LARGE = "ruleset-solo-too-large"
    OPENING_TILE_UNDECIDED = "ruleset-opening-tile-undecided"
    NEVER_BLOCKED = "ruleset-never-blocked"
    BLOCKED_SCORE_MISSING = "ruleset-blocked-score-missing"
    NO_END = "ruleset-no-end"
    TARGET_MET_MISSING = "ruleset-target-met-missing"
    NOTHING_SCORES = "ruleset-nothing-scores"


class RulesetError(TriminoError):
    """A rule set that cannot be played; `field` names what to change."""

    reason: RulesetReason

    @property
    def field(self) -> str:
        """The field to change."""
        return str(self.message.details["field"])


class SetupReason(WordEnum):
    """Reasons why a match, a deal or a round cannot be set up."""

    SEATS_OUT_OF_RANGE = "seats-out-of-range"
    HAND_SIZE_MISSING = "hand-size-missing"
    TOO_FEW_TILES = "too-few-tiles"
    YOUNGEST_NOT_SEATED = "youngest-not-seated"
    OPENER_NOT_SEATED = "opener-not-seated"
    OPENER_UNWANTED = "opener-unwanted"
    NO_SOLO = "no-solo"
    ROUNDS_NOT_OPEN = "rounds-not-open"
    ROUNDS_OUT_OF_RANGE = "rounds-out-of-range"
    WELL_SIZE_ONLY_SOLO = "well-size-only-solo"
    WELL_SIZE_OUT_OF_RANGE = "well-size-out-of-range"
    HAND_SIZE_WRONG = "hand-size-wrong"
    WELL_SIZE_WRONG = "well-size-wrong"
    START_MISSING = "start-missing"
    START_UNWANTED = "start-unwanted"
    TILE_UNKNOWN = "tile-unknown"
    TILE_TWICE = "tile-twice"
    TILE_MISSING = "tile-missing"
    TILE_NOT_IN_WELL = "tile-not-in-well"
    TOTALS_WRONG = "totals-wrong"
    ROUND_NOT_OVER = "round-not-over"
    MATCH_OVER = "match-over"
    MATCH_ENDLESS = "match-endless"
    NOT_DEALT = "not-dealt"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NO_SUCH_SEAT = "no-such-seat"
    IMPOSSIBLE_VIEW = "impossible-view"
    NOTHING_TO_DECIDE = "nothing-to-decide"

    BAD_SEATS = "notation-bad-seats"
    BAD_OPENER = "notation-bad-opener"
    NOT_IN_THE_SET = "notation-not-in-the-set"
    SEEN_TWICE = "notation-tile-twice"
    NOT_A_FIRST_TILE = "notation-not-a-first-tile"
    TOO_MANY_FIELDS = "notation-too-many-fields"
    DRAWN_NOT_HELD = "notation-drawn-not-held"
    MISCOUNTED = "notation-miscounted"
    OUT_OF_RANGE = "notation-out-of-range"
    PHASE_IMPOSSIBLE = "notation-phase-impossible"


class SetupError(TriminoError):
    """A match, a deal, a round, a position or a tile that is impossible.

    Of a position the details hold `section`, the part that is wrong, as in the notation.
    """

    reason: SetupReason
