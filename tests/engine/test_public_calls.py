"""Public calls of the engine: a view that holds no decision is refused, and none is unsafe."""

import random
from typing import Any

import pytest

from trimino.engine import best_action, judge_actions
from trimino.engine.packing import pack_view
from trimino.rules import DRAW, Field, Match, MatchView, SetupError, SetupReason, published

CALLS = (best_action, judge_actions)


def begun() -> Match:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(3))
    while not match.legal.may_draw:
        match.play(match.legal.default)
    match.play(DRAW)
    return match


def finished() -> Match:
    match, rng = Match(published("triomino"), 2), random.Random(3)
    while not match.over:
        if match.needs_deal:
            match.deal(rng)
        match.play(match.legal.default)
    return match


def undecided() -> dict[str, MatchView]:
    match = begun()
    return {
        "another seat": match.view(1 - match.round.turn),
        "a spectator": match.view(None),
        "a match that is over": finished().view(0),
    }


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("whose", undecided())
def test_a_view_with_nothing_to_decide_is_refused(call: Any, whose: str) -> None:
    with pytest.raises(SetupError) as refused:
        call(undecided()[whose])
    assert refused.value.reason is SetupReason.NOTHING_TO_DECIDE


@pytest.mark.parametrize("call", CALLS)
def test_a_view_before_the_first_deal_is_refused(call: Any) -> None:
    with pytest.raises(SetupError) as refused:
        call(Match(published("triomino"), 2).view(0))
    assert refused.value.reason is SetupReason.NOT_DEALT


@pytest.mark.parametrize("call", CALLS)
def test_a_match_is_not_taken_for_a_view(call: Any) -> None:
    with pytest.raises(TypeError, match=r"view must be a MatchView, such as match.view\(0\)"):
        call(begun())


@pytest.mark.parametrize(
    "changed",
    [
        {"counts": (2,) * 10},
        {"counts": (2, 60)},
        {"counts": (2, -1)},
        {"fields": "many"},
        {"fields": "elsewhere"},
        {"hand": "laid"},
        {"turn": 9},
        {"turn": -1},
        {"reader": 2},
        {"reader": None},
        {"well": -5},
        {"well": 56},
    ],
    ids=str,
)
def test_no_view_is_packed_that_has_no_room_in_a_state(changed: dict[str, Any]) -> None:
    match = begun()
    view = match.view(match.round.turn).now
    (field,) = view.position.fields
    first, *_ = field.laid.values()
    made = {
        "many": (field,) * 200,
        "elsewhere": (Field(20).lay(first._replace(field=20)),),
        "laid": (*view.position.hand[1:], first.tile),
    }
    changed = {name: made.get(str(value), value) for name, value in changed.items()}
    with pytest.raises(SetupError) as refused:
        pack_view(view._replace(position=view.position._replace(**changed)))
    assert refused.value.reason is SetupReason.IMPOSSIBLE_VIEW
