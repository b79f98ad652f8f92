"""The field of a pad: what a tile made, by its place where that is known, else as it was told."""

from collections.abc import Mapping

from trimino.pad.lines import PlaceLine
from trimino.pad.warnings import PadWarning, WarningList
from trimino.rules import (
    ORIGIN,
    Field,
    IllegalAction,
    Phase,
    Place,
    PlacementKind,
    Ruleset,
    Tile,
    TriminoError,
)
from trimino.rules.bonus import fewest_tiles
from trimino.rules.errors import Reason
from trimino.rules.tiles import bit_of

Made = tuple[PlacementKind, int]
_NOTHING: Made = (PlacementKind.PLAIN, 0)


class PadField:
    """The fields on the table, kept while every tile is laid with its place; else only counts."""

    def __init__(self, rules: Ruleset, start: Tile | None) -> None:
        self.rules = rules
        self.fields: tuple[Field, ...] | None = ()
        """None once a tile was laid without its place, or does not fit."""
        self.is_lost = False
        """Whether it was kept from the start of the round, and then no longer."""
        self._has_bridge = self._has_places = False
        if start is not None:
            self.fields = (Field().lay(Place(start, ORIGIN, (start.a, start.b, start.c))),)

    def starts(self, line: PlaceLine) -> bool:
        """Whether a tile starts a new field, where one is offered."""
        if line.place is not None and self.fields is not None:
            return line.place.field == len(self.fields)
        return line.made in (None, PlacementKind.PLAIN)

    def fits(self, tile: Tile) -> bool:
        """Whether a tile is known to fit somewhere."""
        return any(field.fitting_bits & bit_of(tile) for field in self.fields or ())

    def lay(
        self, line: PlaceLine, phase: Phase, laid: Mapping[Tile, int], warnings: WarningList
    ) -> Made:
        """The kind that a tile made, and its hexagons; its place joins the field."""
        self._check_known(line.tile, laid, warnings)
        starts = phase in (Phase.OPENING, Phase.NEW_FIELD)
        made = self._placed(line, line.place, starts, warnings) if line.place else None
        if made is None:
            made = self._told(line, starts, len(laid), warnings)
        self._has_bridge |= made[0] is PlacementKind.BRIDGE
        return made

    def _check_known(self, tile: Tile, laid: Mapping[Tile, int], warnings: WarningList) -> None:
        """Warn of a tile that lies on the table already, or is not in the set."""
        if tile not in self.rules.tiles:
            warnings.add(PadWarning.NOT_IN_THE_SET, tile=tile, highest=self.rules.highest_value)
        if tile in laid:
            warnings.add(PadWarning.TILE_LAID, tile=tile, line=laid[tile])

    def _placed(
        self, line: PlaceLine, place: Place, starts: bool, warnings: WarningList
    ) -> Made | None:
        """The kind that a tile made by its place; None where the field is not known."""
        if self.fields is None:
            warnings.add(PadWarning.FIELD_LOST)
            return None
        try:
            made = self._join(self.fields, place, starts)
        except TriminoError as error:
            warnings.add(PadWarning.DOES_NOT_FIT, why=error.message)
            self._lose()
            return None
        self._has_places = True
        told = line.made, line.hexagons or made[1]
        if line.made is not None and told != made:
            warnings.add(PadWarning.OTHER_KIND, kind=made[0], hexagons=made[1])
        return made

    def _join(self, fields: tuple[Field, ...], place: Place, starts: bool) -> Made:
        number = len(fields) if starts else place.field
        if not starts and not 0 <= number < len(fields):
            raise IllegalAction(Reason.NO_SUCH_FIELD, fields=len(fields))
        field = Field(number) if starts else fields[number]
        made = _NOTHING if starts else field.kind(place.at)
        self.fields = (*fields[:number], field.lay(place), *fields[number + 1 :])
        return made

    def _lose(self) -> None:
        self.is_lost |= self._has_places and self.fields is not None
        self.fields = None

    def _told(self, line: PlaceLine, starts: bool, laid: int, warnings: WarningList) -> Made:
        """The kind that a tile made as its line says."""
        if self._has_places and self.fields is not None and line.place is None:
            if starts or self.fits(line.tile):
                warnings.add(PadWarning.FIELD_LOST)
            else:
                warnings.add(PadWarning.FITS_NOWHERE, tile=line.tile)
        self._lose()
        kind = line.made or PlacementKind.PLAIN
        hexagons = min(max(line.hexagons, 1), 3) if kind is PlacementKind.HEXAGON else 0
        if kind is PlacementKind.PLAIN:
            return _NOTHING
        if starts:
            warnings.add(PadWarning.STARTS_FIELD)
            return _NOTHING
        if kind is PlacementKind.DOUBLE and self.rules.bridge and not self._has_bridge:
            warnings.add(PadWarning.DOUBLE_WITHOUT_BRIDGE)
        elif laid < (fewest := fewest_tiles(kind, hexagons)):
            warnings.add(PadWarning.TOO_FEW_TILES, kind=kind, hexagons=hexagons, tiles=fewest)
        return kind, hexagons
