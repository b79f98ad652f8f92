"""A view as plain values of JSON, in the words of the record, and an action read back from text.

All of it comes from a `MatchView`, so it holds nothing that its reader may not know. It goes to
whoever decides outside of this program.

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
    drawn      the tiles drawn in this turn, if it is the reader's own
    passes     how many turns in a row have ended in a pass
    fields     for each field the tiles that lie there, in the order they were laid: `tile`,
               `field`, `at` and `corners`
    points     what each seat has scored in this round
    before     every seat's total before this round
    totals     every seat's total now
    played     the rounds before this one, of each its `end` and the `totals` after it
    actions    what happened in this round, as in a record; a draw of others has no `tile`
    end        how the round ended, as in a record; null before
    hands      all hands, once they were counted or the match is over; null before
    winners    the seats that won the match; none before its end
    legal      what the reader may do now: `action`, its text in the notation; `do` and what goes
               with it, as in a record; `kind` of a placement; `points`, what it scores; and
               `scores`, that item by item

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
trimino.rules.errors.IllegalAction: must-open
"""

from collections.abc import Sequence
from typing import Any

from trimino.records.notation import format_action, parse_action
from trimino.records.writing import (
    action_values,
    asked_values,
    end_values,
    place_values,
    rules_value,
    tile_names,
)
from trimino.rules import Action, LegalActions, MatchView, Place, Position, View
from trimino.rules.events import Scores, total
from trimino.rules.refusal import refusal

FORMAT = "trimino-view/1"
KEYS = (
    *("format", "rules", "seats", "youngest", "rounds_to_play", "well_size"),
    *("seat", "turn", "phase", "hand", "counts", "well", "draws", "drawn", "passes", "fields"),
    *("points", "before", "totals", "played", "actions", "end", "hands", "winners", "legal"),
)
"""In the order in which they are told above."""


def view_values(view: MatchView) -> dict[str, Any]:
    """What a reader may know of a match and may do in it."""
    values = {
        "format": FORMAT,
        "rules": rules_value(view.rules),
        "seats": view.players,
        "youngest": view.youngest,
        "rounds_to_play": view.rounds_to_play,
        "well_size": view.well_size,
        "fields": fields_values(view.now),
        "played": [_result(played) for played in view.rounds[:-1]],
        **_course_values(view.now),
        **now_values(view.now.position, view.now.before),
        "winners": list(view.winners),
    }
    return {key: values[key] for key in KEYS}


def choices(legal: LegalActions) -> list[dict[str, object]]:
    """All that may be done, each with what it scores."""
    return [_choice(legal, action) for action in legal]


def fields_values(view: View) -> list[list[dict[str, object]]]:
    """What lies in each field."""
    return [list(map(place_values, field.laid.values())) for field in view.position.fields]


def read_action(text: str, legal: LegalActions) -> Action:
    """The legal action that a text names, or an error that says why there is none."""
    action = parse_action(text)
    found = legal.find(action)
    if found is None:
        raise refusal(legal, action)
    return found


def now_values(position: Position, before: Sequence[int]) -> dict[str, Any]:
    """What its reader sees now and may do, but for what lies on the table."""
    return {**common_values(position, before), **own_values(position)}


def common_values(position: Position, before: Sequence[int]) -> dict[str, Any]:
    """What everyone sees now, whoever the reader is."""
    return {
        "turn": position.turn,
        "phase": str(position.phase),
        "counts": list(position.counts),
        "well": position.well,
        "draws": position.draws,
        "passes": position.passes,
        "points": [now - then for now, then in zip(position.totals, before, strict=True)],
        "before": list(before),
        "totals": list(position.totals),
    }


def own_values(position: Position) -> dict[str, Any]:
    """What the reader alone sees, and may do."""
    return {
        "seat": position.reader,
        "hand": tile_names(position.hand),
        "drawn": tile_names(position.drawn),
        "legal": choices(position.legal) if position.is_turn else [],
    }


def _course_values(view: View) -> dict[str, object]:
    """What happened in the round, and how it ended."""
    return {
        "actions": list(map(action_values, view.events)),
        "end": view.end and end_values(view.end),
        "hands": view.hands and list(map(tile_names, view.hands)),
    }


def _result(played: View) -> dict[str, object]:
    """What came of a round that is over."""
    return {
        "end": played.end and end_values(played.end),
        "totals": list(played.position.totals),
    }


def _choice(legal: LegalActions, action: Action) -> dict[str, object]:
    """Something that may be done, and what it scores."""
    scores = legal.scores(action)
    return {
        "action": format_action(action),
        **asked_values(action),
        **({"kind": str(legal.kind(action)[0])} if isinstance(action, Place) else {}),
        "points": total(scores),
        "scores": score_values(scores),
    }


def score_values(scores: Scores) -> list[dict[str, object]]:
    """Points item by item."""
    return [{"item": str(item), "points": points} for item, points in scores]
