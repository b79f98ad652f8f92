"""The review of a match for one seat: what a coach would say, and the moments that mattered.

How it ended, why, in the round where the chances moved most, and one piece of advice that follows
from the moments. Every sentence is a fact of the record or a figure of the analysis, and none
contradicts another.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.better_move import about
from trimino.analysis.bonuses_left import bonuses_left
from trimino.analysis.key_moments import KeyMoment, TellableLuck, draining_advice, key_moments
from trimino.analysis.main_cause import MainCause, main_cause
from trimino.analysis.score_story import ScoreSource, last_round_rule, rival_of
from trimino.rules import Match, Message
from trimino.rules.ruleset import Winner

if TYPE_CHECKING:
    from trimino.analysis.match_analysis import MatchAnalysis

MUCH_LUCK = 0.1
"""The least change of a chance over a match by luck that is told beside what decided."""

SURE = 2.0
"""Standard errors that luck must exceed to be told."""


LUCK_SIDES = {
    "review-why-lucky": 1,
    "review-why-unlucky": -1,
    "review-luck-good": 1,
    "review-luck-bad": -1,
}
"""The side on which sentences say that the tiles were."""

SOURCE_ADVICE = {
    ScoreSource.BONUSES: "review-advice-prepare",
    ScoreSource.END: "review-advice-end",
    ScoreSource.DRAWS: "review-advice-keep",
}
"""What a loser may try who made no mistake, by the points that made the difference."""


class Review(NamedTuple):
    """The review for a seat: what a coach would say, the lesson of a plan, and the moments."""

    seat: int
    words: tuple[Message, ...]
    lesson: Message | None
    moments: tuple[KeyMoment, ...]


def review_of(analysis: "MatchAnalysis", seat: int, player: str) -> Review:
    """The review of a match for a seat; its sentences address `player` if that is the reader."""
    match = analysis.match
    cause = main_cause(analysis, seat)
    luck = tuple(_luck(analysis, seat, cause))
    tellable = _tellable(match, seat, (*cause.words, *luck))
    moments, advice = key_moments(analysis, seat, cause, tellable)
    if cause.drew and seat not in match.winners:
        advice = draining_advice(match)
    words = (
        _result(match, seat),
        *_rules(match, seat),
        *cause.words,
        *luck,
        *_advice(match, seat, cause, advice),
    )
    drain = advice is not None and advice.name == "review-advice-drain"
    lesson = Message("review-plan-but") if drain else None
    told = tuple(Message(word.name, {**word.details, "player": player}) for word in words)
    return Review(seat, told, lesson, moments)


def _result(match: Match, seat: int) -> Message:
    """How the match ended for the seat."""
    told = {"own": match.totals[seat]}
    if match.is_solo:
        return Message("review-solo", told)
    if not match.over:
        return Message("review-unfinished", told)
    told["rounds"] = len(match.rounds)
    if seat in match.winners and len(match.winners) > 1:
        return Message("review-shared", told)
    told["other"] = match.totals[rival_of(match, seat)]
    return Message("review-won" if seat in match.winners else "review-lost", told)


def _rules(match: Match, seat: int) -> Iterator[Message]:
    """What one must know to understand the result."""
    if match.over and not match.is_solo and match.rules.winner is Winner.LOWEST:
        yield Message("review-lowest")
    last = last_round_rule(match, seat)
    if last:
        yield last


def _luck(analysis: "MatchAnalysis", seat: int, cause: MainCause) -> Iterator[Message]:
    """The luck of the tiles over the whole match, where it was much and is not told already."""
    if analysis.match.is_solo or cause.is_luck:
        return
    account = analysis.players[seat].luck.match
    error = (account.deal.error**2 + account.draws.error**2) ** 0.5
    if abs(account.luck) > max(MUCH_LUCK, SURE * error):
        name = "review-luck-good" if account.luck > 0 else "review-luck-bad"
        yield Message(name, {"percent": about(100 * abs(account.luck))})


def _tellable(match: Match, seat: int, told: Sequence[Message]) -> TellableLuck:
    """The luck that a moment may tell of: as the sentences do, or else as the match ended."""
    for one in told:
        if one.name in LUCK_SIDES:
            percent = one.details["percent"]
            assert isinstance(percent, int)
            return TellableLuck(LUCK_SIDES[one.name], percent / 100)
    if not match.over or len(match.winners) > 1:
        return TellableLuck(0)
    return TellableLuck(1 if seat in match.winners else -1)


def _advice(match: Match, seat: int, cause: MainCause, found: Message | None) -> Iterator[Message]:
    """The bonuses left lying, and one piece of advice; or that there is nothing to mend."""
    left = bonuses_left(match, seat)
    if left:
        points = sum(one.points for one in left)
        yield Message("review-left-bonuses", {"count": len(left), "points": points})
        if not found or found.name == "review-advice-choice":
            # No moment shows where.
            dearest = max(left, key=lambda one: one.points)
            told = {"round": dearest.round, "place": dearest.words}
            yield Message("review-left-where", told)
    # A bonus is plain to see, which a move without a reason is not.
    if found and not (left and found.name == "review-advice-choice"):
        yield found
    elif left:
        yield Message("review-advice-bonus")
    else:
        yield Message("review-advice-none")
        if cause.source in SOURCE_ADVICE and seat not in match.winners:
            yield Message(SOURCE_ADVICE[cause.source])
