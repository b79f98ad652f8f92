"""Score stories: the sources of the difference between players, found from the scores alone."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from trimino.analysis.outlook import BONUSES
from trimino.rules import Match, Message, Pass, Round, WinnerReason
from trimino.rules.events import EndReason, Item, Score
from trimino.rules.ruleset import HandsLeft


class ScoreSource(StrEnum):
    """Sources of points; `review-made-SOURCE` is the message of each."""

    BONUSES = "bonuses"
    END = "end"
    DRAWS = "draws"
    TILES = "tiles"


_OPENING = (Item.OPENING, Item.ZERO_OPENING)
"""Bonuses for opening a round."""

_SOURCES = {
    **dict.fromkeys((*BONUSES, *_OPENING), ScoreSource.BONUSES),
    **dict.fromkeys((Item.OUT, Item.OTHERS_HANDS, Item.OWN_HAND), ScoreSource.END),
    **dict.fromkeys((Item.DRAW, Item.STOP, Item.STUCK, Item.EMPTY_WELL), ScoreSource.DRAWS),
}
"""The sources of items; all others are what the tiles themselves score."""


RIVAL_SEAT = "rival_seat"
"""The detail with the seat of a player whom a sentence names; the name stands in `rival`."""

LEAST_NEXT = 10
"""The least gap of a source of points that is told beside the largest."""

_MUCH_PASSED = 50
"""The least points that passes must cost to be told."""

BY_LAST_ROUND = (
    WinnerReason.ROUND_WINNER,
    WinnerReason.ROUND_WINNER_AT_TARGET,
    WinnerReason.ROUND_WINNER_HIGHER,
)
"""The reasons by which the winner of the last round wins the match."""


def last_round_rule(match: Match, seat: int) -> Message | None:
    """The rule that the winner of the last round wins, where its points alone would not tell so.

    None where the winner has more points in all and in the last round, and where nobody won by it.
    """
    outcome = match.outcome
    if outcome is None or outcome.won_by not in BY_LAST_ROUND or len(outcome.winners) > 1:
        return None
    won, rival = match.winners == (seat,), rival_of(match, seat)
    if all(
        won == (_lead(match, points, seat, rival) > 0)
        for points in (match.totals, match.rounds[-1].points)
    ):
        return None
    return Message(f"review-how-last-{'won' if won else 'lost'}", {"how": _how_won(match)})


def first_at_target_rule(match: Match, seat: int) -> Message | None:
    """The rule by which who reached the target first won without more points; None elsewhere."""
    outcome = match.outcome
    if outcome is None or outcome.won_by is not WinnerReason.FIRST_AT_TARGET:
        return None
    won, rival = match.winners == (seat,), rival_of(match, seat)
    if won == (_lead(match, match.totals, seat, rival) > 0):
        return None
    return Message("review-how-first")


def _how_won(match: Match) -> str:
    """The last round's win: by going out, with the lowest hand, or with the most points."""
    end = match.rounds[-1].end
    if match.rules.hands_left is HandsLeft.IGNORED or end is None:
        return "points"
    return "out" if end.reason is EndReason.OUT else "hand"


def rival_of(match: Match, seat: int) -> int:
    """The seat to compare with: the winner, or for a winner the best of the others."""
    if match.winners and seat not in match.winners:
        return match.winners[0]
    others = [other for other in range(match.players) if other != seat]
    return max(others, key=lambda other: match.rules.sign * match.totals[other])


def lead_in(match: Match, seat: int, round: int) -> int:
    """The lead of a seat over its rival in a round, more being better."""
    return _lead(match, match.rounds[round - 1].points, seat, rival_of(match, seat))


def _lead(match: Match, points: Sequence[int], seat: int, rival: int) -> int:
    return match.rules.sign * (points[seat] - points[rival])


