"""Deals: the tiles of every hand and of the well when a round begins, and the opening seat."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Self

from trimino.rules.deprecation import renamed_argument
from trimino.rules.errors import SetupError, SetupReason
from trimino.rules.field_domains import is_whole
from trimino.rules.ruleset import Opener, Ruleset
from trimino.rules.tiles import Tile
from trimino.rules.type_check import check_each, check_type


@dataclass(frozen=True)
class Deal:
    """The tiles of a round before its first action."""

    hands: tuple[tuple[Tile, ...], ...]
    """The hands by seat."""
    well: tuple[Tile, ...]
    """The tiles to draw, the next one first."""
    start: Tile | None = None
    """The tile that a solo game starts from."""

    def __post_init__(self) -> None:
        try:
            object.__setattr__(self, "hands", tuple(map(tuple, self.hands)))
            object.__setattr__(self, "well", tuple(self.well))
        except TypeError:
            check_each("hands", self.hands, Sequence)
            check_each("well", self.well, Tile)
            raise

    @classmethod
    @renamed_argument("seats", "players")
    def from_order(
        cls, rules: Ruleset, players: int, tiles: Sequence[Tile], well_size: int | None = None
    ) -> Self:
        """Deal the whole set in this order: seat after seat its hand, then the well.

        A solo game begins with its first tile; tiles beyond the size of its well stay in the box.
        """
        check_type("rules", rules, Ruleset)
        check_type("tiles", tiles, Sequence)
        if is_whole(players, 1, 1):
            hand, well = solo_sizes(rules, well_size)
            return cls((tuple(tiles[1 : hand + 1]),), tuple(tiles[hand + 1 :][:well]), tiles[0])
        check_players(rules, players)
        if well_size is not None:
            raise SetupError(SetupReason.WELL_SIZE_ONLY_SOLO)
        size = rules.hand[players]
        hands = tuple(tuple(tiles[seat * size : (seat + 1) * size]) for seat in range(players))
        return cls(hands, tuple(tiles[players * size :]))

    @classmethod
    @renamed_argument("seats", "players")
    def shuffled(cls, rules: Ruleset, players: int, rng: random.Random) -> Self:
        """Shuffle and deal to two players or more."""
        check_type("rules", rules, Ruleset)
        check_players(rules, players)
        return cls.from_order(rules, players, _shuffle(rules, rng))

    @classmethod
    def shuffled_solo(
        cls, rules: Ruleset, rng: random.Random, well_size: int | None = None
    ) -> Self:
        """Shuffle and deal a solo game, with the well of the sheet unless a size is given."""
        return cls.from_order(rules, 1, _shuffle(rules, rng), well_size)

    @property
    def is_solo(self) -> bool:
        """Whether this is the deal of a solo game."""
        return len(self.hands) == 1

    def check(self, rules: Ruleset) -> None:
        """Refuse a deal that could not come from shuffling the set."""
        check_type("rules", rules, Ruleset)
        _check_solo(self, rules) if self.is_solo else _check_hands(self, rules)
        _check_tiles(self, rules)


def _shuffle(rules: Ruleset, rng: random.Random) -> list[Tile]:
    check_type("rules", rules, Ruleset)
    check_type("rng", rng, random.Random)
    tiles = list(rules.tiles)
    rng.shuffle(tiles)
    return tiles


def check_players(rules: Ruleset, players: int) -> None:
    """Refuse a number of players that the rules do not allow or that cannot be dealt."""
    fewest, most = rules.players
    if not is_whole(players, fewest, most):
        raise SetupError(SetupReason.SEATS_OUT_OF_RANGE, seats=players, fewest=fewest, most=most)
    suits = ", ".join(map(str, rules.tables)) or None
    if players not in rules.hand:
        raise SetupError(SetupReason.HAND_SIZE_MISSING, players=players, suits=suits)
    if players not in rules.tables:
        tiles, hand = len(rules.tiles), rules.hand[players]
        raise SetupError(
            SetupReason.TOO_FEW_TILES, players=players, hand=hand, tiles=tiles, suits=suits
        )


def solo_sizes(rules: Ruleset, well_size: int | None = None) -> tuple[int, int]:
    """The sizes of hand and well in a solo game; `well_size` replaces the one of the sheet."""
    if rules.solo is None:
        raise SetupError(SetupReason.NO_SOLO, id=rules.base)
    hand = rules.solo.hand
    well = rules.solo.well if well_size is None else well_size
    most = len(rules.tiles) - 1 - hand
    if not is_whole(well, 0, most) or hand + well == 0:
        raise SetupError(SetupReason.WELL_SIZE_OUT_OF_RANGE, size=well, most=most)
    return hand, well


def _check_hands(deal: Deal, rules: Ruleset) -> None:
    check_players(rules, len(deal.hands))
    if deal.start is not None:
        raise SetupError(SetupReason.START_UNWANTED, tile=deal.start)
    _check_hand_sizes(deal, rules.hand[len(deal.hands)])


def _check_solo(deal: Deal, rules: Ruleset) -> None:
    hand, _ = solo_sizes(rules, len(deal.well))
    if deal.start is None:
        raise SetupError(SetupReason.START_MISSING)
    _check_hand_sizes(deal, hand)


def _check_hand_sizes(deal: Deal, size: int) -> None:
    for seat, hand in enumerate(deal.hands):
        if len(hand) != size:
            raise SetupError(SetupReason.HAND_SIZE_WRONG, seat=seat, size=len(hand), expected=size)


def _check_tiles(deal: Deal, rules: Ruleset) -> None:
    """Refuse tiles that are unknown, dealt twice or missing; a solo game leaves some in the box."""
    start = () if deal.start is None else (deal.start,)
    dealt = [tile for pile in (*deal.hands, deal.well, start) for tile in pile]
    known = frozenset(rules.tiles)
    if not _are_tiles(dealt) or not known.issuperset(dealt):
        stranger = next(tile for tile in dealt if not _are_tiles([tile]) or tile not in known)
        raise SetupError(SetupReason.TILE_UNKNOWN, tile=stranger)
    if len(set(dealt)) < len(dealt):
        raise SetupError(SetupReason.TILE_TWICE, tile=max(dealt, key=dealt.count))
    missing = known.difference(dealt)
    if missing and not deal.is_solo:
        raise SetupError(SetupReason.TILE_MISSING, tile=min(missing))


def _are_tiles(dealt: Sequence[Tile]) -> bool:
    """Whether all are of type `Tile` and hold integers: (0.0, 0, 0) equals a tile but is none."""
    return {*map(type, dealt)} == {Tile} and {*map(type, chain(*dealt))} == {int}


@cache
def opening_rank(opener: Opener, tile: Tile) -> tuple[bool, int, tuple[int, ...]]:
    """The rank of a tile's claim to the opening (settlement 4); the highest decides.

    >>> high = Opener.HIGHEST_TRIPLE
    >>> opening_rank(high, Tile(2, 5, 5)) > opening_rank(high, Tile(3, 4, 5))
    True
    >>> opening_rank(high, Tile(0, 0, 0)) > opening_rank(high, Tile(4, 5, 5))
    True
    """
    triple_first = opener is Opener.HIGHEST_TRIPLE and tile.is_triple
    return triple_first, tile.value, tuple(sorted(tile, reverse=True))


def opening_tile(opener: Opener, hand: Sequence[Tile]) -> Tile:
    """The tile of a hand that claims the opening most strongly."""
    return max(hand, key=lambda tile: opening_rank(opener, tile))


def opening_seat(rules: Ruleset, hands: Sequence[Sequence[Tile]], youngest: int) -> int:
    """The seat that opens a round."""
    if rules.opener is Opener.YOUNGEST:
        return youngest
    best = opening_tile(rules.opener, [tile for hand in hands for tile in hand])
    return next(seat for seat, hand in enumerate(hands) if best in hand)
