"""The keys of a pad: what may be written down next, and what it scores."""

from typing import Any

from trimino.pad.pad import Pad
from trimino.pad.sheet import ScoredRound
from trimino.records.notation import format_action
from trimino.records.view_json import bonus_values, score_values
from trimino.records.writing import place_values, request_values
from trimino.rules import LegalActions, Phase, Place, PlacementKind, Ruleset
from trimino.rules.bonus import earns_bonus
from trimino.rules.events import total
from trimino.rules.scoring import bonus_scores, draw_scores, laid_scores, pass_scores
from trimino.rules.turn import is_draw_left

_KINDS = (
    (PlacementKind.BRIDGE, 0),
    (PlacementKind.DOUBLE, 0),
    (PlacementKind.HEXAGON, 1),
    (PlacementKind.HEXAGON, 2),
    (PlacementKind.HEXAGON, 3),
)
_STARTS = (Phase.OPENING, Phase.NEW_FIELD)


def bonus_keys(rules: Ruleset) -> list[dict[str, Any]]:
    """The kinds of placement that the rules reward for a tile, with their points."""
    return [
        {
            "made": str(kind),
            "hexagons": hexagons,
            "points": total(bonus_scores(rules, kind, hexagons)),
        }
        for kind, hexagons in _KINDS
        if earns_bonus(rules, kind, hexagons)
    ]


def tile_keys(rules: Ruleset, now: ScoredRound) -> dict[str, int]:
    """The score of each tile now if it makes nothing."""
    return {
        str(tile): total(laid_scores(rules, now.phase, tile, PlacementKind.PLAIN, 0))
        for tile in rules.tiles
    }


def turn_keys(rules: Ruleset, now: ScoredRound) -> dict[str, int]:
    """The scores of a draw and of a pass: with nothing that fits, a tile kept, or an empty well."""
    drew, well = now.drawn > 0, 1 if now.well is None else now.well
    can_draw = is_draw_left(rules, well=well, drawn=now.drawn)

    def passing(*, can_draw: bool, can_place: bool) -> int:
        return total(pass_scores(rules, can_draw=can_draw, drew=drew, can_place=can_place))

    return {
        "draw": total(draw_scores(rules, solo=len(now.players) == 1)),
        "pass": passing(can_draw=can_draw, can_place=False),
        "keep": passing(can_draw=can_draw, can_place=True),
        "empty": passing(can_draw=False, can_place=False),
    }


def field_values(now: ScoredRound) -> list[list[Any]] | None:
    """The tiles that lie in each field; None where the field is not kept."""
    if now.fields is None:
        return None
    return [[place_values(place) for place in field.laid.values()] for field in now.fields]


def place_keys(pad: Pad, seat: int | None = None) -> list[dict[str, Any]]:
    """The places of each tile that is not on the table yet, as the choices of a game are told.

    `seat` is who lays it, None for the player whose turn it is: a new field is offered to nobody
    else.
    """
    phase, legal = laying(pad, seat)
    return [_place_key(phase, legal, place) for place in legal.placements]


def laying(pad: Pad, seat: int | None = None) -> tuple[Phase, LegalActions]:
    """The phase in which a tile is laid now, and where it may lie; nowhere without a field."""
    rules, now = pad.settings.rules, pad.sheet.now
    is_kept = now.fields is not None and not now.end
    hidden = tuple(tile for tile in rules.tiles if tile not in now.laid) if is_kept else ()
    is_offered = now.phase is not Phase.NEW_FIELD or seat in (None, now.turn)
    phase = now.phase if is_offered else Phase.TURN
    lays = Phase.NEW_FIELD if phase in _STARTS else Phase.TURN
    return phase, LegalActions(rules, lays, now.fields or (), hidden)


def _place_key(phase: Phase, legal: LegalActions, place: Place) -> dict[str, Any]:
    kind, hexagons = legal.kind(place)
    scores = laid_scores(legal.rules, phase, place.tile, kind, hexagons)
    return {
        "action": format_action(place),
        **request_values(place),
        "kind": str(kind),
        **bonus_values(legal.bonus(place)),
        "points": total(scores),
        "scores": score_values(scores),
    }
