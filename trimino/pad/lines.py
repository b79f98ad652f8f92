"""Lines of a score pad: what a person writes down of a game with the real box."""

from dataclasses import dataclass
from typing import NamedTuple

from trimino.rules import Place, PlacementKind, Tile
from trimino.rules.scoring import Hand


@dataclass(frozen=True)
class RoundLine:
    """A round begins; players may join or leave here."""

    players: tuple[str, ...]
    """The names in the order of turns."""
    start: Tile | None = None
    """The tile that a solo game starts from."""
    absent: tuple[str, ...] = ()
    """Those who do not play, though lines of the round are theirs; they have the next seats."""

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who has a seat."""
        return self.players + self.absent


@dataclass(frozen=True)
class PlaceLine:
    """A player lays a tile."""

    seat: int
    tile: Tile
    made: PlacementKind | None = None
    """The kind that the tile made; None for none, or for the one that its place gives."""
    hexagons: int = 0
    """The number of hexagons it closed."""
    out: bool = False
    """Whether it was the player's last tile."""
    place: Place | None = None
    """Its place, if the field is kept."""


@dataclass(frozen=True)
class DrawLine:
    """A player draws a tile, which nobody else sees."""

    seat: int


@dataclass(frozen=True)
class PassLine:
    """A turn ends with nothing laid."""

    seat: int
    fits: bool = False
    """Whether the player kept a tile that fits."""
    empty: bool = False
    """Whether the well is empty, where the pad would think otherwise."""


@dataclass(frozen=True)
class DeclineLine:
    """A player lays no second tile after 0-0-0, or starts no new field.

    The line may be left out: the next line of another player says the same.
    """

    seat: int


HandCount = Hand | int | None
"""A hand that is left: its tiles, their sum, or None if it was not counted."""


@dataclass(frozen=True)
class EndLine:
    """The round is over, because somebody went out or it is blocked; the hands that are left."""

    hands: tuple[HandCount, ...] = ()


PadLine = RoundLine | PlaceLine | DrawLine | PassLine | DeclineLine | EndLine


class WrittenLine(NamedTuple):
    """A line as it stands, and whether it was corrected."""

    line: PadLine
    corrected: bool = False
