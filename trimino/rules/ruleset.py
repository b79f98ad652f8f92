"""A rule set is a frozen value: every way in which the published sheets differ is one field of it.

House rules are that value with fields replaced. Whoever needs a rule reads the field; nothing
ever asks which sheet it is.

>>> from trimino.rules.sheets import TRIOMINO
>>> TRIOMINO.replace(draw_limit=2).draw_limit
2
>>> TRIOMINO.replace(draw_limit=-1)
Traceback (most recent call last):
trimino.rules.errors.RulesetError: ruleset-bad-value (field=draw_limit, value=-1)
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple, Self

from trimino.rules.domains import (
    Choice,
    Domain,
    Flag,
    Hands,
    HandSizes,
    Number,
    Numbers,
    Solo,
    SoloDeal,
    Span,
)
from trimino.rules.errors import RulesetError, RulesetReason
from trimino.rules.tiles import Tile, tile_set


class Opener(StrEnum):
    HIGHEST_TRIPLE = "highest-triple"
    HIGHEST_TILE = "highest-tile"
    YOUNGEST = "youngest"


class OpeningTile(StrEnum):
    THAT = "that"
    ANY = "any"


class TilePoints(StrEnum):
    VALUE = "value"
    ONE = "one"
    NONE = "none"


class BlockedWhen(StrEnum):
    NOBODY_CAN_PLACE = "nobody-can-place"
    ALL_PASSED = "all-passed"


class HandsLeft(StrEnum):
    TO_WINNER = "to-winner"
    AGAINST_OWNER = "against-owner"
    IGNORED = "ignored"


class BlockedScore(StrEnum):
    OTHERS_MINUS_OWN = "others-minus-own"
    DIFFERENCES = "differences"
    NOTHING = "nothing"


class TargetMet(StrEnum):
    AT_ONCE = "at-once"
    DURING_ROUND = "during-round"
    AFTER_ROUND = "after-round"


class Winner(StrEnum):
    HIGHEST = "highest"
    LOWEST = "lowest"
    ROUND_WINNER = "round-winner"


class FieldInfo(NamedTuple):
    """One field of a rule set: its name and what it may be; `field-NAME` says what it means."""

    name: str
    domain: Domain

    @property
    def meaning(self) -> str:
        """The name of the message that says what the field means."""
        return f"field-{self.name.replace('_', '-')}"


def _one_of(domain: Domain) -> Any:
    return dataclasses.field(metadata={"domain": domain})


MOST_POINTS = 1000
MOST_TILES = 56
MOST_ROUNDS = 1000


@dataclass(frozen=True, kw_only=True)
class Ruleset:
    """How one game of triangular dominoes is played.

    `base` is the id of the published rule set this one is, or departs from; it plays no part in
    the game nor in equality.
    """

    base: str = dataclasses.field(compare=False)

    players: tuple[int, int] = _one_of(Span(2, 6))
    hand: HandSizes = _one_of(Hands(1, MOST_TILES, players=(2, 6)))
    opener: Opener = _one_of(Choice(Opener))
    opening_tile: OpeningTile = _one_of(Choice(OpeningTile))
    tile_points: TilePoints = _one_of(Choice(TilePoints))
    opening_bonus: int = _one_of(Number(0, MOST_POINTS))
    opening_bonus_needs_triple: bool = _one_of(Flag())
    zero_opening_bonus: int = _one_of(Number(0, MOST_POINTS))
    zero_opening_follow_up: bool = _one_of(Flag())
    bridge: int = _one_of(Number(0, MOST_POINTS))
    double: int = _one_of(Number(0, MOST_POINTS))
    hexagons: tuple[int, int, int] = _one_of(Numbers(0, MOST_POINTS, count=3))
    new_field: bool = _one_of(Flag())
    free_draw: bool = _one_of(Flag())
    draw_limit: int | None = _one_of(Number(0, MOST_TILES, optional=True))
    draw_cost: int = _one_of(Number(0, MOST_POINTS))
    stuck_cost: int = _one_of(Number(0, MOST_POINTS))
    empty_well_cost: int = _one_of(Number(0, MOST_POINTS))
    blocked_when: BlockedWhen = _one_of(Choice(BlockedWhen))
    out_bonus: int = _one_of(Number(0, MOST_POINTS))
    hands_left: HandsLeft = _one_of(Choice(HandsLeft))
    blocked_score: BlockedScore | None = _one_of(Choice(BlockedScore, optional=True))
    target: int | None = _one_of(Number(1, 100_000, optional=True))
    target_met: TargetMet | None = _one_of(Choice(TargetMet, optional=True))
    rounds: int | None = _one_of(Number(1, MOST_ROUNDS, optional=True))
    winner: Winner = _one_of(Choice(Winner))
    solo: Solo | None = _one_of(SoloDeal(MOST_TILES))
    highest_value: int = _one_of(Number(1, 5))

    def __post_init__(self) -> None:
        for name, domain in FIELDS:
            value = getattr(self, name)
            if not domain.admits(value):
                shown = domain.to_json(value)
                raise RulesetError(RulesetReason.BAD_VALUE, field=name, value=shown)
        _check_together(self)

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        # What is worked out from the fields is not: texts hash differently in another process.
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, name) for name, _ in FIELDS))

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """The whole set that is dealt from."""
        return tile_set(self.highest_value)

    def replace(self, *, base: str | None = None, **changes: Any) -> Self:
        """The same rules with some fields changed: a house rule."""
        for name in changes:
            field_info(name)
        return dataclasses.replace(self, base=base or self.base, **changes)

    def replace_json(self, changes: Mapping[str, object]) -> Self:
        """The same with values as they stand in JSON: `{"hexagons": [50, 60, 70]}`."""
        values: dict[str, Any] = {
            name: field_info(name).domain.from_json(value) for name, value in changes.items()
        }
        return self.replace(**values)

    def to_json(self) -> dict[str, object]:
        """Every field, as it stands in JSON."""
        return {name: domain.to_json(getattr(self, name)) for name, domain in FIELDS}


FIELDS = tuple(
    FieldInfo(field.name, field.metadata["domain"])
    for field in dataclasses.fields(Ruleset)
    if "domain" in field.metadata
)
_BY_NAME = {info.name: info for info in FIELDS}


def field_info(name: str) -> FieldInfo:
    """What is known of a field, by its name."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise RulesetError(RulesetReason.UNKNOWN_FIELD, field=name) from None


