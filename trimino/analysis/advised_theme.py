"""The theme that a review advises on after a fault: what its reasons say to do next time."""

from trimino.analysis.decision import Decision
from trimino.analysis.fault_themes import FaultTheme, theme_of

OBSCURE = (FaultTheme.LATER, FaultTheme.CHOICE)
"""Themes that say how much was lost but not why."""


def advised_theme(fault: Decision) -> FaultTheme | None:
    """The theme of a fault; None where no reason explains what it cost."""
    theme = theme_of(fault)
    return None if theme in OBSCURE else theme
