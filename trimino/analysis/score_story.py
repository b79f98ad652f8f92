"""How a match was won or lost, told from the scores of its rounds alone."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import accumulate

from trimino.analysis.outlook import BONUSES
from trimino.rules import Match, Message
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


def how_it_went(match: Match, seat: int) -> Message | None:
    """What decided a match for a seat; None where the scores show nothing in particular."""
    if match.is_solo or not match.over or len(match.winners) > 1:
        return None
    won, rival = match.winners == (seat,), rival_of(match, seat)
    told = "won" if won else "lost"
    leads = [_lead(match, points, seat, rival) for points in _points(match)]
    if won != (sum(leads) > 0):
        # The winner of the last round wins, whatever the totals are.
        return Message(f"review-how-last-{told}")
    if len(leads) == 1:
        return None
    standing = list(accumulate(leads))
    own, other = (_points(match)[-1][one] for one in (seat, rival))
    if (standing[-2] > 0) != won and standing[-2]:
        return Message(f"review-how-turned-{told}", {"own": own, "other": other})
    dearest = max(range(len(leads)), key=lambda number: leads[number] if won else -leads[number])
    if all((lead > 0) == won and lead for lead in leads):
        return Message(f"review-how-steady-{told}")
    points = _points(match)[dearest]
    return Message(
        "review-how-round", {"round": dearest + 1, "own": points[seat], "other": points[rival]}
    )


def rival_of(match: Match, seat: int) -> int:
    """Whom a seat is compared with: the winner, or for the winner the best of the others."""
    if match.winners != (seat,):
        return match.winners[0]
    others = [other for other in range(match.players) if other != seat]
    best = min if match.rules.winner is Winner.LOWEST else max
    return best(others, key=lambda other: match.totals[other])


def _points(match: Match) -> list[Sequence[int]]:
    return [played.points for played in match.rounds]


def _lead(match: Match, points: Sequence[int], seat: int, rival: int) -> int:
    ahead = points[seat] - points[rival]
    return -ahead if match.rules.winner is Winner.LOWEST else ahead


def what_made_it(match: Match, seat: int) -> Message | None:
    """Where the largest part of the winner's lead comes from; None where there is no lead."""
    if match.is_solo or not match.over or len(match.winners) > 1:
        return None
    rival = rival_of(match, seat)
    own, other = (_by_source(match, one) for one in (seat, rival))
    side = 1 if match.winners == (seat,) else -1
    gains = {
        source: side * _lead(match, (own[source], other[source]), 0, 1) for source in ScoreSource
    }
    if sum(gains.values()) <= 0:
        return None
    source = max(ScoreSource, key=gains.__getitem__)
    # What draws and passes cost is told without a sign.
    sign = -1 if source is ScoreSource.DRAWS else 1
    told = {"own": sign * own[source], "other": sign * other[source]}
    return Message(f"review-made-{source}", told)


def _by_source(match: Match, seat: int) -> dict[ScoreSource, int]:
    points = dict.fromkeys(ScoreSource, 0)
    for score in _scores(match, seat):
        points[_SOURCES.get(score.item, ScoreSource.TILES)] += score.points
    return points


def _scores(match: Match, seat: int) -> Iterator[Score]:
    for played in match.rounds:
        for event in played.events:
            if event.seat == seat:
                yield from event.scores
        if played.end:
            yield from played.end.scores[seat]