def _check_together(rules: Ruleset) -> None:
    """Refuse fields that are right by themselves but cannot be played together."""
    _check_tiles(rules)
    if rules.opener is Opener.YOUNGEST and rules.opening_tile is OpeningTile.THAT:
        raise RulesetError(RulesetReason.OPENING_TILE_UNDECIDED, field="opening_tile")
    if rules.draw_limit == 0 and rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE:
        _check_no_well(rules)
    if rules.hands_left is HandsLeft.TO_WINNER and rules.blocked_score is None:
        raise RulesetError(RulesetReason.BLOCKED_SCORE_MISSING, field="blocked_score")
    _check_end(rules)


def _check_tiles(rules: Ruleset) -> None:
    tiles = len(rules.tiles)
    for players in range(rules.players[0], rules.players[1] + 1):
        if players not in rules.hand:
            raise RulesetError(RulesetReason.HAND_MISSING, field="hand", players=players)
        if players * rules.hand[players] > tiles:
            raise RulesetError(
                RulesetReason.TOO_MANY_TILES, field="hand", players=players, tiles=tiles
            )
    if rules.solo and 1 + sum(rules.solo) > tiles:
        raise RulesetError(RulesetReason.SOLO_TOO_LARGE, field="solo", tiles=tiles)


def _check_no_well(rules: Ruleset) -> None:
    """A well that nobody may draw from is never empty, so a stuck round would never end."""
    tables = range(rules.players[0], rules.players[1] + 1)
    left_over = (len(rules.tiles) - players * rules.hand[players] for players in tables)
    if rules.solo or any(left_over):
        raise RulesetError(RulesetReason.NEVER_BLOCKED, field="draw_limit")


def _check_end(rules: Ruleset) -> None:
    if rules.target is None and rules.rounds is None:
        raise RulesetError(RulesetReason.NO_END, field="target")
    if rules.target is not None and rules.target_met is None:
        raise RulesetError(RulesetReason.TARGET_MET_MISSING, field="target_met")
    if rules.rounds is None and not _somebody_can_score(rules):
        raise RulesetError(RulesetReason.NOTHING_SCORES, field="target")


def _somebody_can_score(rules: Ruleset) -> bool:
    """Without any source of points no total would ever reach the target."""
    # The highest of several tiles is never 0-0-0.
    by_tile = rules.opener is Opener.HIGHEST_TILE and rules.opening_tile is OpeningTile.THAT
    zero_opening = 0 if by_tile else rules.zero_opening_bonus
    return (
        rules.tile_points is not TilePoints.NONE
        or any((rules.opening_bonus, zero_opening, rules.bridge, rules.double))
        or any(rules.hexagons)
        or rules.hands_left is not HandsLeft.IGNORED
        or rules.out_bonus > 0
    )
