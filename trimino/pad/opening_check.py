"""The opening: whether a tile that shows up later should have opened the round (settlement 4)."""

from trimino.pad.warnings import PadWarning, WarningList
from trimino.rules import Opener, OpeningTile, Ruleset, Tile
from trimino.rules.deal import opening_rank


class OpeningCheck:
    """Compares every tile that was surely dealt with the one that opened."""

    def __init__(self, rules: Ruleset, opener_is_set: bool) -> None:
        self._set = opener_is_set
        self._rule = Opener.HIGHEST_TRIPLE if opener_is_set else rules.opener
        self._names_tile = rules.opening_tile is OpeningTile.THAT
        self._opened: tuple[int, Tile] | None = None
        self._is_told = False

    def opens(self, seat: int, tile: Tile) -> None:
        """Remember the opener and the opening tile."""
        self._opened = seat, tile

    def look(self, seat: int, name: str, tile: Tile, *, drew: bool, warnings: WarningList) -> None:
        """Warn of a better tile of a player who has drawn none, so that it was dealt.

        The first such tile shows that the opening was wrong, so that others are not asked about.
        """
        if self._opened is None or self._is_told or drew or not self._names_tile:
            return
        opener, opened = self._opened
        compared = seat == opener or not self._set
        if compared and opening_rank(self._rule, tile) > opening_rank(self._rule, opened):
            self._is_told = True
            warnings.add(PadWarning.BETTER_OPENING, name=name, tile=tile, opened=opened)
