"""Why a match was won or lost: worked examples, from one record and courses made up for it.

The record is of a match between simple bots, which takes three rounds or more. What a round
changed is given by luck, the own play and that of the other.
"""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from trimino.analysis import deciding_round
from trimino.analysis.better_move import about, better_plan, better_tile, cost_message
from trimino.analysis.course import CoursePoint
from trimino.analysis.deciding_round import best_round, largest_round, turning_round
from trimino.analysis.decision import Decision
from trimino.analysis.episodes import PlanEpisode
from trimino.analysis.grading import Cost, Measure, Ungraded
from trimino.analysis.key_moments import MomentKind
from trimino.analysis.ledger import Ledger, Loss, no_loss
from trimino.analysis.levels import Plan, TableLevels
from trimino.analysis.luck import Luck, LuckAccount
from trimino.analysis.lucky_draws import (
    HELPFUL,
    DrawFate,
    LuckyDraw,
    fate_of,
    is_convincing,
    lucky_draws,
)
from trimino.analysis.main_cause import main_cause
from trimino.analysis.match_analysis import MatchAnalysis, PlayerAnalysis
from trimino.analysis.moments import AnalysisTask, replayed
from trimino.analysis.review import Review, review_of
from trimino.analysis.round_swings import round_swings
from trimino.analysis.valuation import ActionChances
from trimino.analysis.what_worked import what_worked
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.engine.budget import Budget
from trimino.engine.sampled_mean import SampledMean
from trimino.messages.place_messages import laid_message
from trimino.messages.players import ReaderName
from trimino.rules import DRAW, Draw, Match, Message, Place, published
from trimino.rules.events import Item
from trimino.words import say

Swing = tuple[float, float, float]
NOTHING = (0.0, 0.0, 0.0)


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
        instead=ActionChances(DRAW, (0.5, 0.5), 0.0),
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
    """The loser leads after the first round, and loses most points in the last one."""
    leads = [one.points[1 - loser()] - one.points[loser()] for one in played().rounds]
    assert leads == [-56, 78, 150]


@pytest.mark.parametrize(("index", "name"), [(0, "review-round-turned"), (-1, "review-round-most")])
def test_the_round_told_is_the_one_that_changed_most(index: int, name: str) -> None:
    decisive = lost_rounds()[index]
    swings = dict.fromkeys(lost_rounds(), (0.0, 0.0, -0.1))
    cause = main_cause(analysis({**swings, decisive: (0.0, 0.0, -0.3)}), loser())
    assert cause.round == decisive
    assert cause.words[0].name == name
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


def test_a_low_tile_that_never_fitted_is_no_bad_luck() -> None:
    """The reader was left with 9 and 8 points of five tiles, which have 9 on the average."""
    point, draw = drawn(DrawFate.DEAD, rounds=[2])
    assert (str(draw.tile), len(lucky_draws(with_draw(point), loser()))) == ("2-2-5", 1)
    low = next(
        number
        for number, event in enumerate(played().rounds[1].events, start=1)
        if str(event.drawn) == "0-3-5"
    )
    assert fate_of(played(), 2, low) == (DrawFate.DEAD, 0)
    assert lucky_draws(with_draw(point._replace(number=low)), loser()) == []


def test_a_tile_that_nobody_had_to_draw_is_no_bad_luck() -> None:
    _, draw = drawn(DrawFate.DEAD, rounds=[2])
    assert is_convincing(played(), draw)
    assert not is_convincing(played(), draw._replace(chosen=True))


def before_action(round: int, number: int) -> Match:
    """The match before an action of the record."""
    return next(before for moment, before in replayed(played(), round) if moment == (round, number))


def with_draw(point: CoursePoint) -> MatchAnalysis:
    """An analysis whose course has a draw that changed much."""
    found = analysis({point.round: (-0.05, 0.0, -0.1)})
    before = [one for one in found.course if one.round <= point.round]
    after = [one for one in found.course if one.round > point.round]
    return found._replace(course=(*before, point, *after))


