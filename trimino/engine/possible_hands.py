"""The hands that another seat may hold, for all that a view shows."""

import random

import numpy as np

from trimino.engine.packing import pack_tiles
from trimino.engine.possible_worlds import PossibleWorlds
from trimino.rules import MatchView
from trimino.rules.tiles import tiles_of


class PossibleHands:
    """A sample of the hands that a seat may hold, for all that a view shows."""

    def __init__(self, view: MatchView, seat: int, number: int, rng: random.Random) -> None:
        worlds = PossibleWorlds(view.now, rng.getrandbits(63))
        hands = [int(worlds.next()[0]["hands"][seat]) for _ in range(number)]
        self._hands = np.array(hands, np.uint64)

    def share(self, tiles: int) -> float:
        """The share of hands with at least one of some tiles, given as bits of the rules."""
        wanted = np.uint64(pack_tiles(tiles_of(tiles)))
        return float(((self._hands & wanted) != 0).mean())
