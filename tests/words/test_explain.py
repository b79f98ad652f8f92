"""A rule set in words is the whole rule set, nothing but it, and what happens at the table."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import rulesets
from tests.words import golden
from tests.words.variants import Variant, variants
from trimino.rules import (
    RULESETS,
    Action,
    Draw,
    EndReason,
    Event,
    Item,
    LegalActions,
    Match,
    Message,
    Pass,
    Phase,
    Place,
    Round,
    Ruleset,
    published,
)
from trimino.rules.differences import compare
from trimino.rules.explain import explain
from trimino.rules.field_domains import HandSizes
from trimino.rules.ruleset import (
    AfterDrawing,
    BlockedScore,
    BlockedTie,
    BlockedWhen,
    EmptyWellPass,
    HandsLeft,
    NextOpener,
    OpeningTile,
    TargetMet,
    Winner,
)
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
    changes: dict[str, Any] = {each.field: each.value for each in differences}
    assert base.replace(**changes) == rules
    said = golden.explanation(rules) + [say(difference_message(each)) for each in differences]
    assert len(said) > (20 if rules.tables else 10)
    assert not any("{" in line or "null" in line for line in said)


def says_nothing(variant: Variant) -> bool:
    """Whether the field that was changed has no effect in either rule set."""
    rules, field, changed = variant
    return field in WITHOUT_EFFECT and WITHOUT_EFFECT[field](rules, changed)


def score_is_unused(rules: Ruleset, changed: Ruleset) -> bool:
    """In a solo game only whether a blocked round scores nothing matters, where hands count."""
    nothing = {each.blocked_score is BlockedScore.NOTHING for each in (rules, changed)}
    solo = rules.solo is not None and rules.hands_left is not HandsLeft.IGNORED
    return rules.hands_left is not HandsLeft.TO_WINNER and not (solo and len(nothing) == 2)


WITHOUT_EFFECT: dict[str, Callable[[Ruleset, Ruleset], bool]] = {
    "opening_bonus_needs_triple": lambda rules, _: rules.opening_bonus == 0,
    "zero_opening_follow_up": lambda rules, _: not rules.zero_can_open,
    "zero_opening_bonus": lambda rules, _: not rules.zero_can_open,
    "after_drawing": lambda rules, _: not rules.free_draw,
    "empty_well_pass": lambda rules, _: not rules.free_draw,
    "stop_cost": lambda rules, _: not rules.stop_drawing,
    "out_bonus": lambda rules, _: (
        rules.hands_left is HandsLeft.AGAINST_OWNER and rules.solo is None
    ),
    "blocked_score": score_is_unused,
    "blocked_tie": lambda rules, _: rules.hands_left is not HandsLeft.TO_WINNER,
    "target_met": lambda rules, _: rules.target is None,
    "winner": lambda rules, changed: (
        rules.target is None
        and {rules.winner, changed.winner} == {Winner.HIGHEST, Winner.ROUND_WINNER}
    ),
    "hand": lambda rules, changed: (
        [rules.hand[n] for n in players(rules)] == [changed.hand[n] for n in players(rules)]
    ),
}
"""By field: whether changing it changes nothing."""


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
FREE_PASS = {"empty_well_pass": EmptyWellPass.FREE}
STOP = {"stop_drawing": True}
ROTATION = {"next_opener": NextOpener.ROTATION}
NEWEST = {"after_drawing": AfterDrawing.NEWEST}
ALL_PASSED = {"blocked_when": BlockedWhen.ALL_PASSED}
NOBODY_DRAWS = {"draw_limit": 0, **ALL_PASSED}
SOME_DEALT = {"hand": HandSizes({2: 28, 3: 7, 4: 7, 5: 6, 6: 6}), "solo": None}
NOTHING = {"blocked_score": BlockedScore.NOTHING}


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
        ("triomino", {"after_drawing": AfterDrawing.ANY}, "rules-after-drawing-any", True),
        ("triomino", NEWEST, "rules-after-drawing-newest", True),
        ("triomino", {**NEWEST, "draw_limit": 1}, "rules-after-drawing-drawn", True),
        ("tri-domino", NEWEST, "rules-after-drawing-newest", False),
        ("triomino", STOP, "rules-free-draw-stop", True),
        ("triomino", STOP, "rules-free-draw-on", False),
        ("triomino", {**STOP, "draw_limit": 1}, "rules-free-draw-once", True),
        ("triomino", STOP, "rules-stop-cost", True),
        ("triomino", {**STOP, "stop_cost": 10}, "rules-stop-cost", False),
        ("triomino", {**STOP, "draw_limit": 1}, "rules-stop-cost", False),
        ("tri-domino", STOP, "rules-duty-draw-stop", True),
        ("wikipedia", {**STOP, "draw_limit": 1}, "rules-duty-draw-stop", False),
        ("triomino", {**NO_COSTS, **STOP, "stop_cost": 1}, "rules-below-zero", True),
        ("triomino", {**NO_COSTS, "stop_cost": 1}, "rules-below-zero", False),
        # Everyone may stop after one draw, so that a large well outlasts any limit.
        ("tri-domino", STOP, "rules-blocked-well-left", True),
        ("triomino", FREE_PASS, "rules-empty-well-pass-free", True),
        ("triomino", FREE_PASS, "rules-empty-well-pass-forced", False),
        ("triomino", FREE_PASS, "rules-blocked-free-passes", True),
        ("triomino", {**FREE_PASS, **ALL_PASSED}, "rules-blocked-free-passes", False),
        ("tri-domino", FREE_PASS, "rules-empty-well-pass-free", False),
        ("wikipedia", FREE_PASS, "rules-blocked-free-passes", False),
        ("goliath", {**ALL_DEALT, **FREE_PASS}, "rules-no-draw-free", True),
        ("goliath", ALL_DEALT, "rules-no-draw-free", False),
        ("triomino", {**NOBODY_DRAWS, **SOME_DEALT, **FREE_PASS}, "rules-no-draw-all-dealt", True),
        ("triomino", {**NOBODY_DRAWS, **SOME_DEALT, **FREE_PASS}, "rules-no-draw", True),
        ("triomino", {**NOBODY_DRAWS, **FREE_PASS}, "rules-no-draw-all-dealt", True),
        ("goliath", {**NOBODY_DRAWS, **FREE_PASS}, "rules-no-draw-all-dealt", False),
        ("triomino", ROTATION, "rules-next-opener-rotation", True),
        ("triomino", ROTATION, "rules-first-opener-highest-triple", True),
        ("triomino", ROTATION, "rules-opener-highest-triple", False),
        ("triomino", ROTATION, "rules-opening-tile-later", True),
        ("triodominio", ROTATION, "rules-opening-tile-later", False),
        (
            "goliath",
            {**THAT, **ROTATION, "zero_opening_bonus": 5},
            "rules-zero-opening-bonus",
            True,
        ),
        ("triomino", {"blocked_tie": BlockedTie.NOBODY}, "rules-blocked-tie-nobody", True),
        ("triodominio", {"blocked_tie": BlockedTie.NOBODY}, "rules-blocked-tie-nobody", False),
        ("triodominio", {"winner": Winner.ROUND_WINNER}, "rules-winner-highest", True),
        ("triple-domino", {}, "rules-solo-draw-cost", True),
        ("trimino", {}, "rules-solo-draw-cost", False),
        ("triomino", {}, "rules-solo-blocked", True),
        ("triomino", NOTHING, "rules-solo-blocked-nothing", True),
        ("triomino", {"hands_left": HandsLeft.IGNORED}, "rules-solo-blocked-nothing", True),
        ("triomino", ALL_PASSED, "rules-solo-pass-blocks", True),
        ("triomino", {}, "rules-solo-pass-blocks", False),
        ("triomino", FREE_PASS, "rules-solo-empty-well-pass-blocks", True),
        ("triomino", {**FREE_PASS, **ALL_PASSED}, "rules-solo-empty-well-pass-blocks", False),
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
    for seats in (*rules.tables, *([1] if rules.solo else [])):
        match = Match(rules, seats)
        match.deal(rng)
        phases = {match.round.phase}
        while not match.round.over:
            legal, action = match.legal, rng.choice(list(match.legal))
            check_choice(said, legal, action)
            check_event(said, match.play(action), solo=seats == 1)
            phases.add(match.round.phase)
        assert Phase.FOLLOW_UP not in phases or "rules-zero-follow-up" in said
        assert Phase.NEW_FIELD not in phases or "rules-new-field" in said
        check_end(said, match.round)


def check_choice(said: dict[str, Message], legal: LegalActions, action: Action) -> None:
    """Check that the explanation allows what a player chose (settlements 5 to 7)."""
    if isinstance(action, Place) and legal.phase is Phase.TURN and legal.drawn:
        assert "rules-after-drawing-drawn" not in said or action.tile in legal.drawn
        assert "rules-after-drawing-newest" not in said or action.tile == legal.drawn[-1]
    if isinstance(action, Pass) and legal.can_draw:
        assert {"rules-free-draw-stop", "rules-duty-draw-stop"} & said.keys()
    elif isinstance(action, Pass) and legal.can_place and not legal.drawn:
        free = {"rules-empty-well-pass-free", "rules-no-draw-free", "rules-no-draw-all-dealt"}
        assert free & said.keys()


def check_event(said: dict[str, Message], event: Event, *, solo: bool) -> None:
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
        own = solo and "rules-solo-draw-cost" in said
        name = "rules-solo-draw-cost" if own else "rules-draw-cost"
        assert -event.points == said[name].details["cost"]
    if isinstance(event.action, Pass) and not event.scores:
        free = {
            "rules-pass-cost",
            "rules-pass-cost-drawn",
            "rules-pass-cost-empty-well",
            "rules-stop-cost",
        }
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
    Item.DRAW: {"rules-draw-cost", "rules-solo-draw-cost"},
    Item.STOP: {"rules-pass-cost", "rules-stop-cost"},
    Item.STUCK: {"rules-pass-cost", "rules-pass-cost-drawn"},
    Item.EMPTY_WELL: {"rules-pass-cost", "rules-pass-cost-empty-well"},
    Item.OUT: {
        "rules-out-to-winner",
        "rules-out-ignored",
        "rules-solo-out",
        "rules-solo-out-no-hand",
    },
    Item.OTHERS_HANDS: {
        "rules-out-to-winner",
        "rules-blocked-others-minus-own",
        "rules-blocked-differences",
    },
    Item.OWN_HAND: {
        "rules-out-against-owner",
        "rules-blocked-others-minus-own",
        "rules-blocked-differences",
        "rules-solo-blocked",
    },
}
"""The lines that promise or threaten an item of a score."""


def check_end(said: dict[str, Message], played: Round) -> None:
    end = played.end
    assert end is not None
    for item, _ in (score for scores in end.scores for score in scores):
        assert ANNOUNCING[item] & said.keys()
    if played.players == 1:
        lost = any(item is Item.OWN_HAND for item, _ in end.scores[0])
        assert not lost or "rules-solo-blocked" in said
        return
    if end.reason is EndReason.TARGET:
        assert "rules-target-at-once" in said
    elif not end.winners:
        assert "rules-blocked-tie-nobody" in said
    if end.reason is EndReason.BLOCKED and not nobody_can_place(played):
        passes = {"rules-blocked-when-all-passed", "rules-blocked-free-passes"}
        assert passes & said.keys()
    if end.reason is EndReason.BLOCKED and played.well:
        assert "rules-blocked-well-left" in said
        assert "rules-blocked-when-nobody-can-place" not in said


def nobody_can_place(played: Round) -> bool:
    return not played.well and not any(map(played.state.fits_any, played.hands))


def test_numbers_of_players_that_cannot_be_dealt_are_left_out() -> None:
    hand = HandSizes({2: 9, 3: 30, 4: 9, 5: 9, 6: 10})
    said = list(golden.explanation(published("triomino").replace(hand=hand)))
    assert said[3:8] == [
        "- For 2 to 5 players.",
        "- With 3 players there are too few tiles to deal.",
        "- With 6 players there are too few tiles to deal.",
        "- With 2 players, each player gets 9 tiles.",
        "- With 4 to 5 players, each player gets 9 tiles.",
    ]


def test_a_size_of_hand_that_is_missing_is_not_a_lack_of_tiles() -> None:
    rules = published("triodominio").replace(players=(2, 6))
    assert "rules-too-few-tiles" not in lines(rules)
    assert str(lines(rules)["rules-hand-unnamed"].details["players"]) == (
        "number-range (low=5, high=6)"
    )


def test_rules_for_one_player_alone_say_nothing_of_a_table() -> None:
    rules = published("trimino").replace(hand=HandSizes({2: 29}), players=(2, 2))
    assert [section.title for section in explain(rules)] == [
        "rules-preparation",
        "rules-turn",
        "rules-drawing",
        "rules-scoring",
        "rules-solo",
    ]
    assert list(lines(rules))[:3] == ["rules-tiles", "rules-only-solo", "rules-turn-order"]
    assert "rules-opening-bonus" not in lines(rules)
    # What blocked means is said nowhere else.
    assert "rules-blocked-when-nobody-can-place" in lines(rules)


def test_a_rule_set_does_not_differ_from_itself() -> None:
    assert compare(RULESETS[0], RULESETS[0]) == ()


@pytest.mark.parametrize(
    ("rules_id", "changes", "idle"),
    [
        ("tri-domino", {"after_drawing": "any", "empty_well_pass": "free", "draw_limit": 2}, 2),
        ("triomino", {"after_drawing": "any", "empty_well_pass": "free"}, 0),
        ("triomino", {"stop_cost": 5}, 1),
        ("triomino", {"stop_cost": 5, "stop_drawing": True}, 0),
        ("triomino", {"stop_cost": 5, "stop_drawing": True, "draw_limit": 1}, 2),
        ("triodominio", {"blocked_tie": "nobody"}, 1),
        ("triomino", {"blocked_tie": "nobody"}, 0),
        ("triomino", {"zero_opening_follow_up": True, "highest_value": 4}, 0),
        ("goliath", {"opening_bonus_needs_triple": True}, 1),
        ("goliath", {"opening_bonus_needs_triple": True, "opening_bonus": 10}, 0),
        ("triodominio", {"target_met": "at-once"}, 1),
        ("triodominio", {"target_met": "at-once", "target": 100}, 0),
        ("triodominio", {"players": [2, 5], "hand": {"5": 6}}, 0),
        ("triodominio", {"hand": {"5": 6}}, 1),
        ("triomino", {"after_drawing": "newest", "draw_limit": 1}, 1),
        ("triomino", {"solo": {"hand": 9, "well": 20, "draw_cost": 5}}, 1),
    ],
    ids=str,
)
def test_a_change_without_effect_says_so(
    rules_id: str, changes: dict[str, object], idle: int
) -> None:
    base = published(rules_id)
    differences = compare(base.replace_json(changes), base)
    assert [difference.has_effect for difference in differences].count(False) == idle
    said = [say(difference_message(difference)) for difference in differences]
    assert sum("changes nothing under these rules" in line for line in said) == idle
