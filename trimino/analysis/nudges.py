"""Nudges: the first step of a hint, which leaves the move to the player."""

from trimino.analysis.reasons import Reasons
from trimino.messages.place_messages import side_of
from trimino.rules import Action, MatchView, Message, Place


def nudge(
    view: MatchView, best: Action, reasons: Reasons, *, not_yet: bool, equal: bool
) -> Message:
    """Where to look, or what to think of."""
    if len(list(view.legal)) == 1:
        return Message("nudge-only")
    if not_yet:
        return Message("nudge-draw" if view.legal.may_draw else "nudge-hold")
    told = {reason.name: reason.details for reason in reasons.of(best)}
    paying = next((name for name in told if name.startswith("reason-pays-")), None)
    if "reason-goes-out" in told:
        return Message("nudge-goes-out")
    if paying and isinstance(best, Place):
        where = side_of(view.now.position.fields, best)
        return Message("nudge-bonus", {"where": where, **told[paying]})
    if equal and len(list(view.legal)) > 1 and isinstance(best, Place):
        return Message("nudge-equal")
    for name, said in NUDGES.items():
        if name in told:
            return Message(said)
    return Message("nudge-deny" if reasons.is_generous else "nudge-look")


NUDGES = {
    "reason-shuts-out": "nudge-shut-out",
    "reason-scores-most": "nudge-points",
    "reason-keeps": "nudge-keep",
    "reason-dearest": "nudge-dearest",
}
"""Nudges by the reason that they point to, the most telling first."""
