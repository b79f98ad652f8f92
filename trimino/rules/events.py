"""Events: the result of an action, with its scores item by item, and the end of a round."""

from typing import TYPE_CHECKING, NamedTuple

from trimino.rules.actions import Action, Place
from trimino.rules.deprecation import renamed_names
from trimino.rules.lattice import Cell
from trimino.rules.tiles import Tile
from trimino.rules.word_enum import WordEnum


class Phase(WordEnum):
    """Phases of a turn: the decision that the player has to make."""

    OPENING = "opening"
    TURN = "turn"
    FOLLOW_UP = "follow-up"
    NEW_FIELD = "new-field"
    OVER = "over"


class PlacementKind(WordEnum):
    """The kinds of placement, by what the cell touches before the tile is laid."""

    PLAIN = "plain"
    BRIDGE = "bridge"
    DOUBLE = "double"
    HEXAGON = "hexagon"


class Item(WordEnum):
    """Items that points are given or taken for."""

    TILE = "tile"
    OPENING = "opening"
    ZERO_OPENING = "zero-opening"
    BRIDGE = "bridge"
    DOUBLE = "double"
    HEXAGON = "hexagon"
    DRAW = "draw"
    STOP = "stop"
    STUCK = "stuck"
    EMPTY_WELL = "empty-well"
    OUT = "out"
    OTHERS_HANDS = "others-hands"
    OWN_HAND = "own-hand"


class Score(NamedTuple):
    """Points for one item; costs are negative."""

    item: Item
    points: int


Scores = tuple[Score, ...]

CellGroups = tuple[tuple[Cell, ...], ...]
"""Cells that make a bonus, in groups: what a bridge joins, the edges of a double, closed rings."""


def total(scores: Scores) -> int:
    """The sum of the points of all items."""
    result = 0
    for _, points in scores:
        result += points
    return result


class Event(NamedTuple):
    """An action that was carried out, and its result."""

    seat: int
    """The seat that acted."""
    phase: Phase
    """The phase in which it acted."""
    action: Action
    """The action as it was asked for."""
    scores: Scores = ()
    """The scores of the action, item by item."""
    kind: PlacementKind | None = None
    """The kind of a placement; None for other actions."""
    drawn: Tile | None = None
    """The tile that was drawn; None for a reader who may not see it."""
    by_clock: bool = False
    """Whether it was played because the time had run out."""
    bonus: CellGroups = ()
    """The cells that make the bonus of a placement; none without a bonus."""

    @property
    def points(self) -> int:
        """The points of the action in all."""
        return total(self.scores)

    @property
    def without_tile_drawn(self) -> "Event":
        """The event as the other seats see it."""
        return self if self.drawn is None else self._replace(drawn=None)

    @property
    def laid(self) -> Tile | None:
        """The tile this event put on the table, if any."""
        return self.action.tile if isinstance(self.action, Place) else None


class EndReason(WordEnum):
    """Reasons why a round ended."""

    OUT = "out"
    BLOCKED = "blocked"
    TARGET = "target"


class RoundEnd(NamedTuple):
    """The end of a round."""

    reason: EndReason
    """The reason for the end."""
    scores: tuple[Scores, ...]
    """The scores of each seat for the end, item by item."""
    winners: tuple[int, ...]
    """The seats that won the round."""
    hands_counted: bool
    """Whether the hands were counted, and so shown to everyone."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat for the end."""
        return tuple(map(total, self.scores))


if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(__name__, {"Kind": "PlacementKind"})
