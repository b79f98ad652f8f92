"""Views as JSON for programs from outside, with the keys of a record, and actions parsed from text.

Everything comes from a `MatchView`, so it holds nothing that its reader may not know.

    format     "trimino-view/1"
    rules      as in a record: an id, or an object with `base` and every field that differs
    seats      how many play; a match of one seat is a solo game
    youngest, rounds_to_play, well_size
               what the table chose, as in a record; null where it chose nothing
    seat       whose view this is, from 0; null for a spectator
    turn       the seat whose turn it is; of a round that is over, whose turn was the last
    phase      what is asked of it: opening, turn, follow-up, new-field; or over
    hand       the reader's tiles, in order
    counts     how many tiles each seat holds
    well       how many tiles are left to draw
    draws      how many tiles were drawn in this turn
    drawn      the tiles drawn in this turn, the newest last, if it is the reader's own
    passes     how many turns in a row have ended in a pass
    fields     for each field the tiles that lie there, in the order they were laid: `tile`,
               `field`, `at` and `corners`
    points     what each seat has scored in this round
    before     every seat's total before this round
    totals     every seat's total now
    played     the rounds before this one, of each its `end` and the `totals` after it
    actions    what happened in this round, as in a record; a draw of others has no `tile`
    end        how the round ended, as in a record; null before
    opener     the seat that opens because of the round before, where the rules say so; else this
               key is left out
    earlier    for a match from before settlements were amended, by which of them it is judged as
               they were read then; else this key is left out
    hands      all hands, once they were counted or the match is over; null before
    winners    the seats that won the match; none before its end
    legal      what the reader may do now: `action`, its text in the notation; `do` and what goes
               with it, as in a record; `kind` of a placement, and the cells of its `bonus` if it
               has one; `points`, what it scores; `scores`, that item by item; and for a draw that
               `gives_up` something although a tile fits, the `points` and the `tiles` that it
               gives up
    refused    for each tile of the hand that cannot be laid now, for `draw` and for `pass`, why
               not: the `name` of a message and its `details`

>>> import random
>>> from trimino.rules import Match, published
>>> match = Match(published("tri-domino"), players=2)
>>> round = match.deal(random.Random(1))
>>> view_values(match.view(round.turn))["legal"]
[{'action': '555u0,0', 'do': 'place', 'tile': '5-5-5', 'field': 0, 'at': [0, 0, 'up'], \
'corners': [5, 5, 5], 'kind': 'plain', 'points': 25, 'scores': [{'item': 'tile', 'points': 15}, \
{'item': 'opening', 'points': 10}]}]
>>> read_action("draw", match.legal)
Traceback (most recent call last):
trimino.rules.errors.IllegalAction: You open the round. Lay your first tile.
"""

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Literal

from trimino.records.action_notation import format_place
from trimino.records.notation import format_action, parse_action
from trimino.records.typed_dict import TypedDict
from trimino.records.values import (
    BonusValues,
    ChoiceValues,
    CommonValues,
    EarlierValues,
    GivenUpValues,
    MatchValues,
    OpenerValues,
    OwnValues,
    PlacementValue,
    PlaceValues,
    PlayedRoundValues,
    RefusalValues,
    ScoreValues,
)
from trimino.records.writing import (
    action_values,
    cell_values,
    end_values,
    place_values,
    request_values,
    rules_value,
    tile_name,
    tile_names,
)
from trimino.rules import (
    Action,
    Draw,
    IllegalAction,
    LegalActions,
    MatchView,
    Phase,
    Place,
    Position,
    Tile,
    View,
)
from trimino.rules.events import CellGroups, PlacementKind, Scores, total
from trimino.rules.giving_up import given_up_by_drawing
from trimino.rules.refusal import Refusals, refusal, refusals, refusals_without_turn
from trimino.rules.scoring import Hand

_FORMAT: Literal["trimino-view/1"] = "trimino-view/1"

MAX_PLACEMENTS, MAX_REFUSALS = 4096, 256
"""Values kept of placements, and of refusals."""


def view_values(view: MatchView) -> MatchValues:
    """The view of a match: all that a reader may know and do."""
    now, position = view.now, view.now.position
    common, own = common_values(position, now.before), own_values(position)
    return {
        "format": _FORMAT,
        "rules": rules_value(view.rules),
        "seats": view.players,
        "youngest": view.youngest,
        "rounds_to_play": view.rounds_to_play,
        "well_size": view.well_size,
        "seat": own["seat"],
        "turn": common["turn"],
        "phase": common["phase"],
        "hand": own["hand"],
        "counts": common["counts"],
        "well": common["well"],
        "draws": common["draws"],
        "drawn": own["drawn"],
        "passes": common["passes"],
        "fields": fields_values(position),
        "points": common["points"],
        "before": common["before"],
        "totals": common["totals"],
        "played": [_played_round(played) for played in view.rounds[:-1]],
        "actions": list(map(action_values, now.events)),
        "end": None if now.end is None else end_values(now.end),
        "hands": None if now.hands is None else list(map(tile_names, now.hands)),
        "winners": list(view.winners),
        "legal": own["legal"],
        "refused": own["refused"],
        **opener_values(now.opener),
        **_earlier_values(view),
    }


def choices(legal: LegalActions) -> list[ChoiceValues]:
    """The legal actions, each with what it scores."""
    return [_choice(legal, action) for action in legal]


