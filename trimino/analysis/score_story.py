"""Where the difference between players came from, told from the scores of rounds alone."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from trimino.analysis.outlook import BONUSES
from trimino.rules import Match, Message, Round, WinnerReason
from trimino.rules.events import Item, Score
from trimino.rules.ruleset import Winner


class ScoreSource(StrEnum):
    """Where points come from; `review-made-SOURCE` is said of it."""

    BONUSES = "bonuses"
    END = "end"
    DRAWS = "draws"
    TILES = "tiles"


_SOURCES = {
    **dict.fromkeys(BONUSES, ScoreSource.BONUSES),
    **dict.fromkeys((Item.OUT, Item.OTHERS_HANDS, Item.OWN_HAND), ScoreSource.END),
    **dict.fromkeys((Item.DRAW, Item.STOP, Item.STUCK, Item.EMPTY_WELL), ScoreSource.DRAWS),
}
"""The sources of items; all others are what the tiles themselves score."""


BY_LAST_ROUND = (
    WinnerReason.ROUND_WINNER,
    WinnerReason.ROUND_WINNER_AT_TARGET,
    WinnerReason.ROUND_WINNER_HIGHER,
)
"""The reasons by which the winner of the last round wins the match."""


def last_round_rule(match: Match, seat: int) -> Message | None:
    """That the winner of the last round won the match with fewer points; None elsewhere."""
    outcome = match.outcome
    if outcome is None or outcome.won_by not in BY_LAST_ROUND or len(outcome.winners) > 1:
        return None
    won, rival = match.winners == (seat,), rival_of(match, seat)
    if won == (_lead(match, match.totals, seat, rival) > 0):
        return None
    return Message(f"review-how-last-{'won' if won else 'lost'}")


def rival_of(match: Match, seat: int) -> int:
    """Whom a seat is compared with: the winner, or for the winner the best of the others."""
    if match.winners != (seat,):
        return match.winners[0]
    others = [other for other in range(match.players) if other != seat]
    best = min if match.rules.winner is Winner.LOWEST else max
    return best(others, key=lambda other: match.totals[other])


def lead_in(match: Match, seat: int, round: int) -> int:
    """The lead of a seat over its rival in a round, more being better."""
    return _lead(match, match.rounds[round - 1].points, seat, rival_of(match, seat))


def _lead(match: Match, points: Sequence[int], seat: int, rival: int) -> int:
    ahead = points[seat] - points[rival]
    return -ahead if match.rules.winner is Winner.LOWEST else ahead


def what_made_it(
    match: Match, seat: int, round: int | None = None
) -> tuple[ScoreSource | None, Message | None]:
    """Where the largest part of the winner's lead comes from, in a round or in the match.

    Nothing where there is no lead.
    """
    rounds = match.rounds if round is None else match.rounds[round - 1 : round]
    own, other = (_by_source(rounds, one) for one in (seat, rival_of(match, seat)))
    side = 1 if match.winners == (seat,) else -1
    gains = {
        source: side * _lead(match, (own[source], other[source]), 0, 1) for source in ScoreSource
    }
    if sum(gains.values()) <= 0:
        return None, None
    source = max(ScoreSource, key=gains.__getitem__)
    # What draws and passes cost is told without a sign.
    sign = -1 if source is ScoreSource.DRAWS else 1
    told = {"own": sign * own[source], "other": sign * other[source]}
    return source, Message(f"review-made-{source}", told)


def _by_source(rounds: Sequence[Round], seat: int) -> dict[ScoreSource, int]:
    points = dict.fromkeys(ScoreSource, 0)
    for score in _scores(rounds, seat):
        points[_SOURCES.get(score.item, ScoreSource.TILES)] += score.points
    return points


def _scores(rounds: Sequence[Round], seat: int) -> Iterator[Score]:
    for played in rounds:
        for event in played.events:
            if event.seat == seat:
                yield from event.scores
        if played.end:
            yield from played.end.scores[seat]
