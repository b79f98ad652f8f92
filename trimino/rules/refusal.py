"""Refusals: the error that says why an action is not legal."""

from functools import lru_cache
from typing import NamedTuple

from trimino.rules.actions import DRAW, PASS, Action, Decline, Draw, Pass, Place
from trimino.rules.errors import IllegalAction, Reason
from trimino.rules.events import Phase
from trimino.rules.lattice import ORIGIN
from trimino.rules.legal import LegalActions
from trimino.rules.ruleset import AfterDrawing, Opener
from trimino.rules.scoring import Hand
from trimino.rules.summaries import number_of
from trimino.rules.tiles import Tile

_MAX_KEPT = 256
"""Errors kept of tiles that cannot be laid; there are 56 tiles, and three reasons."""


class Refusals(NamedTuple):
    """Reasons why a player cannot lay a tile, draw or pass now; legal actions are left out.

    The errors are there to be read, not raised: those of many refusals are the same.
    """

    tiles: dict[Tile, IllegalAction]
    """Every tile of the hand that cannot be laid, with the reason."""
    actions: dict[Action, IllegalAction]
    """Drawing and passing, with the reason."""

    def __repr__(self) -> str:
        tiles, actions = number_of(len(self.tiles), "tile"), number_of(len(self.actions), "action")
        return f"<Refusals of {tiles} and {actions}>"


def refusals(legal: LegalActions) -> Refusals:
    """The reasons why tiles of the hand, a draw or a pass are refused, where they are."""
    fitting, tiles = {place.tile for place in legal.placements}, legal.tiles
    refused = {
        tile: _kept_refusal(legal, tile, tiles) for tile in legal.hand if tile not in fitting
    }
    actions: dict[Action, IllegalAction] = {}
    if not legal.may_draw:
        actions[DRAW] = refusal(legal, DRAW)
    if not legal.may_pass:
        actions[PASS] = refusal(legal, PASS)
    return Refusals(refused, actions)


def _kept_refusal(legal: LegalActions, tile: Tile, tiles: Hand) -> IllegalAction:
    """As `_unfit_refusal`, of a tile that is held; the most frequent errors are made once."""
    if tile in tiles:
        return _about(Reason.FITS_NOWHERE, tile)
    if legal.phase is Phase.TURN:
        return _about(*_unlayable_after_draw(legal, tile, tiles))
    return _unfit_refusal(legal, tile, tiles)


@lru_cache(maxsize=_MAX_KEPT)
def _about(reason: Reason, tile: Tile) -> IllegalAction:
    return IllegalAction(reason, tile=tile)


def refusals_without_turn(reader: int | None, hand: Hand, *, over: bool) -> Refusals:
    """The refusals of a player who is not to act; `over` says that the round is."""
    error = IllegalAction(Reason.ROUND_OVER if over else Reason.NOT_YOUR_TURN)
    actions = () if reader is None else (DRAW, PASS)
    return Refusals(dict.fromkeys(hand, error), dict.fromkeys(actions, error))


def tile_refusal(legal: LegalActions, tile: Tile) -> IllegalAction | None:
    """The reason why a tile cannot be laid anywhere now; None if it can."""
    return None if legal.of(tile) else _unfit_refusal(legal, tile, legal.tiles)


def _unfit_refusal(legal: LegalActions, tile: Tile, tiles: Hand) -> IllegalAction:
    """The reason why a tile has no legal placement; `tiles` are those that may be laid."""
    if legal.phase is Phase.OVER:
        return IllegalAction(Reason.ROUND_OVER)
    if tile in tiles:
        return IllegalAction(Reason.FITS_NOWHERE, tile=tile)
    if tile not in legal.hand:
        return IllegalAction(Reason.TILE_NOT_HELD, tile=tile)
    return _unlayable_refusal(legal, tile, tiles)


