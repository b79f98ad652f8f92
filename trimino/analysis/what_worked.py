"""Something that worked for who won, from the record alone, to do the same next time."""

from collections.abc import Iterator

from trimino.analysis.draw_count import draw_count
from trimino.analysis.round_cause import MainCause
from trimino.analysis.round_ending import ended_by, went_out
from trimino.analysis.score_story import (
    LEAST_NEXT,
    ScoreSource,
    bonuses_laid,
    lead_in,
    opened,
    points_by_source,
    rival_of,
    winners_gains,
)
from trimino.rules import Match, Message

_CLEARLY_MORE = 1.2
"""So many times the points of the rival, or as many tiles drawn as by the winner, are clear."""

_CLEARLY_FEWER = 3
"""So many fewer tiles drawn are worth a word."""


def what_worked(match: Match, seat: int, cause: MainCause) -> Message | None:
    """The thing that who won did well: draining the well, or what made most of the lead.

    It made a difference in the round that decided as well, and no draw did. A loser hears it of
    the winner, whose figures stand beside the own.
    """
    if cause.drew:
        return Message("review-worked-drain", {"who": who_won(match, seat)})
    gains = winners_gains(match, seat, match.rounds)
    sources = [max(ScoreSource, key=gains.__getitem__)]
    if gains[ScoreSource.END] > 0 and 2 * went_out(match, _pair(match, seat)[0]) > len(
        match.rounds
    ):
        # Tiles score for everybody; going out often is something that one did.
        sources.insert(0, ScoreSource.END)
    # Tiles that had to be drawn are tiles left over, even where draws cost nothing.
    sources.append(ScoreSource.DRAWS)
    told = (one for one in sources if _agrees(match, seat, one, cause))
    return next((said for one in told for said in _sentences(match, seat, one)), None)


def _agrees(match: Match, seat: int, source: ScoreSource, cause: MainCause) -> bool:
    """Whether a source of points is a part of what is told of the round that decided."""
    if source is ScoreSource.BONUSES and cause.draw:
        return False
    if source is ScoreSource.DRAWS and match.rules.free_draw:
        # To draw less is no advice where more draws make more bonuses.
        return False
    if cause.round is None:
        return True
    if source is ScoreSource.END and not _won_by_out(match, seat, cause.round):
        return False
    gains = winners_gains(match, seat, match.rounds[cause.round - 1 : cause.round])
    return gains[source] >= max(LEAST_NEXT, max(gains.values()) / 3)


def _won_by_out(match: Match, seat: int, round: int) -> bool:
    """Whether the winner of a match went out in a round, and scored more in it than the other."""
    winner, _ = _pair(match, seat)
    side = 1 if winner == seat else -1
    is_out = ended_by(match.rounds[round - 1], winner)
    return is_out and side * lead_in(match, seat, round) > 0


def who_won(match: Match, seat: int) -> str:
    """The winner to the reader: themselves, the rival, or one of several."""
    if match.winners == (seat,):
        return "own"
    return "rival" if match.players == 2 else "winner"


def _pair(match: Match, seat: int) -> tuple[int, int]:
    """The winner, and the seat to compare with: the reader, or the best of the others."""
    rival = rival_of(match, seat)
    return (seat, rival) if match.winners == (seat,) else (rival, seat)


def _sentences(match: Match, seat: int, source: ScoreSource) -> Iterator[Message]:
    """The sentence for a source of points, if it was something that the winner did."""
    pair, who = _pair(match, seat), who_won(match, seat)
    if source is ScoreSource.END:
        count, *others = (went_out(match, one) for one in _winner_first(match))
        rounds = range(1, len(match.rounds) + 1)
        paid = sum(_won_by_out(match, seat, round) for round in rounds)
        if count == paid > max(others) and 2 * count >= len(match.rounds):
            told = {"who": who, "count": count, "rounds": len(match.rounds)}
            yield Message("review-worked-end", told)
        return
    if source is ScoreSource.DRAWS:
        own, other = (_drawn(match, one) for one in pair)
    else:
        own, other = (points_by_source(match.rounds, one)[source] for one in pair)
    if source is ScoreSource.DRAWS and other - own < _CLEARLY_FEWER:
        return
    made = [bonuses_laid(match.rounds, one) for one in pair]
    more, less = (other, own) if source is ScoreSource.DRAWS else (own, other)
    if more >= _CLEARLY_MORE * less and (source is not ScoreSource.BONUSES or _made_more(*made)):
        details: dict[str, object] = {"who": who, "own": own, "other": other}
        if source is ScoreSource.BONUSES:
            details["opened"] = opened(match, seat, match.rounds)
        yield Message(f"review-worked-{source}", details)


def _winner_first(match: Match) -> list[int]:
    """All seats, the winner first."""
    return sorted(range(match.players), key=lambda one: one not in match.winners)


def _made_more(own: int, other: int) -> bool:
    """Whether a seat clearly earned more bonuses, those for opening apart."""
    return own >= _CLEARLY_MORE * other and own > 0


def _drawn(match: Match, seat: int) -> int:
    """The tiles that a seat drew in a match."""
    rounds = range(1, len(match.rounds) + 1)
    return sum(sum(draw_count(match, seat, round)) for round in rounds)
