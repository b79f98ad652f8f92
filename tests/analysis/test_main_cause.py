"""Why a match was won or lost: worked examples, from one record and courses made up for it.

The record is of a match between simple bots, which takes three rounds or more. What a round
changed is given by luck, the own play and that of the other.
"""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from trimino.analysis.better_move import about, better_plan, better_tile, cost_message
from trimino.analysis.course import CoursePoint
from trimino.analysis.decision import Decision
from trimino.analysis.episodes import PlanEpisode
from trimino.analysis.grading import Cost, Measure
from trimino.analysis.ledger import Ledger, Loss, no_loss
from trimino.analysis.levels import Company, Plan
from trimino.analysis.luck import Luck, LuckAccount
from trimino.analysis.main_cause import main_cause
from trimino.analysis.match_analysis import MatchAnalysis, PlayerAnalysis
from trimino.analysis.moments import AnalysisTask, replayed
from trimino.analysis.review import Review, review_of
from trimino.analysis.round_swings import round_swings
from trimino.analysis.valuation import Worth
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.engine.budget import Budget
from trimino.engine.sampled_mean import SampledMean
from trimino.messages.place_messages import laid_message
from trimino.messages.players import You
from trimino.rules import DRAW, Match, Message, Place, Tile, published
from trimino.words import say

Swing = tuple[float, float, float]
NOTHING = (0.0, 0.0, 0.0)


@cache
def played() -> Match:
    match = Match(published("triomino"), 2)
    seats = seat_players([find_player("greedy")] * 2, 3)
    play_match(match, seats, random_source(3, "deals"))
    return match


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
    task = AnalysisTask(match, Company.of(["greedy"] * 2), Budget(simulations=8), 1)
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
                done, best = (Worth(one, (0.5, 0.5), 0.0) for one in (event.action, others[0]))
                loss = _loss(points)
                ledger = Ledger(Plan.LAY, Plan.LAY, best, done, None, loss, no_loss(2))
                return Decision(round, moment.number, event, ledger, None, tuple(why_best))
    raise AssertionError("the loser lays nothing in that round")


def _loss(percent: float, points: float = 5.0) -> Loss:
    lost = SampledMean(percent / 100, 0.01)
    cost = Cost(Measure.MATCH, percent, 1.0)
    return Loss((0.0, 0.0), lost, SampledMean(points, 1.0), cost)


def drained(round: int, percent: float, points: float) -> tuple[Decision, PlanEpisode]:
    """A plan of the loser that was worse than to drain the well, and its first decision."""
    one = laid(round, percent)
    assert one.ledger is not None
    ledger = one.ledger._replace(
        better=Plan.DRAW,
        instead=Worth(DRAW, (0.5, 0.5), 0.0),
        within=no_loss(2),
        planned=_loss(percent, points),
        is_lasting=True,
    )
    why = (Message("reason-later", {"points": int(points)}),)
    one = one._replace(ledger=ledger, in_episode=True, why_plan=why)
    episode = PlanEpisode(
        one.seat, round, Plan.LAY, Plan.DRAW, (one.number,), one.number, ledger.planned
    )
    return one, episode


def test_the_record_has_rounds_to_choose_from() -> None:
    assert len(played().rounds) >= 3
    assert len(lost_rounds()) >= 2


@pytest.mark.parametrize("index", [0, -1])
def test_the_round_told_is_the_one_that_changed_most(index: int) -> None:
    decisive = lost_rounds()[index]
    swings = dict.fromkeys(lost_rounds(), (0.0, 0.0, -0.1))
    cause = main_cause(analysis({**swings, decisive: (0.0, 0.0, -0.3)}), loser())
    assert cause.round == decisive
    assert cause.words[0].name == "review-round"
    points = played().rounds[decisive - 1].points
    earlier = [one.points for one in played().rounds[: decisive - 1]]
    assert cause.words[0].details == {
        "round": decisive,
        "own": points[loser()],
        "other": points[1 - loser()],
        "had": sum(one[loser()] for one in earlier),
        "rival_had": sum(one[1 - loser()] for one in earlier),
    }
    winner = main_cause(analysis({**swings, decisive: (0.0, 0.0, -0.3)}), 1 - loser())
    assert winner.round == decisive


