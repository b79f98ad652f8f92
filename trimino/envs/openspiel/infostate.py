"""Information states as text: the events that a reader saw, and the position now."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from trimino.envs.encoding import DECLINE_NUMBER, DRAW_NUMBER, PASS_NUMBER, START_NUMBER
from trimino.envs.numbering import LYING
from trimino.envs.openspiel.chance_table import ChanceTable
from trimino.records.notation import format_action, format_position, format_tile
from trimino.rules import TILES, Action, Draw, Position, Tile


class SeenAction(NamedTuple):
    """An action as a reader saw it; `drawn` is the tile of the reader's own draw."""

    seat: int
    number: int
    action: Action
    drawn: Tile | None
    points: int

    def __str__(self) -> str:
        drawn = f"={format_tile(self.drawn)}" if self.drawn else ""
        return f"{self.seat}:{format_action(self.action)}{drawn}:{self.points}"


def seen_actions(table: ChanceTable, reader: int | None) -> Iterator[SeenAction]:
    """The actions that a seat saw, or a spectator for None, a pending draw included."""
    if table.round is None:
        return
    events = table.round.view(reader).events
    for number, event in zip(table.numbers, events, strict=False):
        yield SeenAction(event.seat, number, event.action, event.drawn, event.points)
    if table.is_drawing:
        yield SeenAction(table.round.turn, DRAW_NUMBER, Draw(), None, 0)


def events_text(seen: Iterable[SeenAction]) -> str:
    return f"events={'.'.join(map(str, seen)) or '-'}"


def position_text(table: ChanceTable, reader: int | None) -> str:
    """The position, in the notation of positions."""
    return format_position(_position(table, reader))


def hand_text(table: ChanceTable, seat: int) -> str:
    """The private information of a seat."""
    position = _position(table, seat)
    return f"hand={_tiles(position.hand)}/drawn={_tiles(position.drawn)}"


def _position(table: ChanceTable, reader: int | None) -> Position:
    """The position with the drawn tiles sorted: their order matters in no published rule set."""
    position = table.position(reader)
    return position._replace(drawn=tuple(sorted(position.drawn)))


def whole_text(table: ChanceTable) -> str:
    """The position, all hands, and whether chance acts next."""
    hands = (f"hand{seat}={_tiles(table.hand(seat))}" for seat in range(table.players))
    chance = "yes" if table.is_chances_turn else "no"
    return "/".join((position_text(table, None), *hands, f"chance={chance}"))


def number_meaning(number: int) -> str:
    """The meaning of an action's number, in any position.

    >>> [number_meaning(number) for number in (0, 1011, 1012, 1176)]
    ['000 beside 000.0', '001 starts', '001 starts turned 1', 'draw']
    """
    if number >= DRAW_NUMBER:
        return {DRAW_NUMBER: "draw", PASS_NUMBER: "pass", DECLINE_NUMBER: "decline"}[number]
    if number >= START_NUMBER:
        tile, turn = divmod(number - START_NUMBER, 3)
        return f"{format_tile(TILES[tile])} starts" + (f" turned {turn}" if turn else "")
    return _beside(*divmod(number, 6))


def _beside(edge: int, corner: int) -> str:
    """A tile beside an edge, or only its corner where no tile has these corners."""
    anchor, side = TILES[edge // 3], edge % 3
    found = LYING.get((anchor[(side + 1) % 3], anchor[side], corner))
    laid = format_tile(found[0]) if found else f"corner {corner}"
    return f"{laid} beside {format_tile(anchor)}.{side}"


def _tiles(tiles: Iterable[Tile]) -> str:
    return ".".join(map(format_tile, tiles)) or "-"
