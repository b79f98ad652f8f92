"""Moments and advice of a review: moves and plans, what was better, and what worked."""

import pytest

from tests.analysis.cause_match import (
    analysis,
    drained,
    drawn,
    greedy_match,
    laid,
    loser,
    loss_of,
    lost_rounds,
    names,
    played,
)
from trimino.analysis.better_move import about, better_plan, better_tile, cost_message
from trimino.analysis.decision import Decision
from trimino.analysis.grading import Cost, Measure
from trimino.analysis.lucky_draws import HELPFUL
from trimino.analysis.moments import replayed
from trimino.analysis.review import Review, review_of
from trimino.analysis.round_cause import MainCause
from trimino.analysis.what_worked import what_worked
from trimino.messages.place_messages import laid_message
from trimino.messages.players import ReaderName
from trimino.rules import Match, Message, Place
from trimino.rules.events import Item
from trimino.words import say


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
    review = review_of(
        analysis({first: (0.0, -0.3, 0.0)}, decisions=[obscure]), loser(), ["Anna"] * 2
    )
    told = [one for one in review.moments if one.instead]
    assert [one.number for one in told] == [obscure.number] * shown
    for one in told:
        assert one.instead is not None
        assert (one.title.name, *names(one.instead.why)) == ("moment-choice", "moment-why-ahead")
    words = names(review.words)
    assert ("review-why-move" in words) == (round == 0 and shown)
    assert not [one for one in words if one.startswith("review-advice")]


def test_who_made_no_mistake_hears_no_advice_that_nothing_in_the_match_shows() -> None:
    for seat in range(2):
        words = names(review_of(analysis({1: (-0.3, 0.0, 0.0)}), seat, ["Anna"] * 2).words)
        assert "review-advice-none" in words
        assert not [one for one in words if one.startswith("review-shown-")]
        assert [one for one in words if one.startswith("review-advice-")] == ["review-advice-none"]


def test_what_worked_for_a_winner_is_a_fact_of_the_record() -> None:
    assert what_worked(played(), 1 - loser(), MainCause((), drew=True)) == Message(
        "review-worked-drain", {"who": "own"}
    )
    # No source of points was clearly larger, and the winner went out in one of three rounds.
    assert what_worked(played(), 1 - loser(), MainCause(())) is None
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
        assert what_worked(match, seat, MainCause(())) == said


def test_bonuses_are_nothing_that_worked_where_a_draw_decided() -> None:
    match = greedy_match(95)
    (winner,) = match.winners
    _, draw = drawn(*HELPFUL)
    told = [what_worked(match, winner, MainCause((), 3, draw=one)) for one in (None, draw)]
    assert [one is not None for one in told] == [True, False]


def test_a_plan_says_what_to_do_and_no_points_that_nobody_believes() -> None:
    decision, episode = drained(1, 42.0, 420.0)
    dear = analysis({1: (-0.1, 0.0, 0.0)}, decisions=[decision], episodes=[episode])
    review = review_of(dear, loser(), [ReaderName("You")] * 2)
    assert names(review.words)[-2:] == ["review-advice-drain", "review-shown-draw"]
    assert review.words[-2].details["limit"] == played().rules.draw_limit == 3
    (moment,) = review.moments
    assert moment.instead is not None
    assert moment.instead.better == Message("analysis-do-drain")
    assert moment.instead.cost == Message("moment-plan-gain", {"better": 50, "kept": 8})
    assert "420" not in _text(review)
    assert review.lesson == Message("review-plan-but")


def test_nobody_is_advised_to_drain_in_a_round_that_was_won() -> None:
    for round, is_told in ((1, False), (2, True)):
        decision, episode = drained(round, 8.0, 42.0)
        given = analysis({2: (-0.3, 0.0, 0.0)}, decisions=[decision], episodes=[episode])
        words = names(review_of(given, loser(), ["Anna"] * 2).words)
        assert ("review-advice-drain" in words) == is_told
        assert "review-advice-none" not in words


def test_no_mistake_is_told_only_where_there_is_none() -> None:
    clean = review_of(analysis({1: (-0.3, 0.0, 0.0)}), loser(), ["Anna"] * 2)
    assert ("review-advice-none" in names(clean.words)) == (
        "review-left-bonuses" not in names(clean.words)
    )
    faulty = analysis({1: (-0.3, 0.0, 0.0)}, decisions=[laid(1, 12.0)])
    review = review_of(faulty, loser(), ["Anna"] * 2)
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


@pytest.mark.parametrize(
    ("percent", "told"),
    [
        (100, "the next player cannot lay anything"),
        (54, "about half the time the next player cannot lay anything"),
        (22, "about a quarter of the time the next player cannot lay anything"),
    ],
)
def test_the_share_of_hands_in_which_nothing_fits_is_told_in_words(percent: int, told: str) -> None:
    fault = laid(1, 12.0, [Message("reason-shuts-out", {"percent": percent})])
    assert [say(one) for one in better_tile(_before(fault), fault).why] == [told]


def test_many_points_over_a_round_are_told_without_their_number() -> None:
    later = [Message("reason-later", {"points": points}) for points in (30, 173)]
    told = [better_tile(_before(one), one).why for one in (laid(1, 12.0, [each]) for each in later)]
    assert told == [(later[0],), (Message("moment-why-later"),)]
    lost = [loss_of(2.0, points) for points in (30.0, 92.0)]
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
