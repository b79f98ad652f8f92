"""Fields and moments of play for the drawings to be tried on."""

import random
from collections.abc import Iterator

from trimino.rules import ORIGIN, TILES, Cell, Corners, Field, Match, Place, Ruleset, Tile

Laid = tuple[tuple[int, int, bool], Corners]

HEXAGON: tuple[Laid, ...] = (
    ((-1, 0, True), (3, 0, 1)),
    ((0, 0, False), (1, 3, 3)),
    ((0, -1, True), (4, 3, 3)),
    ((0, -1, False), (3, 4, 5)),
    ((-1, -1, True), (5, 3, 3)),
    ((-1, 0, False), (0, 3, 3)),
)
"""Six tiles around a vertex."""

BRIDGE: tuple[Laid, ...] = (
    ((0, 0, False), (4, 5, 5)),
    ((0, -1, True), (1, 5, 5)),
    ((-1, 0, True), (5, 1, 4)),
    ((-1, 1, False), (3, 4, 1)),
    ((1, -1, False), (5, 1, 1)),
    ((1, -1, True), (1, 5, 0)),
    ((-1, 1, True), (4, 3, 4)),
    ((2, -1, False), (0, 0, 1)),
    ((1, 0, False), (0, 0, 5)),
    ((0, 1, False), (4, 0, 4)),
)
"""Ten tiles in a ring around a hole; the last one laid closes it."""


def field_of(*laid: Laid, number: int = 0) -> Field:
    field = Field(number)
    for cell, corners in laid:
        field = field.lay_unchecked(Place(tile_of(corners), Cell(*cell), corners, number))
    return field


def tile_of(corners: Corners) -> Tile:
    return next(tile for tile in TILES if corners in tile.turns)


def last_of(field: Field) -> Place:
    return list(field.laid.values())[-1]


def grown(seed: int, size: int = len(TILES)) -> Field:
    """A field of tiles laid anywhere they fit, of that size if it can be reached."""
    rng = random.Random(seed)
    left = list(TILES)
    rng.shuffle(left)
    first = left.pop()
    field = Field().lay_unchecked(Place(first, ORIGIN, first.turns[0]))
    while len(field.laid) < size:
        tile = next((tile for tile in left if field.places(tile)), None)
        if tile is None:
            break
        left.remove(tile)
        field = field.lay_unchecked(rng.choice(field.places(tile)))
    return field


def moments(rules: Ruleset, seed: int) -> Iterator[Match]:
    """A round played at random, seen after every seventh action and at its end."""
    rng = random.Random(seed)
    match = Match(rules, rng.randint(*rules.players))
    match.deal(rng)
    while not match.round.over:
        if len(match.round.events) % 7 == 0:
            yield match
        match.play(rng.choice(list(match.legal)))
    yield match


def last_laid(match: Match) -> Place | None:
    actions = (event.action for event in reversed(match.round.events))
    return next((action for action in actions if isinstance(action, Place)), None)