def refusal(legal: LegalActions, action: object) -> IllegalAction:
    """The error for an action that is not among the legal ones."""
    if legal.phase is Phase.OVER:
        return IllegalAction(Reason.ROUND_OVER)
    match action:
        case Place() if action.is_well_formed:
            return _place_refusal(legal, action)
        case Draw():
            return _draw_refusal(legal)
        case Pass():
            return _pass_refusal(legal)
        case Decline():
            return IllegalAction(Reason.NOTHING_OFFERED)
        case _:
            return IllegalAction(Reason.NOT_AN_ACTION, action=type(action).__name__)


def _draw_refusal(legal: LegalActions) -> IllegalAction:
    if legal.phase is not Phase.TURN:
        return _phase_refusal(legal)
    if legal.well_is_empty:
        return IllegalAction(Reason.WELL_EMPTY)
    if not legal.can_draw:
        return IllegalAction(Reason.DRAW_LIMIT_REACHED, limit=legal.rules.draw_limit)
    return IllegalAction(Reason.MUST_PLACE)


def _pass_refusal(legal: LegalActions) -> IllegalAction:
    if legal.phase is not Phase.TURN:
        return _phase_refusal(legal)
    if legal.may_draw:
        return IllegalAction(Reason.MUST_DRAW, drew=bool(legal.drawn), fits=legal.can_place)
    return IllegalAction(Reason.MUST_PLACE)


def _phase_refusal(legal: LegalActions) -> IllegalAction:
    opening = legal.phase is Phase.OPENING
    return IllegalAction(Reason.MUST_OPEN if opening else Reason.ONLY_PLACE_OR_DECLINE)


def _place_refusal(legal: LegalActions, place: Place) -> IllegalAction:
    if place.tile not in legal.hand:
        return IllegalAction(Reason.TILE_NOT_HELD, tile=place.tile)
    if place.tile not in legal.tiles:
        return _unlayable_refusal(legal, place.tile, legal.tiles)
    if place.corners not in place.tile.turns:
        return IllegalAction(Reason.NOT_A_TURN_OF_THE_TILE, tile=place.tile)
    return _start_refusal(legal, place) if legal.starts_field else _fit_refusal(legal, place)


def _unlayable_refusal(legal: LegalActions, tile: Tile, tiles: Hand) -> IllegalAction:
    """The reason why a tile of the hand may not be laid now, whether it fits or not."""
    if legal.phase is Phase.OPENING:
        return _opening_refusal(legal)
    reason, about = _unlayable_after_draw(legal, tile, tiles)
    return IllegalAction(reason, tile=about)


def _unlayable_after_draw(legal: LegalActions, tile: Tile, tiles: Hand) -> tuple[Reason, Tile]:
    """The reason why a tile may not be laid after a draw, and the tile that it is about."""
    if legal.rules.after_drawing is AfterDrawing.NEWEST:
        return Reason.NOT_THE_NEWEST, tiles[0]
    return Reason.NOT_DRAWN_THIS_TURN, tile


def _opening_refusal(legal: LegalActions) -> IllegalAction:
    tile = legal.tiles[0]
    by_triple = tile.is_triple and legal.opens_by is Opener.HIGHEST_TRIPLE
    rule = Opener.HIGHEST_TRIPLE if by_triple else Opener.HIGHEST_TILE
    return IllegalAction(Reason.NOT_THE_OPENING_TILE, tile=tile, rule=rule)


def _start_refusal(legal: LegalActions, place: Place) -> IllegalAction:
    opens = legal.phase is Phase.OPENING
    if place.at != ORIGIN:
        return IllegalAction(Reason.NOT_WHERE_A_FIELD_STARTS, opens=opens)
    return IllegalAction(Reason.NOT_A_NEW_FIELD, opens=opens, field=len(legal.fields))


def _fit_refusal(legal: LegalActions, place: Place) -> IllegalAction:
    if not 0 <= place.field < len(legal.fields):
        return IllegalAction(Reason.NO_SUCH_FIELD, fields=len(legal.fields))
    return legal.fields[place.field].refusal(place)
