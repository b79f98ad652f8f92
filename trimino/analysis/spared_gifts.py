"""Spared gifts: bonuses that a placement kept from the next player, who had the tile for it.

Another placement that scored as much at once would have opened the bonus. That the next player had
the tile is a fact of the record, which nobody could see; so it shows what a careful choice is good
for, and is no fault of whoever makes another.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.decision import Decision
from trimino.analysis.finds import WELL_SEEN
from trimino.analysis.grading import FAULTS, unit
from trimino.analysis.moments import replayed
from trimino.analysis.opened_gifts import is_same_spot, offered
from trimino.analysis.outlook import Offer
from trimino.messages.place_messages import laid_message
from trimino.rules import Match, Message, Place
from trimino.rules.events import total

if TYPE_CHECKING:
    from trimino.analysis.match_analysis import MatchAnalysis


class SparedGift(NamedTuple):
    """A decision, the placement in words that would have opened a bonus, and that bonus."""

    decision: Decision
    other: Message
    offer: Offer


def spared_gifts(analysis: "MatchAnalysis", seat: int) -> list[SparedGift]:
    """The gifts that a seat spared, one for each decision at most, the largest."""
    match = analysis.match
    laid = {(one.round, one.number): one for one in analysis.decisions if _is_sound(one, seat)}
    last = max((round for round, _ in laid), default=0)
    found = (
        _spared(before, laid[moment.round, moment.number])
        for moment, before in replayed(match, last)
        if (moment.round, moment.number) in laid
    )
    return [one for one in found if one]


def _is_sound(one: Decision, seat: int) -> bool:
    """Whether a seat laid a tile by its own choice, and it was no fault."""
    is_own = one.seat == seat and not one.ungraded
    return is_own and one.grade not in FAULTS and isinstance(one.event.action, Place)


def _spared(before: Match, decision: Decision) -> SparedGift | None:
    done, seat = decision.event.action, decision.seat
    assert isinstance(done, Place)
    if before.players == 1 or len(before.round.hands[seat]) == 1:
        return None
    least = WELL_SEEN * unit(before.rules)
    gifts = [(place, offer) for place, offer in _gifts(before, done) if offer.bonus >= least]
    if not gifts or offered(before, done) is not None:
        return None
    # The same tile in another place is the plainest comparison.
    place, offer = max(gifts, key=lambda one: (one[0].tile == done.tile, one[1].bonus))
    return SparedGift(decision, laid_message(before.round.fields, place), offer)


def _gifts(before: Match, done: Place) -> Iterator[tuple[Place, Offer]]:
    """The placements that scored as much at once, and what they would have opened."""
    legal = before.legal
    scored = total(legal.scores(done))
    for place in legal.placements:
        if not is_same_spot(place, done) and total(legal.scores(place)) >= scored:
            offer = offered(before, place)
            if offer:
                yield place, offer
