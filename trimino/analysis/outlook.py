"""The outlook after an action: what it leaves to its player and to the next one."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from trimino.rules import Action, Draw, Field, MatchView, Place, PlacementKind
from trimino.rules.events import Item, Scores, total
from trimino.rules.field import Gap
from trimino.rules.scoring import Hand, placement_scores
from trimino.rules.tiles import Tile, bits_of

HoldingChance = Callable[[int], float]
"""The chance that the next player holds one of some tiles, which are given as bits."""

BONUSES = frozenset({Item.BRIDGE, Item.DOUBLE, Item.HEXAGON})


class Offer(NamedTuple):
    """A gap that pays a bonus, and the chance that the next player can fill it."""

    kind: PlacementKind
    bonus: int
    share: float

    @property
    def threat(self) -> float:
        return self.bonus * self.share


class OwnChance(NamedTuple):
    """A tile that is kept, and the bonus that it could earn.

    It is safe if no tile that others may hold or draw fits in its place.
    """

    tile: Tile
    bonus: int
    is_safe: bool


class Outlook(NamedTuple):
    """The scores of an action, and what it leaves.

    `goes_out` says that it lays the last tile, `then_out` is the last tile that may follow it at
    once in a new field.

    `fitting` is the number of own tiles that could be laid next, `places` that of places for them,
    `shut_out` the share of possible hands with which the next player cannot place. `offer` is the
    greatest threat, None if there is none or the turn goes on. `chance` is the greatest bonus that
    an own tile could earn next.
    """

    action: Action
    scores: Scores
    goes_out: bool
    fitting: int
    places: int
    shut_out: float
    offer: Offer | None
    chance: OwnChance | None = None
    then_out: Tile | None = None

    @property
    def points(self) -> int:
        return total(self.scores)

    @property
    def bonus(self) -> tuple[Item, int] | None:
        return next((score for score in self.scores if score.item in BONUSES), None)


def outlook(view: MatchView, action: Action, share: HoldingChance) -> Outlook:
    """The outlook after an action."""
    position = view.now.position
    fields, hand = position.fields, position.hand
    if isinstance(action, Place):
        fields, hand = _laid(fields, action), _without(hand, action.tile)
    bits = bits_of(hand)
    placements = [place for field in fields for place in field.placements(bits)]
    ends_turn = view.players > 1 and not isinstance(action, Draw)
    return Outlook(
        action,
        view.legal.scores(action),
        not hand and isinstance(action, Place),
        len({place.tile for place in placements}),
        len({(place.field, place.at) for place in placements}),
        1 - share(_fits(fields)) if ends_turn else 0.0,
        _greatest(_offers(view, fields, share)) if ends_turn and hand else None,
        _own_chance(view, fields, hand),
        _then_out(view, action, hand),
    )


def _then_out(view: MatchView, action: Action, hand: Hand) -> Tile | None:
    """The last tile of a hand, if an action lets it begin a new field."""
    if not isinstance(action, Place) or not view.rules.new_field or len(hand) != 1:
        return None
    fields = view.now.position.fields
    kind = fields[action.field].kind(action.at)[0] if action.field < len(fields) else None
    return hand[0] if kind is PlacementKind.HEXAGON else None


def _own_chance(view: MatchView, fields: tuple[Field, ...], hand: Hand) -> OwnChance | None:
    """The greatest bonus that a tile of a hand could earn, a safe one before others."""
    unseen = unseen_bits(view)
    found = (
        OwnChance(tile, bonus, not gap.fits & unseen)
        for gap in _gaps(fields)
        if (bonus := _bonus(view, gap))
        for tile in hand
        if tile in gap.turned
    )
    return max(found, key=lambda one: (one.bonus, one.is_safe), default=None)


def unseen_bits(view: MatchView) -> int:
    """The tiles neither on the table nor in the reader's hand, as bits."""
    position = view.now.position
    laid = bits_of(place.tile for field in position.fields for place in field.laid.values())
    return bits_of(view.rules.tiles) & ~laid & ~bits_of(position.hand)


def bonus_tiles(view: MatchView) -> int:
    """The tiles that would score a bonus now, as bits."""
    bits = 0
    for gap in _gaps(view.now.position.fields):
        if _bonus(view, gap):
            bits |= gap.fits
    return bits


def _laid(fields: tuple[Field, ...], place: Place) -> tuple[Field, ...]:
    number = place.field
    field = fields[number] if number < len(fields) else Field(number)
    return (*fields[:number], field.lay_unchecked(place), *fields[number + 1 :])


def _without(hand: Hand, tile: Tile) -> Hand:
    return tuple(held for held in hand if held != tile)


def _gaps(fields: tuple[Field, ...]) -> Iterator[Gap]:
    for field in fields:
        yield from field.gaps.values()


def _fits(fields: tuple[Field, ...]) -> int:
    bits = 0
    for field in fields:
        bits |= field.fitting_bits
    return bits


def _offers(view: MatchView, fields: tuple[Field, ...], share: HoldingChance) -> Iterator[Offer]:
    for gap in _gaps(fields):
        bonus = _bonus(view, gap)
        if bonus and gap.fits:
            yield Offer(gap.kind, bonus, share(gap.fits))


def _greatest(offers: Iterator[Offer]) -> Offer | None:
    return max(offers, key=lambda offer: offer.threat, default=None)


def _bonus(view: MatchView, gap: Gap) -> int:
    """The bonus of a gap."""
    if gap.kind is PlacementKind.PLAIN:
        return 0
    scores = placement_scores(view.rules, Tile(0, 0, 0), gap.kind, gap.hexagons)
    return sum(points for item, points in scores if item in BONUSES)
