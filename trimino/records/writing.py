"""Writing records: a match as the values of a JSON document, and a document as a line of text."""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from types import NoneType
from typing import Any, Literal

from trimino.records.errors import RecordError, RecordReason, printable
from trimino.records.typed_dict import TypedDict
from trimino.records.values import (
    ActionValues,
    CellValue,
    EndValues,
    FairValues,
    PlaceValues,
    RecordRoundValues,
    RecordValues,
    RequestValues,
    RulesValue,
    TakenBackValues,
)
from trimino.rules import (
    TILES,
    Action,
    Cell,
    Decline,
    Draw,
    Event,
    Match,
    Pass,
    Place,
    Round,
    RoundEnd,
    Ruleset,
    Tile,
    departures,
)
from trimino.rules.type_check import check_each, check_type

FORMAT: Literal["trimino-record/1"] = "trimino-record/1"
MATCH_KEYS = (
    "format",
    "rules",
    "players",
    "youngest",
    "solo",
    "rounds_to_play",
    "well_size",
    "rounds",
    "winners",
    "finished",
)


class _RecordOptions(TypedDict, total=False):
    """Optional keys of a record."""

    youngest: int
    solo: bool
    rounds_to_play: int
    well_size: int
    rules_name: str
    bots: list[str | None]
    taken_back: list[TakenBackValues]
    fair: FairValues


class _RoundOptions(TypedDict, total=False):
    start: str
    end: EndValues


class _ActionOptions(TypedDict, total=False):
    tile: str
    by: Literal["clock"]


_NAMES = {tile: str(tile) for tile in TILES}

# Control characters, halves of characters, and what some programs take for the end of a line.
_NOT_IN_A_NAME = frozenset({"Cc", "Cs", "Zl", "Zp"})


def record_of(
    match: Match, players: Sequence[str], extra: Mapping[str, object] | None = None
) -> dict[str, Any]:
    """The record of a match, over or broken off; the keys of `extra` come last."""
    check_type("match", match, Match)
    check_each("players", players, str)
    check_type("extra", extra, Mapping, NoneType)
    for key in extra or ():
        if key in MATCH_KEYS:
            raise RecordError(RecordReason.KEY_TAKEN, key=key)
    return {**record_values(match, players), **(extra or {})}


def record_values(match: Match, players: Sequence[str]) -> RecordValues:
    """The record of a match, over or broken off, without any extra keys."""
    check_names(players)
    if len(players) != match.players:
        raise RecordError(RecordReason.NAMES_DO_NOT_FIT, expected=match.players, found=len(players))
    return {
        "format": FORMAT,
        "rules": rules_value(match.rules),
        "players": list(players),
        **_setup_values(match),
        "rounds": [_round_values(played) for played in match.rounds],
        "winners": list(match.winners),
        "finished": match.over,
    }


def dump(document: Mapping[str, object]) -> str:
    """A document as one line of JSON."""
    check_type("document", document, Mapping)
    try:
        text = json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        text.encode()
    except (TypeError, ValueError, RecursionError):
        raise RecordError(RecordReason.NOT_WRITABLE) from None
    return text


def check_names(players: Sequence[str]) -> None:
    """Refuse names with characters that would do harm where they are printed."""
    for seat, name in enumerate(players):
        if any(unicodedata.category(sign) in _NOT_IN_A_NAME for sign in name):
            raise RecordError(RecordReason.BAD_NAME, seat=seat, found=printable(name))


def rules_value(rules: Ruleset) -> RulesValue:
    """A rule set as it stands in a record: its id, or that and what house rules change."""
    changed = departures(rules)
    return {"base": rules.base, **changed} if changed else rules.base


def action_values(event: Event) -> ActionValues:
    """An action as it stands in a record; the tile drawn is left out where it is hidden."""
    drawn: _ActionOptions = {"tile": str(event.drawn)} if event.drawn else {}
    clock: _ActionOptions = {"by": "clock"} if event.by_clock else {}
    return {
        "seat": event.seat,
        **request_values(event.action),
        **drawn,
        "points": event.points,
        **clock,
    }


def request_values(action: Action) -> RequestValues:
    """An action as a player asks for it, as it stands in a record."""
    match action:
        case Place():
            return {"do": "place", **place_values(action)}
        case Draw():
            return {"do": "draw"}
        case Pass():
            return {"do": "pass"}
        case Decline():
            return {"do": "decline"}


def place_values(place: Place) -> PlaceValues:
    """A tile that is laid, as it stands in a record."""
    tile, at, corners, field = place
    return {
        "tile": _NAMES[tile],
        "field": field,
        "at": cell_values(at),
        "corners": list(corners),
    }


def cell_values(cell: Cell) -> CellValue:
    """A cell as it stands in a record."""
    return [cell.x, cell.y, "down" if cell.down else "up"]


def tile_name(tile: Tile) -> str:
    return _NAMES[tile]


def tile_names(tiles: Sequence[Tile]) -> list[str]:
    return list(map(_NAMES.__getitem__, tiles))


def end_values(end: RoundEnd) -> EndValues:
    """The end of a round as it stands in a record."""
    return {
        "reason": end.reason.value,
        "points": list(end.points),
        "winners": list(end.winners),
    }


def _setup_values(match: Match) -> _RecordOptions:
    """The settings of the table that differ from the default."""
    chosen: _RecordOptions = {}
    if match.youngest:
        chosen["youngest"] = match.youngest
    if match.is_solo:
        chosen["solo"] = True
    if match.rounds_to_play is not None:
        chosen["rounds_to_play"] = match.rounds_to_play
    if match.well_size is not None:
        chosen["well_size"] = match.well_size
    return chosen


def _round_values(played: Round) -> RecordRoundValues:
    deal = played.deal
    start: _RoundOptions = {"start": str(deal.start)} if deal.start else {}
    end: _RoundOptions = {"end": end_values(played.end)} if played.end else {}
    return {
        **start,
        "hands": [tile_names(hand) for hand in deal.hands],
        "well": tile_names(deal.well),
        "actions": [action_values(event) for event in played.events],
        **end,
        "totals": list(played.totals),
    }
