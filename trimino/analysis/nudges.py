"""Nudges: the first step of a hint, which leaves the move to the player."""

from collections.abc import Sequence

from trimino.analysis.reasons import Reasons
from trimino.messages.lists import listed
from trimino.messages.place_messages import side_of
from trimino.rules import DRAW, PASS, Action, MatchView, Message, Place

_OTHERS: dict[Action, str] = {DRAW: "draw", PASS: "pass"}


def nudge(
    view: MatchView, best: Action, reasons: Reasons, *, not_yet: bool, equal: Sequence[Place]
) -> Message:
    """A nudge: a place or an idea; `equal` are the best placements if none is better."""
    if len(list(view.legal)) == 1:
        return Message("nudge-only", {"what": _OTHERS.get(best, "lay")})
    if not_yet:
        return Message("nudge-draw" if view.legal.may_draw else "nudge-hold")
    told = {reason.name: reason.details for reason in reasons.of(best)}
    paying = next((name for name in told if name.startswith("reason-pays-")), None)
    if any(name.startswith("reason-goes-out") for name in told):
        return Message("nudge-goes-out")
    if paying and isinstance(best, Place):
        where = side_of(view.now.position.fields, best)
        return Message("nudge-bonus", {"where": where, **told[paying]})
    if len(equal) > 1:
        return _equal(view, equal)
    for name, said in NUDGES.items():
        if name in told:
            return Message(said)
    return Message("nudge-deny" if reasons.is_generous else "nudge-look")


def _equal(view: MatchView, equal: Sequence[Place]) -> Message:
    """The nudge for equal placements: of several tiles, or of one tile in several places."""
    tiles = list(dict.fromkeys(place.tile for place in equal))
    if len(tiles) > 1:
        return Message("nudge-equal-tiles", {"tiles": listed(tiles)})
    [tile] = tiles
    others = {place for place in view.legal.placements if place.tile == tile} - {*equal}
    return Message("nudge-equal-places", {"tile": tile, "all": not others})


NUDGES = {
    "reason-shuts-out": "nudge-shut-out",
    "reason-scores-most": "nudge-points",
    "reason-keeps": "nudge-keep",
    "reason-dearest": "nudge-dearest",
}
"""Nudges by the reason that they point to, the most telling first."""
