"""Rule sets: immutable, validated values, with a field for every difference between the sheets.

House rules are a rule set with fields replaced. Code reads the field of a rule, never the name of
a sheet.

>>> from trimino.rules.sheets import TRIOMINO
>>> TRIOMINO.replace(draw_limit=2).draw_limit
2
>>> TRIOMINO.replace(draw_limit=-1)
Traceback (most recent call last):
trimino.rules.errors.RulesetError: draw_limit cannot be −1.
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Self

from trimino.rules.errors import RulesetError, RulesetReason
from trimino.rules.field_domains import (
    ChoiceDomain,
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
from trimino.rules.tiles import Tile, tile_set
from trimino.rules.type_check import check_type
from trimino.rules.word_enum import WordEnum


class Opener(WordEnum):
    """Ways to choose the opener of a round."""

    HIGHEST_TRIPLE = "highest-triple"
    HIGHEST_TILE = "highest-tile"
    YOUNGEST = "youngest"


class OpeningTile(WordEnum):
    """Tiles that may open a round: the one that decided the opener, or any."""

    THAT = "that"
    ANY = "any"


class TilePoints(WordEnum):
    """Ways to score a tile that is laid."""

    VALUE = "value"
    ONE = "one"
    NONE = "none"


class AfterDrawing(WordEnum):
    """Tiles that may be laid in a turn in which a tile was drawn freely."""

    DRAWN = "drawn"
    ANY = "any"
    NEWEST = "newest"


class EmptyWellPass(WordEnum):
    """Passes of a player who can place, where drawing is free and the well empty."""

    FORCED = "forced"
    FREE = "free"


class BlockedWhen(WordEnum):
    """Conditions that block a round."""

    NOBODY_CAN_PLACE = "nobody-can-place"
    ALL_PASSED = "all-passed"


class HandsLeft(WordEnum):
    """Ways to score the tiles left in hands when a round ends."""

    TO_WINNER = "to-winner"
    AGAINST_OWNER = "against-owner"
    IGNORED = "ignored"


class BlockedScore(WordEnum):
    """Scores of the lowest hand for a blocked round."""

    OTHERS_MINUS_OWN = "others-minus-own"
    DIFFERENCES = "differences"
    NOTHING = "nothing"


class BlockedTie(WordEnum):
    """Ways to score a blocked round when several hands are the lowest."""

    EACH = "each"
    NOBODY = "nobody"
    FEWEST_TILES = "fewest-tiles"


class NextOpener(WordEnum):
    """Ways to choose the opener of the rounds after the first."""

    SAME = "same"
    ROUND_WINNER = "round-winner"
    ROTATION = "rotation"


class TargetMet(WordEnum):
    """Moments at which a total at the target ends the match."""

    AT_ONCE = "at-once"
    DURING_ROUND = "during-round"
    AFTER_ROUND = "after-round"


class Winner(WordEnum):
    """Ways to decide the winner of a match."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    ROUND_WINNER = "round-winner"


class FieldInfo(NamedTuple):
    """The name and the domain of a field of a rule set."""

    name: str
    domain: Domain

    @property
    def meaning(self) -> str:
        """The name of the message that says what the field means."""
        return f"field-{self.name.replace('_', '-')}"

    def __repr__(self) -> str:
        return f"<FieldInfo {self.name}: {self.domain.kind}>"


def _field(domain: Domain) -> Any:
    """A field of the rule set that may take the values of a domain."""
    return dataclasses.field(metadata={"domain": domain})


MAX_POINTS = 1000
MAX_TILES = 56
MAX_ROUNDS = 1000


