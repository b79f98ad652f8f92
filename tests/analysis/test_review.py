"""Reviews: every sentence is true of the record, and the moments are real ones."""

from collections.abc import Callable

import pytest

from tests.analysis.test_ledgers import analysed
from trimino.analysis.grading import FAULTS
from trimino.analysis.key_moments import MOST, MomentKind
from trimino.analysis.match_analysis import MatchAnalysis
from trimino.analysis.moments import MatchMoment, replayed
from trimino.analysis.review import Review, missed_bonus, review_of
from trimino.engine.budget import Budget
from trimino.rules import Draw, Message, Place
from trimino.rules.events import total
from trimino.rules.ruleset import Winner
from trimino.words import say

Count = Callable[[int, int], int]
CLOSELY = Budget(simulations=1500)

TABLES = [
    ("triomino", ("casual", "casual")),
    ("tri-domino", ("novice", "expert")),
    ("triodominio", ("casual", "greedy", "novice")),
]


@pytest.fixture(scope="module", params=TABLES, ids=["free", "duty", "three"])
def analysis(request: pytest.FixtureRequest) -> MatchAnalysis:
    rules, bots = request.param
    return analysed(*bots, rules=rules, whole=True, budget=CLOSELY)


def reviews(analysis: MatchAnalysis) -> list[Review]:
    return [review_of(analysis, seat) for seat in range(analysis.match.players)]


def test_a_review_has_a_few_sentences_and_three_moments_at_most(analysis: MatchAnalysis) -> None:
    for review in reviews(analysis):
        assert len(review.words) == 3
        assert len(review.moments) <= MOST
        for message in (*review.words, *(one.title for one in review.moments)):
            assert "{" not in say(message)


def test_results_are_those_of_the_record(analysis: MatchAnalysis) -> None:
    match = analysis.match
    for review in reviews(analysis):
        said = review.words[0]
        won = review.seat in match.winners
        assert said.name == ("review-won" if won else "review-lost")
        assert said.details["own"] == match.totals[review.seat]
        assert said.details["rounds"] == len(match.rounds)
        rivals = [n for seat, n in enumerate(match.totals) if seat != review.seat]
        best = min(rivals) if match.rules.winner is Winner.LOWEST else max(rivals)
        assert said.details["other"] == (best if won else match.totals[match.winners[0]])


def test_luck_is_that_of_the_account(analysis: MatchAnalysis) -> None:
    for review in reviews(analysis):
        luck = analysis.players[review.seat].luck.points.luck
        said = review.words[1]
        if said.name != "review-luck-even":
            assert said.details["points"] == abs(round(luck))
            assert (said.name == "review-luck-good") == (luck > 0)


def test_the_idea_is_what_happened(analysis: MatchAnalysis) -> None:
    for review in reviews(analysis):
        own = [one for one in analysis.decisions if one.seat == review.seat]
        faults = [one for one in own if one.grade in FAULTS]
        idea = review.words[2]
        if idea.name in ("review-idea-draw", "review-idea-free-draw", "review-idea-lay"):
            check_plan(analysis, review.seat, idea)
        elif idea.name == "review-idea-bonus":
            missed = [missed_bonus(one) for one in faults]
            assert idea.details["points"] == sum(missed)
        elif idea.name == "review-idea-none":
            assert not faults
        else:
            assert 0 < int(str(idea.details["count"])) <= len(faults)


def check_plan(analysis: MatchAnalysis, seat: int, idea: Message) -> None:
    """The plan was kept to in that round, by what was really done."""
    (episode,) = (
        one
        for one in analysis.episodes
        if (one.seat, one.round) == (seat, idea.details["round"])
        and max(0, round(one.loss.points.mean)) == idea.details["points"]
    )
    events = analysis.match.rounds[episode.round - 1].events
    for number in episode.actions:
        event = events[number - 1]
        assert event.seat == seat
        assert isinstance(event.action, Place) == (idea.name != "review-idea-lay")
    if idea.name == "review-idea-draw":
        assert idea.details["cost"] == analysis.match.rules.draw_cost


def test_moments_are_what_they_are_said_to_be(analysis: MatchAnalysis) -> None:
    grades = {(one.round, one.number): one.grade for one in analysis.decisions}
    for review in reviews(analysis):
        for one in review.moments:
            event = analysis.match.rounds[one.round - 1].events[one.number - 1]
            assert event.seat == review.seat
            if one.kind is MomentKind.MISTAKE:
                assert grades[one.round, one.number] in FAULTS
            elif one.kind is MomentKind.FIND:
                assert one.title.details["points"] == total(event.scores)
            elif one.kind is MomentKind.LUCK:
                assert isinstance(event.action, Draw)


def test_a_bonus_that_was_left_could_have_been_laid(analysis: MatchAnalysis) -> None:
    """What a review calls a bonus left lying was legal and paid that much."""
    left = {
        MatchMoment(one.round, one.number): missed_bonus(one)
        for one in analysis.decisions
        if missed_bonus(one)
    }
    for moment, before in replayed(analysis.match, len(analysis.match.rounds)):
        if moment in left:
            legal = before.legal
            paid = [total(legal.scores(place)) for place in legal.placements]
            assert max(paid) >= left[moment]


def test_the_review_of_a_careless_player_names_bonuses_it_overlooked(count: Count) -> None:
    named = 0
    for seed in range(count(6, 20)):
        careless = analysed("novice", "expert", rules="tri-domino", seed=seed, budget=CLOSELY)
        named += any(missed_bonus(one) for one in careless.decisions if one.seat == 0)
    assert named >= 1
