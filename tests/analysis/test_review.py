"""Reviews: every sentence is true of the record, and names what mattered."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.analysis.review_facts import ReviewFacts
from tests.analysis.test_ledgers import analysed
from trimino.analysis.bonuses_left import bonuses_left
from trimino.analysis.fault_themes import missed_bonus
from trimino.analysis.key_moments import MOST, MomentKind, key_moments
from trimino.analysis.match_analysis import MatchAnalysis
from trimino.analysis.report import to_json
from trimino.analysis.review import Review, review_of
from trimino.engine.budget import Budget
from trimino.messages.players import You
from trimino.words import say

Count = Callable[[int, int], int]
CLOSELY = Budget(simulations=1500)

NAMING = ("review-idea-bonus", "review-left-bonuses")
"""Messages that name bonuses left lying."""

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
    return [review_of(analysis, seat, "Anna") for seat in range(analysis.match.players)]


def document(analysis: MatchAnalysis) -> dict[str, Any]:
    """The analysis as people get it."""
    return dict(to_json(analysis, ["Anna", "Juris", "Marta"][: analysis.match.players]))


def test_a_review_has_a_few_sentences_and_three_moments_at_most(analysis: MatchAnalysis) -> None:
    for review in reviews(analysis):
        assert 3 <= len(review.words) <= 6
        assert len(review.moments) <= MOST
        for message in (*review.words, *(one.title for one in review.moments)):
            assert "{" not in say(message)


@pytest.mark.parametrize("analysis", TABLES[:1], ids=["free"], indirect=True)
def test_an_action_is_one_moment_though_a_plan_is_told_of_it_too(analysis: MatchAnalysis) -> None:
    [plan, *_] = analysis.episodes
    [choice, *_] = [
        one for one in key_moments(analysis, plan.seat) if one.kind is MomentKind.MISTAKE
    ]
    told = plan._replace(round=choice.round, at=choice.number)
    moments = key_moments(analysis._replace(episodes=(told,)), plan.seat)
    assert [one for one in moments if one[1:3] == choice[1:3]] == [choice]


def test_every_sentence_is_true_of_the_record(analysis: MatchAnalysis) -> None:
    facts = ReviewFacts(analysis.match, document(analysis), random.Random(1))
    assert list(facts.false_sentences()) == []
    assert facts.checked > 3 * analysis.match.players


def test_a_sentence_that_is_changed_is_found_to_be_false(analysis: MatchAnalysis) -> None:
    """The check of sentences can fail: every figure of a review matters.

    Points are rounded to tens, so a change of less than eleven may still be near enough.
    """
    told = document(analysis)
    for seat, review in enumerate(told["reviews"]):
        for number, word in enumerate(review["words"]):
            for detail in word["details"].keys() - {"player"}:
                wrong = copy.deepcopy(told)
                details = wrong["reviews"][seat]["words"][number]["details"]
                is_number = isinstance(details[detail], int)
                details[detail] = details[detail] + 11 if is_number else "another"
                facts = ReviewFacts(analysis.match, wrong, random.Random(1))
                assert any(word["name"] in line for line in facts.false_sentences()), word


def test_a_review_addresses_its_player_only_if_that_is_the_reader(
    analysis: MatchAnalysis,
) -> None:
    for seat in range(analysis.match.players):
        yours, hers = (
            say(review_of(analysis, seat, player).words[0]) for player in (You("You"), "Anna")
        )
        assert yours.startswith("You ")
        assert not hers.startswith("You ")


def test_one_sentence_names_the_main_idea(analysis: MatchAnalysis) -> None:
    for review in reviews(analysis):
        ideas = [one for one in review.words if one.name.startswith("review-idea-")]
        assert len(ideas) == 1


def test_moments_that_cost_something_say_what_was_better(analysis: MatchAnalysis) -> None:
    decisions = {(one.round, one.number): one for one in analysis.decisions}
    for review in reviews(analysis):
        for moment in review.moments:
            one = decisions[moment.round, moment.number]
            if moment.kind is MomentKind.PLAN:
                assert one.ledger is not None
                assert one.ledger.instead is not None
            elif moment.kind is MomentKind.MISTAKE:
                assert one.ledger is not None
                assert one.ledger.best.action != one.event.action


def test_the_review_of_a_careless_player_names_bonuses_it_overlooked(count: Count) -> None:
    named = found = 0
    for seed in range(count(6, 20)):
        careless = analysed("novice", "expert", rules="tri-domino", seed=seed, budget=CLOSELY)
        found += any(missed_bonus(one) for one in careless.decisions if one.seat == 0)
        if bonuses_left(careless.match, 0):
            named += 1
            assert any(one.name in NAMING for one in review_of(careless, 0, "Anna").words)
    assert named >= 1
    assert found >= 1