def test_luck_is_told_where_it_changed_most_and_not_elsewhere() -> None:
    decisive = lost_rounds()[0]
    lucky = analysis({decisive: (-0.31, -0.1, 0.0)})
    lost, won = main_cause(lucky, loser()), main_cause(lucky, 1 - loser())
    assert names(lost.words)[:2] == ["review-round", "review-why-unlucky"]
    assert names(won.words)[:2] == ["review-round", "review-why-lucky"]
    assert lost.words[1].details == {"percent": 30}
    made_up = main_cause(analysis({decisive: (-0.6, 0.0, 0.4)}), loser())
    assert made_up.words[1] == Message("review-why-unlucky", {"percent": 20})
    played_badly = main_cause(analysis({decisive: (-0.1, -0.31, 0.0)}), loser())
    assert not played_badly.is_luck
    assert names(played_badly.words)[1].startswith("review-made-")


def test_strength_is_told_where_it_says_more_than_any_round() -> None:
    weaker = analysis({lost_rounds()[0]: (-0.1, 0.0, 0.0)}, start=0.1)
    lost, won = main_cause(weaker, loser()), main_cause(weaker, 1 - loser())
    assert lost.round is None
    assert lost.words[0] == Message("review-why-weaker", {"percent": 10})
    assert won.words[0] == Message("review-why-stronger", {"percent": 90})
    even = main_cause(analysis({lost_rounds()[0]: (-0.4, 0.0, 0.0)}, start=0.4), loser())
    assert even.round == lost_rounds()[0]


def test_the_round_told_changed_most_even_if_its_points_went_the_other_way() -> None:
    (won,) = {1, 2, 3} - set(lost_rounds())
    cause = main_cause(
        analysis({lost_rounds()[0]: (-0.1, 0.0, 0.0), won: (-0.3, 0.0, 0.0)}), loser()
    )
    assert (cause.round, cause.words[0].name) == (won, "review-round-though")


def test_a_winner_hears_of_the_move_that_gave_the_round_away() -> None:
    decisive = lost_rounds()[0]
    fault = laid(decisive, 20.0)
    given = analysis({decisive: (0.0, -0.3, 0.0)}, decisions=[fault])
    assert isinstance(fault.event.action, Place)
    told = {"tile": fault.event.action.tile, "percent": 20}
    assert main_cause(given, 1 - loser()).words[1] == Message("review-why-gift", told)
    small = analysis({decisive: (0.0, -0.3, 0.0)}, decisions=[laid(decisive, 10.0)])
    assert "review-why-gift" not in names(main_cause(small, 1 - loser()).words)


def test_one_move_is_told_where_it_cost_more_than_any_round() -> None:
    first, last = lost_rounds()[0], lost_rounds()[-1]
    fault = laid(last, 40.0, [Message("reason-pays-bridge", {"points": 40})])
    dear = analysis({first: (-0.3, 0.0, 0.0)}, decisions=[fault])
    cause = main_cause(dear, loser())
    assert names(cause.words) == ["review-why-move"]
    assert (cause.round, cause.words[0].details["percent"]) == (last, 40)
    # It is among the moments, with tile and place, and the advice follows from it.
    review = review_of(dear, loser(), You("You"))
    (moment,) = review.moments
    assert (moment.round, moment.number) == (fault.round, fault.number)
    assert names(review.words)[-1] == "review-advice-bonus"
    cheap = analysis({first: (-0.3, 0.0, 0.0)}, decisions=[laid(last, 10.0)])
    assert main_cause(cheap, loser()).round == first


def test_a_plan_says_what_to_do_and_no_points_that_nobody_believes() -> None:
    decision, episode = drained(1, 42.0, 420.0)
    dear = analysis({1: (-0.1, 0.0, 0.0)}, decisions=[decision], episodes=[episode])
    review = review_of(dear, loser(), You("You"))
    assert review.words[-1].name == "review-advice-drain"
    assert review.words[-1].details["limit"] == played().rules.draw_limit == 3
    (moment,) = review.moments
    assert moment.instead is not None
    assert moment.instead.better == Message("analysis-do-drain")
    assert moment.instead.cost == Message("moment-plan-gain", {"percent": 40})
    assert "420" not in _text(review)
    assert review.lesson == Message("review-plan-but")


def test_no_mistake_is_told_only_where_there_is_none() -> None:
    clean = review_of(analysis({1: (-0.3, 0.0, 0.0)}), loser(), "Anna")
    assert ("review-advice-none" in names(clean.words)) == (
        "review-left-bonuses" not in names(clean.words)
    )
    faulty = analysis({1: (-0.3, 0.0, 0.0)}, decisions=[laid(1, 12.0)])
    review = review_of(faulty, loser(), "Anna")
    assert "review-advice-none" not in names(review.words)


