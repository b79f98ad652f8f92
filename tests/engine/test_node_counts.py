"""The engine counts as many ways for a round to go as the rules do."""

import pytest

from tests.rules.perft.counting import count_nodes as count_by_rules
from tests.rules.perft.notation import PerftPosition, files, read
from tests.rules.positions import READINGS, Table, by_name, moments
from trimino.engine.packing import pack_round, pack_rules
from trimino.engine.perft import count_nodes

POSITIONS = [
    (f"{path.stem}-{number}", position)
    for path in files()
    for number, position in enumerate(read(path))
]


@pytest.mark.parametrize(("name", "position"), POSITIONS, ids=[name for name, _ in POSITIONS])
def test_the_engine_counts_the_same(name: str, position: PerftPosition) -> None:
    played = position.round()
    state, rules = pack_round(played), pack_rules(played.rules)
    for depth, counts in enumerate(position.counts, 1):
        assert tuple(count_nodes(state, rules, depth)) == tuple(counts)


@pytest.mark.parametrize("table", READINGS, ids=by_name)
def test_the_engine_counts_the_same_under_other_readings(table: Table) -> None:
    for number, match in enumerate(moments(table, 4, rounds=2)):
        if not match.round.over and number % 7 == 3:
            state, rules = pack_round(match.round), pack_rules(table.rules, match.well_size)
            for depth in (1, 2):
                expected = tuple(count_by_rules(match.round.copy(), depth))
                assert tuple(count_nodes(state, rules, depth)) == expected