FATES = tuple(DrawFate)


def test_luck_is_told_by_a_draw_and_what_became_of_its_tile() -> None:
    point, draw = drawn(*FATES)
    (found,) = lucky_draws(with_draw(point), loser())
    assert found == draw
    (other,) = lucky_draws(with_draw(point), 1 - loser())
    assert (other.tile, other.luck) == (draw.tile, 0.2)
    cause = main_cause(with_draw(point), loser())
    (told,) = (one for one in cause.words if one.name == "review-why-unlucky")
    assert told.details == {
        "round": draw.round,
        "who": "own" if draw.seat == loser() else "rival",
        "tile": draw.tile,
        "fate": draw.fate_words,
        "points": 20,
        "percent": 20,
    }
    assert "20 points: as things stood, about 20 fewer wins out of 100." in say(told, player="Anna")
    (won,) = (one for one in main_cause(with_draw(point), 1 - loser()).words if "lucky" in one.name)
    assert won.name == "review-why-lucky"
    assert str(draw.tile) in say(told, player="Anna")


def test_luck_without_a_draw_that_backs_it_is_not_told() -> None:
    point, _ = drawn(*FATES)
    noise = point._replace(errors=(0.1, 0.1))
    small = point._replace(luck=tuple(one / 4 for one in point.luck))
    # What became of the tile speaks for the other side.
    wrong = point._replace(luck=tuple(-one for one in point.luck))
    dealt = analysis({lost_rounds()[0]: (-0.4, 0.0, 0.0)})
    for each in (*map(with_draw, (noise, small, wrong)), dealt):
        words = review_of(each, loser(), "Anna").words
        assert not [one for one in words if "lucky" in one.name]


def test_many_points_of_a_draw_are_not_told() -> None:
    point, _ = drawn(*FATES)
    for change, told in ((20.0, 20), (2.0, 0), (60.0, 0), (-20.0, 0)):
        sign = 1 if point.luck[loser()] > 0 else -1
        points = (SampledMean(sign * change, 0.5),) * 2
        (draw,) = lucky_draws(with_draw(point._replace(points=points)), loser())
        assert draw.points == told


def test_a_draw_is_a_moment_whoever_drew() -> None:
    point, draw = drawn(*FATES)
    analysed = with_draw(point)._replace(decisions=(_draw_decision(draw),))
    moments = review_of(analysed, loser(), "Anna").moments
    (told,) = (one for one in moments if one.kind is MomentKind.LUCK)
    assert (told.round, told.number) == (draw.round, draw.number)
    assert told.title.details["percent"] == 20


def _draw_decision(draw: LuckyDraw) -> Decision:
    event = played().rounds[draw.round - 1].events[draw.number - 1]
    return Decision(draw.round, draw.number, event, None, Ungraded.FORCED)


def test_strength_is_told_where_it_says_more_than_any_round() -> None:
    weaker = analysis({lost_rounds()[0]: (-0.1, 0.0, 0.0)}, start=0.1)
    lost, won = main_cause(weaker, loser()), main_cause(weaker, 1 - loser())
    assert lost.round is None
    assert lost.words[0] == Message("review-why-weaker", {"percent": 10, "many": 0})
    assert won.words[0] == Message("review-why-stronger", {"percent": 90, "many": 0})
    for one in (lost, won):
        # One rival is no crowd, and who lost hears no odds.
        assert "players" not in say(one.words[0], player="Anna")
    assert "100" not in say(lost.words[0], player="Anna")
    even = main_cause(analysis({lost_rounds()[0]: (-0.4, 0.0, 0.0)}, start=0.4), loser())
    assert even.round == lost_rounds()[0]


