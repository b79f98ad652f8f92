"""Items that can score under a rule set, with their points.

No points are stated here: each case is put to the functions that score it.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from trimino.rules.events import Item, PlacementKind, Scores
from trimino.rules.ruleset import Ruleset, TilePoints
from trimino.rules.scoring import (
    HandLeft,
    blocked_scores,
    draw_scores,
    opening_scores,
    out_scores,
    pass_scores,
    placement_scores,
    solo_blocked_scores,
    solo_out_scores,
)
from trimino.rules.tiles import ZERO


class ItemPoints(NamedTuple):
    """The points that an item may give, from the fewest; examples where tiles are counted."""

    points: tuple[int, ...]
    counted: bool

    @property
    def is_cost(self) -> bool:
        return self.points[-1] < 0


ScoredItems = dict[Item, ItemPoints]
"""Items that can score, in the order of `Item`."""


def items_in_play(rules: Ruleset, players: int) -> ScoredItems:
    """The items that can score while a round is played; one player plays the solo game.

    >>> from trimino.rules.sheets import GOLIATH
    >>> items = items_in_play(GOLIATH, 2)
    >>> [str(item) for item in items]
    ['tile', 'bridge', 'hexagon', 'draw', 'stuck']
    >>> items[Item.HEXAGON].points, items[Item.TILE].counted
    ((50, 60, 70), True)
    """
    return _items(rules, _scores_in_play(rules, players))


def items_at_end(rules: Ruleset, players: int) -> ScoredItems:
    """The items that can score when a round ends.

    >>> from trimino.rules.sheets import TRIODOMINIO, TRIOMINO
    >>> [str(item) for item in items_at_end(TRIODOMINIO, 2)]
    ['own-hand']
    >>> [str(item) for item in items_at_end(TRIOMINO, 2)]
    ['out', 'others-hands', 'own-hand']
    """
    return _items(rules, _scores_at_end(rules, players))


def _items(rules: Ruleset, all_scores: Iterable[Scores]) -> ScoredItems:
    found: dict[Item, set[int]] = {}
    for scores in all_scores:
        for item, points in scores:
            found.setdefault(item, set()).add(points)
    counted = {Item.OTHERS_HANDS, Item.OWN_HAND}
    if rules.tile_points is TilePoints.VALUE:
        counted.add(Item.TILE)
    return {
        item: ItemPoints(tuple(sorted(found[item])), item in counted)
        for item in Item
        if item in found
    }


def _scores_in_play(rules: Ruleset, players: int) -> Iterator[Scores]:
    if players > 1:
        for tile in rules.tiles:
            if tile != ZERO or rules.zero_can_open:
                yield opening_scores(rules, tile)
    for kind in PlacementKind:
        for hexagons in (1, 2, 3):
            yield placement_scores(rules, rules.tiles[-1], kind, hexagons)
    yield pass_scores(rules, can_draw=False, drew=False, can_place=False)
    if _has_draws(rules, players):
        yield draw_scores(rules, solo=players == 1)
        yield pass_scores(rules, can_draw=False, drew=True, can_place=False)
        if rules.stop_drawing and rules.draw_limit != 1:
            yield pass_scores(rules, can_draw=True, drew=True, can_place=False)


def _scores_at_end(rules: Ruleset, players: int) -> Iterator[Scores]:
    nothing, little, much = HandLeft(0, 0), HandLeft(1, 1), HandLeft(10, 2)
    if players == 1:
        yield from solo_out_scores(rules)
        yield from solo_blocked_scores(rules, much)
        return
    others = (much,) * (players - 1)
    yield from out_scores(rules, (nothing, *others), seat=0)
    yield from blocked_scores(rules, (little, *others))


def _has_draws(rules: Ruleset, players: int) -> bool:
    """Whether a tile can be drawn with that many players."""
    if players == 1:
        return rules.draw_limit != 0
    return rules.draw_limit != 0 and len(rules.tiles) > players * rules.hand[players]
