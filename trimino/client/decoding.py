"""Values of the protocol as values of the rules; the server is trusted."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from trimino.records.action_notation import parse_tile
from trimino.records.values import BonusValues, CellValue, ScoreValues
from trimino.room.frame_types import EndingValues, PlayedValues
from trimino.rules import (
    DECLINE,
    DRAW,
    PASS,
    Action,
    Cell,
    EndReason,
    Event,
    Field,
    Item,
    Phase,
    Place,
    PlacementKind,
    RoundEnd,
    Ruleset,
    Score,
    published,
)
from trimino.rules.events import CellGroups, Scores
from trimino.rules.scoring import Hand

WORD_ACTIONS: dict[str, Action] = {"draw": DRAW, "pass": PASS, "decline": DECLINE}


def rules_from_values(value: str | Mapping[str, Any]) -> Ruleset:
    """A rule set as in a record: its id, or an object with `base` and each field that differs."""
    if isinstance(value, str):
        return published(value)
    return published(value["base"]).replace_json(
        {key: value[key] for key in value if key != "base"}
    )


def hand_of(names: Iterable[str]) -> Hand:
    return tuple(map(parse_tile, names))


def hands_of(hands: Iterable[Iterable[str]] | None) -> tuple[Hand, ...] | None:
    return None if hands is None else tuple(map(hand_of, hands))


def place_from_values(values: Mapping[str, Any]) -> Place:
    """A placement, done or legal."""
    top, right, left = values["corners"]
    at = cell_of(values["at"])
    return Place(parse_tile(values["tile"]), at, (top, right, left), int(values["field"]))


def action_of(values: Mapping[str, Any]) -> Action:
    """An action, done or legal."""
    return place_from_values(values) if values["do"] == "place" else WORD_ACTIONS[values["do"]]


def scores_of(values: Iterable[ScoreValues]) -> Scores:
    return tuple(Score(Item(one["item"]), int(one["points"])) for one in values)


def event_of(played: PlayedValues) -> Event:
    """An action and what came of it."""
    action = played["action"]
    drawn = action.get("tile") if action["do"] == "draw" else None
    return Event(
        int(action["seat"]),
        Phase(played["phase"]),
        action_of(action),
        scores_of(played["scores"]),
        PlacementKind(played["placement"]) if played["placement"] else None,
        parse_tile(drawn) if drawn else None,
        played["by"] == "clock",
        _bonus_of(played),
    )


def _bonus_of(values: BonusValues) -> CellGroups:
    """The cells of a bonus; none where the server names none."""
    return tuple(tuple(map(cell_of, group)) for group in values.get("bonus", ()))


def cell_of(values: CellValue) -> Cell:
    x, y, way = values
    return Cell(int(x), int(y), way == "down")


def end_of(ending: EndingValues) -> RoundEnd:
    """The end of a round."""
    end = ending["end"]
    return RoundEnd(
        EndReason(end["reason"]),
        tuple(map(scores_of, ending["scores"])),
        tuple(end["winners"]),
        ending["hands_counted"],
    )


def fields_of(places: Iterable[Place]) -> tuple[Field, ...]:
    """The fields after these placements, in order."""
    fields: list[Field] = []
    for place in places:
        if place.field == len(fields):
            fields.append(Field(place.field))
        fields[place.field] = fields[place.field].lay_unchecked(place)
    return tuple(fields)


def laid_by(events: Sequence[PlayedValues]) -> list[Place]:
    """The placements among these events."""
    return [place_from_values(one["action"]) for one in events if one["action"]["do"] == "place"]
