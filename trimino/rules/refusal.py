"""Refusals: the error that says why an action is not legal."""

from trimino.rules.actions import Decline, Draw, Pass, Place
from trimino.rules.errors import IllegalAction, Reason
from trimino.rules.events import Phase
from trimino.rules.lattice import ORIGIN
from trimino.rules.legal import LegalActions
from trimino.rules.ruleset import AfterDrawing


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
        return IllegalAction(Reason.MUST_DRAW)
    return IllegalAction(Reason.MUST_PLACE)


def _phase_refusal(legal: LegalActions) -> IllegalAction:
    opening = legal.phase is Phase.OPENING
    return IllegalAction(Reason.MUST_OPEN if opening else Reason.ONLY_PLACE_OR_DECLINE)


def _place_refusal(legal: LegalActions, place: Place) -> IllegalAction:
    if place.tile not in legal.hand:
        return IllegalAction(Reason.TILE_NOT_HELD, tile=place.tile)
    if place.tile not in legal.tiles:
        if legal.phase is Phase.OPENING:
            return IllegalAction(Reason.NOT_THE_OPENING_TILE, tile=legal.tiles[0])
        if legal.rules.after_drawing is AfterDrawing.NEWEST:
            return IllegalAction(Reason.NOT_THE_NEWEST, tile=legal.tiles[0])
        return IllegalAction(Reason.NOT_DRAWN_THIS_TURN, tile=place.tile)
    if place.corners not in place.tile.turns:
        return IllegalAction(Reason.NOT_A_TURN_OF_THE_TILE, tile=place.tile)
    return _start_refusal(legal, place) if legal.starts_field else _fit_refusal(legal, place)


def _start_refusal(legal: LegalActions, place: Place) -> IllegalAction:
    if place.at != ORIGIN:
        return IllegalAction(Reason.NOT_WHERE_A_FIELD_STARTS)
    return IllegalAction(Reason.NOT_A_NEW_FIELD, field=len(legal.fields))


def _fit_refusal(legal: LegalActions, place: Place) -> IllegalAction:
    if not 0 <= place.field < len(legal.fields):
        return IllegalAction(Reason.NO_SUCH_FIELD, fields=len(legal.fields))
    return legal.fields[place.field].refusal(place)