def test_a_better_move_has_only_reasons_that_tell_it_apart() -> None:
    most, rid = (
        Message("reason-scores-most", {"points": 9}),
        Message("reason-dearest", {"value": 9}),
    )
    shut = Message("reason-shuts-out", {"percent": 100})
    few = Message("reason-keeps-few", {"tiles": 1, "places": 1})
    fault = laid(1, 12.0, [most, rid, Message("reason-keeps", {"tiles": 0, "places": 0})])
    fault = fault._replace(why_done=(rid, shut, few))
    move = better_tile(_before(fault), fault)
    assert move.why == (most,)
    assert move.against == (few,)
    bare = better_tile(_before(fault), fault._replace(why_best=(), why_done=(shut,)))
    assert move.done != move.better
    assert (bare.why, bare.against) == ((Message("moment-why-ahead"),), ())


def test_many_points_over_a_round_are_told_without_their_number() -> None:
    later = [Message("reason-later", {"points": points}) for points in (30, 173)]
    told = [better_tile(_before(one), one).why for one in (laid(1, 12.0, [each]) for each in later)]
    assert told == [(later[0],), (Message("moment-why-later"),)]
    lost = [_loss(2.0, points) for points in (30.0, 92.0)]
    costs = [one._replace(cost=Cost(Measure.POINTS, 2.0, 0.1)) for one in lost]
    assert list(map(cost_message, costs)) == [
        Message("analysis-cost-points", {"points": 30}),
        None,
    ]


def test_a_tile_that_is_harder_to_lay_is_a_reason_where_there_is_no_other() -> None:
    fault = laid(1, 12.0)
    assert fault.ledger is not None
    assert isinstance(fault.event.action, Place)
    triple = fault.event.action._replace(tile=Tile(2, 2, 2))
    mixed = fault.event._replace(action=fault.event.action._replace(tile=Tile(1, 2, 3)))
    best = fault.ledger.best._replace(action=triple)
    fault = fault._replace(event=mixed, ledger=fault.ledger._replace(best=best))
    harder = Message("moment-why-harder", {"tile": Tile(2, 2, 2), "other": Tile(1, 2, 3)})
    assert better_tile(_before(fault), fault).why == (harder,)
    bonus = Message("reason-pays-bridge", {"points": 40})
    assert better_tile(_before(fault), fault._replace(why_best=(bonus,))).why == (bonus,)


def test_a_plan_that_is_known_in_points_only_has_no_cost() -> None:
    decision, episode = drained(1, 3.0, 420.0)
    loss = episode.loss._replace(cost=Cost(Measure.POINTS, 3.0, 0.1))
    assert better_plan(_before(decision), decision, loss).cost is None


@pytest.mark.parametrize(
    ("percent", "told"), [(0.2, 1), (7.4, 7), (12.4, 10), (12.6, 15), (98, 100)]
)
def test_chances_are_told_as_people_say_them(percent: float, told: int) -> None:
    assert about(percent) == told


def test_a_placement_is_named_by_its_tile_and_what_it_lies_beside() -> None:
    fault = laid(1, 12.0)
    before, place = _before(fault), fault.event.action
    assert isinstance(place, Place)
    told = say(laid_message(before.round.fields, place))
    assert told.startswith(f"{place.tile} ")
    assert any(word in told for word in ("left of", "right of", "above", "below"))
    start = laid_message((), place)
    assert say(start) == str(place.tile)


def test_swings_add_up_to_what_a_match_changed() -> None:
    swings = {1: (-0.2, 0.1, -0.05), 2: (0.15, 0.0, -0.3)}
    found = round_swings(analysis(swings).course, loser())
    assert [(one.luck, one.own, one.others) for one in found[:2]] == [
        pytest.approx(swings[1]),
        pytest.approx(swings[2]),
    ]
    assert sum(one.whole for one in found) == pytest.approx(-0.3)


def _before(decision: Decision) -> Match:
    return next(
        before
        for moment, before in replayed(played(), decision.round)
        if moment == (decision.round, decision.number)
    )


def _text(review: Review) -> str:
    instead = [one.instead for one in review.moments if one.instead]
    reasons = [one for move in instead for one in (*move.why, *move.against, move.better)]
    return " ".join(map(say, (*review.words, *reasons)))
