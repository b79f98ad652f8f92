"""What scores under a rule set: whatever play gives points for was said before."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given

from tests.strategies import rulesets
from trimino.rules import RULESETS, Item, Match, Ruleset, published
from trimino.rules.scored_items import ScoredItems, items_at_end, items_in_play

Count = Callable[[int, int], int]


def play(rules: Ruleset, players: int, rng: random.Random, actions: int) -> None:
    """Play at random, and compare every score with what was said."""
    in_play, at_end = items_in_play(rules, players), items_at_end(rules, players)
    match = Match(rules, players=players)
    for _ in range(actions):
        if match.over:
            return
        if match.needs_deal:
            match.deal(rng)
        event = match.play(rng.choice(list(match.legal)))
        check(in_play, event.scores)
        if match.round.end:
            for scores in match.round.end.scores:
                check(at_end, scores)


def check(known: ScoredItems, scores: tuple[tuple[Item, int], ...]) -> None:
    for item, points in scores:
        said = known[item]
        assert (points < 0) is said.is_cost or not points or said.counted
        assert said.counted or points in said.points, item


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_play_scores_what_was_said(rules: Ruleset, count: Count) -> None:
    rng = random.Random(5)
    for players in (*rules.tables, *([1] if rules.solo else [])):
        for _ in range(count(1, 15)):
            play(rules, players, rng, actions=200)


@given(rulesets())
def test_house_rules_score_what_was_said(rules: Ruleset) -> None:
    rng = random.Random(5)
    for players in (*rules.tables, *([1] if rules.solo else []))[:2]:
        play(rules, players, rng, actions=60)


def test_a_rule_that_pays_nothing_is_not_named() -> None:
    rules = published("triomino").replace(bridge=0, draw_cost=0, out_bonus=0)
    assert Item.BRIDGE not in items_in_play(rules, 2)
    assert Item.DRAW not in items_in_play(rules, 2)
    assert Item.OUT not in items_at_end(rules, 2)


def test_what_hands_count_for_has_its_sign() -> None:
    assert items_at_end(published("triomino"), 3)[Item.OWN_HAND].is_cost
    assert not items_at_end(published("triodominio"), 3)[Item.OWN_HAND].is_cost
