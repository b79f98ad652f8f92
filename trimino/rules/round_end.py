"""The end of a round: what each seat scores for it, and who won it (settlements 12, 13 and 17)."""

from collections.abc import Sequence

from trimino.rules.events import EndReason, RoundEnd, Scores
from trimino.rules.ruleset import HandsLeft, Ruleset
from trimino.rules.scoring import (
    HandLeft,
    added,
    best_seats,
    blocked_scores,
    blocked_winners,
    out_scores,
    solo_blocked_scores,
    solo_out_scores,
)


def round_end(
    rules: Ruleset,
    reason: EndReason,
    hands: Sequence[HandLeft],
    points: tuple[int, ...],
    seat: int,
) -> RoundEnd:
    """The end of a round in which a seat had the last turn; one hand is a solo game.

    `points` are what each seat has scored in the round before.
    """
    scores = _end_scores(rules, reason, hands, seat)
    won = _winners(rules, reason, hands, added(points, scores), seat)
    return RoundEnd(reason, scores, won, are_hands_counted(rules, reason, solo=len(hands) == 1))


def are_hands_counted(rules: Ruleset, reason: EndReason, *, solo: bool) -> bool:
    """Whether the hands count for anything, and so are shown to everyone."""
    counting = solo or rules.hands_left is not HandsLeft.IGNORED
    return counting and reason is not EndReason.TARGET


def _end_scores(
    rules: Ruleset, reason: EndReason, hands: Sequence[HandLeft], seat: int
) -> tuple[Scores, ...]:
    out, solo = reason is EndReason.OUT, len(hands) == 1
    if reason is EndReason.TARGET:
        return ((),) * len(hands)
    if solo:
        return solo_out_scores(rules) if out else solo_blocked_scores(rules, hands[0])
    return out_scores(rules, hands, seat) if out else blocked_scores(rules, hands)


def _winners(
    rules: Ruleset,
    reason: EndReason,
    hands: Sequence[HandLeft],
    points: tuple[int, ...],
    seat: int,
) -> tuple[int, ...]:
    """The seats that won the round (settlement 13)."""
    if reason is EndReason.TARGET:
        return ()
    if rules.hands_left is HandsLeft.IGNORED:
        return best_seats(points)
    return (seat,) if reason is EndReason.OUT else blocked_winners(rules, hands)