def test_the_round_told_is_one_that_the_winner_won() -> None:
    (won,) = {1, 2, 3} - set(lost_rounds())
    cause = main_cause(
        analysis({lost_rounds()[0]: (-0.1, 0.0, 0.0), won: (-0.3, 0.0, 0.0)}), loser()
    )
    assert cause.round == lost_rounds()[0]


def test_a_round_decided_only_if_it_changed_clearly_more_than_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, last = lost_rounds()[0], lost_rounds()[-1]
    # In the first of both the winner took the lead, in the last one most points.
    close = main_cause(analysis({first: (0.0, 0.0, -0.2), last: (0.0, 0.0, -0.25)}), loser())
    assert (close.round, close.words[0].name) == (last, "review-round-most")
    clear = analysis({first: (0.0, 0.0, -0.1), last: (0.0, 0.0, -0.25)})
    # Without the last round the winner would have won all the same.
    assert main_cause(clear, loser()).words[0].name == "review-round-most"
    monkeypatch.setattr(deciding_round, "_leads", lambda *_: [-90, 78, 150])
    assert main_cause(clear, loser()).words[0].name == "review-round"


@pytest.mark.parametrize(
    ("leads", "turns", "largest", "best"),
    [
        ([27, 0, 93, 96], None, 4, 4),
        ([193, 363], 1, 2, 2),
        ([-91, -50, 98, 50], 4, 3, 4),
        ([-36, 78, -14, -26], 2, 2, 2),
        ([11, 88, -95], None, None, 2),
        ([60, -80], None, None, 1),
        ([18, 18, -11], 1, None, 1),
        ([87, -31, -112, 75], 4, None, 4),
    ],
)
def test_a_round_is_told_only_for_what_its_points_show(
    leads: list[int], turns: int | None, largest: int | None, best: int
) -> None:
    assert (turning_round(leads), largest_round(leads)) == (turns, largest)
    assert best_round(leads) == best


def test_a_winner_hears_of_the_move_that_gave_the_round_away() -> None:
    decisive = lost_rounds()[0]
    why = [Message("reason-pays-bridge", {"points": 40})]
    fault = laid(decisive, 20.0, why)
    given = analysis({decisive: (0.0, -0.3, 0.0)}, decisions=[fault])
    assert isinstance(fault.event.action, Place)
    told = {"tile": fault.event.action.tile, "percent": 20}
    assert main_cause(given, 1 - loser()).words[1] == Message("review-why-gift", told)
    (moment,) = review_of(given, 1 - loser(), "Anna").moments
    assert (moment.title.name, moment.number) == ("moment-rival", fault.number)
    for other in (laid(decisive, 10.0, why), laid(decisive, 19.0)):
        given = analysis({decisive: (0.0, -0.3, 0.0)}, decisions=[other])
        assert "review-why-gift" not in names(main_cause(given, 1 - loser()).words)
    # So much is told even if no reason explains it.
    given = analysis({decisive: (0.0, -0.3, 0.0)}, decisions=[laid(decisive, 20.0)])
    assert "review-why-gift" in names(main_cause(given, 1 - loser()).words)


@pytest.mark.parametrize(
    ("round", "percent", "shown"),
    [(0, 40.0, True), (0, 9.0, False), (1, 15.0, False), (1, 20.0, True)],
)
def test_a_move_that_cannot_be_explained_is_shown_only_if_it_cost_much(
    round: int, percent: float, shown: bool
) -> None:
    """In the round that decided, or very much in another one; there is no advice on it."""
    first = lost_rounds()[0]
    obscure = laid(lost_rounds()[round], percent)
    review = review_of(analysis({first: (0.0, -0.3, 0.0)}, decisions=[obscure]), loser(), "Anna")
    told = [one for one in review.moments if one.instead]
    assert [one.number for one in told] == [obscure.number] * shown
    for one in told:
        assert one.instead is not None
        assert (one.title.name, *names(one.instead.why)) == ("moment-choice", "moment-why-ahead")
    words = names(review.words)
    assert ("review-why-move" in words) == (round == 0 and shown)
    assert not [one for one in words if one.startswith("review-advice")]


