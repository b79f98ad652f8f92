"""How a match was won or lost, told from the scores of its rounds alone."""

from collections.abc import Sequence
from itertools import accumulate

from trimino.analysis.outlook import BONUSES
from trimino.rules import Match, Message
from trimino.rules.ruleset import Winner


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
        return _bonuses(match, seat, rival)
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


def _bonuses(match: Match, seat: int, rival: int) -> Message | None:
    """The bonuses of both, where there were any."""
    made = [
        sum(
            event.seat == one and any(score.item in BONUSES for score in event.scores)
            for event in match.round.events
        )
        for one in (seat, rival)
    ]
    if made[0] == made[1]:
        return None
    told = dict(zip(("own", "other"), made, strict=True))
    return Message("review-how-bonuses", told)
