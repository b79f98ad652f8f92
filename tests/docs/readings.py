"""Notes on passages that can be read in two ways, as they stand in the rules page."""

from collections.abc import Mapping

from trimino.rules.readings import READINGS, Quotation, Reading
from trimino.terminal.rule_field_text import setting
from trimino.words import say

RULES = tuple(dict.fromkeys(reading.rule for reading in READINGS))
"""The rules of docs/rules.md that have such a note."""


def table_name(rule: str) -> str:
    return f"readings-{rule.replace('.', '-')}"


def notes(rule: str) -> str:
    """The notes under one rule: our reading, the house rules for another, and the quotations."""
    return "\n".join(_note(reading) for reading in READINGS if reading.rule == rule)


def _note(reading: Reading) -> str:
    other = say(reading.reason) if reading.reason else f"*Another reading:* {_others(reading)}."
    quoted = "\n>\n".join(map(_quoted, reading.quotations))
    return f"*Our reading:* {say(reading.meaning)} {other}\n\n{quoted}\n"


def _others(reading: Reading) -> str:
    return ", or ".join(_changes(changes) for changes in reading.others)


def _changes(changes: Mapping[str, object]) -> str:
    return " with ".join(f"`{setting(field, value)}`" for field, value in changes.items())


def _quoted(quotation: Quotation) -> str:
    return f"> {quotation.words} (`{quotation.sheet}`)"
