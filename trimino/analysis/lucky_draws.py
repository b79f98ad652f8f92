"""Draws that changed a match: who drew which tile, what became of it, and what it changed.

Luck is told by such draws alone. Each is a fact of the record, and what became of the tile shows
why it helped or hurt; a sum of all luck would have to be believed.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.better_move import about
from trimino.analysis.moments import replayed
from trimino.analysis.outlook import BONUSES
from trimino.analysis.score_story import rival_of
from trimino.rules import Draw, Event, Match, Message, Place, Round
from trimino.rules.events import EndReason, total
from trimino.rules.ruleset import Winner

if TYPE_CHECKING:
    from trimino.analysis.course import CoursePoint
    from trimino.analysis.match_analysis import MatchAnalysis
    from trimino.rules.tiles import Tile

MIN_CHANGE = 0.08
"""The least change of a chance by a draw that is told."""

_SURE = 3.0
"""Standard errors that the change must exceed."""

MIN_POINTS, MOST_POINTS = 5, 30
"""The fewest and the most points that are told of a draw; more would have to be believed."""


class DrawFate(StrEnum):
    """Fates of a tile that was drawn; `drawn-FATE` is the message of each."""

    OUT = "out"
    SOON = "soon"
    SCORED = "scored"
    LATER = "later"
    DEAD = "dead"


HELPFUL = (DrawFate.OUT, DrawFate.SOON, DrawFate.SCORED, DrawFate.LATER)
"""Helpful fates: to go out with the tile or in the next turn, or a bonus at once or later.

What hurts is a tile that never fitted. One that was laid, or could have been, is no bad luck.
"""


class LuckyDraw(NamedTuple):
    """A draw, by anybody, that changed the chance of a seat by `luck`, for good or bad.

    `scored` is what the tile earned; `points` is what the draw was worth, 0 where that is not
    known or does not matter. `chosen` says that a tile fitted, so that nobody had to draw.
    """

    round: int
    number: int
    seat: int
    tile: "Tile"
    fate: DrawFate
    scored: int
    luck: float
    points: int
    chosen: bool

    @property
    def fate_words(self) -> Message:
        fate = Message(f"drawn-{self.fate}", {"points": self.scored})
        return Message("drawn-by-choice", {"fate": fate}) if self.chosen else fate


def lucky_draws(analysis: "MatchAnalysis", seat: int) -> list[LuckyDraw]:
    """The draws that clearly changed the chance of a seat and show why, the largest first."""
    match = analysis.match
    found = [
        _lucky(match, point, seat)
        for point in analysis.course
        if point.errors
        and abs(point.luck[seat]) >= max(MIN_CHANGE, _SURE * point.errors[seat])
        and point.number
    ]
    told = [
        one
        for one in found
        if one and (one.luck > 0) == _helps(one, seat) and is_convincing(match, one)
    ]
    return sorted(told, key=lambda one: -abs(one.luck))


def who_drew(match: Match, seat: int, draw: LuckyDraw) -> str:
    """The player of the draw to the reader: their own, the rival, the winner, or another."""
    if draw.seat == seat:
        return "own"
    if match.players == 2:
        return "rival"
    return (
        "winner"
        if match.winners == (draw.seat,) and rival_of(match, seat) == draw.seat
        else "other"
    )


def _helps(draw: LuckyDraw, seat: int) -> bool:
    """Whether what became of the tile speaks for the seat."""
    return (draw.fate in HELPFUL) == (draw.seat == seat)


def is_convincing(match: Match, draw: LuckyDraw) -> bool:
    """Whether a draw is luck to whoever looks at it.

    Who was left with a tile had to draw it, and most of what was left was no higher.
    """
    if draw.fate is not DrawFate.DEAD:
        return True
    left = match.rounds[draw.round - 1].hands[draw.seat]
    return not draw.chosen and draw.tile.value * len(left) >= sum(tile.value for tile in left)


def _lucky(match: Match, point: "CoursePoint", seat: int) -> LuckyDraw | None:
    event = match.rounds[point.round - 1].events[point.number - 1]
    if not isinstance(event.action, Draw) or event.drawn is None:
        return None
    fate = fate_of(match, point.round, point.number)
    if fate is None:
        return None
    return LuckyDraw(
        point.round,
        point.number,
        event.seat,
        event.drawn,
        *fate,
        point.luck[seat],
        _points(match, point, seat),
        _before(match, point.round, point.number).legal.can_place,
    )


def _points(match: Match, point: "CoursePoint", seat: int) -> int:
    """The worth of a draw in points, where points decide and the figure is known and plain."""
    change = point.points[seat]
    amount = abs(change.mean)
    known = amount > _SURE * change.error and (change.mean > 0) == (point.luck[seat] > 0)
    counts = match.players == 2 and match.rules.winner is not Winner.ROUND_WINNER
    return about(amount) if counts and known and MIN_POINTS <= amount <= MOST_POINTS else 0


def fate_of(match: Match, round: int, number: int) -> tuple[DrawFate, int] | None:
    """The fate of a tile that was drawn, with its score; None if that shows nothing."""
    played = match.rounds[round - 1]
    drawn, events = played.events[number - 1], played.events[number:]
    later = next(_laying(drawn, events), None)
    if _rest_of_turn(drawn, events) is not None and later is not None:
        return _at_once(played, later)
    if later is None:
        return (DrawFate.DEAD, 0) if _never_fits(match, round, number) else None
    return (DrawFate.LATER, total(later.scores)) if _pays(later) else None


def _at_once(played: Round, laid: Event) -> tuple[DrawFate, int] | None:
    """The fate of a tile that was laid in the turn in which it was drawn."""
    if _went_out(played, laid.seat):
        if laid is played.events[-1]:
            return DrawFate.OUT, total(laid.scores)
        then = [event for event in played.events if event.seat == laid.seat]
        if laid is then[-2]:
            return DrawFate.SOON, total(laid.scores)
    return (DrawFate.SCORED, total(laid.scores)) if _pays(laid) else None


def _pays(laid: Event) -> bool:
    return any(score.item in BONUSES for score in laid.scores)


def _rest_of_turn(drawn: Event, events: tuple[Event, ...]) -> Event | None:
    """The placement of the tile in the turn in which it was drawn."""
    for event in events:
        if event.seat != drawn.seat or not isinstance(event.action, Draw | Place):
            return None
        if isinstance(event.action, Place):
            return event if event.action.tile == drawn.drawn else None
    return None


def _laying(drawn: Event, events: tuple[Event, ...]) -> Iterator[Event]:
    for event in events:
        if isinstance(event.action, Place) and event.action.tile == drawn.drawn:
            yield event


def _went_out(played: Round, seat: int) -> bool:
    out = played.end is not None and played.end.reason is EndReason.OUT
    return out and played.events[-1].seat == seat


def _never_fits(match: Match, round: int, number: int) -> bool:
    """Whether a tile that was drawn fitted nowhere, then and in all later turns of its owner."""
    played = match.rounds[round - 1]
    drawn = played.events[number - 1]
    assert drawn.drawn is not None
    return not any(
        field.places(drawn.drawn)
        for moment, before in replayed(match, round)
        if moment.round == round and moment.number >= number
        if played.events[moment.number - 1].seat == drawn.seat
        for field in before.round.fields
    )


def _before(match: Match, round: int, number: int) -> Match:
    """The match before an action."""
    return next(before for moment, before in replayed(match, round) if moment == (round, number))
