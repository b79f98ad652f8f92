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

    To get rid of a high tile is one only if its player was left with it.
    """
    assert fault.ledger is not None
    best = fault.ledger.best.action
    if not isinstance(best, Place) or best.tile in match.rounds[fault.round - 1].hands[fault.seat]:
        return fault
    kept = (one for one in fault.why_best if one.name != "reason-dearest")
    return fault._replace(why_best=tuple(kept))
