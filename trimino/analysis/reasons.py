"""Reasons for and against actions: messages about how each differs from the others."""

from collections import Counter
from collections.abc import Iterator, Sequence

from trimino.analysis.grading import is_established
from trimino.analysis.outlook import HoldingChance, Outlook, bonus_tiles, outlook, unseen_bits
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Action, Draw, MatchView, Message, Pass, Place
from trimino.rules.events import total
from trimino.rules.ruleset import HandsLeft

MIN_SHARE = 0.05
"""The least chance worth mentioning."""

_CLEAR = 0.1
"""The difference in chance between actions worth mentioning."""


GIFT = 5.0
"""Points that the next player may expect, worth mentioning."""


def weighed(view: MatchView, best: Action, other: Action, points: SampledMean) -> Iterator[Message]:
    """Reasons for an action that brings fewer points than another, now or in the round.

    `points` is how many more it brings by the end of the round; noise is not told as points.
    """
    now, then = (total(view.legal.scores(action)) for action in (best, other))
    if points.mean <= -1 and is_established(points._replace(mean=-points.mean)):
        yield Message("reason-wins-more")
    elif now < then:
        known = is_established(points) and points.mean >= 1
        yield Message("reason-later", {"points": round(points.mean) if known else 0})


class Reasons:
    """The outlooks of a few actions, and the reasons that follow from them."""

    def __init__(self, view: MatchView, actions: Sequence[Action], share: HoldingChance) -> None:
        self._view = view
        self._outlooks = {action: outlook(view, action, share) for action in actions}
        laid = {action.tile for action in actions if isinstance(action, Place)}
        # In how many places each of the tiles fits now.
        self._ways = Counter(place.tile for place in view.legal.placements if place.tile in laid)

    def of(self, action: Action) -> tuple[Message, ...]:
        """The reasons for or against one of the actions, the most important first."""
        seen = self._outlooks[action]
        return (*self._now(seen), *self._instead(seen), *self._left(seen))

    @property
    def is_generous(self) -> bool:
        """Whether some of the actions leave the next player a bonus, and others do not."""
        threats = [seen.offer.threat if seen.offer else 0.0 for seen in self._ending]
        return bool(threats) and min(threats) + GIFT < max(threats)

    @property
    def _all(self) -> list[Outlook]:
        return list(self._outlooks.values())

    def _now(self, seen: Outlook) -> Iterator[Message]:
        """Reasons from what the action does at once."""
        if len(list(self._view.legal)) == 1:
            yield Message("reason-only")
        if seen.goes_out:
            yield Message("reason-goes-out")
        if seen.then_out:
            yield Message("reason-goes-out-next", {"tile": seen.then_out})
        if seen.bonus:
            item, points = seen.bonus
            yield Message(f"reason-pays-{item}", {"points": points})
        elif isinstance(seen.action, Place):
            yield from self._plain(seen, seen.action)

    def _plain(self, seen: Outlook, place: Place) -> Iterator[Message]:
        # Of all placements, also of those that are not compared.
        legal = self._view.legal
        points = [total(legal.scores(other)) for other in legal.placements]
        if seen.points == max(points) > min(points):
            yield Message("reason-scores-most", {"points": seen.points})
        ways = self._ways.values()
        is_rare = self._ways[place.tile] == 1 and len(ways) > 1 and max(ways) > 1
        if is_rare and not self._view.legal.starts_field:
            yield Message("reason-only-place", {"tile": place.tile})
        held = self._view.now.position.hand
        counts = self._view.rules.hands_left is not HandsLeft.IGNORED
        if counts and len(held) > 1 and place.tile.value == max(tile.value for tile in held):
            yield Message("reason-dearest", {"value": place.tile.value})

    def _instead(self, seen: Outlook) -> Iterator[Message]:
        """Reasons for laying nothing."""
        if isinstance(seen.action, Draw):
            yield from self._drawing()
        if isinstance(seen.action, Pass):
            fits = self._view.legal.can_place
            yield Message("reason-keeps-drawn" if fits else "reason-nothing-fits")

    def _drawing(self) -> Iterator[Message]:
        legal = self._view.legal
        if legal.can_place:
            most = max(total(legal.scores(place)) for place in legal.placements)
            yield Message("reason-lays-little", {"points": most})
            paying = self._paying
            if paying >= MIN_SHARE:
                yield Message("reason-draws-for-bonus", {"percent": _percent(paying)})
        else:
            yield Message("reason-nothing-fits")
        if self._view.now.position.well == 1:
            yield Message("reason-empties-well")

    @property
    def _paying(self) -> float:
        """The share of unseen tiles that would score a bonus now."""
        unseen = unseen_bits(self._view)
        return (bonus_tiles(self._view) & unseen).bit_count() / max(1, unseen.bit_count())

    def _left(self, seen: Outlook) -> Iterator[Message]:
        """Reasons from what the action leaves to the next player and to its own."""
        if seen.goes_out or isinstance(seen.action, Draw):
            # After a draw the turn goes on, and what fits then is not known yet.
            return
        if seen.offer and self._is_distinctive(seen):
            told = {"points": seen.offer.bonus, "percent": _percent(seen.offer.share)}
            yield Message(f"reason-leaves-{seen.offer.kind}", told)
        chances = [other.chance.bonus if other.chance else 0 for other in self._ending]
        if seen.chance and seen.chance.bonus > min(chances):
            tile, points, is_safe = seen.chance
            kept = {"tile": tile, "points": points, "safe": int(is_safe)}
            yield Message("reason-next-bonus", kept)
        shut = [other.shut_out for other in self._ending]
        if seen.shut_out >= MIN_SHARE and seen.shut_out == max(shut) >= min(shut) + _CLEAR:
            yield Message("reason-shuts-out", {"percent": _percent(seen.shut_out)})
        fitting = [other.fitting for other in self._ending]
        if seen.fitting == max(fitting) > min(fitting):
            yield Message("reason-keeps", {"tiles": seen.fitting, "places": seen.places})
        elif seen.fitting == min(fitting) < max(fitting):
            yield Message("reason-keeps-few", {"tiles": seen.fitting, "places": seen.places})

    @property
    def _ending(self) -> list[Outlook]:
        """The outlooks of actions that end the turn but not the round."""
        return [
            seen for seen in self._all if not seen.goes_out and not isinstance(seen.action, Draw)
        ]

    def _is_distinctive(self, seen: Outlook) -> bool:
        """Whether other actions leave a smaller threat."""
        assert seen.offer is not None
        threats = [other.offer.threat if other.offer else 0.0 for other in self._all]
        clear = seen.offer.threat > min(threats) + _CLEAR * seen.offer.bonus
        return seen.offer.share >= MIN_SHARE and clear


def _percent(share: float) -> int:
    return round(100 * share)