@dataclass(frozen=True, kw_only=True, eq=False)
class Ruleset:
    """The rules of one game of triangular dominoes.

    Rule sets are equal if they are played alike: `base` does not count, nor does a hand for a
    number of players that is not allowed.
    """

    base: str
    """The id of the published rule set this one is, or departs from."""
    players: tuple[int, int] = _field(Span(2, 6))
    """The fewest and the most players."""
    hand: HandSizes = _field(Hands(1, MAX_TILES, players=(2, 6)))
    """The number of tiles each is dealt, by the number of players."""
    opener: Opener = _field(ChoiceDomain(Opener))
    """The opener of a round."""
    opening_tile: OpeningTile = _field(ChoiceDomain(OpeningTile))
    """The tile that opens: the one that decided the opener, or any."""
    tile_points: TilePoints = _field(ChoiceDomain(TilePoints))
    """The points for laying a tile."""
    opening_bonus: int = _field(Number(0, MAX_POINTS))
    """The points for opening a round."""
    opening_bonus_needs_triple: bool = _field(Flag())
    """Whether the opening bonus is for triples only."""
    zero_opening_bonus: int = _field(Number(0, MAX_POINTS))
    """The points for opening with 0-0-0, beside the opening bonus."""
    zero_opening_follow_up: bool = _field(Flag())
    """Whether a player who opened with 0-0-0 may lay one more tile at once."""
    bridge: int = _field(Number(0, MAX_POINTS))
    """The points for a bridge."""
    double: int = _field(Number(0, MAX_POINTS))
    """The points for a double."""
    hexagons: tuple[int, int, int] = _field(Numbers(0, MAX_POINTS, count=3))
    """The points for closing one, two or three hexagons at once."""
    new_field: bool = _field(Flag())
    """Whether a player who closes a hexagon may start a new field."""
    free_draw: bool = _field(Flag())
    """Whether a player may draw although a tile fits."""
    draw_limit: int | None = _field(Number(0, MAX_TILES, optional=True))
    """The most tiles that may be drawn in a turn; None means until one fits."""
    draw_cost: int = _field(Number(0, MAX_POINTS))
    """The cost of each tile drawn."""
    after_drawing: AfterDrawing = _field(ChoiceDomain(AfterDrawing))
    """The tiles that may be laid after drawing, where drawing is free."""
    stop_drawing: bool = _field(Flag())
    """Whether a player who has drawn may end the turn although another draw is possible."""
    stop_cost: int = _field(Number(0, MAX_POINTS))
    """The cost of ending the turn while another draw is possible."""
    stuck_cost: int = _field(Number(0, MAX_POINTS))
    """The cost of a turn in which tiles were drawn and none could be laid."""
    empty_well_cost: int = _field(Number(0, MAX_POINTS))
    """The cost of a turn in which no tile was laid, and none could be drawn."""
    empty_well_pass: EmptyWellPass = _field(ChoiceDomain(EmptyWellPass))
    """Whether a player who can place may pass, where drawing is free and the well empty."""
    blocked_when: BlockedWhen = _field(ChoiceDomain(BlockedWhen))
    """The condition that blocks a round."""
    out_bonus: int = _field(Number(0, MAX_POINTS))
    """The points for going out, unless hands count against their owners."""
    hands_left: HandsLeft = _field(ChoiceDomain(HandsLeft))
    """The scoring of the tiles left in hands when a round ends."""
    blocked_score: BlockedScore | None = _field(ChoiceDomain(BlockedScore, optional=True))
    """The score of the lowest hand for a blocked round, where hands count to the winner."""
    blocked_tie: BlockedTie = _field(ChoiceDomain(BlockedTie))
    """The scoring of a blocked round when hands tie for the lowest and count to the winner."""
    next_opener: NextOpener = _field(ChoiceDomain(NextOpener))
    """The opener of the rounds after the first."""
    target: int | None = _field(Number(1, 100_000, optional=True))
    """The total that ends the match; None for no target."""
    target_met: TargetMet | None = _field(ChoiceDomain(TargetMet, optional=True))
    """The moment at which a total at the target ends the match; None where there is no target."""
    rounds: int | None = _field(Number(1, MAX_ROUNDS, optional=True))
    """The number of rounds after which the match ends; None for no limit."""
    winner: Winner = _field(ChoiceDomain(Winner))
    """The way to decide the winner of the match."""
    solo: Solo | None = _field(SoloDeal(MAX_TILES, MAX_POINTS))
    """The hand, the well and the cost of a draw in a solo game; None where there is none."""
    highest_value: int = _field(Number(1, 5))
    """The highest value at a corner; a lower one makes a smaller set."""

    def __post_init__(self) -> None:
        for name, domain in FIELDS:
            value = getattr(self, name)
            if not domain.admits(value):
                shown = domain.to_json(value)
                raise RulesetError(RulesetReason.BAD_VALUE, field=name, value=shown)
        _check_together(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ruleset):
            return NotImplemented
        return self is other or self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        # Without what is cached: strings hash differently in another process.
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}

    @cached_property
    def _hash(self) -> int:
        return hash(self._key)

    @cached_property
    def _key(self) -> tuple[object, ...]:
        """The values of all fields, as far as they count."""
        hands = self.counted_hands
        return tuple(hands if name == "hand" else getattr(self, name) for name, _ in FIELDS)

    @property
    def counted_hands(self) -> HandSizes:
        """The sizes of hands for the numbers of players that are allowed."""
        fewest, most = self.players
        return HandSizes({n: size for n, size in self.hand.items() if fewest <= n <= most})

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """The whole set that is dealt from."""
        return tile_set(self.highest_value)

    @property
    def zero_can_open(self) -> bool:
        """Whether 0-0-0 can open a round: never as the highest tile of several hands."""
        by_tile = self.opener is Opener.HIGHEST_TILE and self.opening_tile is OpeningTile.THAT
        return not by_tile or self.next_opener is not NextOpener.SAME

    @property
    def sign(self) -> int:
        """−1 where the lowest total wins, else 1: points times it are better the higher they are.

        >>> from trimino.rules.sheets import TRIOMINO
        >>> TRIOMINO.sign, TRIOMINO.replace(winner=Winner.LOWEST).sign
        (1, -1)
        """
        return -1 if self.winner is Winner.LOWEST else 1

    @cached_property
    def tables(self) -> tuple[int, ...]:
        """The numbers of players that may sit down: with a size of hand, and tiles to deal."""
        (fewest, most), tiles = self.players, len(self.tiles)
        numbers = (n for n in range(fewest, most + 1) if n in self.hand)
        return tuple(n for n in numbers if n * self.hand[n] <= tiles)

    def replace(self, *, base: str | None = None, **changes: Any) -> Self:
        """The same rules with some fields changed: a house rule.

        A `hand` that names only some numbers of players keeps the others.
        """
        for name in changes:
            field_info(name)
        if isinstance(named := changes.get("hand"), HandSizes):
            changes["hand"] = HandSizes({**self.hand, **named})
        return dataclasses.replace(self, base=base or self.base, **changes)

    def replace_json(self, changes: Mapping[str, object]) -> Self:
        """The same with values as they stand in JSON: `{"hexagons": [50, 60, 70]}`."""
        check_type("changes", changes, Mapping)
        values: dict[str, Any] = {
            name: field_info(name).domain.from_json(value) for name, value in changes.items()
        }
        return self.replace(**values)

    def to_json(self) -> dict[str, object]:
        """Every field, as it stands in JSON."""
        return {
            name: domain.to_json(value)
            for (name, domain), value in zip(FIELDS, self._key, strict=True)
        }


