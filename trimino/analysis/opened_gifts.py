"""Opened gifts: bonuses that a placement opened, and that the next player took at once.

Whoever could have laid without opening it may learn from that, even where nobody could know that
the next player had the tile: if another placement was as good, as far as one could see.
"""

from collections.abc import Sequence
from typing import NamedTuple

from trimino.analysis.outlook import BONUSES, HoldingChance, Offer, outlook
from trimino.rules import Event, Match, Place
from trimino.rules.events import PlacementKind, total
from trimino.rules.tiles import bits_of

MOST_CAREFUL = 3
"""Placements that are compared with the one that opened a bonus."""


class OpenedGift(NamedTuple):
    """The bonus that the next player took, and placements that would not have opened it."""

    item: PlacementKind
    points: int
    careful: tuple[Place, ...]


def opened_gift(before: Match, events: Sequence[Event]) -> OpenedGift | None:
    """The gift that the first of some events opened; None if nobody took it, or it had to be."""
    done, taken = events[0].action, _next_place(before, events)
    if not isinstance(done, Place) or taken is None or before.players == 1:
        return None
    bonus = next((score for score in taken.scores if score.item in BONUSES), None)
    assert isinstance(taken.action, Place)
    if bonus is None or _was_open(before, taken.action):
        return None
    careful = _careful_places(before, done)
    if not careful:
        return None
    return OpenedGift(PlacementKind(bonus.item.value), bonus.points, careful)


def _next_place(before: Match, events: Sequence[Event]) -> Event | None:
    """The placement of the next player in its turn, of a tile that it held."""
    after = _next_seat(before)
    for event in events[1:]:
        if event.seat != after:
            return None
        if isinstance(event.action, Place):
            return event if event.action.tile in before.round.hands[after] else None
    return None


def _was_open(before: Match, taken: Place) -> bool:
    """Whether a tile would have earned a bonus in its place already."""
    fields = before.round.fields
    gap = fields[taken.field].gaps.get(taken.at) if taken.field < len(fields) else None
    if gap is None or not gap.fits & bits_of([taken.tile]):
        return False
    return gap.kind is not PlacementKind.PLAIN


def _careful_places(before: Match, done: Place) -> tuple[Place, ...]:
    """Placements that open no bonus for the hand of the next player, a few.

    Those of the same tile come first, then those that score most at once.
    """
    found = [
        place
        for place in before.legal.placements
        if not is_same_spot(place, done) and offered(before, place) is None
    ]
    scores = before.legal.scores
    found.sort(key=lambda one: (one.tile != done.tile, -total(scores(one))))
    return tuple(found[:MOST_CAREFUL])


def is_same_spot(one: Place, other: Place) -> bool:
    """Whether two placements are of the same tile in the same place, however it is turned."""
    return (one.tile, one.field, one.at) == (other.tile, other.field, other.at)


def offered(before: Match, place: Place) -> Offer | None:
    """The greatest bonus that the next player can take after a placement, with its hand."""
    offer = outlook(before.view(before.round.turn), place, _held_next(before)).offer
    return offer if offer and offer.share else None


def _held_next(before: Match) -> HoldingChance:
    """Whether the next player holds one of some tiles: 1 or 0, as a chance."""
    held = bits_of(before.round.hands[_next_seat(before)])
    return lambda tiles: float(bool(tiles & held))


def _next_seat(before: Match) -> int:
    return (before.round.turn + 1) % before.players