def test_the_dearest_is_told_first() -> None:
    """A plan that was worth more than the draw of the decisive round comes first, else not."""
    point, draw = drawn(*FATES)
    for percent, told in ((42.0, True), (15.0, False)):
        decision, episode = drained(1, percent, 420.0)
        dear = with_draw(point)._replace(decisions=(decision,), episodes=(episode,))
        words = main_cause(dear, loser()).words
        assert (words[0].name == "review-why-plan") == told
        assert ("review-why-plan" in names(words)) == told
        assert str(draw.tile) in " ".join(say(one, player="Anna") for one in words)
    decision, episode = drained(1, 42.0, 420.0)
    plan = Message("review-why-plan", {"round": 1, "better": 50, "kept": 8})
    for moved in (-0.1, -0.45):
        swing = {lost_rounds()[0]: (0.0, 0.0, moved)}
        dear = analysis(swing, decisions=[decision], episodes=[episode])
        assert main_cause(dear, loser()).words[0] == plan


def test_who_made_no_mistake_hears_no_advice_that_nothing_in_the_match_shows() -> None:
    for seat in range(2):
        words = names(review_of(analysis({1: (-0.3, 0.0, 0.0)}), seat, "Anna").words)
        assert "review-advice-none" in words
        assert not [one for one in words if one.startswith("review-shown-")]
        assert [one for one in words if one.startswith("review-advice-")] == ["review-advice-none"]


def test_what_worked_for_a_winner_is_a_fact_of_the_record() -> None:
    assert what_worked(played(), 1 - loser(), drew=True) == Message(
        "review-worked-drain", {"who": "own"}
    )
    # No source of points was clearly larger, and the winner went out in one of three rounds.
    assert what_worked(played(), 1 - loser(), drew=False) is None
    match = greedy_match(95)
    (winner,) = match.winners
    own, other = (
        sum(
            points
            for one in match.rounds
            for event in one.events
            if event.seat == seat
            for item, points in event.scores
            if item in (Item.BRIDGE, Item.DOUBLE, Item.HEXAGON, Item.OPENING)
        )
        for seat in (winner, 1 - winner)
    )
    told = {"own": own, "other": other, "opened": "some"}
    for seat, who in ((winner, "own"), (1 - winner, "rival")):
        said = Message("review-worked-bonuses", {"who": who, **told})
        assert what_worked(match, seat, drew=False) == said


def test_one_move_is_told_where_it_cost_more_than_any_round() -> None:
    first, last = lost_rounds()[0], lost_rounds()[-1]
    fault = laid(last, 40.0, [Message("reason-pays-bridge", {"points": 40})])
    dear = analysis({first: (-0.3, 0.0, 0.0)}, decisions=[fault])
    cause = main_cause(dear, loser())
    assert names(cause.words) == ["review-why-move"]
    assert (cause.round, cause.words[0].details["percent"]) == (last, 40)
    # It is among the moments, with tile and place, and the advice follows from it.
    review = review_of(dear, loser(), ReaderName("You"))
    (moment,) = review.moments
    assert (moment.round, moment.number) == (fault.round, fault.number)
    assert names(review.words)[-2:] == ["review-advice-bonus", "review-shown-tile"]
    assert moment.instead is not None
    shown = {**review.words[-1].details, "player": None}
    assert shown == {
        "round": last,
        "better": moment.instead.better,
        "done": moment.instead.done,
        "player": None,
    }
    cheap = analysis({first: (-0.3, 0.0, 0.0)}, decisions=[laid(last, 10.0)])
    assert main_cause(cheap, loser()).round == first


def test_a_move_that_cost_little_decided_nothing() -> None:
    last = lost_rounds()[-1]
    why = [Message("reason-pays-bridge", {"points": 40})]
    for percent, told in ((12.0, True), (8.0, False)):
        little = analysis({last: (0.0, -0.08, 0.0)}, decisions=[laid(last, percent, why)])
        assert (names(main_cause(little, loser()).words)[0] == "review-why-move") == told


