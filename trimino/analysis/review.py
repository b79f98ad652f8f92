"""The review of a match for one seat: what a coach would say, and the moments that mattered.

How it ended, why, in the round where the chances moved most, and one piece of advice, if one of the
moments shows it. Every sentence is a fact of the record or a figure of the analysis, and none
contradicts another.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.bonuses_left import bonuses_left
from trimino.analysis.decision import Decision
from trimino.analysis.grading import COSTLY
from trimino.analysis.key_moments import KeyMoment, draining_advice, key_moments
from trimino.analysis.main_cause import main_cause
from trimino.analysis.round_cause import MainCause, decisive_draw, draw_words, is_by_draws
from trimino.analysis.score_story import (
    RIVAL_SEAT,
    first_at_target_rule,
    last_round_rule,
    rival_of,
)
from trimino.analysis.what_worked import what_worked
from trimino.rules import Match, Message
from trimino.rules.ruleset import Winner

if TYPE_CHECKING:
    from trimino.analysis.match_analysis import MatchAnalysis

DRAINING = ("review-advice-drain", "review-worked-drain")
"""The sentences that the exceptions to draining belong to."""

_MOST_WORDS = 8
"""The most sentences of a review."""

_SPARED = ("review-made-next", "review-why-passed", "review-round-near")
"""The sentences that are left out where there are more."""


class Review(NamedTuple):
    """The review for a seat: what a coach would say, the lesson of a plan, and the moments."""

    seat: int
    words: tuple[Message, ...]
    lesson: Message | None
    moments: tuple[KeyMoment, ...]


def review_of(analysis: "MatchAnalysis", seat: int, players: Sequence[str]) -> Review:
    """The review of a match for a seat; its sentences address that player if it is the reader."""
    match = analysis.match
    cause = main_cause(analysis, seat)
    moments, advice = key_moments(analysis, seat, cause)
    if cause.drew and seat not in match.winners:
        advice = (draining_advice(match),)
    words = (
        _result(match, seat),
        *_rules(match, seat),
        *cause.words,
        *_luck(analysis, seat, cause),
        *_advice(analysis, seat, cause, moments, advice),
    )
    if any(one.name == "review-advice-drain" for one in words):
        # That draws cost much would speak against the advice.
        words = tuple(
            one for one in words if not (one.name == "review-made-next" and is_by_draws(one))
        )
    if len(words) > _MOST_WORDS:
        words = tuple(one for one in words if one.name not in _SPARED)
    drain = any(one.name in DRAINING for one in words)
    lesson = Message("review-plan-but") if drain else None
    told = tuple(_named(word, seat, players) for word in words)
    return Review(seat, told, lesson, moments)


def _named(word: Message, seat: int, players: Sequence[str]) -> Message:
    """A sentence with the name of its player, and of another one that it is about."""
    rival = word.details.get(RIVAL_SEAT)
    named = {"rival": str(players[rival])} if isinstance(rival, int) else {}
    return Message(word.name, {**word.details, "player": players[seat], **named})


def _result(match: Match, seat: int) -> Message:
    """The end of the match for the seat."""
    told = {"own": match.totals[seat]}
    if match.is_solo:
        return Message("review-solo", told)
    if not match.over:
        return Message("review-unfinished", told)
    told["rounds"] = len(match.rounds)
    if seat in match.winners and len(match.winners) > 1:
        return Message("review-shared", told)
    told["other"] = match.totals[rival_of(match, seat)]
    many = "-many" if match.players > 2 else ""
    return Message(f"review-won{many}" if seat in match.winners else f"review-lost{many}", told)


def _rules(match: Match, seat: int) -> Iterator[Message]:
    """The rules that explain the result."""
    if match.over and not match.is_solo and match.rules.winner is Winner.LOWEST:
        yield Message("review-lowest")
    for rule in (last_round_rule(match, seat), first_at_target_rule(match, seat)):
        if rule:
            yield rule


def _luck(analysis: "MatchAnalysis", seat: int, cause: MainCause) -> Iterator[Message]:
    """The draw that changed most for who won, where it is not told already."""
    match = analysis.match
    if cause.draw or not cause.words:
        return
    draw = decisive_draw(analysis, seat, None)
    if draw:
        yield draw_words(match, seat, draw)


def _advice(
    analysis: "MatchAnalysis",
    seat: int,
    cause: MainCause,
    moments: Sequence[KeyMoment],
    found: Sequence[Message],
) -> Iterator[Message]:
    """The bonuses left lying, and one piece of advice; or what went well."""
    match = analysis.match
    left = bonuses_left(match, seat)
    if left:
        points = sum(one.points for one in left)
        yield Message("review-left-bonuses", {"count": len(left), "points": points})
        dearest = max(left, key=lambda one: one.points)
        if not any(one.title.name == "moment-bonus" for one in moments):
            yield Message("review-left-where", {"round": dearest.round, "place": dearest.words})
    if found:
        yield from found
    elif left:
        yield Message("review-advice-bonus")
    else:
        yield from _nothing_to_mend(analysis, seat, cause)


def _nothing_to_mend(analysis: "MatchAnalysis", seat: int, cause: MainCause) -> Iterator[Message]:
    """The praise for no costly mistake, if so, and what worked for who won."""
    match = analysis.match
    if not any(_is_costly(one) for one in analysis.decisions if one.seat == seat) and not any(
        one.loss.cost.grade in COSTLY for one in analysis.episodes if one.seat == seat
    ):
        yield Message("review-advice-none")
    worked = None
    if match.over and len(match.winners) == 1 and not match.is_solo:
        worked = what_worked(match, seat, cause)
    if worked:
        yield worked


def _is_costly(decision: Decision) -> bool:
    return decision.grade in COSTLY
