"""The node counts in the text files are those of the rules, and of the referee."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from tests.referee import Choice, RefereeTable, board, legal
from tests.referee.play import play
from tests.referee.scoring import score_round
from tests.rules.perft.counting import count_nodes
from tests.rules.perft.notation import (
    Counts,
    PerftPosition,
    files,
    format_position,
    parse_position,
    read,
)
from tests.rules.second_opinion import played_before_the_referee
from trimino.rules import RULESETS, published

Count = Callable[[int, int], int]

POSITIONS = [(path, position) for path in files() for position in read(path)]
every_position = pytest.mark.parametrize(
    ("path", "position"),
    POSITIONS,
    ids=[f"{path.stem}-{number}" for number, (path, _) in enumerate(POSITIONS)],
)


@every_position
def test_the_rules_count_the_same(path: Path, position: PerftPosition, count: Count) -> None:
    most = count(1_000, 10**9)
    for depth, counts in enumerate(position.counts, 1):
        if counts.nodes <= most:
            assert count_nodes(position.round(), depth) == counts


@every_position
def test_the_referee_counts_the_same(path: Path, position: PerftPosition, count: Count) -> None:
    most = count(60, 10**9)
    table = played_before_the_referee(position.round())
    for depth, counts in enumerate(position.counts[: count(3, 8)], 1):
        if counts.nodes <= most:
            assert referee_counts(table, depth) == counts


def referee_counts(table: RefereeTable, depth: int) -> Counts:
    counts = Counts()
    for choice in legal(table):
        kind, after = kind_of(table, choice), deepcopy(table)
        play(after, choice)
        counts = counts.plus(one(after, kind) if depth == 1 else referee_counts(after, depth - 1))
    return counts


def kind_of(table: RefereeTable, choice: Choice) -> str | None:
    if choice.action["do"] != "place" or choice.action["field"] == len(table.fields):
        return None
    x, y, way = choice.action["at"]
    return board.kind(table.fields[choice.action["field"]], (x, y, way))


def one(table: RefereeTable, kind: str | None) -> Counts:
    over = table.phase == "over"
    if over:
        score_round(table)
    return Counts(1, kind == "bridge", kind == "double", kind == "hexagon", over, sum(table.totals))


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_file_is_read_as_it_is_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "\n".join(map(format_position, read(path))) == text
    assert [parse_position(format_position(position)) for position in read(path)] == list(
        read(path)
    )


def test_every_rule_set_has_deals_of_several_sizes_and_late_moments() -> None:
    assert {path.stem for path in files()} == {rules.base for rules in RULESETS}
    for path in files():
        positions = list(read(path))
        rules = published(path.stem)
        assert {len(position.deal.hands) for position in positions} >= {2, rules.players[1]} - {6}
        assert (1 in {len(p.deal.hands) for p in positions}) == (rules.solo is not None)
        assert all(len(position.counts) >= 3 for position in positions)
        assert any(position.played for position in positions)
        assert all(position.rules == path.stem for position in positions)


def test_everything_worth_counting_is_counted_somewhere() -> None:
    everything = Counts()
    for _, position in POSITIONS:
        for counts in position.counts:
            everything = everything.plus(counts)
    assert min(everything) > 0
