"""Wells whose order is decided draw by draw."""

import random

import pytest

from tests.rules.positions import PUBLISHED, Table, by_name
from trimino.rules import DRAW, Deal, Round


@pytest.mark.parametrize("table", PUBLISHED[::3], ids=by_name)
def test_a_round_with_tiles_called_is_one_that_was_dealt_like_this(table: Table) -> None:
    if table.seats == 1:
        deal = Deal.shuffled_solo(table.rules, random.Random(1))
    else:
        deal = Deal.shuffled(table.rules, table.seats, random.Random(1))
    rng, called = random.Random(2), Round(table.rules, deal)
    while not called.over:
        action = rng.choice(list(called.legal))
        if action == DRAW:
            called.set_next_draw(rng.choice(called.well))
        called.push(action)
    again = Round(table.rules, called.deal)
    for event in called.events:
        assert again.play(event.action) == event
    assert again.view(0, revealed=True) == called.view(0, revealed=True)
    assert sorted(called.deal.well) == sorted(deal.well)
    while again.events:
        assert again.undo() == called.undo()
        assert again.state == called.state


def test_a_copy_keeps_its_own_well() -> None:
    table = PUBLISHED[0]
    one = Round(table.rules, Deal.shuffled(table.rules, table.seats, random.Random(1)))
    well, twin = one.well, one.copy()
    one.set_next_draw(well[-1])
    assert one.well == (well[-1], *well[:-1])
    assert twin.well == well
