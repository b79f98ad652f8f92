"""The trial `choices`, implemented with the rules, to compare its kernel with."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.study.kernels.entries import chosen
from tests.study.reference_trials import Seated, own_source, rounds
from trimino.engine.packing import legal_actions, packed_actions
from trimino.rules import Phase, Place, Round, Tile
from trimino.rules.events import total
from trimino.rules.ruleset import Winner
from trimino.rules.scoring import bonus_scores
from trimino.study.dispatch import batch_setup
from trimino.study.kernels import slots
from trimino.study.kernels.choices import FEW
from trimino.study.plan import StudyBatch

Tiles = set[Tile]


class PlacementLook(NamedTuple):
    """A placement by its number, what it scores, and what it leaves."""

    number: int
    rank: tuple[int, int]
    does: tuple[int, ...]
    fitting: int
    stuck: bool


def choices(batch: StudyBatch) -> Counter[int]:
    counts: Counter[int] = Counter()
    for seated in rounds(batch):
        counts[slots.ROUNDS_SLOT] += 1
        for item, (moment, pair) in _kept(seated, counts).items():
            first = slots.CHOICES_SLOT + slots.ITEM_PARTS * item
            seat, ways = moment.played.turn, [moment.copy(), moment.copy()]
            actions = packed_actions(moment.played.legal)
            scored = [_tile_points(moment.played, actions[number]) for number in pair]
            sign = -1 if moment.played.rules.winner is Winner.LOWEST else 1
            counts[first + slots.AT_ONCE_PART] += sign * (scored[0] - scored[1])
            for way, number in zip(ways, pair, strict=True):
                way.play(number)
                way.states[0]["source"] = own_source(seated)
                way.go_on()
            counts[first + slots.TIMES_PART] += 1
            counts[first + slots.AHEAD_PART] += ways[0].ahead(seat) - ways[1].ahead(seat)
            counts[first + slots.MORE_WON_PART] += ways[0].won(seat) - ways[1].won(seat)
    return counts


def _tile_points(played: Round, action: object) -> int:
    assert isinstance(action, Place)
    return total(played.legal.scores(action))


def _kept(seated: Seated, counts: Counter[int]) -> dict[int, tuple[Seated, tuple[int, int]]]:
    """One moment of each kind at which both ways are open; the round is played to its end."""
    found: Counter[int] = Counter()
    kept: dict[int, tuple[Seated, tuple[int, int]]] = {}
    while not seated.played.over:
        if seated.played.phase is Phase.TURN:
            _count_places(seated.played, counts)
            for item, pair in sorted(ways_of(seated).items()):
                found[item] += 1
                if seated.pick(found[item]) == 0:
                    kept[item] = seated.copy(), pair
        number = chosen(seated.states, batch_setup(seated.batch), 0)
        before, seat = useful(seated.played), seated.played.turn
        is_first = not seated.played.fields or seated.played.legal.starts_field
        seated.play(number)
        laid = isinstance(seated.played.events[-1].action, Place) and not is_first
        if laid and seated.played.phase is Phase.TURN and not seated.played.over:
            _count_fresh(seated.played, before, seat, counts)
    return dict(sorted(kept.items()))


def _count_places(played: Round, counts: Counter[int]) -> None:
    first, laid = _slot(played, played.turn), _laid(played)
    for tiles in paying_tiles(played):
        counts[first + slots.ALL_PLACES] += 1
        counts[first + slots.DEAD_PLACES] += tiles <= laid


def _count_fresh(played: Round, before: Tiles, seat: int, counts: Counter[int]) -> None:
    first = _slot(played, seat)
    fresh = (useful(played) - before) & hidden_from(played, seat)
    counts[first + slots.FRESH_PLACES] += len(fresh)
    counts[first + slots.HELD_PLACES] += len(fresh & set(played.hands[played.turn]))


def _slot(played: Round, seat: int) -> int:
    group = len(hidden_from(played, seat)) // slots.HIDDEN_BIN
    return slots.COUNTING_SLOT + 4 * min(group, slots.HIDDEN_BINS - 1)


def useful(played: Round) -> Tiles:
    """The tiles that fit where they pay a bonus."""
    return {tile for tiles in paying_tiles(played) for tile in tiles}


def _laid(played: Round) -> Tiles:
    return {place.tile for field in played.fields for place in field.laid.values()}


def hidden_from(played: Round, seat: int) -> Tiles:
    others = {tile for other, hand in enumerate(played.hands) if other != seat for tile in hand}
    return others | set(played.well)


def paying_tiles(played: Round) -> Iterator[Tiles]:
    """The tiles of the game that fit each place that pays a bonus."""
    game = {tile for hand in played.deal.hands for tile in hand} | set(played.deal.well)
    for field in played.fields:
        for gap in field.gaps.values():
            if total(bonus_scores(played.rules, gap.kind, gap.hexagons)) > 0:
                yield set(gap.turned) & game


def pays(played: Round, tiles: Tiles) -> bool:
    return any(fitting & tiles for fitting in paying_tiles(played))


def ways_of(seated: Seated) -> dict[int, tuple[int, int]]:
    """For each respect the best placement of either kind, where there are both."""
    played, seat = seated.played, seated.played.turn
    if pays(played, {place.tile for place in played.legal.placements}):
        return {}
    looks = list(_looks(seated))
    quiet = _best(x for x in looks if not x.does)
    pairs: dict[int, tuple[PlacementLook | None, PlacementLook | None]] = {
        item: (_best(x for x in looks if x.does == (item,)), quiet)
        for item in (slots.OPENS_ITEM, slots.PREPARES_ITEM)
    }
    if not played.well:
        pairs[slots.LOCKS_ITEM] = (
            _best(x for x in looks if x.stuck),
            _best(x for x in looks if not x.stuck),
        )
    if looks and len(played.hands[seat]) <= FEW:
        most = max(looks, key=lambda x: (x.fitting, x.rank))
        dear = max(looks, key=lambda x: (x.rank, x.fitting))
        pairs[slots.KEEPS_ITEM] = (most, dear) if most.fitting > dear.fitting else (None, None)
    if looks:
        high, low = max(looks, key=lambda x: x.rank), min(looks, key=lambda x: x.rank)
        pairs[slots.HIGH_ITEM] = (high, low) if high.rank[0] > low.rank[0] else (None, None)
    return {item: (a.number, b.number) for item, (a, b) in pairs.items() if a and b}


def _best(looks: Iterator[PlacementLook]) -> PlacementLook | None:
    return max(looks, key=lambda look: look.rank, default=None)


def _looks(seated: Seated) -> Iterator[PlacementLook]:
    seat = seated.played.turn
    actions, before = packed_actions(seated.played.legal), useful(seated.played)
    for number in legal_actions(seated.states, seated.rules):
        place = actions[number]
        if not isinstance(place, Place):
            continue
        after = seated.copy()
        after.play(number)
        played = after.played
        if played.over:
            continue
        hand, hidden = set(played.hands[seat]), hidden_from(played, seat)
        fits = {
            tile for field in played.fields for gap in field.gaps.values() for tile in gap.turned
        }
        rank = total(seated.played.legal.scores(place)), place.tile.value
        done = {
            slots.OPENS_ITEM: (useful(played) - before) & hidden,
            slots.PREPARES_ITEM: useful(played) & hand,
        }
        does = tuple(item for item, tiles in done.items() if tiles)
        yield PlacementLook(number, rank, does, len(fits & hand), not fits & hidden)
