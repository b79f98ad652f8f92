"""Puts what the rules say into the referee's words, and compares."""

from collections.abc import Iterable
from typing import Any

from tests.referee import Choice, RefereeTable, board, legal, resolve
from tests.referee.play import play
from tests.referee.scoring import score_round
from tests.referee.table import new_round, new_solo
from trimino.rules import Action, Cell, Draw, Field, Pass, Place, Round, Tile
from trimino.rules.events import total

Placement = tuple[str, board.Cell, tuple[int, int, int]]


def cell_of(at: Cell) -> board.Cell:
    return at.x, at.y, "down" if at.down else "up"


def board_of(field: Field) -> board.Field:
    return {cell_of(at): place.corners for at, place in field.laid.items()}


def placement_of(place: Place) -> Placement:
    return str(place.tile), cell_of(place.at), place.corners


def written(action: Action, seat: int, drawn: Tile | None) -> dict[str, Any]:
    """An action as a record writes it, but for its points."""
    if isinstance(action, Draw):
        return {"seat": seat, "do": "draw", "tile": str(drawn)}
    if isinstance(action, Place):
        tile, at, corners = placement_of(action)
        laid = {"tile": tile, "field": action.field, "at": list(at), "corners": list(corners)}
        return {"seat": seat, "do": "place"} | laid
    return {"seat": seat, "do": "pass" if isinstance(action, Pass) else "decline"}


def dealt_before_the_referee(round: Round) -> RefereeTable:
    """The round as it was dealt, on the referee's table."""
    rules, deal = resolve({"base": "trimino", **round.rules.to_json()}), round.deal
    hands = [list(map(str, hand)) for hand in deal.hands]
    well = list(map(str, deal.well))
    if deal.start is not None:
        return new_solo(rules, hands[0], well, str(deal.start))
    opener = round.view(None).opener
    return new_round(rules, hands, well, list(round.before), round.youngest, opener)


def played_before_the_referee(round: Round) -> RefereeTable:
    """The round as it stands, played again by the referee's own rules."""
    table = dealt_before_the_referee(round)
    for event in round.events:
        action = written(event.action, event.seat, event.drawn)
        play(table, allowed(table, action, event.points))
    return table


def allowed(table: RefereeTable, action: dict[str, Any], points: int) -> Choice:
    choice = Choice(action, points)
    assert choice in legal(table)
    return choice


def check_legal(round: Round) -> None:
    """The referee allows the same actions for the same points, and scores the same end."""
    table = played_before_the_referee(round)
    next_drawn = round.well[0] if round.well else None
    mine = [
        Choice(written(action, round.turn, next_drawn), total(round.legal.scores(action)))
        for action in round.legal
    ]
    theirs = legal(table)
    assert sorted(map(str, mine)) == sorted(map(str, theirs))
    assert table.phase == round.phase
    if round.end is not None:
        end = score_round(table)
        assert end.reason == round.end.reason
        assert (end.points, end.winners) == (list(round.end.points), list(round.end.winners))
    assert table.totals == list(round.totals)


def check_gaps(field: Field) -> None:
    """The gaps of a field are the cells beside its tiles, each with what it touches."""
    laid = board_of(field)
    values = board.vertex_values(laid)
    assert {cell_of(at) for at in field.gaps} == set(board.open_cells(laid))
    for at, gap in field.gaps.items():
        cell = cell_of(at)
        assert list(gap.corners) == [values.get(vertex) for vertex in board.vertices(cell)]
        assert gap.kind == board.kind(laid, cell)
        assert gap.hexagons == board.hexagons_closed(laid, cell)
        assert field.kind(at) == (gap.kind, gap.hexagons)


def check_places(field: Field, tiles: Iterable[Tile]) -> None:
    """Each tile fits where it does by looking at every cell and every turn of it."""
    tiles = list(tiles)
    found = [placement_of(place) for tile in tiles for place in field.places(tile)]
    assert len(found) == len(set(found))
    assert set(found) == set(board.placements(board_of(field), [str(tile) for tile in tiles]))