def what_made_it(
    match: Match, seat: int, round: int | None = None
) -> tuple[ScoreSource | None, Message | None]:
    """The largest source of the winner's lead, in a round or in the match.

    Nothing where there is no lead; only the source where there are points of no other kind.
    """
    rounds = match.rounds if round is None else match.rounds[round - 1 : round]
    own, other = (points_by_source(rounds, one) for one in (seat, rival_of(match, seat)))
    gains = winners_gains(match, seat, rounds)
    if sum(gains.values()) <= 0:
        return None, None
    source = max(ScoreSource, key=gains.__getitem__)
    if not any(own[one] or other[one] for one in ScoreSource if one is not source):
        return source, None
    # What draws and passes cost is told without a sign.
    sign = -1 if source is ScoreSource.DRAWS else 1
    told: dict[str, object] = {
        "round": round if round and len(match.rounds) > 1 else 0,
        "own": sign * own[source],
        "other": sign * other[source],
    }
    if source is ScoreSource.BONUSES:
        told["opened"] = opened(match, seat, rounds)
    return source, Message(f"review-made-{source}", told)


def next_made(match: Match, seat: int, round: int | None = None) -> Message | None:
    """The second largest source of the winner's lead, if it is not far behind the largest."""
    rounds = match.rounds if round is None else match.rounds[round - 1 : round]
    gains = winners_gains(match, seat, rounds)
    first, second, *_ = sorted(ScoreSource, key=lambda one: -gains[one])
    if sum(gains.values()) <= 0 or gains[second] < max(LEAST_NEXT, gains[first] / 3):
        return None
    own, other = (points_by_source(rounds, one)[second] for one in (seat, rival_of(match, seat)))
    sign = -1 if second is ScoreSource.DRAWS else 1
    told = {"source": second.value, "own": sign * own, "other": sign * other}
    return Message("review-made-next", told)


def passes(match: Match, seat: int, rounds: Sequence[Round]) -> Message | None:
    """The passes of who lost a match between two, if they cost much and more than the winner's."""
    if match.players > 2 or len(match.winners) != 1:
        return None
    loser = 1 - match.winners[0]
    count, points = _passed(rounds, loser)
    if points < max(_MUCH_PASSED, 2 * _passed(rounds, 1 - loser)[1]):
        return None
    who = "own" if loser == seat else "rival"
    told = {"who": who, "count": count, "points": points}
    return Message("review-why-passed", told)


def _passed(rounds: Sequence[Round], seat: int) -> tuple[int, int]:
    """Count the passes of a seat, and what they cost."""
    costs = [
        -sum(score.points for score in event.scores)
        for played in rounds
        for event in played.events
        if event.seat == seat and isinstance(event.action, Pass)
    ]
    return len(costs), sum(costs)


def opened(match: Match, seat: int, rounds: Sequence[Round]) -> str:
    """Whether all, some or none of the bonuses of a seat and its rival are for opening."""
    scores = (score for one in (seat, rival_of(match, seat)) for score in _scores(rounds, one))
    items = {score.item for score in scores}
    if items.isdisjoint(_OPENING):
        return "none"
    return "all" if items.isdisjoint(BONUSES) else "some"


def winners_gains(match: Match, seat: int, rounds: Sequence[Round]) -> dict[ScoreSource, int]:
    """The winner's lead over the other, of a seat and its rival, by where it comes from."""
    own, other = (points_by_source(rounds, one) for one in (seat, rival_of(match, seat)))
    side = 1 if match.winners == (seat,) else -1
    return {
        source: side * _lead(match, (own[source], other[source]), 0, 1) for source in ScoreSource
    }


def points_by_source(rounds: Sequence[Round], seat: int) -> dict[ScoreSource, int]:
    points = dict.fromkeys(ScoreSource, 0)
    for score in _scores(rounds, seat):
        points[_SOURCES.get(score.item, ScoreSource.TILES)] += score.points
    return points


def bonuses_laid(rounds: Sequence[Round], seat: int) -> int:
    """The points of a seat for bridges, doubles and hexagons."""
    return sum(score.points for score in _scores(rounds, seat) if score.item in BONUSES)


def _scores(rounds: Sequence[Round], seat: int) -> Iterator[Score]:
    for played in rounds:
        for event in played.events:
            if event.seat == seat:
                yield from event.scores
        if played.end:
            yield from played.end.scores[seat]
