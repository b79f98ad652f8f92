"""The theme that a review advises on after a fault: what its reasons say to do next time."""

from trimino.analysis.decision import Decision
from trimino.analysis.fault_themes import FaultTheme, theme_of
from trimino.rules import Match, Place

OBSCURE = (FaultTheme.LATER, FaultTheme.CHOICE)
"""Themes that say how much was lost but not why."""


def advised_theme(fault: Decision) -> FaultTheme | None:
    """The theme of a fault; None where no reason explains what it cost."""
    theme = theme_of(fault)
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
