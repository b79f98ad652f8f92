"""The cause of a win or a loss within the round that made most of the difference.

It is a draw, a mistake of the rival, many tiles drawn first, or else the kind of points that made
the difference.
"""

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.advised_theme import advised_theme, borne_out
from trimino.analysis.better_move import about
from trimino.analysis.deciding_round import MUCH, VERY_MUCH, is_by_rule, round_words
from trimino.analysis.decision import Decision
from trimino.analysis.draw_count import draw_count
from trimino.analysis.grading import FAULTS, Measure
from trimino.analysis.lucky_draws import LuckyDraw, lucky_draws, who_drew
from trimino.analysis.round_ending import ending_words
from trimino.analysis.round_swings import RoundSwing, round_swings
from trimino.analysis.score_story import (
    ScoreSource,
    lead_in,
    next_made,
    passes,
    rival_of,
    what_made_it,
)
from trimino.rules import Match, Message, Place

if TYPE_CHECKING:
    from trimino.analysis.episodes import PlanEpisode
    from trimino.analysis.match_analysis import MatchAnalysis

_MANY_DRAWN = 10
"""So many more tiles drawn in a round are a plan, not chance."""


_BY_DRAWS = (ScoreSource.DRAWS, f"review-made-{ScoreSource.DRAWS}")
"""The source of points that passes belong to, as it is told."""


class MainCause(NamedTuple):
    """The sentences, and what they are about.

    `round` is None where no single round is told; `draw` is the draw that did it, `fault` the move,
    `gift` the move of the rival, `plan` the plan. `drew` says that many tiles drawn first did.
    """

    words: tuple[Message, ...]
    round: int | None = None
    draw: LuckyDraw | None = None
    fault: Decision | None = None
    gift: Decision | None = None
    plan: "PlanEpisode | None" = None
    drew: bool = False


def round_cause(analysis: "MatchAnalysis", seat: int, swing: RoundSwing) -> MainCause:
    """The round that made most of the difference, and what did it there."""
    cause = _in_round(analysis, seat, swing)
    words = (*round_words(analysis, seat, swing), *cause.words)
    return cause._replace(words=words, round=swing.round)


def _in_round(analysis: "MatchAnalysis", seat: int, swing: RoundSwing) -> MainCause:
    """The cause in a round: draws, a rival's move, tiles drawn first, or a kind of points."""
    match = analysis.match
    side = 1 if match.winners == (seat,) else -1
    source, made = what_made_it(match, seat, swing.round)
    draw = decisive_draw(analysis, seat, swing.round)
    gift = _gift(analysis, swing) if side > 0 else None
    is_luck = side * swing.luck > max(side * swing.own, side * swing.others)
    drew = None if is_luck else drawn_first(match, seat, [swing.round])
    found = [] if drew is None else [drew]
    if gift and gift.cost and not (draw and draw.luck > gift.cost.amount / 100):
        found.append(_gift_words(gift))
    elif draw:
        gift = None
        found.append(draw_words(match, seat, draw))
    if not drew and (draw or not found):
        by_rule = is_by_rule(match, seat, swing.round)
        then = None if by_rule else next_made(match, seat, swing.round)
        found += [one for one in (made, then) if one and not by_rule]
        if by_rule or source is ScoreSource.END:
            found += ending_words(match, seat, swing.round)
        elif then and then.details["source"] == ScoreSource.END:
            # What was left explains it, and the tiles drawn are no part of this.
            found += islice(ending_words(match, seat, swing.round), 1)
    passed = passes(match, seat, match.rounds[swing.round - 1 : swing.round])
    # What draws and passes cost together is told once.
    is_told = any(map(is_by_draws, found))
    found += [passed] if passed and not is_told else []
    return MainCause(tuple(found), draw=None if gift else draw, gift=gift, drew=drew is not None)


def is_by_draws(one: Message) -> bool:
    """Whether a sentence says that a gap came from what draws and passes cost."""
    return one.details.get("source", one.name) in _BY_DRAWS


def decisive_draw(analysis: "MatchAnalysis", seat: int, round: int | None) -> LuckyDraw | None:
    """The draw that changed most for who won, in a round or in the match.

    Luck in a round whose other draws made up for it is not told.
    """
    side = 1 if analysis.match.winners == (seat,) else -1
    lucky = {one.round for one in round_swings(analysis.course, seat) if side * one.luck > 0}
    draws = [
        one
        for one in lucky_draws(analysis, seat)
        if side * one.luck >= MUCH and one.round in lucky and round in (None, one.round)
    ]
    return next(iter(draws), None)


def draw_words(match: Match, seat: int, draw: LuckyDraw) -> Message:
    """A draw as a sentence of a review."""
    told = {
        "round": draw.round if len(match.rounds) > 1 else 0,
        "who": who_drew(match, seat, draw),
        "tile": draw.tile,
        "fate": draw.fate_words,
        "points": draw.points,
        "percent": about(100 * abs(draw.luck)),
    }
    return Message("review-why-lucky" if draw.luck > 0 else "review-why-unlucky", told)


def _gift(analysis: "MatchAnalysis", swing: RoundSwing) -> Decision | None:
    """The move by which the other gave most of a round away, between two players."""
    match = analysis.match
    if match.players > 2 or swing.others <= swing.own:
        return None
    theirs = [one for one in analysis.decisions if one.round == swing.round]
    fault = dearest_fault(match, theirs, 1 - match.winners[0])
    if fault is None or fault.cost is None:
        return None
    if not advised_theme(fault) and fault.cost.amount < 100 * VERY_MUCH:
        return None
    return fault if fault.cost.amount >= max(100 * MUCH, 50 * swing.others) else None


def _gift_words(fault: Decision) -> Message:
    assert isinstance(fault.event.action, Place)
    assert fault.cost is not None
    told = {"tile": fault.event.action.tile, "percent": round(fault.cost.amount)}
    return Message("review-why-gift", told)


def drawn_first(match: Match, seat: int, rounds: Sequence[int]) -> Message | None:
    """The tiles drawn by each seat, where the winner drew many although tiles fitted."""
    if match.players > 2 or not match.rules.free_draw:
        return None
    own, other = (
        [draw_count(match, one, round) for round in rounds] for one in (seat, rival_of(match, seat))
    )
    more = sum(one.free for one in own) - sum(one.free for one in other)
    if (more if match.winners == (seat,) else -more) < _MANY_DRAWN * len(rounds):
        return None
    told = {
        "round": rounds[0] if len(rounds) < len(match.rounds) else 0,
        "own": sum(map(sum, own)),
        "other": sum(map(sum, other)),
    }
    return Message("review-why-drew", told)


def drained_in_vain(match: Match, seat: int, round: int) -> bool:
    """Whether the rival of a winner drew many tiles first in a round, and lost it."""
    if match.players > 2 or match.winners != (seat,) or lead_in(match, seat, round) <= 0:
        return False
    own, other = (draw_count(match, one, round).free for one in (seat, 1 - seat))
    return other - own >= _MANY_DRAWN


def dearest_fault(match: Match, decisions: Sequence[Decision], seat: int) -> Decision | None:
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
    dearest = max(faults, key=lambda one: one.cost.amount if one.cost else 0.0, default=None)
    return None if dearest is None else borne_out(match, dearest)
