"""Impossible positions: the public door refuses them before an engine sees them."""

import random
from typing import Any

import pytest

from trimino.rules import (
    DRAW,
    RULESETS,
    Field,
    Match,
    MatchView,
    Phase,
    Position,
    SetupError,
    SetupReason,
    published,
)

R = SetupReason


def a_position() -> Position:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(3))
    while not match.legal.may_draw:
        match.play(match.legal.default)
    match.play(DRAW)
    return match.view(match.round.turn).now.position


BEGUN = a_position()
FIRST, *_ = BEGUN.fields[0].laid.values()
ELSEWHERE = Field(20).lay(FIRST._replace(field=20))


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"counts": (2,) * 10}, R.BAD_SEATS),
        ({"counts": ()}, R.BAD_SEATS),
        ({"counts": (2, 60)}, R.OUT_OF_RANGE),
        ({"counts": (2.0, 60)}, R.OUT_OF_RANGE),
        ({"fields": BEGUN.fields * 200}, R.SEEN_TWICE),
        ({"fields": (ELSEWHERE,)}, R.OUT_OF_RANGE),
        ({"fields": (Field(),)}, R.OUT_OF_RANGE),
        ({"hand": (*BEGUN.hand[1:], FIRST.tile)}, R.SEEN_TWICE),
        ({"hand": (*BEGUN.hand[1:], (0, 0, 0))}, R.NOT_IN_THE_SET),
        ({"hand": BEGUN.hand[1:]}, R.MISCOUNTED),
        ({"turn": 9}, R.OUT_OF_RANGE),
        ({"turn": True}, R.OUT_OF_RANGE),
        ({"reader": -1}, R.OUT_OF_RANGE),
        ({"well": -5}, R.OUT_OF_RANGE),
        ({"draws": 0}, R.OUT_OF_RANGE),
        ({"drawn": ()}, R.OUT_OF_RANGE),
        ({"turn": 1 - BEGUN.turn}, R.OUT_OF_RANGE),
        ({"passes": 99}, R.OUT_OF_RANGE),
        ({"phase": Phase.NEW_FIELD}, R.PHASE_IMPOSSIBLE),
        ({"phase": "turn"}, R.PHASE_IMPOSSIBLE),
        ({"totals": (0, 10**12)}, R.OUT_OF_RANGE),
        ({"totals": (0,)}, R.MISCOUNTED),
        ({"opener_is_set": True}, R.BAD_OPENER),
    ],
    ids=lambda value: str(value)[:40],
)
def test_no_view_is_made_of_an_impossible_position(
    changed: dict[str, Any], reason: SetupReason
) -> None:
    with pytest.raises(SetupError) as refused:
        MatchView.of_position(BEGUN._replace(**changed))
    assert refused.value.reason is reason
    assert str(refused.value)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_every_position_of_a_match_makes_a_view(rules: Any) -> None:
    rng = random.Random(5)
    for players in (*range(rules.players[0], rules.players[1] + 1), *([1] if rules.solo else [])):
        match = Match(rules, players)
        match.deal(rng)
        while not match.round.over:
            match.play(rng.choice(list(match.legal)))
            for reader in (None, *range(players)):
                position = match.round.position(reader)
                assert MatchView.of_position(position).now.position == position
