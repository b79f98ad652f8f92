"""Sentences for people: turns messages into text of a language.

The library says everything as data, a `Message` with a name and details. `say` gives the sentence
in English, or in the language chosen with `speak`; `Words` gives it in any language that has a
folder in `locales/`.
"""

from trimino.messages.ending_messages import match_messages, round_messages, totals_message
from trimino.messages.event_messages import event_message, items_message
from trimino.messages.lists import listed
from trimino.messages.rule_field_messages import (
    allowed_message,
    choice_message,
    difference_message,
    label_message,
    value_message,
)
from trimino.messages.sheet_messages import rules_sections
from trimino.words.language import MissingWords, Words, in_english, knows, languages, say, speak

__all__ = [
    "MissingWords",
    "Words",
    "allowed_message",
    "choice_message",
    "difference_message",
    "event_message",
    "in_english",
    "items_message",
    "knows",
    "label_message",
    "languages",
    "listed",
    "match_messages",
    "round_messages",
    "rules_sections",
    "say",
    "speak",
    "totals_message",
    "value_message",
]
