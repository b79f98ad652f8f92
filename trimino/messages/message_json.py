"""Messages as values of JSON: the name, and the details."""

import math
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from trimino.messages.plain_text import MAX_NUMBER, clean
from trimino.rules import Cell, Message, Tile

MAX_DEPTH = 4
MAX_PARTS = 100
"""A detail that is nested deeper or has more parts is no detail of ours, and is left out."""

LEFT_OUT = "…"


def message_values(message: Message) -> dict[str, Any]:
    """A message as values of JSON, with the messages among its details."""
    return {"name": message.name, "details": detail_values(message)}


def detail_values(message: Message) -> dict[str, Any]:
    """The details of a message as values of JSON."""
    return {key: plain(value) for key, value in message.details.items()}


def plain(value: object, depth: int = 0) -> object:
    """A detail as a value of JSON that is neither too long nor too deep, and can be written."""
    match value:
        case None | bool():
            return value
        case float() if math.isfinite(value):
            return value
        case int() if abs(value) < MAX_NUMBER:
            return value
        case Message():
            return message_values(value)
        case Tile() | StrEnum():
            return str(value)
        case Cell(x=x, y=y, down=down):
            return [x, y, "down" if down else "up"]
        case Mapping() | list() | tuple() | set() | frozenset() if (
            depth > MAX_DEPTH or len(value) > MAX_PARTS
        ):
            return LEFT_OUT
        case Mapping():
            return {clean(str(key)): plain(inner, depth + 1) for key, inner in value.items()}
        case list() | tuple() | set() | frozenset():
            return [plain(inner, depth + 1) for inner in value]
        case _:
            return clean(value if isinstance(value, str) else _text(value))


def _text(value: object) -> str:
    try:
        return str(value)
    except ValueError:
        # Python writes no number of thousands of digits.
        return LEFT_OUT
