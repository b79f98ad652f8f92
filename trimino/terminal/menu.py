"""The choices of a decision: tiles by number, their places and everything else by letter.

A menu is made from the legal actions of the seat alone.
"""

import re
from enum import StrEnum
from itertools import product
from typing import NamedTuple

from trimino.rules import DECLINE, DRAW, PASS, Action, LegalActions, Place, Tile
from trimino.rules.events import Scores
from trimino.rules.scoring import Hand


class MenuCommand(StrEnum):
    """An entry that is no action of the game, by its key."""

    UNDO = "u"
    RULES = "r"
    HELP = "?"
    QUIT = "q"


DRAW_KEY, PASS_KEY = "d", "p"
YES = "y"
KEYS = frozenset(MenuCommand)
_LETTERS = [
    letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in {DRAW_KEY, PASS_KEY, *KEYS}
]
LABELS = [*_LETTERS, *map("".join, product(_LETTERS, repeat=2))]
ENTRY = re.compile(r"([0-9]{0,3}) *([a-z]{0,2})")


class PlacementOption(NamedTuple):
    """One placement of a tile: its label, and what it scores."""

    label: str
    place: Place
    scores: Scores


class Menu:
    """The choices of one decision; a tile is chosen first, then its place."""

    def __init__(self, legal: LegalActions) -> None:
        self.legal = legal
        self.tiles = dict(enumerate(hold_apart(legal.hand, legal.drawn), start=1))
        self._options = {tile: _options(legal, tile) for tile in legal.tiles}

    def options(self, tile: Tile) -> list[PlacementOption]:
        """The placements of a tile, from the top left to the bottom right of the fields."""
        return self._options.get(tile, [])

    @property
    def places(self) -> list[Place]:
        """The placements of all tiles."""
        return [option.place for options in self._options.values() for option in options]

    @property
    def others(self) -> dict[str, Action]:
        """The legal actions that are no placements, by key."""
        wanted = {DRAW_KEY: DRAW, PASS_KEY: self._pass}
        return {key: action for key, action in wanted.items() if action in self.legal}

    @property
    def _pass(self) -> Action:
        return DECLINE if self.legal.may_decline else PASS

    def read(self, entry: str, chosen: Tile | None = None) -> Action | MenuCommand | Tile | None:
        """Parse an entry into an action, a command or a tile; None if it is none of them.

        A letter alone is a place of the tile chosen before. Drawing and passing are parsed even
        where they are not legal, so that the rules can say why.
        """
        word = entry.strip().lower()
        if word == DRAW_KEY:
            return DRAW
        if word == PASS_KEY:
            return self._pass
        return MenuCommand(word) if word in KEYS else self._read_tile(word, chosen)

    def _read_tile(self, word: str, chosen: Tile | None) -> Place | Tile | None:
        """A placement if the entry names one, else the tile of its number."""
        found = ENTRY.fullmatch(word)
        if not found or not word:
            return None
        number, label = found.groups()
        tile = self.tiles.get(int(number)) if number else chosen
        options = self.options(tile) if tile and label else []
        placed = next((option.place for option in options if option.label == label), None)
        return placed or (tile if number else None)


def hold_apart(hand: Hand, drawn: Hand) -> Hand:
    """The hand with the tiles drawn in this turn at its end.

    >>> print(*hold_apart((Tile(0, 0, 1), Tile(2, 3, 4), Tile(5, 5, 5)), (Tile(2, 3, 4),)))
    0-0-1 5-5-5 2-3-4
    """
    kept = [tile for tile in hand if tile not in drawn]
    return (*kept, *(tile for tile in hand if tile in drawn))


def _options(legal: LegalActions, tile: Tile) -> list[PlacementOption]:
    places = sorted(legal.of(tile), key=_reading_order)
    return [
        PlacementOption(label, place, legal.scores(place))
        for label, place in zip(LABELS, places, strict=False)
    ]


def _reading_order(place: Place) -> tuple[int, int, int, tuple[int, ...]]:
    """Sort key: by field, then by row from the top, then from the left."""
    x, y, down = place.at
    return place.field, -y, 2 * x + y + down, place.corners
