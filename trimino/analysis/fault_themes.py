"""What a fault was about, as far as its reasons tell: the idea behind it, for reviews."""

from collections.abc import Sequence
from enum import StrEnum

from trimino.analysis.decision import Decision
from trimino.rules import Message
from trimino.rules.events import total

LIKELY = 0.5
"""The share of the points lost that something must be worth to be what a fault was about."""

CLEARLY_STUCK, CLEARLY_MORE = 20, 2
"""Differences that a review speaks of: hands without a tile that fits in per cent, and tiles."""


class FaultTheme(StrEnum):
    """The theme of a fault; `review-idea-THEME` and `moment-THEME` are said of it."""

    BONUS = "bonus"
    GIFT = "gift"
    STUCK = "stuck"
    POINTS = "points"
    KEEP = "keep"
    LATER = "later"
    WHETHER = "whether"
    CHOICE = "choice"


def theme_of(decision: Decision) -> FaultTheme:
    """The first theme that its reasons establish."""
    ledger = decision.ledger
    assert ledger is not None
    if ledger.within.is_nothing:
        return FaultTheme.WHETHER
    if missed_bonus(decision):
        return FaultTheme.BONUS
    least = LIKELY * max(1.0, ledger.within.points.mean)
    if _gift(decision) > least:
        return FaultTheme.GIFT
    if _more(decision, "reason-shuts-out", "percent") >= CLEARLY_STUCK:
        return FaultTheme.STUCK
    if _more_points(decision) > least:
        return FaultTheme.POINTS
    kept = reason(decision.why_best, "reason-keeps"), reason(decision.why_done, "reason-keeps-few")
    if all(kept) and _number(kept[0], "tiles") - _number(kept[1], "tiles") >= CLEARLY_MORE:
        return FaultTheme.KEEP
    later = reason(decision.why_best, "reason-later")
    return FaultTheme.LATER if _number(later, "points") else FaultTheme.CHOICE


def missed_bonus(decision: Decision) -> int:
    """The bonus of the best action that the action done left lying, else 0."""
    if reason(decision.why_done, "reason-pays-"):
        return 0
    return _number(reason(decision.why_best, "reason-pays-"), "points")


def reason(reasons: Sequence[Message], start: str) -> Message | None:
    """The first reason whose name begins so."""
    return next((one for one in reasons if one.name.startswith(start)), None)


def _gift(decision: Decision) -> float:
    """The points that the next player may expect from a bonus that was set up for it."""
    left, avoided = (
        reason(why, "reason-leaves-") for why in (decision.why_done, decision.why_best)
    )
    return _expected(left) - _expected(avoided)


def _more_points(decision: Decision) -> int:
    """The points that the best action scores at once beyond those of the action done."""
    scored = reason(decision.why_best, "reason-scores-most")
    return _number(scored, "points") - total(decision.event.scores) if scored else 0


def _expected(left: Message | None) -> float:
    return _number(left, "points") * _number(left, "percent") / 100


def _more(decision: Decision, start: str, detail: str) -> int:
    best, done = (reason(why, start) for why in (decision.why_best, decision.why_done))
    return _number(best, detail) - _number(done, detail)


def _number(message: Message | None, detail: str) -> int:
    if message is None:
        return 0
    found = message.details[detail]
    assert isinstance(found, int)
    return found
