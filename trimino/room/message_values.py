"""Messages in frames: a name, details, and the sentence in English.

The room knows no sentences: a function that says a message comes in as an argument.
"""

from collections.abc import Callable

from trimino.messages.message_json import detail_values
from trimino.room.frame_types import MessageValues
from trimino.rules import Message

Say = Callable[[Message], str]


def message_values(message: Message, say: Say) -> MessageValues:
    """A message as its name, its details, and its sentence."""
    return {"name": message.name, "details": detail_values(message), "text": say(message)}
