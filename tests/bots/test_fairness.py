"""No bot can cheat: from equal views each makes the same choice."""

import random
from collections.abc import Callable

import pytest

from tests.rules.positions import TABLES, Table, by_name, moments
from tests.rules.reader_knowledge import twins
from trimino.bots.player import find_player
from trimino.bots.roster import ROSTER

Count = Callable[[int, int], int]


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_what_a_seat_may_not_know_changes_no_choice(table: Table, count: Count) -> None:
    rng, found = random.Random(table.name), 0
    players = [find_player(f"{entry.name}@6sims") for entry in ROSTER]
    for number, match in enumerate(moments(table, 2, rounds=1)):
        if match.round.over or number % count(29, 5) != 3:
            continue
        seat = match.round.turn
        for twin in twins(match, seat, rng, tries=2):
            found += twin != match
            for player in players:
                chosen = player.choose(match.view(seat), random.Random(7))
                assert chosen == player.choose(twin.view(seat), random.Random(7)), player.name
    assert found or table.seats == 1 or "small" in table.name
