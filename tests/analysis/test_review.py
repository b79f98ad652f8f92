"""Reviews: every sentence is true of the record, and names what mattered."""

import copy
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.analysis.moment_facts import LUCK, MomentFacts, contradictions
from tests.analysis.review_facts import ReviewFacts
from tests.analysis.test_ledgers import analysed
from trimino.analysis.bonuses_left import bonuses_left
from trimino.analysis.fault_themes import missed_bonus
from trimino.analysis.key_moments import MOST, MomentKind
from trimino.analysis.match_analysis import MatchAnalysis
from trimino.analysis.report import to_json
from trimino.analysis.review import Review, review_of
from trimino.analysis.score_story import first_at_target_rule, last_round_rule, rival_of
from trimino.engine.budget import Budget
from trimino.messages.players import ReaderName
from trimino.rules import EndReason, Outcome, OutcomeReason, WinnerReason, published
from trimino.words import say

Count = Callable[[int, int], int]
CLOSELY = Budget(simulations=1500)

PLANTED = ("review-advice-none", "review-why-lucky")

CAUSES = ("review-why-", "review-made-", "review-round-", "review-how-")

WRONG = {
    "done": {"name": "analysis-do-place", "details": {"tile": "9-9-9"}},
    "better": {"name": "analysis-do-place", "details": {"tile": "9-9-9"}},
    "why": [{"name": "reason-goes-out", "details": {"points": 999}}],
    "cost": {"name": "analysis-cost-chance", "details": {"percent": 999, "points": 999}},
}
"""What cannot be true of a moment."""

TABLES = [
    ("triomino", ("casual", "casual")),
    ("tri-domino", ("novice", "casual")),
    ("triodominio", ("casual", "greedy", "novice")),
]


@pytest.fixture(scope="module", params=TABLES, ids=["free", "duty", "three"])
def analysis(request: pytest.FixtureRequest) -> MatchAnalysis:
    rules, bots = request.param
    return analysed(*bots, rules=rules, whole=True, budget=CLOSELY)


def reviews(analysis: MatchAnalysis) -> list[Review]:
    return [review_of(analysis, seat, ["Anna"] * 4) for seat in range(analysis.match.players)]


def document(analysis: MatchAnalysis) -> dict[str, Any]:
    """The analysis as people get it."""
    return dict(to_json(analysis, ["Anna", "Juris", "Marta"][: analysis.match.players]))


