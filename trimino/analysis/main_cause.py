"""Why a match was won or lost, in a sentence or two: the round that decided it, and what did.

It is whatever moved the chances most: how strong the players are, one move, or a round, the one
that changed them most in favour of who won. In that round it is the luck of the tiles, a move, many
tiles drawn first, or else the kind of points that made the difference.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.better_move import about
from trimino.analysis.decision import Decision
from trimino.analysis.grading import FAULTS, Measure
from trimino.analysis.moments import replayed
from trimino.analysis.round_swings import RoundSwing, round_swings
from trimino.analysis.score_story import ScoreSource, lead_in, rival_of, what_made_it
from trimino.rules import Draw, Match, Message, Place

if TYPE_CHECKING:
    from trimino.analysis.match_analysis import MatchAnalysis

MANY_DRAWN = 10
"""So many more tiles drawn in a round are a plan, not chance."""

STUCK = 3
"""So many more tiles drawn because nothing fitted are worth telling."""


class MainCause(NamedTuple):
    """The sentences, and what they are about.

    `round` is None where no single round decided; `is_luck` says that luck did, `fault` is the
    move that did, `drew` says that many tiles drawn first did, and `source` is the kind of points.
    """

    words: tuple[Message, ...]
    round: int | None = None
    is_luck: bool = False
    fault: Decision | None = None
    drew: bool = False
    source: ScoreSource | None = None


def main_cause(analysis: "MatchAnalysis", seat: int) -> MainCause:
    """Why a seat won or lost a match that is over; nothing of a solo game or a shared win."""
    match = analysis.match
    if match.is_solo or not match.over or len(match.winners) > 1:
        return MainCause(())
    side = 1 if match.winners == (seat,) else -1
    # The round that changed most for who won.
    swing = max(round_swings(analysis.course, seat), key=lambda one: side * one.whole)
    fault = None if side > 0 else _dearest(analysis.decisions, seat)
    expected = analysis.course[0].after[seat]
    strength, moved = side * (expected - 1 / match.players), side * swing.whole
    lost = fault.cost.amount / 100 if fault and fault.cost else 0.0
    if strength > max(moved, lost):
        return _unequal(match, seat, expected)
    if fault and (lost >= moved or (fault.round == swing.round and _is_own(swing, lost))):
        return _move(match, fault)
    return _round(analysis, seat, swing)


def _unequal(match: Match, seat: int, expected: float) -> MainCause:
    """The players were not equally strong, which moved the chances more than any round."""
    name = "review-why-stronger" if match.winners == (seat,) else "review-why-weaker"
    words = [Message(name, {"percent": min(99, about(100 * expected))})]
    drew = _drawn_first(match, seat, range(1, len(match.rounds) + 1))
    if drew:
        return MainCause((*words, drew), drew=True)
    source, made = what_made_it(match, seat)
    return MainCause((*words, *([made] if made else [])), source=source)


def _is_own(swing: RoundSwing, lost: float) -> bool:
    """Whether a round was lost by the own play, and mostly by a move that lost so much."""
    return 2 * lost >= -swing.own > max(-swing.luck, -swing.others)


def _move(match: Match, fault: Decision) -> MainCause:
    """One move changed more than any round, or most in the round that decided."""
    assert isinstance(fault.event.action, Place)
    assert fault.cost is not None
    told = {
        "round": fault.round if len(match.rounds) > 1 else 0,
        "tile": fault.event.action.tile,
        "percent": round(fault.cost.amount),
    }
    return MainCause((Message("review-why-move", told),), fault.round, fault=fault)


def _round(analysis: "MatchAnalysis", seat: int, swing: RoundSwing) -> MainCause:
    """The round that decided, and what did."""
    match = analysis.match
    rival, points = rival_of(match, seat), match.rounds[swing.round - 1].points
    earlier = match.rounds[: swing.round - 1]
    told = {
        "own": points[seat],
        "other": points[rival],
        "had": sum(one.points[seat] for one in earlier),
        "rival_had": sum(one.points[rival] for one in earlier),
    }
    cause = _in_round(analysis, seat, swing)
    if len(match.rounds) > 1:
        side = 1 if match.winners == (seat,) else -1
        expected = side * lead_in(match, seat, swing.round) > 0
        name = "review-round" if expected else "review-round-though"
        first = Message(name, {"round": swing.round, **told})
        cause = cause._replace(words=(first, *cause.words))
    return cause._replace(round=swing.round)


def _in_round(analysis: "MatchAnalysis", seat: int, swing: RoundSwing) -> MainCause:
    """What moved the chances most: luck, a rival's move, tiles drawn first, a kind of points."""
    match = analysis.match
    side = 1 if match.winners == (seat,) else -1
    if side * swing.luck > max(side * swing.own, side * swing.others):
        name = "review-why-lucky" if side > 0 else "review-why-unlucky"
        # Luck is told as no more than the round changed: play may have made up for the rest.
        told = {"percent": about(100 * min(abs(swing.luck), abs(swing.whole)))}
        said = Message(name, told)
        return MainCause((said, *_stuck(match, seat, swing.round)), is_luck=True)
    gift = _gift(analysis, swing) if side > 0 and swing.others > swing.own else None
    if gift:
        return MainCause((gift,))
    drew = _drawn_first(match, seat, [swing.round])
    if drew:
        return MainCause((drew,), drew=True)
    source, made = what_made_it(match, seat, swing.round)
    return MainCause((made,) if made else (), source=source)


