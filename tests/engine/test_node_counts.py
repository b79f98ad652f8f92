"""The engine counts as many ways for a round to go as the rules do."""

import pytest

from tests.rules.perft.notation import Position, files, read
from trimino.engine.packing import pack_round, pack_rules
from trimino.engine.perft import count_nodes

POSITIONS = [
    (f"{path.stem}-{number}", position)
    for path in files()
    for number, position in enumerate(read(path))
]


@pytest.mark.parametrize(("name", "position"), POSITIONS, ids=[name for name, _ in POSITIONS])
def test_the_engine_counts_the_same(name: str, position: Position) -> None:
    played = position.round()
    state, rules = pack_round(played), pack_rules(played.rules)
    for depth, counts in enumerate(position.counts, 1):
        assert tuple(count_nodes(state, rules, depth)) == tuple(counts)
