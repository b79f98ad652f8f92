"""The theme that a review advises on after a fault: what its reasons say to do next time."""

from trimino.analysis.decision import Decision
from trimino.analysis.fault_themes import FaultTheme, bonus_taken, theme_of
from trimino.rules import Match, Place

OBSCURE = (FaultTheme.LATER, FaultTheme.CHOICE)
"""Themes that say how much was lost but not why."""

_ABOVE_BONUS = (FaultTheme.OUT, FaultTheme.GIFT)
"""Themes that are lessons even where the action done took a bonus."""


def advised_theme(fault: Decision) -> FaultTheme | None:
    """The theme of a fault; None where no reason explains what it cost.

    Who took a bonus at once may learn what it set up, or that going out was better, but not to
    leave it for a tile.
    """
    theme = theme_of(fault)
    if bonus_taken(fault) and theme not in _ABOVE_BONUS:
        return None
    return None if theme in OBSCURE else theme


def borne_out(match: Match, fault: Decision) -> Decision:
    """A fault with only those reasons that the rest of its round bears out.

    To get rid of a high tile is one only if its player was left with it, and a bonus only if the
    same placement did not earn it later.
    """
    assert fault.ledger is not None
    best, played = fault.ledger.best.action, match.rounds[fault.round - 1]
    if not isinstance(best, Place) or best.tile in played.hands[fault.seat]:
        return fault
    later = (one.action for one in played.events[fault.number :] if one.seat == fault.seat)
    refuted = ("reason-dearest", "reason-pays-") if best in later else ("reason-dearest",)
    kept = (one for one in fault.why_best if not one.name.startswith(refuted))
    return fault._replace(why_best=tuple(kept))
