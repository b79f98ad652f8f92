"""A pad as a screen shows it: values of JSON, with messages for all that is said."""

from collections.abc import Collection
from typing import Any

from trimino.messages.message_json import message_values
from trimino.pad.line_json import line_values
from trimino.pad.pad import Pad
from trimino.pad.pad_keys import bonus_keys, field_values, tile_keys, turn_keys
from trimino.pad.pad_messages import (
    asked_message,
    line_message,
    pad_end_messages,
    round_end_messages,
)
from trimino.pad.sheet import ScoredLine, ScoredRound
from trimino.records.writing import tile_names
from trimino.rules.goal import goal_of


def pad_view(pad: Pad, *, light: bool = False, known: Collection[str] = ()) -> dict[str, Any]:
    """All that is shown of a pad.

    A `light` view is sooner there after a tap: the lines of players in earlier rounds are not in
    words. Of a round whose key is `known` it has nothing but the key.
    """
    sheet, rules = pad.sheet, pad.settings.rules
    goal = goal_of(rules, len(sheet.now.players), pad.settings.rounds_to_play)
    return {
        "players": list(sheet.players),
        "totals": list(sheet.totals),
        "target": goal.target,
        "rounds_to_play": goal.rounds,
        "makes": bonus_keys(rules),
        "now": _now_values(pad, sheet.now),
        "asks": message_values(asked_message(pad)),
        "rounds": [
            {"key": played.key}
            if played.key and played.key in known
            else _round_values(pad, played, in_words=not light or played is sheet.now)
            for played in sheet.rounds
        ],
        "end": [message_values(said) for said in pad_end_messages(rules, sheet)],
        "winners": list(sheet.winners),
    }


def _now_values(pad: Pad, now: ScoredRound) -> dict[str, Any]:
    """The round being played: whose turn it is, what should be left, and what may come next."""
    rules = pad.settings.rules
    return {
        "round": len(pad.sheet.rounds),
        "players": list(now.players),
        "totals": list(now.totals),
        "turn": now.turn,
        "phase": str(now.phase),
        "waits_for_hands": now.waits_for_hands,
        "counts": list(now.counts),
        "well": now.well,
        "drawn": now.drawn,
        "laid": tile_names(now.laid),
        "goes_out": [now.is_last_tile(seat) for seat in range(len(now.players))],
        "worth": tile_keys(rules, now),
        "costs": turn_keys(rules, now),
        "keeps_field": bool(now.fields),
        "fields": field_values(now),
        "field_lost_at": now.field_lost_at,
    }


def _round_values(pad: Pad, played: ScoredRound, *, in_words: bool) -> dict[str, Any]:
    return {
        "key": played.key,
        "players": list(played.players),
        "before": list(played.before),
        "totals": list(played.totals),
        "lines": [_line_values(line, played.people, in_words=in_words) for line in played.lines],
        "end": [message_values(said) for said in round_end_messages(pad.settings.rules, played)],
    }


def _line_values(line: ScoredLine, people: tuple[str, ...], *, in_words: bool) -> dict[str, Any]:
    said = line_message(line, people) if in_words or line.seat < 0 else None
    return {
        "number": line.number,
        "seat": None if line.seat < 0 else line.seat,
        "line": line_values(line.line),
        "says": message_values(said) if said else None,
        "points": line.points,
        "scores": [{"item": str(item), "points": points} for item, points in line.scores],
        "totals": list(line.totals),
        "kind": str(line.kind),
        "hexagons": line.hexagons,
        "corrected": line.corrected,
        "warnings": [message_values(warning) for warning in line.warnings],
    }