def fields_values(position: Position) -> list[list[PlaceValues]]:
    """The tiles that lie in each field."""
    return [list(map(place_values, field.laid.values())) for field in position.fields]


def read_action(text: str, legal: LegalActions) -> Action:
    """The legal action that a text names, or an error that says why there is none."""
    action = parse_action(text)
    found = legal.find(action)
    if found is None:
        raise refusal(legal, action)
    return found


def common_values(position: Position, before: Sequence[int]) -> CommonValues:
    """The public side of the round now; `before` are the totals it started from."""
    return {
        "turn": position.turn,
        "phase": position.phase.value,
        "counts": list(position.counts),
        "well": position.well,
        "draws": position.draws,
        "passes": position.passes,
        "points": [now - then for now, then in zip(position.totals, before, strict=True)],
        "before": list(before),
        "totals": list(position.totals),
    }


def own_values(position: Position) -> OwnValues:
    """The values that the reader alone sees, with the legal actions."""
    if not position.is_turn:
        over = position.phase is Phase.OVER
        return waiting_values(position.reader, position.hand, position.drawn, over=over)
    legal = position.legal
    return {
        "seat": position.reader,
        "hand": tile_names(position.hand),
        "drawn": tile_names(position.drawn),
        "legal": choices(legal),
        "refused": refused_values(refusals(legal)),
    }


def waiting_values(reader: int | None, hand: Hand, drawn: Hand, *, over: bool) -> OwnValues:
    """The own values of a reader who is not to act; `over` says that the round is."""
    return {
        "seat": reader,
        "hand": tile_names(hand),
        "drawn": tile_names(drawn),
        "legal": [],
        "refused": refused_values(refusals_without_turn(reader, hand, over=over)),
    }


def refused_values(refused: Refusals) -> dict[str, RefusalValues]:
    """The reasons why other actions are not legal, by tile or by action."""
    tiles, actions = refused
    errors = dict(zip(tile_names([*tiles]), tiles.values(), strict=True))
    for action, error in actions.items():
        errors[format_action(action)] = error
    # Who is not to act is refused everything for one reason.
    told = {error: _refusal(error).copy() for error in {*errors.values()}}
    return {key: told[error] for key, error in errors.items()}


def bonus_values(cells: CellGroups) -> BonusValues:
    """The cells that make a bonus; without one the key is left out."""
    if not cells:
        return {}
    return {"bonus": [[cell_values(cell) for cell in group] for group in cells]}


def opener_values(opener: int | None) -> OpenerValues:
    """The seat that opens because of the round before; None if that did not decide it."""
    return {} if opener is None else {"opener": opener}


def _earlier_values(view: MatchView) -> EarlierValues:
    return {"earlier": [reading.value for reading in view.earlier]} if view.earlier else {}


def score_values(scores: Scores) -> list[ScoreValues]:
    """Points item by item."""
    return [{"item": item.value, "points": points} for item, points in scores]


def _played_round(played: View) -> PlayedRoundValues:
    assert played.end is not None
    return {"end": end_values(played.end), "totals": list(played.position.totals)}


@lru_cache(maxsize=MAX_REFUSALS)
def _refusal(error: IllegalAction) -> RefusalValues:
    name, details = error.message.name, error.message.details
    # Tiles and words of the rules as text; the other details are numbers and texts already.
    plain = {key: _plain(value) for key, value in details.items()} if details else {}
    return {"name": name, "details": plain}


def _plain(value: object) -> object:
    if type(value) is Tile:
        return tile_name(value)
    return str(value) if isinstance(value, StrEnum) else value


class _Kind(BonusValues, total=False):
    kind: PlacementValue


class _GivesUp(TypedDict, total=False):
    gives_up: GivenUpValues


_NO_KIND: _Kind = {}
_NOTHING_GIVEN_UP: _GivesUp = {}


def _choice(legal: LegalActions, action: Action) -> ChoiceValues:
    if isinstance(action, Place):
        return _placement(legal, action)
    scores = legal.scores(action)
    gives_up: _GivesUp = _gives_up(legal) if isinstance(action, Draw) else {}
    return {
        "action": format_action(action),
        **request_values(action),
        **_NO_KIND,
        "points": total(scores),
        "scores": score_values(scores),
        **gives_up,
    }


def _placement(legal: LegalActions, place: Place) -> ChoiceValues:
    kind, hexagons = legal.kind(place)
    scores = legal.place_scores(place.tile, kind, hexagons)
    bonus = () if kind is PlacementKind.PLAIN else legal.bonus(place)
    # A copy: callers add keys to the values, and the cache must not change.
    return _placement_values(place, kind, scores, bonus).copy()


@lru_cache(maxsize=MAX_PLACEMENTS)
def _placement_values(
    place: Place, kind: PlacementKind, scores: Scores, bonus: CellGroups
) -> ChoiceValues:
    """A placement and what it scores; kept, since players often have it again in the next turn."""
    return {
        "action": format_place(place),
        "do": "place",
        **place_values(place),
        "kind": kind.value,
        **bonus_values(bonus),
        "points": total(scores),
        "scores": score_values(scores),
        **_NOTHING_GIVEN_UP,
    }


def _gives_up(legal: LegalActions) -> _GivesUp:
    given_up = given_up_by_drawing(legal)
    if given_up is None:
        return {}
    return {"gives_up": {"points": given_up.points, "tiles": tile_names(given_up.tiles)}}
