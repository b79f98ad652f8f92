"""Good finds: only where there was a choice, and the tile was not just drawn."""

from typing import Any

import pytest

from tests.analysis.bot_matches import before, graded, played
from tests.analysis.reason_facts import is_choice, pays
from trimino.analysis.finds import finds_of
from trimino.analysis.grading import Grade
from trimino.rules import Place
from trimino.rules.events import total


@pytest.mark.parametrize(
    ("rules", "bots", "seed"),
    [("trimino", ("heuristic", "heuristic"), 5008), ("tri-domino", ("greedy", "greedy"), 2)],
)
def test_a_find_is_one_of_several_placements_and_of_a_tile_that_was_held(
    rules: str, bots: tuple[str, str], seed: int
) -> None:
    match = played(rules, bots, seed)
    analysis = graded(match, Grade.BEST)
    found = [one for seat in (0, 1) for one in finds_of(analysis, seat)]
    told: list[Any] = []
    left: list[Any] = []
    for one in analysis.decisions:
        stood = before(match, one.round, one.number)
        if not isinstance(one.event.action, Place) or not pays(stood, one.event.action):
            continue
        is_told = is_choice(stood, match.rounds[one.round - 1].events[: one.number])
        (told if is_told and total(one.event.scores) >= 30 else left).append(one)
    assert sorted((one.round, one.number) for one in found) == [
        (one.round, one.number) for one in told
    ]
    assert told
    if not match.rules.free_draw:
        assert any(one.event.action.tile == _last_drawn(match, one) for one in left)
    else:
        assert any(len(before(match, one.round, one.number).legal.placements) == 1 for one in left)


def _last_drawn(match: Any, one: Any) -> object:
    return match.rounds[one.round - 1].events[one.number - 2].drawn
