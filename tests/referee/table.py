"""One round on the table: legal actions, their scores, and what follows."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .board import FIRST_CELL, Cell, Field, hexagons_closed, kind, placements
from .rulesets import Rules
from .tiles import Corners, corners, is_triple, turns, value

Action = dict[str, Any]


class Choice(NamedTuple):
    """A legal action as a record writes it, but for its points, and those points."""

    action: Action
    points: int


@dataclass
class Table:
    rules: Rules
    hands: list[list[str]]
    well: list[str]
    fields: list[Field]
    totals: list[int]
    seat: int
    # opening, turn, follow-up, new-field, and over when `reason` says why.
    phase: str
    solo: bool = False
    opening_tile: str | None = None
    drawn: list[str] = field(default_factory=list)
    passes: int = 0
    turn: int = 0
    reason: str | None = None
    # Everyone's totals at every moment of the round, from before its first action.
    history: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.history = [list(self.totals)]


def opener(rules: Rules, hands: list[list[str]], youngest: int) -> tuple[int, str | None]:
    """Who opens the round and, unless any will do, with which tile."""
    if rules["opener"] == "youngest":
        return youngest, None
    held = [tile for hand in hands for tile in hand]
    triples = [tile for tile in held if is_triple(tile)]
    among = triples if triples and rules["opener"] == "highest-triple" else held
    tile = max(among, key=lambda t: (value(t), sorted(corners(t), reverse=True)))
    seat = next(seat for seat, hand in enumerate(hands) if tile in hand)
    return seat, tile if rules["opening_tile"] == "that" else None


def new_round(
    rules: Rules, hands: list[list[str]], well: list[str], totals: list[int], youngest: int
) -> Table:
    seat, tile = opener(rules, hands, youngest)
    hands = [list(hand) for hand in hands]
    return Table(rules, hands, list(well), [{}], list(totals), seat, "opening", opening_tile=tile)


def new_solo(rules: Rules, hand: list[str], well: list[str], start: str) -> Table:
    fields: list[Field] = [{FIRST_CELL: corners(start)}]
    return Table(rules, [list(hand)], list(well), fields, [0], 0, "turn", solo=True)


def legal(table: Table) -> list[Choice]:
    """Everything whoever is to act may do now. Opening is laying a tile, never drawing."""
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


def free_turn(table: Table, places: list[Choice]) -> list[Choice]:
    draws = draw_choices(table)
    if draws:
        return places + draws
    if table.drawn or not places:
        return [*places, pass_choice(table, able=bool(places))]
    return places


def duty_turn(table: Table, places: list[Choice]) -> list[Choice]:
    return places or draw_choices(table) or [pass_choice(table, able=False)]


def layable(table: Table) -> list[str]:
    """The tiles that may be laid where they fit: drawing freely gives up those held before."""
    if table.opening_tile and table.phase == "opening":
        return [table.opening_tile]
    if table.rules["free_draw"] and table.drawn:
        return [tile for tile in table.hands[table.seat] if tile in table.drawn]
    return table.hands[table.seat]


def place_choices(table: Table, tiles: list[str]) -> list[Choice]:
    return [
        place_choice(table, tile, number, cell, shown)
        for number, laid in enumerate(table.fields)
        for tile, cell, shown in placements(laid, tiles)
    ]


def new_field_choices(table: Table) -> list[Choice]:
    return [
        place_choice(table, tile, len(table.fields), FIRST_CELL, shown)
        for tile in table.hands[table.seat]
        for shown in turns(tile)
    ]


def place_choice(table: Table, tile: str, number: int, cell: Cell, shown: Corners) -> Choice:
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


def draw_choices(table: Table) -> list[Choice]:
    limit = table.rules["draw_limit"]
    if not table.well or (limit is not None and len(table.drawn) >= limit):
        return []
    action = {"seat": table.seat, "do": "draw", "tile": table.well[0]}
    return [Choice(action, -table.rules["draw_cost"])]


def pass_choice(table: Table, able: bool) -> Choice:
    """A pass, which costs nothing to who is able to lay a drawn tile and does not want to."""
    cost = table.rules["stuck_cost"] if table.drawn else table.rules["empty_well_cost"]
    return Choice({"seat": table.seat, "do": "pass"}, 0 if able else -cost)


def default(table: Table) -> Choice:
    """What is done for a player whose time ran out."""
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
