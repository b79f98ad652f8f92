"""Something that worked for a winner, from the record alone, to do again next time."""

from collections.abc import Iterator

from trimino.analysis.draw_count import draw_count
from trimino.analysis.round_ending import went_out
from trimino.analysis.score_story import (
    ScoreSource,
    bonuses_laid,
    opened,
    points_by_source,
    rival_of,
    winners_gains,
)
from trimino.rules import Match, Message

_CLEARLY_MORE = 1.2
"""So many times the points of the rival, or as many tiles drawn as by the winner, are clear."""


def what_worked(match: Match, seat: int, *, drew: bool) -> Message | None:
    """The thing that a winner did well: draining the well, or what made most of its lead."""
    if drew:
        return Message("review-worked-drain")
    gains = winners_gains(match, seat, match.rounds)
    sources = sorted((one for one in ScoreSource if gains[one] > 0), key=lambda one: -gains[one])
    if 2 * went_out(match, seat) > len(match.rounds):
        # Tiles score for everybody; going out often is something that one did.
        sources.insert(0, ScoreSource.END)
    return next((said for one in sources for said in _sentences(match, seat, one)), None)


def _sentences(match: Match, seat: int, source: ScoreSource) -> Iterator[Message]:
    """The sentence for a source of points, if it was something that the winner did."""
    count, seats = went_out(match, seat), (seat, rival_of(match, seat))
    if source is ScoreSource.END:
        others = (went_out(match, other) for other in range(match.players) if other != seat)
        if count > max(others) and 2 * count >= len(match.rounds):
            yield Message("review-worked-end", {"count": count, "rounds": len(match.rounds)})
        return
    if source is ScoreSource.DRAWS:
        own, other = (_drawn(match, one) for one in seats)
    else:
        own, other = (points_by_source(match.rounds, one)[source] for one in seats)
    made = [bonuses_laid(match.rounds, one) for one in seats]
    more, less = (other, own) if source is ScoreSource.DRAWS else (own, other)
    if more >= _CLEARLY_MORE * less and (source is not ScoreSource.BONUSES or _made_more(*made)):
        told: dict[str, object] = {"own": own, "other": other}
        if source is ScoreSource.BONUSES:
            told["opened"] = opened(match, seat, match.rounds)
        yield Message(f"review-worked-{source}", told)


def _made_more(own: int, other: int) -> bool:
    """Whether a seat clearly earned more bonuses, those for opening apart."""
    return own >= _CLEARLY_MORE * other and own > 0


def _drawn(match: Match, seat: int) -> int:
    """The tiles that a seat drew in a match."""
    rounds = range(1, len(match.rounds) + 1)
    return sum(sum(draw_count(match, seat, round)) for round in rounds)
