"""Messages in frames: a name, details, and the sentence in English.

The room knows no sentences: a function that says a message comes in as an argument.
"""

from collections.abc import Callable
from typing import Any

from trimino.messages.message_json import detail_values
from trimino.records.typed_dict import TypedDict
from trimino.rules import Message

Say = Callable[[Message], str]


class MessageValues(TypedDict):
    """A message, often a refusal: its name, its details, and the sentence in English."""

    name: str
    details: dict[str, Any]
    text: str


def message_with_text(message: Message, say: Say) -> MessageValues:
    """A message as its name, its details, and its sentence."""
    return {"name": message.name, "details": detail_values(message), "text": say(message)}