def _luckless(words: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Sentences without those on luck."""
    return [one for one in words if one["name"] not in LUCK]


def test_a_review_has_a_few_sentences_and_three_moments_at_most(analysis: MatchAnalysis) -> None:
    for review in reviews(analysis):
        assert 3 <= len(review.words) <= 8
        assert len(review.moments) <= MOST
        for message in (*review.words, *(one.title for one in review.moments)):
            assert "{" not in say(message)


@pytest.mark.parametrize("analysis", TABLES[:1], ids=["free"], indirect=True)
def test_an_action_is_one_moment_though_a_plan_is_told_of_it_too(analysis: MatchAnalysis) -> None:
    [plan, *_] = analysis.episodes
    moments = review_of(analysis, plan.seat, ["Anna"] * 4).moments
    [choice, *_] = [one for one in moments if one.kind is MomentKind.MISTAKE]
    # The plan is told of the action that was a mistake as well.
    (fault,) = (one for one in analysis.decisions if (one.round, one.number) == choice[1:3])
    (told,) = (
        one for one in analysis.decisions if (one.round, one.number) == (plan.round, plan.at)
    )
    assert fault.ledger is not None
    assert told.ledger is not None
    both = fault.ledger._replace(better=told.ledger.better, instead=told.ledger.instead)
    decisions = [one._replace(ledger=both) if one is fault else one for one in analysis.decisions]
    moved = plan._replace(round=choice.round, at=choice.number)
    again = analysis._replace(decisions=tuple(decisions), episodes=(moved,))
    found = review_of(again, plan.seat, ["Anna"] * 4).moments
    assert len([one for one in found if one[1:3] == choice[1:3]]) == 1


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


def test_sentences_on_another_player_name_the_best_of_the_others(analysis: MatchAnalysis) -> None:
    names = ["Anna", "Juris", "Marta"][: analysis.match.players]
    for seat in range(analysis.match.players):
        rival = names[rival_of(analysis.match, seat)]
        words = review_of(analysis, seat, names).words
        told = [one.details["rival"] for one in words if "rival_seat" in one.details]
        assert told == [rival] * len(told)
        assert told or analysis.match.players == 2


def test_a_review_addresses_its_player_only_if_that_is_the_reader(
    analysis: MatchAnalysis,
) -> None:
    for seat in range(analysis.match.players):
        yours, hers = (
            say(review_of(analysis, seat, [player] * 4).words[0])
            for player in (ReaderName("You"), "Anna")
        )
        assert yours.startswith("You ")
        assert not hers.startswith("You ")


def test_a_review_says_why_and_gives_one_piece_of_advice(analysis: MatchAnalysis) -> None:
    for review in reviews(analysis):
        names = [one.name for one in review.words]
        why = [one for one in names if one.startswith(CAUSES)]
        advice = [one for one in names if one.startswith(("review-advice-", "review-worked-"))]
        assert why
        assert len(set(advice) - {"review-advice-none"}) <= 1 <= len(advice)


def test_a_contradiction_is_found(analysis: MatchAnalysis) -> None:
    """The check of contradictions can fail: each is planted into a review that has none."""
    told = document(analysis)
    review = next(one for one in told["reviews"] if one["moments"])
    won = review["seat"] in analysis.match.winners
    assert list(contradictions(review, won=won)) == []
    words, moments = review["words"], review["moments"]
    clean, luck = ({"name": name, "details": {"tile": "1-2-3"}} for name in PLANTED)
    lucky = {**moments[0], "kind": "luck", "title": {"name": "", "details": {"tile": "1-1-1"}}}
    told = {**luck, "name": f"review-why-{'' if won else 'un'}lucky"}
    for changed in (
        {"words": [*words, clean], "moments": [{**moments[0], "instead": {"why": []}}]},
        {"words": [*words, luck, {**luck, "name": "review-why-unlucky"}]},
        {"words": [*words, {**luck, "name": f"review-why-{'un' if won else ''}lucky"}]},
        {"words": [*_luckless(words), told], "moments": [lucky]},
        {"moments": [*moments, moments[0]]},
    ):
        assert list(contradictions({**review, **changed}, won=won)) != [], changed


def test_a_moment_that_is_changed_is_found_to_be_false(analysis: MatchAnalysis) -> None:
    """The check of moments can fail: what was done, what was better, why, and what it cost."""
    told = document(analysis)
    facts = MomentFacts(analysis.match, told)
    found = 0
    for review in told["reviews"]:
        for moment in review["moments"]:
            assert list(facts.faults(review, moment)) == []
            assert list(facts.faults(review, {**moment, "action": 10_000})) != []
            if moment["instead"] is None:
                continue
            for key, wrong in WRONG.items():
                changed = {**moment, "instead": {**moment["instead"], key: wrong}}
                assert list(facts.faults(review, changed)) != [], (key, moment)
                found += 1
    assert found


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
    for seed in range(count(4, 20)):
        careless = analysed("novice", "expert", rules="tri-domino", seed=seed, budget=CLOSELY)
        found += any(missed_bonus(one) for one in careless.decisions if one.seat == 0)
        if bonuses_left(careless.match, 0):
            named += 1
            words = review_of(careless, 0, ["Anna"] * 4).words
            assert any(one.name == "review-left-bonuses" for one in words)
    assert named >= 1
    assert found >= 1


@pytest.mark.parametrize(
    ("won_by", "told"),
    [(WinnerReason.ROUND_WINNER_AT_TARGET, True), (WinnerReason.FIRST_AT_TARGET, False)],
)
def test_the_rule_of_the_last_round_is_told_only_where_it_decided(
    won_by: WinnerReason, told: bool
) -> None:
    outcome = Outcome(OutcomeReason.TARGET, (1,), won_by)
    match: Any = SimpleNamespace(
        outcome=outcome,
        winners=(1,),
        totals=(450, 410),
        players=2,
        rules=published("triomino"),
        rounds=[SimpleNamespace(end=SimpleNamespace(reason=EndReason.OUT), points=(50, 60))],
    )
    rules = [last_round_rule(match, seat) for seat in (0, 1)]
    assert [one is not None for one in rules] == [told, told]
    assert [one.details for one in rules if one] == [{"how": "out"}] * (2 * told)
    # It decided as well where the winner has more points in all, but not in the last round.
    for totals, points, decided in (((410, 450), (60, 50), told), ((410, 450), (50, 60), False)):
        match.totals, match.rounds[0].points = totals, points
        rules = [last_round_rule(match, seat) for seat in (0, 1)]
        assert [one is not None for one in rules] == [decided, decided]
    match.totals = (450, 410)
    first = [first_at_target_rule(match, seat) for seat in (0, 1)]
    assert [one is None for one in first] == [told, told]
