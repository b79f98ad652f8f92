"""One round on the table: legal actions, their scores, and what follows."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .board import FIRST_CELL, Cell, Field, hexagons_closed, kind, placements
from .opening import later_opener, opener
from .rulesets import Rules
from .tiles import Corners, corners, is_triple, turns, value

Action = dict[str, Any]


class Choice(NamedTuple):
    """A legal action as a record writes it, but for its points, and those points."""

    action: Action
    points: int


@dataclass
class RefereeTable:
    rules: Rules
    hands: list[list[str]]
    well: list[str]
    fields: list[Field]
    totals: list[int]
    seat: int
    # opening, turn, follow-up, new-field, and over when `reason` says why.
    phase: str
    solo: bool = False
    # Judged by the reading before 4.15 and 4.17 were settled anew.
    earlier: bool = False
    opening_tile: str | None = None
    drawn: list[str] = field(default_factory=list)
    # Passes in a row, and those at the end of that row that found the well empty.
    passes: int = 0
    empty_well_passes: int = 0
    turn: int = 0
    reason: str | None = None
    # Everyone's totals at every moment of the round, from before its first action.
    history: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.history = [list(self.totals)]


def new_round(
    rules: Rules,
    hands: list[list[str]],
    well: list[str],
    totals: list[int],
    youngest: int,
    seat: int | None = None,
) -> RefereeTable:
    """A round as dealt; `seat` opens it where the last round has decided who does."""
    if seat is None:
        seat, tile = opener(rules, hands, youngest)
    else:
        seat, tile = later_opener(rules, hands, seat)
    hands = [list(hand) for hand in hands]
    return RefereeTable(
        rules, hands, list(well), [{}], list(totals), seat, "opening", opening_tile=tile
    )


def new_solo(rules: Rules, hand: list[str], well: list[str], start: str) -> RefereeTable:
    fields: list[Field] = [{FIRST_CELL: corners(start)}]
    return RefereeTable(rules, [list(hand)], list(well), fields, [0], 0, "turn", solo=True)


def legal(table: RefereeTable) -> list[Choice]:
    """All choices of the player to act, the pass last. Opening is laying a tile, never drawing."""
    if table.phase == "over":
        return []
    decline = Choice({"seat": table.seat, "do": "decline"}, 0)
    if table.phase == "new-field":
        return [*new_field_choices(table), decline]
    places = place_choices(table, layable(table))
    if table.phase == "follow-up":
        return [*places, decline]
    if table.phase == "opening":
        return places
    if table.rules["free_draw"]:
        return free_turn(table, places)
    return duty_turn(table, places)


def free_turn(table: RefereeTable, places: list[Choice]) -> list[Choice]:
    draws = draw_choices(table)
    if draws:
        return [*places, *draws, *stop_choices(table)]
    unwilling = table.rules["empty_well_pass"] == "free" and not table.well
    if table.drawn or not places or unwilling:
        return [*places, pass_choice(table, pass_cost(table, able=bool(places)))]
    return places


def duty_turn(table: RefereeTable, places: list[Choice]) -> list[Choice]:
    if places:
        return places
    draws = draw_choices(table)
    if draws:
        return [*draws, *stop_choices(table)]
    return [pass_choice(table, pass_cost(table, able=False))]


def layable(table: RefereeTable) -> list[str]:
    """The tiles that may be laid where they fit: drawing freely may give up those held before."""
    if table.opening_tile and table.phase == "opening":
        return [table.opening_tile]
    if not table.rules["free_draw"] or not table.drawn:
        return table.hands[table.seat]
    return {
        "drawn": table.drawn,
        "any": table.hands[table.seat],
        "newest": table.drawn[-1:],
    }[str(table.rules["after_drawing"])]


def place_choices(table: RefereeTable, tiles: list[str]) -> list[Choice]:
    return [
        place_choice(table, tile, number, cell, shown)
        for number, laid in enumerate(table.fields)
        for tile, cell, shown in placements(laid, tiles)
    ]


def new_field_choices(table: RefereeTable) -> list[Choice]:
    return [
        place_choice(table, tile, len(table.fields), FIRST_CELL, shown)
        for tile in table.hands[table.seat]
        for shown in turns(tile)
    ]


def place_choice(table: RefereeTable, tile: str, number: int, cell: Cell, shown: Corners) -> Choice:
    action = {
        "seat": table.seat,
        "do": "place",
        "tile": tile,
        "field": number,
        "at": list(cell),
        "corners": list(shown),
    }
    laid = table.fields[number] if number < len(table.fields) else {}
    points = tile_points(table.rules, tile) + kind_points(table.rules, laid, cell)
    if table.phase == "opening":
        points += opening_points(table.rules, tile)
    return Choice(action, points)


def tile_points(rules: Rules, tile: str) -> int:
    return {"value": value(tile), "one": 1, "none": 0}[str(rules["tile_points"])]


def kind_points(rules: Rules, laid: Field, cell: Cell) -> int:
    name = kind(laid, cell)
    if name == "plain":
        return 0
    if name == "hexagon":
        return int(rules["hexagons"][hexagons_closed(laid, cell) - 1])
    return int(rules[name])


def opening_points(rules: Rules, tile: str) -> int:
    points = 0
    if is_triple(tile) or not rules["opening_bonus_needs_triple"]:
        points += rules["opening_bonus"]
    if tile == "0-0-0":
        points += rules["zero_opening_bonus"]
    return points


def draw_choices(table: RefereeTable) -> list[Choice]:
    limit = table.rules["draw_limit"]
    if not table.well or (limit is not None and len(table.drawn) >= limit):
        return []
    action = {"seat": table.seat, "do": "draw", "tile": table.well[0]}
    return [Choice(action, -draw_cost(table))]


def draw_cost(table: RefereeTable) -> int:
    """The cost of a draw: that of `solo` in a solo game, where it gives one."""
    if table.solo and "draw_cost" in table.rules["solo"]:
        return int(table.rules["solo"]["draw_cost"])
    return int(table.rules["draw_cost"])


def stop_choices(table: RefereeTable) -> list[Choice]:
    """A pass with another draw possible, where the rules allow it to a player who has drawn."""
    if not table.drawn or not table.rules["stop_drawing"]:
        return []
    return [pass_choice(table, table.rules["stop_cost"])]


def pass_cost(table: RefereeTable, able: bool) -> int:
    """The cost of a pass with no draw possible, by whether the player is able to lay a tile."""
    if not table.drawn:
        return int(table.rules["empty_well_cost"])
    return 0 if able else int(table.rules["stuck_cost"])


def pass_choice(table: RefereeTable, cost: int) -> Choice:
    return Choice({"seat": table.seat, "do": "pass"}, -cost)


def default(table: RefereeTable) -> Choice:
    """The choice made for a player whose time ran out."""
    choices = legal(table)
    if table.phase in ("follow-up", "new-field"):
        return choices[-1]
    places = [choice for choice in choices if choice.action["do"] == "place"]
    return min(places, key=placement_order) if places else choices[0]


def placement_order(choice: Choice) -> tuple[Any, ...]:
    action = choice.action
    x, y, way = action["at"]
    return (
        corners(action["tile"]),
        action["field"],
        x,
        y,
        ("up", "down").index(way),
        action["corners"],
    )
