"""Requests to a search: what it is asked about."""

from trimino.engine.budget import Budget
from trimino.rules import MatchView, SetupError, SetupReason
from trimino.rules.type_check import check_type


def check_request(view: MatchView, budget: Budget) -> None:
    """Refuse arguments of wrong types, and a view whose reader is not to act."""
    check_type("view", view, MatchView)
    check_type("budget", budget, Budget)
    if not view.legal:
        raise SetupError(SetupReason.NOTHING_TO_DECIDE)