FIELDS = tuple(
    FieldInfo(field.name, field.metadata["domain"])
    for field in dataclasses.fields(Ruleset)
    if "domain" in field.metadata
)
_BY_NAME = {info.name: info for info in FIELDS}


def field_info(name: str) -> FieldInfo:
    """The name and the domain of a field."""
    try:
        return _BY_NAME[name]
    except (KeyError, TypeError):
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
    tiles, (fewest, _) = len(rules.tiles), rules.players
    if not rules.tables and rules.solo is None:
        if fewest not in rules.hand:
            raise RulesetError(RulesetReason.HAND_MISSING, field="hand", players=fewest)
        raise RulesetError(RulesetReason.TOO_MANY_TILES, field="hand", players=fewest, tiles=tiles)
    if rules.solo and 1 + rules.solo.hand + rules.solo.well > tiles:
        raise RulesetError(RulesetReason.SOLO_TOO_LARGE, field="solo", tiles=tiles)


def _check_no_well(rules: Ruleset) -> None:
    """Refuse a well that nobody may draw from: it is never empty, so no round would be blocked."""
    left_over = (len(rules.tiles) - players * rules.hand[players] for players in rules.tables)
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
    """Whether there is any source of points; without one no total reaches the target."""
    zero_opening = rules.zero_opening_bonus if rules.zero_can_open else 0
    # Four tiles are too few to make a bridge, a double or a hexagon.
    shapes = rules.highest_value > 1 and any((rules.bridge, rules.double, *rules.hexagons))
    return (
        rules.tile_points is not TilePoints.NONE
        or any((rules.opening_bonus, zero_opening, shapes))
        or rules.hands_left is not HandsLeft.IGNORED
        or rules.out_bonus > 0
    )
