"""Messages as values of JSON: a name, details, and the sentence in English."""

import math
from collections.abc import Mapping
from enum import StrEnum

from trimino.room.frame_types import ErrorValues
from trimino.rules import Cell, Message, Tile
from trimino.words import in_english
from trimino.words.details import LARGEST, clean

DEEPEST = 4
MOST_PARTS = 100
"""What is nested deeper or has more parts than any detail of ours was sent by somebody."""

LEFT_OUT = "…"


def error_values(message: Message) -> ErrorValues:
    """A message as its name, its details, and the sentence in English."""
    details = {key: plain(value) for key, value in message.details.items()}
    return {"name": message.name, "details": details, "text": in_english(message)}


def told(message: Message) -> dict[str, object]:
    """A message as values of JSON, with those that stand in its details."""
    return {
        "name": message.name,
        "details": {key: plain(value) for key, value in message.details.items()},
    }


def plain(value: object, depth: int = 0) -> object:
    """A detail as a value of JSON: nothing in it is too long or too deep, or cannot be written."""
    match value:
        case None | bool():
            return value
        case float() if math.isfinite(value):
            return value
        case int() if abs(value) < LARGEST:
            return value
        case Message():
            return told(value)
        case Tile() | StrEnum():
            return str(value)
        case Cell(x=x, y=y, down=down):
            return [x, y, "down" if down else "up"]
        case Mapping() | list() | tuple() | set() | frozenset() if (
            depth > DEEPEST or len(value) > MOST_PARTS
        ):
            return LEFT_OUT
        case Mapping():
            return {clean(str(key)): plain(inner, depth + 1) for key, inner in value.items()}
        case list() | tuple() | set() | frozenset():
            return [plain(inner, depth + 1) for inner in value]
        case _:
            return clean(value if isinstance(value, str) else _shown(value))


def _shown(value: object) -> str:
    try:
        return str(value)
    except ValueError:
        # A number of thousands of digits.
        return LEFT_OUT
