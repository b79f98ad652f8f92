"""The cost of a free draw: points, and tiles that fit now but not later in the turn."""

from typing import NamedTuple

from trimino.rules.actions import DRAW
from trimino.rules.events import total
from trimino.rules.legal import LegalActions
from trimino.rules.ruleset import AfterDrawing
from trimino.rules.scoring import Hand


class GivenUp(NamedTuple):
    """The cost of a draw although a tile fits; the points are 0 or negative."""

    points: int
    tiles: Hand


def given_up_by_drawing(legal: LegalActions) -> GivenUp | None:
    """The cost of drawing now; None if there is none, or if no tile fits.

    >>> import random
    >>> from trimino.rules import Match, published
    >>> match = Match(published("triomino"), players=2)
    >>> round = match.deal(random.Random(1))
    >>> opened = match.play(next(iter(match.legal)))
    >>> given_up_by_drawing(match.legal)
    GivenUp(points=-5, tiles=(Tile(a=4, b=5, c=5),))
    """
    if not (legal.may_draw and legal.can_place):
        return None
    given_up = GivenUp(total(legal.scores(DRAW)), _lost_tiles(legal))
    return given_up if given_up.points < 0 or given_up.tiles else None


def _lost_tiles(legal: LegalActions) -> Hand:
    """The tiles that fit now and cannot be laid any more after a draw (settlement 5)."""
    fitting = tuple(sorted({place.tile for place in legal.placements}))
    match legal.rules.after_drawing:
        case AfterDrawing.ANY:
            return ()
        case AfterDrawing.DRAWN:
            return tuple(tile for tile in fitting if tile not in legal.drawn)
        case AfterDrawing.NEWEST:
            return fitting
