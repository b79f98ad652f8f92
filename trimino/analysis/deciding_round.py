"""The round that decided a match, which anybody can see in the points.

It is the one that was furthest apart, or where the loser had a larger one the best of the winner,
or the one in which the winner took the lead for good. The chances say which.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from trimino.analysis.round_swings import RoundSwing, round_swings
from trimino.analysis.score_story import RIVAL_SEAT, last_round_rule, lead_in, rival_of
from trimino.rules import Match, Message

if TYPE_CHECKING:
    from trimino.analysis.match_analysis import MatchAnalysis

MUCH = 0.1
"""The least change of a chance that a cause is told for."""

VERY_MUCH = 0.2
"""The least change of a chance by a tile laid that is told though no reason explains it."""

CLEARLY = 1.5
"""A round decided a match if it changed so many times as much as any other."""

NEARLY_AS_FAR = 0.75
"""The least share of the largest lead of a round from which another one is told beside it."""

LARGEST = ("review-round", "review-round-most")
"""The messages for a round that was furthest apart: it decided, or it did not."""


def deciding_swing(analysis: "MatchAnalysis", seat: int, side: int) -> RoundSwing:
    """The swing of the round that decided: the last one where a rule says so.

    Between more players the chance of one says little about who won, so the larger lead counts.
    """
    match = analysis.match
    swings = round_swings(analysis.course, seat)
    if last_round_rule(match, seat):
        return swings[-1]
    leads = _leads(match, seat)
    plain = {largest_round(leads) or best_round(leads), turning_round(leads)}
    seen = [one for one in swings if one.round in plain]
    if match.players > 2:
        return max(seen, key=lambda one: leads[one.round - 1])
    return max(seen, key=lambda one: side * one.whole)


def largest_round(leads: Sequence[int]) -> int | None:
    """The round that was further apart than any other, if who won was ahead in it."""
    most = max(leads)
    as_far = [round for round, lead in enumerate(leads, start=1) if abs(lead) >= most]
    return as_far[0] if len(as_far) == 1 else None


def best_round(leads: Sequence[int]) -> int:
    """The best round of who won, of those whose lead was not lost again, or of all."""
    kept = leads[_behind(leads) :] or leads
    return len(leads) - len(kept) + kept.index(max(kept)) + 1


def turning_round(leads: Sequence[int]) -> int | None:
    """The round in which who won took the lead for good; None if it had none at the end.

    The first round takes it from nobody, so it counts only if it brought half of the largest lead.
    """
    behind = _behind(leads)
    if behind == len(leads) or (behind == 0 and 2 * leads[0] < max(leads)):
        return None
    return behind + 1


def _behind(leads: Sequence[int]) -> int:
    """The last round after which who won was not ahead; 0 if it always was."""
    stood = enumerate(accumulate(leads), start=1)
    return max((round for round, lead in stood if lead <= 0), default=0)


def _leads(match: Match, seat: int) -> Sequence[int]:
    """The lead of who won in each round, for a seat and its rival."""
    side = 1 if match.winners == (seat,) else -1
    return [side * lead_in(match, seat, one) for one in range(1, len(match.rounds) + 1)]


def round_words(analysis: "MatchAnalysis", seat: int, swing: RoundSwing) -> Iterator[Message]:
    """The round that decided as a sentence, where points show that it did.

    Nothing where there is no other round, or the rule that made it count is told already.
    """
    match, round = analysis.match, swing.round
    name = _round_name(analysis, seat, swing)
    if len(match.rounds) == 1 or is_by_rule(match, seat, round) or name is None:
        return
    rival, points = rival_of(match, seat), match.rounds[round - 1].points
    told = {"round": round, "own": points[seat], "other": points[rival]}
    if match.players > 2:
        won, largest = int(match.winners == (seat,)), int(name in LARGEST)
        named = {"won": won, "largest": largest, RIVAL_SEAT: rival}
        yield Message("review-round-many", {**told, **named})
        yield from nearly_as_far(match, seat, round, name)
        return
    earlier = match.rounds[: round - 1]
    stood = {
        "had": sum(one.points[seat] for one in earlier),
        "rival_had": sum(one.points[rival] for one in earlier),
    }
    yield Message(name, {**told, **stood})
    yield from nearly_as_far(match, seat, round, name)


def nearly_as_far(match: Match, seat: int, round: int, name: str) -> Iterator[Message]:
    """The round that was nearly as far apart as the one furthest apart, for who won as well."""
    leads = _leads(match, seat)
    others = [one for one in range(1, len(leads) + 1) if one != round]
    next_largest = max(others, key=lambda one: leads[one - 1])
    if name in LARGEST and leads[next_largest - 1] >= NEARLY_AS_FAR * leads[round - 1]:
        points = match.rounds[next_largest - 1].points
        own, other = points[seat], points[rival_of(match, seat)]
        yield Message("review-round-near", {"round": next_largest, "own": own, "other": other})


def _round_name(analysis: "MatchAnalysis", seat: int, swing: RoundSwing) -> str | None:
    """The message for a round, by what its points show; None where they show nothing."""
    leads = _leads(analysis.match, seat)
    if swing.round == largest_round(leads):
        return LARGEST[0] if _decided(analysis, seat, swing) else LARGEST[1]
    if swing.round == turning_round(leads) and swing.round > 1:
        return "review-round-turned"
    return "review-round-lead" if sum(leads) > 0 else None


def is_by_rule(match: Match, seat: int, round: int) -> bool:
    """Whether a round decided because the winner of the last one wins the match."""
    return round == len(match.rounds) and last_round_rule(match, seat) is not None


def _decided(analysis: "MatchAnalysis", seat: int, swing: RoundSwing) -> bool:
    """Whether a round changed clearly more than any other, and who won needed it."""
    leads = _leads(analysis.match, seat)
    if sum(leads) > leads[swing.round - 1]:
        return False
    others = [
        abs(one.whole) for one in round_swings(analysis.course, seat) if one.round != swing.round
    ]
    return abs(swing.whole) >= max(MUCH, CLEARLY * max(others, default=0.0))
