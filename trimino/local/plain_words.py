"""Plain words: what stands in for English sentences where no Fluent is installed.

A screen makes its own sentences from the names of messages and their details. Only the names of
characters enter a record, where they must read as they do elsewhere.
"""

from trimino.rules import Message

_CHARACTER = "character-"


def plain_words(message: Message) -> str:
    """The name of a character; of any other message its name and details.

    >>> plain_words(Message("character-mia")), plain_words(Message("tile-not-held", {"tile": "0"}))
    ('Mia', 'tile-not-held (tile=0)')
    """
    if message.name.startswith(_CHARACTER):
        return message.name.removeprefix(_CHARACTER).capitalize()
    return str(message)
