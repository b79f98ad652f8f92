"""One suggested action of a hint."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from trimino.records.notation import parse_action
from trimino.rules import Action, Message


class Suggestion(NamedTuple):
    """An action, the chance to win the match with it, the points ahead, and reasons."""

    action: Action
    match: float
    points: float
    reasons: tuple[Message, ...]


def suggestion_of(values: Mapping[str, Any]) -> Suggestion:
    """A suggestion from the plain values that a server or an engine worker gives."""
    reasons = tuple(Message(why["name"], why["details"]) for why in values["reasons"])
    return Suggestion(
        parse_action(values["action"]), float(values["match"]), float(values["points"]), reasons
    )
