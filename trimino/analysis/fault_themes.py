"""Themes of faults: the idea that a player missed, found from the reasons, for reviews."""

import math
from collections.abc import Iterator, Sequence
from enum import StrEnum

from trimino.analysis.decision import Decision
from trimino.rules import Message, Place
from trimino.rules.events import total

LIKELY = 0.5
"""The share of the points lost that something must be worth to be what a fault was about."""

CLEARLY_STUCK, CLEARLY_MORE, CLEARLY_HIGHER = 20, 2, 5
"""Differences that a review speaks of: hands without a tile that fits in per cent, tiles that fit,
and the value of a tile."""


BURDEN_VALUE = 8
"""The least value of a tile that is a burden; the mean of all is 7.5."""


class FaultTheme(StrEnum):
    """The theme of a fault; `review-advice-THEME` and `moment-THEME` are said of it."""

    OUT = "out"
    BONUS = "bonus"
    GIFT = "gift"
    PREPARE = "prepare"
    STUCK = "stuck"
    POINTS = "points"
    KEEP = "keep"
    RID = "rid"
    FIT = "fit"
    LATER = "later"
    WHETHER = "whether"
    CHOICE = "choice"


REASONS = {
    FaultTheme.OUT: "reason-goes-out",
    FaultTheme.BONUS: "reason-pays-",
    FaultTheme.PREPARE: "reason-next-bonus",
    FaultTheme.STUCK: "reason-shuts-out",
    FaultTheme.POINTS: "reason-scores-most",
    FaultTheme.KEEP: "reason-keeps",
    FaultTheme.RID: "reason-dearest",
    FaultTheme.FIT: "reason-only-place",
}
"""The reason for the better action that shows a theme; a gift is a reason against the other."""


def theme_of(decision: Decision) -> FaultTheme:
    """The first theme that its reasons establish."""
    ledger = decision.ledger
    assert ledger is not None
    if ledger.within.is_nothing:
        return FaultTheme.WHETHER
    return next(_themes(decision, LIKELY * max(1.0, ledger.within.points.mean)))


def _themes(decision: Decision, least: float) -> Iterator[FaultTheme]:
    """The themes that its reasons establish, given what something must be worth at least."""
    later = reason(decision.why_best, "reason-later")
    established = {
        FaultTheme.OUT: _only_best(decision, "reason-goes-out"),
        FaultTheme.BONUS: missed_bonus(decision) > 0,
        FaultTheme.GIFT: _gift(decision) > least,
        FaultTheme.PREPARE: _prepares(decision) > least,
        FaultTheme.STUCK: _more(decision, "reason-shuts-out", "percent") >= CLEARLY_STUCK,
        FaultTheme.POINTS: _more_points(decision) > least,
        FaultTheme.KEEP: _keeps_more(decision),
        FaultTheme.RID: _gets_rid(decision),
        FaultTheme.FIT: _only_best(decision, "reason-only-place"),
        FaultTheme.LATER: _number(later, "points") > 0,
        FaultTheme.CHOICE: True,
    }
    yield from (theme for theme, holds in established.items() if holds)


def missed_bonus(decision: Decision) -> int:
    """The bonus of the best action that the action done left lying, else 0."""
    if reason(decision.why_done, "reason-pays-"):
        return 0
    return _number(reason(decision.why_best, "reason-pays-"), "points")


def bonus_taken(decision: Decision) -> Message | None:
    """The bonus that the action done scored and the best one did not, as its reason."""
    if reason(decision.why_best, "reason-pays-"):
        return None
    return reason(decision.why_done, "reason-pays-")


def _prepares(decision: Decision) -> float:
    """The points of the bonus kept for the next turn beyond that of the action done.

    Where nobody else can have a tile for its place, it is what the fault was about. None where the
    action done took a bonus at once.
    """
    if bonus_taken(decision):
        return 0
    more = _more(decision, "reason-next-bonus", "points")
    is_safe = _number(reason(decision.why_best, "reason-next-bonus"), "safe")
    return math.inf if more > 0 and is_safe else more


def _keeps_more(decision: Decision) -> bool:
    """Whether the action done left clearly fewer tiles that fit, or none at all."""
    kept = reason(decision.why_best, "reason-keeps"), reason(decision.why_done, "reason-keeps-few")
    most, few = (_number(one, "tiles") for one in kept)
    return all(kept) and (most - few >= CLEARLY_MORE or most > few == 0)


def _gets_rid(decision: Decision) -> bool:
    """Whether the best action lays the highest tile, and the action done a clearly lower one."""
    done = decision.event.action
    laid = done.tile.value if isinstance(done, Place) else 0
    highest = _number(reason(decision.why_best, "reason-dearest"), "value")
    return (
        highest >= BURDEN_VALUE
        and highest - laid >= CLEARLY_HIGHER
        and _only_best(decision, "reason-dearest")
    )


def _only_best(decision: Decision, start: str) -> bool:
    return bool(reason(decision.why_best, start)) and not reason(decision.why_done, start)


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
