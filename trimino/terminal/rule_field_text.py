"""Fields of a rule set: each with its value, what it means and may be, as lines for a terminal."""

import json

from rich.text import Text

from trimino.rules import FIELDS, FieldInfo, Ruleset
from trimino.rules.field_domains import ChoiceDomain
from trimino.terminal.rules_text import indented, rules_title
from trimino.words import allowed_message, choice_message, say


def rule_field_lines(rules: Ruleset, width: int, name: str = "") -> list[Text]:
    """Every field that can be changed, as `--set` takes it."""
    lines = [Text(rules_title(rules, name), "bold")]
    for info, value in zip(FIELDS, rules.to_json().values(), strict=True):
        lines += [Text(), Text(setting(info.name, value), "bold")]
        lines += indented(say(info.meaning), width)
        lines += _allowed(info, width)
    return lines


def setting(field: str, value: object) -> str:
    """A field and its value, as `--set` takes them.

    >>> setting("blocked_tie", "nobody"), setting("hexagons", [90, 90, 90])
    ('blocked_tie=nobody', 'hexagons=[90, 90, 90]')
    """
    return f"{field}={value if isinstance(value, str) else json.dumps(value)}"


def _allowed(info: FieldInfo, width: int) -> list[Text]:
    """The values that a field may take; a choice says what each of them means."""
    if not isinstance(info.domain, ChoiceDomain):
        return indented(say(allowed_message(info)), width)
    meanings = (
        f"{choice}: {say(choice_message(info.name, choice))}" for choice in info.domain.choices
    )
    none = ["none"] if info.domain.optional else []
    return [line for each in (*meanings, *none) for line in indented(each, width)]
