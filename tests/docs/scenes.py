"""The positions that the documentation shows, in the notation of positions.

Tiles of the sheets' own worked examples are laid wherever there is one.
"""

from typing import NamedTuple

from trimino.records.notation import parse_place
from trimino.rules import Field, Place, PlacementKind, Ruleset
from trimino.rules.events import Scores
from trimino.rules.scoring import opening_scores, placement_scores


class TileScene(NamedTuple):
    """A tile about to be laid beside those that lie there already."""

    title: str
    lying: str
    laying: str

    @property
    def field(self) -> Field:
        return field_of(self.lying)

    @property
    def place(self) -> Place:
        return parse_place(self.laying)

    @property
    def kind(self) -> tuple[PlacementKind, int]:
        """The kind of the placement, and how many hexagons it closes."""
        return self.field.kind(self.place.at)

    def scores(self, rules: Ruleset) -> Scores:
        """The scores of the placement; the first tile of all opens a round."""
        tile = self.place.tile
        if not self.lying:
            return opening_scores(rules, tile)
        return placement_scores(rules, tile, *self.kind)


def field_of(text: str, number: int = 0) -> Field:
    """The field on which tiles lie, each laid where it fits."""
    field = Field(number)
    for part in text.split():
        place = parse_place(part)._replace(field=number)
        assert not field.laid or field.place(place.tile, place.at) == place, part
        field = field.lay(place)
    return field


FIVE_OF_SIX = "555u0,0 455d0,-1 514u1,-1 150d1,-1 005u1,0"
EIGHT = "100u0,0 011d0,0 500d0,-1 055u1,-1 504d1,-1 211u0,1 123d0,1 341u1,1"
ELEVEN = (
    "545u0,0 451d0,0 515u0,1 454d0,-1 424u1,-1 242d1,-1 202u2,-1 023d2,-1 232u2,0 212d1,0 121u1,1"
)

SCENES = {
    "opening": TileScene("4-4-4 opens a round.", "", "444u0,0"),
    "plain": TileScene("3-4-4 is laid at an edge of 4-4-4.", "444u0,0", "443d0,0"),
    "bridge": TileScene("1-4-4 is laid as a bridge.", EIGHT, "414d1,0"),
    "double": TileScene("1-1-5 is laid as a double.", ELEVEN, "151d0,1"),
    "hexagon": TileScene("0-5-5 closes a hexagon.", FIVE_OF_SIX, "550d0,0"),
    "two-hexagons": TileScene("0-1-4 closes two hexagons.", f"{EIGHT} 414d1,0", "140u1,0"),
    "three-hexagons": TileScene("1-2-4 closes three hexagons.", f"{ELEVEN} 151d0,1", "124u1,0"),
}

EDGE_DISAGREES = TileScene("2-2-4 disagrees along the edge.", "345u0,0", "422d0,0")
CORNER_DISAGREES = TileScene("1-4-5 disagrees at one corner only.", EIGHT, "514d1,0")

TABLE = (
    "rules=triomino/reader=2/turn=2/phase=turn/fields=555u0,0.545d-1,0.552d0,0.453u-1,0.245u1,0."
    "225u0,1.344d-2,0.335d-1,-1.423d1,0.444u-2,1.512d-1,1.513u0,-1.441d-2,1.232u1,1.331u-1,-1/"
    "hand=023.024.033.113.222.233/counts=2,3,6/well=30/drawn=-/passes=0/totals=51,61,59"
)
"""A round of three players under way; the third is to play and can close a hexagon."""
