"""Tables set up by hand, for tests."""

from typing import Any

from .board import FIRST_CELL, Cell, Field, Vertex, vertices
from .rulesets import resolve
from .table import Choice, RefereeTable, legal, new_round
from .tiles import Corners, all_tiles, turns

HEXAGON_VALUES: dict[Vertex, int] = {
    (0, 0): 5, (0, 1): 5, (1, 0): 0, (1, -1): 1, (0, -1): 2, (-1, 0): 3, (-1, 1): 4,
}  # fmt: skip
FIVE: list[Cell] = [
    (0, -1, "down"), (0, -1, "up"), (-1, -1, "down"), (-1, 0, "up"), (-1, 0, "down"),
]  # fmt: skip
BRIDGE_VALUES: dict[Vertex, int] = {
    (0, 1): 4, (1, 0): 1, (0, 0): 4, (1, -1): 1, (0, -1): 2, (-1, 0): 2, (-1, 1): 3, (-2, 1): 3,
    (-2, 2): 3, (-1, 2): 4,
}  # fmt: skip
EIGHT: list[Cell] = [
    (0, -1, "down"), (0, -1, "up"), (-1, -1, "down"), (-1, 0, "up"), (-2, 0, "down"),
    (-2, 1, "up"), (-2, 1, "down"), (-1, 1, "up"),
]  # fmt: skip
DOUBLE_VALUES: dict[Vertex, int] = {
    (0, 0): 1, (-1, 1): 5, (0, 1): 1, (1, 0): 4, (1, -1): 0, (0, -1): 1, (-1, 0): 3, (-1, -1): 2,
    (-2, 0): 2, (-2, 1): 3, (-2, 2): 4, (-1, 2): 5,
}  # fmt: skip
ELEVEN: list[Cell] = [
    (0, 0, "up"), (0, -1, "down"), (0, -1, "up"), (-1, -1, "down"), (-1, -1, "up"),
    (-2, -1, "down"), (-2, 0, "up"), (-2, 0, "down"), (-2, 1, "up"), (-2, 1, "down"), (-1, 1, "up"),
]  # fmt: skip
FOURS = {FIRST_CELL: (4, 4, 4)}
FIVES = {FIRST_CELL: (5, 5, 5)}


def show(values: dict[Vertex, int], cell: Cell) -> Corners:
    a, b, c = vertices(cell)
    return values[a], values[b], values[c]


def field_of(values: dict[Vertex, int], cells: list[Cell]) -> Field:
    """The field with these values at its vertices; it must be of real tiles, each there once."""
    field = {cell: show(values, cell) for cell in cells}
    names = [tile for shown in field.values() for tile in all_tiles(5) if shown in turns(tile)]
    assert len(set(names)) == len(names) == len(cells)
    return field


def table_of(
    rules: str,
    hands: list[list[str]],
    *,
    field: Field,
    well: list[str] | None = None,
    totals: list[int] | None = None,
    seat: int = 0,
    solo: bool = False,
    **changes: Any,
) -> RefereeTable:
    """A table in the middle of a round, one player to begin a turn."""
    return RefereeTable(
        resolve({"base": rules, **changes}),
        [list(hand) for hand in hands],
        list(well or []),
        [dict(field)],
        list(totals or [0] * len(hands)),
        seat,
        "turn",
        solo=solo,
    )


def dos(table: RefereeTable) -> set[str]:
    """The kinds of action that are legal now."""
    return {choice.action["do"] for choice in legal(table)}


def tiles_to_lay(table: RefereeTable) -> set[str]:
    return {choice.action["tile"] for choice in places(table)}


def places(table: RefereeTable) -> list[Choice]:
    return [choice for choice in legal(table) if choice.action["do"] == "place"]


def the(table: RefereeTable, do: str, **wanted: Any) -> Choice:
    """The first legal action like this."""
    return next(
        choice
        for choice in legal(table)
        if choice.action["do"] == do
        and all(choice.action[name] == value for name, value in wanted.items())
    )


def opening(rules: str, *hands: list[str], youngest: int = 0, **changes: Any) -> RefereeTable:
    fields = resolve({"base": rules, **changes})
    return new_round(fields, list(hands), ["1-1-1"], [0] * len(hands), youngest)


def closing(rules: str, hand: list[str], **more: Any) -> RefereeTable:
    """A table at which 0-5-5 closes a hexagon."""
    return table_of(rules, [hand, ["2-2-2"]], field=field_of(HEXAGON_VALUES, FIVE), **more)
