"""Tally of a round: the tiles on the table, and how many each hand and the well should have."""

from trimino.rules import Ruleset, Tile
from trimino.rules.deal import solo_sizes
from trimino.rules.errors import SetupError


class TileTally:
    """Counts tiles by what is written down; a hand of a size that the rules do not name is None."""

    def __init__(self, rules: Ruleset, players: int, well_size: int | None) -> None:
        self.rules = rules
        self.laid: dict[Tile, int] = {}
        """The tiles on the table, each with the number of its line."""
        sizes = _sizes(rules, players, well_size)
        self.dealt: int | None = sizes[0]
        self.well: int | None = sizes[1]
        self.drew = [False] * players
        """Whether each player has drawn a tile in this round."""
        self.counts: list[int | None] = [self.dealt] * players

    def lay(self, seat: int, tile: Tile, line: int) -> None:
        self.laid.setdefault(tile, line)
        self._change(seat, -1)

    def draw(self, seat: int) -> None:
        self.drew[seat] = True
        if self.well:
            self.well -= 1
        self._change(seat, +1)

    def empty_well(self) -> None:
        """The table says that nothing is left to draw."""
        self.well = 0

    @property
    def tiles_to_draw(self) -> int:
        """The number of tiles in the well; one if nobody knows."""
        return 1 if self.well is None else self.well

    def sums(self, tiles: int) -> range:
        """The sums that so many tiles can have of those that are not laid."""
        values = sorted(tile.value for tile in self.rules.tiles if tile not in self.laid)
        return range(sum(values[:tiles]), sum(values[len(values) - tiles :]) + 1)

    def _change(self, seat: int, by: int) -> None:
        count = self.counts[seat]
        if count is not None:
            self.counts[seat] = count + by


def _sizes(
    rules: Ruleset, players: int, well_size: int | None
) -> tuple[int, int] | tuple[None, None]:
    """The sizes of each hand and of the well; None where the rules do not name them."""
    if players == 1:
        try:
            return solo_sizes(rules, well_size)
        except SetupError:
            return None, None
    if players not in rules.tables:
        return None, None
    hand = rules.hand[players]
    return hand, len(rules.tiles) - players * hand
