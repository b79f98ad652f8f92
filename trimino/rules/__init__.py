"""The rules of the game, with the standard library only.

Read the modules in this order:

- `lattice`, `tiles`: cells and tiles
- `field_domains`, `ruleset`, `sheets`: rule sets as data, and the published ones
- `actions`, `events`: what a player asks for, and its result
- `field`: which tiles fit where
- `deal`, `scoring`, `bonus`, `legal`, `refusal`: the rules of a turn
- `state`, `transition`: the table, and how an action changes it
- `round`, `match`, `outcome`: playing, and the end of a match
- `earlier_readings`: how settlements were read before they were amended
- `view`, `position_check`, `take_back`: what one player sees, what nobody can, and taking back
- `observations`, `evidence`, `sampling`: what that player can conclude about hidden tiles
- `explain`, `differences`: a rule set as sentences, and what differs from another

A settlement is a numbered decision of this project where the published sheets are silent or
disagree: see docs/rules.md, chapter 4. Comments cite settlements by number.

The other modules hold no rules: `errors` and `word_enum` serve the modules above, `hooks` lets
drawing and sentences plug in, `deprecation` keeps old names working, `lazy_names`
imports names of packages when they are asked for, `type_check` refuses arguments
of wrong types, `summaries` says what `repr` shows of large objects, and
`optional_packages` reports extras that are not installed.
"""

from typing import TYPE_CHECKING

from trimino.rules.actions import DECLINE, DRAW, PASS, Action, Decline, Draw, Pass, Place
from trimino.rules.deal import Deal
from trimino.rules.deprecation import renamed_names
from trimino.rules.differences import Difference, compare
from trimino.rules.earlier_readings import EarlierReading
from trimino.rules.errors import (
    IllegalAction,
    Message,
    Reason,
    RulesetError,
    RulesetReason,
    SetupError,
    SetupReason,
    TriminoError,
)
from trimino.rules.events import EndReason, Event, Item, Phase, PlacementKind, RoundEnd, Score
from trimino.rules.explain import Section, explain
from trimino.rules.field import Field
from trimino.rules.field_domains import HandSizes, Solo
from trimino.rules.lattice import ORIGIN, Cell, Vertex
from trimino.rules.legal import LegalActions
from trimino.rules.match import Match
from trimino.rules.outcome import Outcome, OutcomeReason, WinnerReason
from trimino.rules.round import Round
from trimino.rules.ruleset import (
    FIELDS,
    AfterDrawing,
    BlockedScore,
    BlockedTie,
    BlockedWhen,
    EmptyWellPass,
    FieldInfo,
    HandsLeft,
    NextOpener,
    Opener,
    OpeningTile,
    Ruleset,
    TargetMet,
    TilePoints,
    Winner,
    field_info,
)
from trimino.rules.sampling import Possibilities, possible_match, possible_round
from trimino.rules.sheets import PRESETS, RULESETS, SHEETS, departures, published
from trimino.rules.state import State
from trimino.rules.take_back import may_take_back
from trimino.rules.tiles import TILES, Corners, Tile, tile_set
from trimino.rules.view import MatchView, Position, View

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
    "IllegalAction",
    "Item",
    "LegalActions",
    "Match",
    "MatchView",
    "Message",
    "NextOpener",
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
    "compare",
    "departures",
    "explain",
    "field_info",
    "may_take_back",
    "possible_match",
    "possible_round",
    "published",
    "tile_set",
]

if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(__name__, {"Kind": "PlacementKind"})
