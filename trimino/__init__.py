"""Triangular dominoes: the published rules, exactly, as a library and a game.

The everyday names stand here: the rules, and reading and writing records. Records, drawing and
sentences are imported when they are first asked for.

>>> import random, trimino
>>> match = trimino.Match(trimino.published("triomino"), players=2)
>>> round = match.deal(random.Random(1))
>>> event = match.play(match.legal.default)
>>> len(match.legal), match.outcome
(4, None)
>>> match.play(trimino.DECLINE)
Traceback (most recent call last):
trimino.rules.errors.IllegalAction: Nothing is offered to you now, so there is nothing to decline.
"""

__version__ = "0.1.0"

from importlib import import_module
from typing import TYPE_CHECKING, Any

from trimino.rules import (
    DECLINE,
    DRAW,
    FIELDS,
    ORIGIN,
    PASS,
    PRESETS,
    RULESETS,
    SHEETS,
    TILES,
    Action,
    AfterDrawing,
    BlockedScore,
    BlockedTie,
    BlockedWhen,
    Cell,
    Corners,
    Deal,
    Decline,
    Difference,
    Draw,
    EarlierReading,
    EmptyWellPass,
    EndReason,
    Event,
    Field,
    FieldInfo,
    HandSizes,
    HandsLeft,
    IllegalAction,
    Item,
    LegalActions,
    Match,
    MatchView,
    Message,
    NextOpener,
    Opener,
    OpeningTile,
    Outcome,
    OutcomeReason,
    Pass,
    Phase,
    Place,
    PlacementKind,
    Position,
    Possibilities,
    Reason,
    Round,
    RoundEnd,
    Ruleset,
    RulesetError,
    RulesetReason,
    Score,
    Section,
    SetupError,
    SetupReason,
    Solo,
    State,
    TargetMet,
    Tile,
    TilePoints,
    TriminoError,
    Vertex,
    View,
    Winner,
    WinnerReason,
    compare,
    departures,
    explain,
    field_info,
    may_take_back,
    possible_match,
    possible_round,
    published,
    tile_set,
)
from trimino.rules.hooks import HOOKS
from trimino.rules.lazy_names import lazy_names

if TYPE_CHECKING:
    from trimino.drawing.svg import draw_svg
    from trimino.drawing.text import draw_hand, draw_text
    from trimino.records.errors import NotationError, NotationReason, RecordError, RecordReason
    from trimino.records.house_rules_notation import HouseRules, parse_house_rules
    from trimino.records.notation import (
        format_action,
        format_place,
        format_position,
        format_tile,
        parse_action,
        parse_place,
        parse_position,
        parse_tile,
    )
    from trimino.records.record import (
        check_fair,
        dump,
        load,
        read_records,
        record_of,
        replay,
        replay_to,
    )
    from trimino.words import say

_LAZY = {
    "trimino.drawing.svg": ("draw_svg",),
    "trimino.drawing.text": ("draw_hand", "draw_text"),
    "trimino.records.errors": (
        "NotationError",
        "NotationReason",
        "RecordError",
        "RecordReason",
    ),
    "trimino.records.house_rules_notation": ("HouseRules", "parse_house_rules"),
    "trimino.records.notation": (
        "format_action",
        "format_place",
        "format_position",
        "format_tile",
        "parse_action",
        "parse_place",
        "parse_position",
        "parse_tile",
    ),
    "trimino.records.record": (
        "check_fair",
        "dump",
        "load",
        "read_records",
        "record_of",
        "replay",
        "replay_to",
    ),
    "trimino.words": ("say",),
}
"""Names that are imported when they are first asked for, by their modules."""

__all__ = [
    "DECLINE",
    "DRAW",
    "FIELDS",
    "ORIGIN",
    "PASS",
    "PRESETS",
    "RULESETS",
    "SHEETS",
    "TILES",
    "Action",
    "AfterDrawing",
    "BlockedScore",
    "BlockedTie",
    "BlockedWhen",
    "Cell",
    "Corners",
    "Deal",
    "Decline",
    "Difference",
    "Draw",
    "EarlierReading",
    "EmptyWellPass",
    "EndReason",
    "Event",
    "Field",
    "FieldInfo",
    "HandSizes",
    "HandsLeft",
    "HouseRules",
    "IllegalAction",
    "Item",
    "LegalActions",
    "Match",
    "MatchView",
    "Message",
    "NextOpener",
    "NotationError",
    "NotationReason",
    "Opener",
    "OpeningTile",
    "Outcome",
    "OutcomeReason",
    "Pass",
    "Phase",
    "Place",
    "PlacementKind",
    "Position",
    "Possibilities",
    "Reason",
    "RecordError",
    "RecordReason",
    "Round",
    "RoundEnd",
    "Ruleset",
    "RulesetError",
    "RulesetReason",
    "Score",
    "Section",
    "SetupError",
    "SetupReason",
    "Solo",
    "State",
    "TargetMet",
    "Tile",
    "TilePoints",
    "TriminoError",
    "Vertex",
    "View",
    "Winner",
    "WinnerReason",
    "check_fair",
    "compare",
    "departures",
    "draw_hand",
    "draw_svg",
    "draw_text",
    "dump",
    "explain",
    "field_info",
    "format_action",
    "format_place",
    "format_position",
    "format_tile",
    "load",
    "may_take_back",
    "parse_action",
    "parse_house_rules",
    "parse_place",
    "parse_position",
    "parse_tile",
    "possible_match",
    "possible_round",
    "published",
    "read_records",
    "record_of",
    "replay",
    "replay_to",
    "say",
    "tile_set",
]


if not TYPE_CHECKING:  # A type checker would take any name for one of the package.
    __getattr__ = lazy_names(__name__, _LAZY)


def __dir__() -> list[str]:
    return sorted({*__all__, "__all__", "__doc__", "__version__"})


def _sentence(message: Message) -> str:
    """The English sentence for a message; without fluent.runtime its name and details."""
    try:
        words = import_module("trimino.words")
    except ImportError:
        return str(message)
    return str(words.in_english(message))


def _parse_tile(text: str) -> Tile:
    from trimino.records.notation import parse_tile  # noqa: PLC0415 - imported when asked for

    return parse_tile(text)


def _parse_place(text: str) -> Place:
    from trimino.records.notation import parse_place  # noqa: PLC0415 - imported when asked for

    return parse_place(text)


def _read_match(record: Any) -> Match:
    from trimino.records.record import load, replay  # noqa: PLC0415 - imported when asked for

    return replay(load(record) if isinstance(record, str) else record)


def _svg(shown: Any) -> str:
    return str(import_module("trimino.drawing.notebook").svg_of(shown))


HOOKS.say = _sentence
HOOKS.parse_tile = _parse_tile
HOOKS.parse_place = _parse_place
HOOKS.read_match = _read_match
HOOKS.svg = _svg
