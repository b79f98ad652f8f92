"""Openings, and scores of placements: the sheets' own examples first."""

import pytest

from .board import Cell, kind
from .table import legal
from .tables import (
    BRIDGE_VALUES,
    DOUBLE_VALUES,
    EIGHT,
    ELEVEN,
    FIVE,
    FIVES,
    FOURS,
    HEXAGON_VALUES,
    closing,
    dos,
    field_of,
    opening,
    places,
    table_of,
    the,
    tiles_to_lay,
)


def test_the_openings_of_the_tri_domino_sheet() -> None:
    assert [c.points for c in legal(opening("tri-domino", ["4-4-4", "4-5-5"], ["3-4-5"]))] == [22]
    assert [c.points for c in legal(opening("tri-domino", ["0-1-2"], ["3-4-5"]))] == [12] * 3
    assert [c.points for c in legal(opening("triomino", ["0-1-2"], ["3-4-5"]))] == [22] * 3
    assert [c.points for c in legal(opening("tri-domino", ["0-0-0"], ["3-4-5"]))] == [40]


def test_the_placements_of_the_tri_domino_sheet() -> None:
    assert {c.points for c in places(table_of("tri-domino", [["3-4-4"]], field=FOURS))} == {11}
    assert {c.points for c in places(table_of("tri-domino", [["2-5-5"]], field=FIVES))} == {12}
    assert the(closing("tri-domino", ["0-5-5"]), "place", at=[0, 0, "up"]).points == 60
    bridging = table_of("tri-domino", [["1-4-4"]], field=field_of(BRIDGE_VALUES, EIGHT))
    assert the(bridging, "place", at=[0, 0, "up"]).points == 49
    doubling = table_of("tri-domino", [["1-1-5"]], field=field_of(DOUBLE_VALUES, ELEVEN))
    assert the(doubling, "place", at=[-1, 0, "down"]).points == 47


def test_the_placements_of_other_sheets() -> None:
    bridge, double = field_of(BRIDGE_VALUES, EIGHT), field_of(DOUBLE_VALUES, ELEVEN)

    def points(rules: str) -> list[int]:
        return [
            the(closing(rules, ["0-5-5"]), "place", at=[0, 0, "up"]).points,
            the(table_of(rules, [["1-4-4"]], field=bridge), "place", at=[0, 0, "up"]).points,
            the(table_of(rules, [["1-1-5"]], field=double), "place", at=[-1, 0, "down"]).points,
        ]

    assert points("trimino") == [60, 49, 47]
    assert points("triodominio") == [0, 0, 0]
    assert points("triodominio-reverse") == [10, 9, 7]
    assert points("goliath") == [60, 49, 7]
    assert points("goliath-kids") == [2, 2, 1]


def test_hexagons_pay_by_how_many_are_closed_at_once() -> None:
    zeros = (0, 0, 0)
    around: list[Cell] = [
        (0, 0, "down"), (-1, 0, "down"), (0, -1, "down"), (0, -1, "up"), (-1, -1, "down"),
        (-1, 0, "up"), (1, -1, "up"), (1, -1, "down"), (1, 0, "up"),
    ]  # fmt: skip
    field = dict.fromkeys(around, zeros)
    third: list[Cell] = [(0, 1, "up"), (-1, 1, "up"), (-1, 1, "down")]
    for rules, two, three in (("goliath", 60, 70), ("wikipedia", 100, 150), ("trimino", 50, 50)):
        table = table_of(rules, [["0-0-0"]], field=field)
        assert the(table, "place", at=[0, 0, "up"]).points == two
        table.fields[0] |= dict.fromkeys(third, zeros)
        assert the(table, "place", at=[0, 0, "up"]).points == three


@pytest.mark.parametrize(
    ("rules", "hands", "seat", "tile"),
    [
        ("trimino", [["3-5-5", "0-5-5"], ["1-1-1", "4-5-5"]], 1, "1-1-1"),
        ("trimino", [["1-1-1", "4-5-5"], ["2-2-2"]], 1, "2-2-2"),
        ("trimino", [["3-4-5"], ["2-5-5"]], 1, "2-5-5"),
        ("trimino", [["4-5-5"], ["2-5-5"]], 0, "4-5-5"),
        ("goliath", [["4-4-4"], ["2-5-5"]], 1, None),
        ("goliath", [["5-5-5"], ["4-5-5"]], 0, None),
        ("triodominio", [["5-5-5"], ["0-0-1"]], 1, None),
    ],
)
def test_who_opens(rules: str, hands: list[list[str]], seat: int, tile: str | None) -> None:
    table = opening(rules, *hands, youngest=1)
    assert table.seat == seat
    assert tiles_to_lay(table) == ({tile} if tile else set(hands[seat]))
    assert dos(table) == {"place"}
    assert all(choice.action["at"] == [0, 0, "up"] for choice in legal(table))


def test_the_fields_of_the_examples_are_of_the_kind_they_say() -> None:
    assert kind(field_of(HEXAGON_VALUES, FIVE), (0, 0, "up")) == "hexagon"
    assert kind(field_of(BRIDGE_VALUES, EIGHT), (0, 0, "up")) == "bridge"
    assert kind(field_of(DOUBLE_VALUES, ELEVEN), (-1, 0, "down")) == "double"
