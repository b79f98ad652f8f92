"""A rule set in words is the whole rule set, nothing but it, and what happens at the table."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import rulesets
from tests.words import golden
from tests.words.variants import Variant, variants
from trimino.rules import (
    RULESETS,
    Draw,
    EndReason,
    Event,
    Item,
    Match,
    Message,
    Pass,
    Phase,
    Round,
    Ruleset,
    published,
)
from trimino.rules.explain import compare, explain
from trimino.rules.field_domains import HandSizes
from trimino.rules.ruleset import HandsLeft, Opener, OpeningTile, TargetMet
from trimino.words import difference_message, say


def lines(rules: Ruleset) -> dict[str, Message]:
    """Every line of an explanation, by its name."""
    return {line.name: line for section in explain(rules) for line in section.lines}


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_published_rule_set_reads_as_it_was_checked(rules: Ruleset) -> None:
    assert golden.text(rules) == golden.path(rules).read_text(encoding="utf-8")


@given(rulesets(), st.sampled_from(RULESETS))
def test_any_house_rules_and_their_differences_can_be_said(rules: Ruleset, base: Ruleset) -> None:
    differences = compare(rules, base)
    changes: dict[str, Any] = {field: value for field, value, _ in differences}
    assert base.replace(**changes) == rules
    said = golden.explanation(rules) + [say(difference_message(each)) for each in differences]
    assert len(said) > 20
    assert not any("{" in line or "null" in line for line in said)


def says_nothing(variant: Variant) -> bool:
    """Whether the field that was changed has no effect in either rule set."""
    rules, field, changed = variant
    match field:
        case "opening_bonus_needs_triple":
            return rules.opening_bonus == 0
        case "zero_opening_follow_up" | "zero_opening_bonus":
            decided = rules.opener is Opener.HIGHEST_TILE
            return decided and rules.opening_tile is OpeningTile.THAT
        case "out_bonus":
            return rules.hands_left is HandsLeft.AGAINST_OWNER and rules.solo is None
        case "blocked_score":
            return rules.hands_left is not HandsLeft.TO_WINNER
        case "target_met":
            return rules.target is None
        case "hand":
            return {n: rules.hand[n] for n in players(rules)} == {
                n: changed.hand[n] for n in players(rules)
            }
        case _:
            return False


def players(rules: Ruleset) -> range:
    fewest, most = rules.players
    return range(fewest, most + 1)


def test_a_change_is_said_if_it_has_an_effect_and_only_then() -> None:
    assert len(variants()) > 600
    for variant in variants():
        same = golden.explanation(variant.rules) == golden.explanation(variant.changed)
        assert same == says_nothing(variant), (variant.rules.base, variant.field)


NO_COSTS = {"draw_cost": 0, "stuck_cost": 0, "empty_well_cost": 0}
ALL_DEALT = {"players": (2, 2), "hand": HandSizes({2: 28})}
THAT = {"opening_tile": OpeningTile.THAT}
DURING = TargetMet.DURING_ROUND
MINIATURE = {"players": (2, 2), "hand": HandSizes({2: 2}), "solo": None}


@pytest.mark.parametrize(
    ("base", "changes", "line", "said"),
    [
        ("triomino", {"draw_cost": 0}, "rules-pass-keeping", True),
        ("triomino", {"stuck_cost": 0}, "rules-pass-keeping", False),
        ("triomino", {"free_draw": False}, "rules-pass-keeping", False),
        ("triomino", {**ALL_DEALT, "solo": None}, "rules-pass-keeping", False),
        ("triomino", {**ALL_DEALT, "solo": None}, "rules-no-draw", True),
        ("triomino", ALL_DEALT, "rules-no-draw", False),
        ("triodominio", {"draw_limit": 0}, "rules-no-draw", True),
        ("triomino", NO_COSTS, "rules-below-zero", False),
        ("triomino", {**NO_COSTS, "empty_well_cost": 1}, "rules-below-zero", True),
        ("triodominio", {"draw_limit": 0, "stuck_cost": 1}, "rules-below-zero", False),
        ("triodominio", {"draw_limit": 0}, "rules-blocked-well-left", True),
        ("triodominio", {"draw_limit": 17}, "rules-blocked-well-left", True),
        # Two players leave 36 tiles: before both have passed, all of them are drawn.
        ("triodominio", {"draw_limit": 18}, "rules-blocked-well-left", False),
        ("tri-domino", {}, "rules-blocked-well-left", False),
        ("goliath", {"zero_opening_bonus": 5}, "rules-zero-opening-bonus", True),
        ("goliath", {"zero_opening_bonus": 5, **THAT}, "rules-zero-opening-bonus", False),
        ("goliath", {"zero_opening_follow_up": True}, "rules-zero-follow-up", True),
        ("goliath", {"zero_opening_follow_up": True, **THAT}, "rules-zero-follow-up", False),
        ("tri-domino", {}, "rules-winner-nobody-at-target", False),
        ("tri-domino", {"rounds": 3}, "rules-winner-nobody-at-target", True),
        ("tri-domino", {"target_met": DURING}, "rules-winner-nobody-at-target", True),
        ("tri-domino", {"target_met": DURING, **NO_COSTS}, "rules-winner-nobody-at-target", False),
        ("triomino", {"highest_value": 1, **MINIATURE}, "rules-opener-tie", False),
        ("triomino", {"highest_value": 2, **MINIATURE}, "rules-opener-tie", True),
    ],
)
def test_a_line_is_said_where_it_applies(
    base: str, changes: dict[str, Any], line: str, said: bool
) -> None:
    assert (line in lines(published(base).replace(**changes))) == said


def test_passing_where_nobody_draws_costs_what_an_empty_well_costs() -> None:
    rules = published("triodominio").replace(draw_limit=0, stuck_cost=7, empty_well_cost=3)
    assert lines(rules)["rules-pass-cost"].details == {"cost": 3}
    assert "rules-pass-cost-drawn" not in lines(rules)


@given(rulesets(highest_value=3), st.randoms(use_true_random=False))
def test_what_is_said_is_what_happens(rules: Ruleset, rng: random.Random) -> None:
    said = lines(rules)
    for seats in players(rules):
        match = Match(rules, seats)
        match.deal(rng)
        phases = {match.round.phase}
        while not match.round.over:
            check_event(said, match.play(rng.choice(list(match.legal))))
            phases.add(match.round.phase)
        assert Phase.FOLLOW_UP not in phases or "rules-zero-follow-up" in said
        assert Phase.NEW_FIELD not in phases or "rules-new-field" in said
        check_end(said, match.round)


def check_event(said: dict[str, Message], event: Event) -> None:
    """Every item of a score was announced, with its points."""
    for item, points in event.scores:
        announced = {
            number
            for name in ANNOUNCING[item] & said.keys()
            for number in said[name].details.values()
        }
        assert item is Item.TILE or abs(points) in announced
    if isinstance(event.action, Draw):
        assert "rules-draw-cost" in said
        assert -event.points == said["rules-draw-cost"].details["cost"]
    if isinstance(event.action, Pass) and not event.scores:
        free = {"rules-pass-cost", "rules-pass-cost-drawn", "rules-pass-cost-empty-well"}
        costs = {said[name].details["cost"] for name in free & said.keys()}
        assert 0 in costs or "rules-pass-keeping" in said
    assert event.points >= 0 or "rules-below-zero" in said


ANNOUNCING = {
    Item.TILE: {"rules-tile-points-value", "rules-tile-points-one"},
    Item.OPENING: {"rules-opening-bonus", "rules-opening-bonus-triple"},
    Item.ZERO_OPENING: {"rules-zero-opening-bonus", "rules-zero-opening-bonus-more"},
    Item.BRIDGE: {"rules-bridge"},
    Item.DOUBLE: {"rules-double"},
    Item.HEXAGON: {"rules-hexagon", "rules-hexagons"},
    Item.DRAW: {"rules-draw-cost"},
    Item.STUCK: {"rules-pass-cost", "rules-pass-cost-drawn"},
    Item.EMPTY_WELL: {"rules-pass-cost", "rules-pass-cost-empty-well"},
    Item.OUT: {"rules-out-to-winner", "rules-out-ignored"},
    Item.OTHERS_HANDS: {
        "rules-out-to-winner",
        "rules-blocked-others-minus-own",
        "rules-blocked-differences",
    },
    Item.OWN_HAND: {
        "rules-out-against-owner",
        "rules-blocked-others-minus-own",
        "rules-blocked-differences",
    },
}
"""The lines that promise or threaten an item of a score."""


def check_end(said: dict[str, Message], played: Round) -> None:
    end = played.end
    assert end is not None
    for item, _ in (score for scores in end.scores for score in scores):
        assert ANNOUNCING[item] & said.keys()
    if end.reason is EndReason.TARGET:
        assert "rules-target-at-once" in said
    if end.reason is EndReason.BLOCKED and played.well:
        assert "rules-blocked-well-left" in said
        assert "rules-blocked-when-nobody-can-place" not in said


def test_a_rule_set_does_not_differ_from_itself() -> None:
    assert compare(RULESETS[0], RULESETS[0]) == ()
