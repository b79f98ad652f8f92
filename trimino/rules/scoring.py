"""Scores of placements, draws, passes and the end of a round."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from trimino.rules.events import Item, Phase, PlacementKind, Score, Scores, total
from trimino.rules.ruleset import BlockedScore, BlockedTie, HandsLeft, Ruleset, TilePoints
from trimino.rules.tiles import ZERO, Tile

Hand = tuple[Tile, ...]


class HandLeft(NamedTuple):
    """The rest of a hand when a round ends: all that its end is scored by."""

    value: int
    """The sum of its tiles."""
    tiles: int
    """The number of tiles."""


def hand_left(hand: Hand) -> HandLeft:
    """The rest of a hand whose tiles are known.

    >>> hand_left((Tile(3, 4, 4), Tile(0, 0, 1)))
    HandLeft(value=12, tiles=2)
    """
    return HandLeft(hand_value(hand), len(hand))


def laid_scores(
    rules: Ruleset, phase: Phase, tile: Tile, kind: PlacementKind, hexagons: int
) -> Scores:
    """The scores of laying a tile in a phase, as a placement of that kind."""
    if phase is Phase.OPENING:
        return opening_scores(rules, tile)
    return placement_scores(rules, tile, kind, hexagons)


def tile_scores(rules: Ruleset, tile: Tile) -> Scores:
    """The scores of a tile by itself, whatever it makes."""
    match rules.tile_points:
        case TilePoints.VALUE:
            return (Score(Item.TILE, tile.value),)
        case TilePoints.ONE:
            return (Score(Item.TILE, 1),)
        case TilePoints.NONE:
            return ()


def opening_scores(rules: Ruleset, tile: Tile) -> Scores:
    """The scores of the first tile of a round."""
    scores = tile_scores(rules, tile)
    if tile.is_triple or not rules.opening_bonus_needs_triple:
        scores += _item(Item.OPENING, rules.opening_bonus)
    if tile == ZERO:
        scores += _item(Item.ZERO_OPENING, rules.zero_opening_bonus)
    return scores


@lru_cache(maxsize=4096)
def placement_scores(rules: Ruleset, tile: Tile, kind: PlacementKind, hexagons: int) -> Scores:
    """The scores of any later tile."""
    return tile_scores(rules, tile) + bonus_scores(rules, kind, hexagons)


def bonus_scores(rules: Ruleset, kind: PlacementKind, hexagons: int) -> Scores:
    """The scores of a placement for its kind."""
    match kind:
        case PlacementKind.PLAIN:
            return ()
        case PlacementKind.BRIDGE:
            return _item(Item.BRIDGE, rules.bridge)
        case PlacementKind.DOUBLE:
            return _item(Item.DOUBLE, rules.double)
        case PlacementKind.HEXAGON:
            return _item(Item.HEXAGON, rules.hexagons[hexagons - 1])


def draw_scores(rules: Ruleset, *, solo: bool) -> Scores:
    """The cost of drawing a tile; a solo game may have a cost of its own (settlement 17)."""
    cost = rules.solo.draw_cost if solo and rules.solo else None
    return _item(Item.DRAW, -(rules.draw_cost if cost is None else cost))


def pass_scores(rules: Ruleset, *, can_draw: bool, drew: bool, can_place: bool) -> Scores:
    """Settlement 7: after drawing, a player who chose not to lay a tile that fits pays nothing."""
    if can_draw:
        return _item(Item.STOP, -rules.stop_cost)
    if not drew:
        return _item(Item.EMPTY_WELL, -rules.empty_well_cost)
    return () if can_place else _item(Item.STUCK, -rules.stuck_cost)


def out_scores(rules: Ruleset, hands: Sequence[HandLeft], seat: int) -> tuple[Scores, ...]:
    """The scores of each seat when one of them has laid its last tile."""
    if rules.hands_left is HandsLeft.AGAINST_OWNER:
        return tuple(_item(Item.OWN_HAND, hand.value) for hand in hands)
    won = _item(Item.OUT, rules.out_bonus)
    if rules.hands_left is HandsLeft.TO_WINNER:
        won += _item(Item.OTHERS_HANDS, _value(hands))
    return tuple(won if other == seat else () for other in range(len(hands)))


def blocked_scores(rules: Ruleset, hands: Sequence[HandLeft]) -> tuple[Scores, ...]:
    """The scores of each seat when the round is blocked."""
    match rules.hands_left:
        case HandsLeft.AGAINST_OWNER:
            return tuple(_item(Item.OWN_HAND, hand.value) for hand in hands)
        case HandsLeft.IGNORED:
            return ((),) * len(hands)
        case HandsLeft.TO_WINNER:
            winners = blocked_winners(rules, hands)
            return tuple(
                _blocked_winner_scores(rules, hands, seat) if seat in winners else ()
                for seat in range(len(hands))
            )


def blocked_winners(rules: Ruleset, hands: Sequence[HandLeft]) -> tuple[int, ...]:
    """The seats that win a blocked round in which hands count (settlement 12)."""
    lowest = lowest_hands(hands)
    if len(lowest) == 1 or rules.hands_left is not HandsLeft.TO_WINNER:
        return lowest
    match rules.blocked_tie:
        case BlockedTie.EACH:
            return lowest
        case BlockedTie.NOBODY:
            return ()
        case BlockedTie.FEWEST_TILES:
            fewest = min(hands[seat].tiles for seat in lowest)
            return tuple(seat for seat in lowest if hands[seat].tiles == fewest)


def _blocked_winner_scores(rules: Ruleset, hands: Sequence[HandLeft], seat: int) -> Scores:
    own = hands[seat].value
    others = _value(hands) - own
    match rules.blocked_score:
        case BlockedScore.OTHERS_MINUS_OWN:
            return _item(Item.OTHERS_HANDS, others) + _item(Item.OWN_HAND, -own)
        case BlockedScore.DIFFERENCES:
            counted = own * (len(hands) - 1)
            return _item(Item.OTHERS_HANDS, others) + _item(Item.OWN_HAND, -counted)
        case _:
            return ()


def solo_out_scores(rules: Ruleset) -> tuple[Scores, ...]:
    """Settlement 17: going out pays the bonus; nobody else holds anything."""
    return (_item(Item.OUT, rules.out_bonus),)


def solo_blocked_scores(rules: Ruleset, hand: HandLeft) -> tuple[Scores, ...]:
    """Settlement 17: blocked costs the values still held, unless hands count for nothing."""
    if rules.hands_left is HandsLeft.IGNORED or rules.blocked_score is BlockedScore.NOTHING:
        return ((),)
    return (_item(Item.OWN_HAND, -hand.value),)


def hand_value(hand: Hand) -> int:
    return sum(tile.value for tile in hand)


def _value(hands: Sequence[HandLeft]) -> int:
    return sum(hand.value for hand in hands)


def lowest_hands(hands: Sequence[HandLeft]) -> tuple[int, ...]:
    """The seats with the lowest hand."""
    return best_seats([-hand.value for hand in hands])


def best_seats(values: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest value; an equal best result is shared (settlement 15).

    >>> best_seats([7, 12, 12])
    (1, 2)
    """
    best = max(values)
    return tuple(seat for seat, value in enumerate(values) if value == best)


def best_by_points(rules: Ruleset, points: Sequence[int]) -> tuple[int, ...]:
    """The seats with the best points: the most, or the fewest where the lowest total wins."""
    return best_seats([rules.sign * each for each in points])


def added(points: Sequence[int], scores: Sequence[Scores]) -> tuple[int, ...]:
    """The points of each seat with its scores added."""
    return tuple(have + total(more) for have, more in zip(points, scores, strict=True))


def _item(item: Item, points: int) -> Scores:
    """The score of an item, or nothing for 0 points."""
    return (Score(item, points),) if points else ()
