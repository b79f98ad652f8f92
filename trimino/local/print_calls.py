"""Calls that make PDFs and pictures on a device, in the words of its screen."""

import base64
import json
from collections.abc import Callable, Mapping
from typing import Any

from trimino.messages.message_json import message_values
from trimino.printing.document import PrintDocument, document_pdf
from trimino.printing.requested import (
    requested_card,
    requested_match,
    requested_pad,
    requested_picture,
    requested_sheet,
    requested_tiles,
)
from trimino.rules import Message

SayJson = Callable[[str], str]
"""Says a message that is given as JSON: a screen has the sentences, and this Python has none."""


class ScreenWords:
    """The words of a screen, as a document wants them."""

    def __init__(self, language: str, say: SayJson) -> None:
        self.language = language
        self._say = say

    def say(self, message: Message | str, /, **details: object) -> str:
        """The sentence for a message, or for the name of one."""
        name, known = (message, {}) if isinstance(message, str) else (message.name, message.details)
        return self._say(json.dumps(message_values(Message(name, {**known, **details}))))


def _printed(requested: Callable[..., PrintDocument]) -> Callable[..., str]:
    """A call for the PDF of a requested document, in base64."""

    def call(language: str, say: SayJson, **details: Any) -> str:
        pdf = document_pdf(requested(**details), ScreenWords(language, say))
        return base64.b64encode(pdf).decode("ascii")

    return call


def _picture(language: str, say: SayJson, **details: Any) -> str:
    """A call for the picture of an evening, as SVG."""
    return requested_picture(words=ScreenWords(language, say), **details)


PRINT_CALLS: Mapping[str, Callable[..., str]] = {
    "print.tiles": _printed(requested_tiles),
    "print.sheet": _printed(requested_sheet),
    "print.card": _printed(requested_card),
    "print.match": _printed(requested_match),
    "print.pad": _printed(requested_pad),
    "print.picture": _picture,
}
"""The calls by name; each is also given who says messages."""
