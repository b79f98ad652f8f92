"""The words of a document: whoever says messages in a language, here or on a screen."""

from typing import Protocol

from trimino.rules import Message


class PrintWords(Protocol):
    """The sentences of one language, such as `trimino.words.Words`."""

    @property
    def language(self) -> str:
        """The code of the language."""
        ...

    def say(self, message: Message | str, /, **details: object) -> str:
        """The sentence for a message, or for the name of one, with its details put in."""
        ...
