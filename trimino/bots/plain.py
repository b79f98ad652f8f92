"""Plain bots: they need the standard library only, so they also play in a browser without a server.

`easygoing` overlooks most bridges and hexagons; `solid` weighs what a placement leaves.
"""

import random
from collections.abc import Iterable, Sequence

from trimino.bots.roster import RosterBot
from trimino.bots.search_bots import SearchBot
from trimino.bots.simple import play_greedy, play_random, points_and_value
from trimino.engine.budget import Budget
from trimino.rules import TILES, Action, LegalActions, MatchView, Place, Ruleset
from trimino.rules.events import total
from trimino.rules.field import Field, Gap
from trimino.rules.scoring import bonus_scores, tile_scores
from trimino.rules.tiles import bit_of, bits_of, tiles_of

EASYGOING = SearchBot(overlooks=0.7, hoards=0.0)
_ALL = bits_of(TILES)

_CANDIDATES = 6
"""Placements of which `solid` weighs what they leave."""

FOLLOW = 0.3
"""Worth of a point that the bot itself could score next."""
THREAT = 1.0
"""Worth of a bonus point that the next player may be expected to score."""
MOBILITY = 1.0
"""Worth of a tile that could be laid next."""


def play_easygoing(view: MatchView, _: Budget, rng: random.Random) -> Action:
    """Of the placements that it notices, the one that scores most; it draws only if it must."""
    noticed = EASYGOING.noticed(view, rng)
    places = [action for action in noticed if isinstance(action, Place)]
    best = _by_points(view.legal, places, rng)
    return best[0] if best else next(iter(view.legal))


def play_solid(view: MatchView, _: Budget, rng: random.Random) -> Action:
    """The placement with the best sum of points, own next move, and what the next player gets."""
    places = list(view.legal.placements)
    return solid_placement(view, places, rng) if places else next(iter(view.legal))


def solid_placement(view: MatchView, places: Sequence[Place], rng: random.Random) -> Place:
    """The placement of some that `solid` chooses."""
    legal = view.legal
    candidates = _by_points(legal, places, rng)[:_CANDIDATES]
    if legal.starts_field:
        return candidates[0]

    def worth(place: Place) -> float:
        return legal.rules.sign * total(legal.scores(place)) + _prospects(view, place)

    return max(candidates, key=worth)


def _by_points(legal: LegalActions, places: Iterable[Place], rng: random.Random) -> list[Place]:
    """Placements, the best first: by points, then by the value of the tile, then by chance."""

    def key(place: Place) -> tuple[int, int, float]:
        return *points_and_value(legal, place, legal.rules.sign), rng.random()

    return sorted(places, key=key, reverse=True)


def _prospects(view: MatchView, place: Place) -> float:
    """The prospects of a player after a placement, less those of the next player."""
    now, rules = view.now.position, view.rules
    fields = [
        field.lay_unchecked(place) if field.number == place.field else field for field in now.fields
    ]
    hand = bits_of(now.hand) & ~bit_of(place.tile)
    laid = bits_of(one.tile for field in fields for one in field.laid.values())
    unseen = _ALL & ~(laid | hand)
    after = now.counts[(now.turn + 1) % len(now.counts)]
    held = after / max(1, unseen.bit_count())
    gaps = [gap for field in fields for gap in field.gaps.values()]
    follow = max((_points(rules, gap, hand) for gap in gaps if gap.fits & hand), default=0)
    threat = max((_expected(rules, gap, unseen, held) for gap in gaps), default=0.0)
    mobile = (_fitting(fields) & hand).bit_count()
    return MOBILITY * mobile + FOLLOW * follow - THREAT * threat


def _fitting(fields: Iterable[Field]) -> int:
    bits = 0
    for field in fields:
        bits |= field.fitting_bits
    return bits


def _bonus(rules: Ruleset, gap: Gap) -> int:
    return total(bonus_scores(rules, gap.kind, gap.hexagons))


def _points(rules: Ruleset, gap: Gap, hand: int) -> int:
    """The most that a tile of the hand scores in a gap."""
    tiles = tiles_of(gap.fits & hand)
    return _bonus(rules, gap) + max(total(tile_scores(rules, tile)) for tile in tiles)


def _expected(rules: Ruleset, gap: Gap, unseen: int, held: float) -> float:
    """The bonus of a gap, times the chance that the next player holds a tile for it."""
    bonus = _bonus(rules, gap)
    return bonus * (1.0 - (1.0 - held) ** (gap.fits & unseen).bit_count()) if bonus else 0.0


PLAIN_ROSTER = (
    RosterBot("random", play_random),
    RosterBot("easygoing", play_easygoing),
    RosterBot("greedy", play_greedy),
    RosterBot("solid", play_solid),
)
"""The plain bots, the weakest first."""