def test_a_plan_says_what_to_do_and_no_points_that_nobody_believes() -> None:
    decision, episode = drained(1, 42.0, 420.0)
    dear = analysis({1: (-0.1, 0.0, 0.0)}, decisions=[decision], episodes=[episode])
    review = review_of(dear, loser(), ReaderName("You"))
    assert names(review.words)[-2:] == ["review-advice-drain", "review-shown-draw"]
    assert review.words[-2].details["limit"] == played().rules.draw_limit == 3
    (moment,) = review.moments
    assert moment.instead is not None
    assert moment.instead.better == Message("analysis-do-drain")
    assert moment.instead.cost == Message("moment-plan-gain", {"better": 50, "kept": 8})
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
        Message("reason-scores-most", {"points": 50}),
        Message("reason-dearest", {"value": 9}),
    )
    shut = Message("reason-shuts-out", {"percent": 100})
    few = Message("reason-keeps-few", {"tiles": 1, "places": 1})
    fault = laid(1, 12.0, [most, rid, Message("reason-keeps", {"tiles": 0, "places": 0})])
    fault = fault._replace(why_done=(rid, shut, few))
    move = better_tile(_before(fault), fault)
    assert move.why == (most,)
    assert move.against == (few,)
    little = Message("reason-scores-most", {"points": 1})
    weak = better_tile(_before(fault), fault._replace(why_best=(little,)))
    assert (weak.why, weak.against) == ((Message("moment-why-ahead"),), (few,))
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


def test_a_draw_by_choice_is_told_as_one() -> None:
    _, draw = drawn(*FATES)
    for chosen in (False, True):
        told = draw._replace(chosen=chosen).fate_words
        assert (told.name == "drawn-by-choice") == chosen
        assert ("a choice" in say(told)) == chosen


def test_luck_that_other_draws_made_up_for_is_not_told() -> None:
    """The draw among the moments is the one that is told."""
    first, last = (drawn(*FATES, rounds=[one]) for one in lost_rounds())
    larger = last[0]._replace(luck=tuple(2 * one for one in last[0].luck), after=(0.3, 0.7))
    dealt = larger._replace(
        luck=tuple(-2 * one for one in larger.luck), after=(-0.1, 1.1), number=0
    )
    # The last round decided, though not by luck.
    found = analysis({lost_rounds()[-1]: (0.0, 0.0, -1.0)})
    found = found._replace(
        course=(first[0], larger, dealt, *found.course),
        decisions=tuple(_draw_decision(one) for _, one in (first, last)),
    )
    review = review_of(found, loser(), "Anna")
    (told,) = (one for one in review.words if one.name == "review-why-unlucky")
    (moment,) = (one for one in review.moments if one.kind is MomentKind.LUCK)
    assert told.details["tile"] == moment.title.details["tile"] == first[1].tile


def test_a_tile_that_was_laid_or_could_have_been_is_no_bad_luck() -> None:
    """The fate of each tile drawn, by the table as it was in the turns of its owner."""
    match, seen = played(), set()
    for number, one in enumerate(match.rounds, start=1):
        laid = {event.action.tile for event in one.events if isinstance(event.action, Place)}
        for action, event in enumerate(one.events, start=1):
            if isinstance(event.action, Draw) and event.drawn:
                fate = fate_of(match, number, action)
                if event.drawn in laid:
                    assert fate is None or fate[0] in HELPFUL
                    continue
                fitted = any(
                    before_action(number, later).round.fields[0].places(event.drawn)
                    for later in range(action, len(one.events) + 1)
                    if one.events[later - 1].seat == event.seat
                )
                assert (fate is None) == fitted
                seen.add(fitted)
    assert seen == {False, True}