def _gift(analysis: "MatchAnalysis", swing: RoundSwing) -> Message | None:
    """The move by which the other gave most of a round away, between two players."""
    match = analysis.match
    if match.players > 2:
        return None
    loser = 1 - match.winners[0]
    theirs = [one for one in analysis.decisions if one.round == swing.round]
    fault = _dearest(theirs, loser)
    if fault is None or fault.cost is None or fault.cost.amount < 50 * swing.others:
        return None
    assert isinstance(fault.event.action, Place)
    told = {"tile": fault.event.action.tile, "percent": round(fault.cost.amount)}
    return Message("review-why-gift", told)


def _dearest(decisions: Sequence[Decision], seat: int) -> Decision | None:
    """The dearest fault of a seat, among tiles laid that cost chances of the match."""
    faults = [
        one
        for one in decisions
        if one.seat == seat
        and one.grade in FAULTS
        and one.cost
        and one.cost.measure is Measure.MATCH
        and isinstance(one.event.action, Place)
        and one.ledger
        and not one.ledger.within.is_nothing
    ]
    return max(faults, key=lambda one: one.cost.amount if one.cost else 0.0, default=None)


class DrawCount(NamedTuple):
    """The tiles that a seat drew in a round: because nothing fitted, and although something did."""

    forced: int
    free: int


def draw_count(match: Match, seat: int, round: int) -> DrawCount:
    """The tiles that a seat drew in a round, by the record."""
    events = match.rounds[round - 1].events
    fitted = [
        before.legal.can_place
        for moment, before in replayed(match, round)
        if moment.round == round and moment.number
        for event in [events[moment.number - 1]]
        if event.seat == seat and isinstance(event.action, Draw)
    ]
    return DrawCount(fitted.count(False), fitted.count(True))


def _stuck(match: Match, seat: int, round: int) -> Iterator[Message]:
    """Who had to draw how many tiles, where that shows the luck of the round."""
    own, other = (draw_count(match, one, round).forced for one in (seat, rival_of(match, seat)))
    more = other - own if match.winners == (seat,) else own - other
    if more >= STUCK:
        told = {"own": own, "other": other}
        yield Message("review-why-stuck", told)


def _drawn_first(match: Match, seat: int, rounds: Sequence[int]) -> Message | None:
    """Who drew how many tiles in some rounds, where the winner drew many although tiles fitted."""
    if match.players > 2 or not match.rules.free_draw:
        return None
    own, other = (
        [draw_count(match, one, round) for round in rounds] for one in (seat, rival_of(match, seat))
    )
    more = sum(one.free for one in own) - sum(one.free for one in other)
    if (more if match.winners == (seat,) else -more) < MANY_DRAWN * len(rounds):
        return None
    told = {"own": sum(map(sum, own)), "other": sum(map(sum, other))}
    return Message("review-why-drew", told)
