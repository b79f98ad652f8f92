"""One record, and analyses made up for it, for tests of what a review tells.

The record is of a match between simple bots, which takes three rounds or more. What a round
changed is given by luck, the own play and that of the other.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from trimino.analysis.course import CoursePoint
from trimino.analysis.decision import Decision
from trimino.analysis.episodes import PlanEpisode
from trimino.analysis.grading import Cost, Measure
from trimino.analysis.ledger import Ledger, Loss, no_loss
from trimino.analysis.levels import Plan, TableLevels
from trimino.analysis.luck import Luck, LuckAccount
from trimino.analysis.lucky_draws import (
    HELPFUL,
    DrawFate,
    LuckyDraw,
    fate_of,
)
from trimino.analysis.match_analysis import MatchAnalysis, PlayerAnalysis
from trimino.analysis.moments import AnalysisTask, replayed
from trimino.analysis.valuation import ActionChances
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.engine.budget import Budget
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import DRAW, Draw, Match, Message, Place, published

Swing = tuple[float, float, float]
NOTHING = (0.0, 0.0, 0.0)
FATES = tuple(DrawFate)


def greedy_match(seed: int) -> Match:
    match = Match(published("triomino"), 2)
    seats = seat_players([find_player("greedy")] * 2, seed)
    play_match(match, seats, random_source(seed, "deals"))
    return match


@cache
def played() -> Match:
    return greedy_match(100)


def loser() -> int:
    return 1 - played().winners[0]


def lost_rounds() -> list[int]:
    """The rounds that the loser of the match lost by points, counted from 1."""
    match, seat = played(), loser()
    return [
        number
        for number, one in enumerate(match.rounds, start=1)
        if one.points[seat] < one.points[1 - seat]
    ]


def analysis(
    swings: dict[int, Swing],
    start: float = 0.5,
    decisions: Sequence[Decision] = (),
    episodes: Sequence[PlanEpisode] = (),
) -> MatchAnalysis:
    """An analysis in which rounds changed the loser's chance as given."""
    match = played()
    task = AnalysisTask(match, TableLevels.of(["greedy"] * 2), Budget(simulations=8), 1)
    course = tuple(_course(match, swings, start))
    none = SampledMean(0.0, 0.0)
    account = LuckAccount(0.0, start, none, none, 0.0)
    players = tuple(
        PlayerAnalysis(seat, None, {}, 0, 0.0, 0.0, Luck(account, account))  # type: ignore[arg-type]
        for seat in range(2)
    )
    return MatchAnalysis(task, tuple(decisions), tuple(episodes), course, players)


def _course(match: Match, swings: dict[int, Swing], chance: float) -> Iterator[CoursePoint]:
    seat = loser()
    for number in range(1, len(match.rounds) + 1):
        luck, own, others = swings.get(number, NOTHING)
        for action, who, play, drawn in (
            (0, None, 0, luck),
            (1, seat, own, 0),
            (2, 1 - seat, others, 0),
        ):
            chance += play
            pair = (chance, 1 - chance) if seat == 0 else (1 - chance, chance)
            lucky = (drawn, -drawn) if seat == 0 else (-drawn, drawn)
            yield CoursePoint(number, action, who, pair, pair, lucky)
            chance += drawn


def names(words: Sequence[Message]) -> list[str]:
    return [one.name for one in words]


def laid(round: int, points: float, why_best: Sequence[Message] = ()) -> Decision:
    """A fault of the loser in a round that cost so many of 100 matches: its first tile laid."""
    match, seat = played(), loser()
    for moment, before in replayed(match, round):
        event = match.rounds[moment.round - 1].events[moment.number - 1] if moment.number else None
        if moment.round == round and event and event.seat == seat and len(before.round.fields):
            others = [one for one in before.legal.placements if one != event.action]
            if isinstance(event.action, Place) and others:
                done, best = (
                    ActionChances(one, (0.5, 0.5), 0.0) for one in (event.action, others[0])
                )
                loss = loss_of(points)
                ledger = Ledger(Plan.LAY, Plan.LAY, best, done, None, loss, no_loss(2))
                return Decision(round, moment.number, event, ledger, None, tuple(why_best))
    raise AssertionError("the loser lays nothing in that round")


def loss_of(percent: float, points: float = 5.0) -> Loss:
    lost = SampledMean(percent / 100, 0.01)
    cost = Cost(Measure.MATCH, percent, 1.0)
    return Loss((0.0, 0.0), lost, SampledMean(points, 1.0), cost)


def drained(round: int, percent: float, points: float) -> tuple[Decision, PlanEpisode]:
    """A plan of the loser that was worse than to drain the well, and its first decision."""
    one = laid(round, percent)
    assert one.ledger is not None
    ledger = one.ledger._replace(
        better=Plan.DRAW,
        instead=ActionChances(DRAW, (0.5, 0.5), 0.0),
        within=no_loss(2),
        planned=loss_of(percent, points),
        is_lasting=True,
    )
    why = (Message("reason-later", {"points": int(points)}),)
    one = one._replace(ledger=ledger, in_episode=True, why_plan=why)
    episode = PlanEpisode(
        one.seat, round, Plan.LAY, Plan.DRAW, (one.number,), one.number, ledger.planned
    )
    return one, episode


def drawn(*fates: DrawFate, rounds: Sequence[int] = ()) -> tuple[CoursePoint, LuckyDraw]:
    """A draw of the record with one of some fates, as if it had cost the loser 20 of 100 matches.

    What became of its tile speaks against the loser.
    """
    match, seat = played(), loser()
    for number in rounds or lost_rounds():
        for action, event in enumerate(match.rounds[number - 1].events, start=1):
            fate = fate_of(match, number, action) if isinstance(event.action, Draw) else None
            left = match.rounds[number - 1].hands[event.seat]
            if fate and fate[0] is DrawFate.DEAD and event.drawn:
                # A low tile, or one that nobody had to draw, is no bad luck.
                is_low = event.drawn.value * len(left) < sum(tile.value for tile in left)
                if is_low or before_action(number, action).legal.can_place:
                    continue
            if fate and fate[0] in fates and (fate[0] in HELPFUL) == (event.seat != seat):
                lucky = (-0.2, 0.2) if seat == 0 else (0.2, -0.2)
                points = tuple(SampledMean(100 * one, 2.0) for one in lucky)
                even = (0.5, 0.5)
                point = CoursePoint(
                    number, action, event.seat, even, even, lucky, (0.02, 0.02), points
                )
                assert event.drawn is not None
                chosen = before_action(number, action).legal.can_place
                told = LuckyDraw(number, action, event.seat, event.drawn, *fate, -0.2, 20, chosen)
                return point, told
    raise AssertionError("there is no such draw")


def before_action(round: int, number: int) -> Match:
    """The match before an action of the record."""
    return next(before for moment, before in replayed(played(), round) if moment == (round, number))


def with_draw(point: CoursePoint) -> MatchAnalysis:
    """An analysis whose course has a draw that changed much."""
    found = analysis({point.round: (-0.05, 0.0, -0.1)})
    before = [one for one in found.course if one.round <= point.round]
    after = [one for one in found.course if one.round > point.round]
    return found._replace(course=(*before, point, *after))
