"""Notation of rule sets: the id, and after it each field that house rules change.

The value of a field is JSON without characters that a chat or a shell would change: `yes`, `no` and
`-` for true, false and null, `50+60+70` for a list, `hand:9+well:10` for an object.
"""

import re

from trimino.records.errors import NotationError, NotationReason, printable, reason_inside
from trimino.rules import Ruleset, RulesetError, departures, published

_NUMBER = re.compile(r"[0-9]{1,9}")
_WORDS = {"-": None, "yes": True, "no": False}


def format_rules(rules: Ruleset) -> str:
    """Format a rule set: its id and its changes.

    >>> format_rules(published("goliath").replace(draw_limit=None, hexagons=(50, 50, 50)))
    'goliath,hexagons=50+50+50,draw-limit=-'
    """
    changes = departures(rules).items()
    return ",".join((rules.base, *(f"{_label(name)}={_text(value)}" for name, value in changes)))


def read_rules(text: str) -> Ruleset:
    base, *changes = text.split(",")
    try:
        return published(base).replace_json(_changes(changes))
    except RulesetError as error:
        why = reason_inside(error)
        raise NotationError(NotationReason.BAD_RULES, section="rules", why=why) from None


def _label(field: str) -> str:
    return field.replace("_", "-")


def _changes(texts: list[str]) -> dict[str, object]:
    changes: dict[str, object] = {}
    for text in texts:
        label, _, value = text.partition("=")
        field = label.replace("-", "_")
        if field in changes:
            found = printable(label)
            raise NotationError(NotationReason.FIELD_TWICE, section="rules", found=found)
        changes[field] = _json(value)
    return changes


def _text(value: object) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case list():
            return "+".join(map(str, value))
        case dict():
            return "+".join(f"{key}:{inner}" for key, inner in value.items())
        case _:
            return str(value)


def _json(text: str) -> object:
    """Parse a value; a text that is none is returned as it is, so that the field refuses it."""
    if text in _WORDS:
        return _WORDS[text]
    parts = text.split("+")
    if all(":" in part for part in parts):
        return {key: _number(value) for key, _, value in (part.partition(":") for part in parts)}
    return [_number(part) for part in parts] if len(parts) > 1 else _number(text)


def _number(text: str) -> object:
    return int(text) if _NUMBER.fullmatch(text) else text
