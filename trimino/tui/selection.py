"""The selection of a person: a tile of the hand, and one of its placements."""

from trimino.drawing.spots import Spot, spot
from trimino.rules import LegalActions, Phase, Place, Tile
from trimino.rules.events import Scores
from trimino.terminal.menu import Menu, PlacementOption


class Selection:
    """A tile and a placement; empty until the person selects something."""

    def __init__(self, legal: LegalActions) -> None:
        self.menu = Menu(legal)
        self.tile: Tile | None = None
        self._way = 0

    @property
    def legal(self) -> LegalActions:
        return self.menu.legal

    @property
    def ways(self) -> list[PlacementOption]:
        """The placements of the selected tile."""
        return self.menu.options(self.tile) if self.tile else []

    @property
    def way(self) -> PlacementOption | None:
        """The selected placement."""
        return self.ways[self._way] if self.ways else None

    @property
    def placement(self) -> Place | None:
        return self.way.place if self.way else None

    @property
    def scores(self) -> Scores:
        """The scores of the selected placement."""
        return self.way.scores if self.way else ()

    @property
    def layable(self) -> list[Tile]:
        """The tiles with a placement, in the order of the hand."""
        return [tile for tile in self.menu.tiles.values() if self.menu.options(tile)]

    def renewed(self, legal: LegalActions) -> "Selection":
        """The selection for another decision; a tile that can still be laid stays selected."""
        again = Selection(legal)
        if self.tile in again.layable and legal.phase is Phase.TURN and not legal.starts_field:
            again.tile = self.tile
        return again

    def choose(self, tile: Tile | None) -> None:
        if tile != self.tile:
            self.tile, self._way = tile, 0

    def choose_way(self, place: Place) -> None:
        """Select a legal placement."""
        self.choose(place.tile)
        self._way = next(n for n, way in enumerate(self.ways) if way.place == place)

    def step_tile(self, by: int) -> None:
        """Select the next tile that can be laid."""
        tiles = self.layable
        if not tiles:
            return
        if self.tile in tiles:
            self.choose(tiles[(tiles.index(self.tile) + by) % len(tiles)])
        else:
            self.choose(tiles[0 if by > 0 else -1])

    def step_way(self, by: int) -> None:
        """Select the next placement, or the next orientation where a field begins."""
        if self.tile is None:
            self.step_tile(1)
        elif self.ways:
            self._way = (self._way + by) % len(self.ways)

    def point_at(self, where: Spot) -> bool:
        """Select a cell, with the selected tile or the first that fits; True if it already was.

        Pointing at the cell again turns a tile that begins a field, or takes the next that fits.
        """
        again = self.placement is not None and spot(self.placement) == where
        if not again:
            places = [way.place for tile in self.layable for way in self.menu.options(tile)]
            here = [place for place in places if spot(place) == where]
            own = [place for place in here if place.tile == self.tile]
            for place in (own or here)[:1]:
                self.choose_way(place)
        return again
