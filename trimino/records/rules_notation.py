"""Notation of rule sets: the id, and after it each field that house rules change.

The value of a field is JSON without characters that a chat or a shell would change: `yes`, `no` and
`-` for true, false and null, `50+60+70` for a list, `hand:0+well:19+draw-cost:2` for an object.
JSON itself is read as well.
"""

import json
import re
from collections.abc import Iterable

from trimino.records.errors import NotationError, NotationReason, printable, reason_inside
from trimino.rules import FieldInfo, Ruleset, RulesetError, departures, field_info, published

_NUMBER = re.compile(r"[0-9]{1,9}")
_WORDS = {"-": None, "none": None, "yes": True, "no": False}


def format_rules(rules: Ruleset) -> str:
    """Format a rule set: its id and its changes.

    >>> format_rules(published("goliath").replace(draw_limit=None, hexagons=(50, 50, 50)))
    'goliath,hexagons=50+50+50,draw-limit=-'
    """
    return ",".join((rules.base, *format_changes(rules)))


def format_changes(rules: Ruleset, nothing: str = "-") -> list[str]:
    """Format each field that house rules change; `nothing` stands for null."""
    changes = departures(rules).items()
    return [f"{_label(name)}={_text(value, nothing)}" for name, value in changes]


def read_rules(text: str) -> Ruleset:
    base, *changes = text.split(",")
    return rules_of_parts(base, changes, section="rules")


def rules_of_parts(base: str, changes: Iterable[str], section: str | None = None) -> Ruleset:
    """The rule set of an id with every `field=value` applied."""
    try:
        pairs = (change.partition("=") for change in changes)
        return published(base).replace_json(
            parse_changes(((label, text) for label, _, text in pairs), section)
        )
    except RulesetError as error:
        raise bad_rules(error, section) from None


def bad_rules(error: RulesetError, section: str | None = None) -> NotationError:
    """The refusal of rules that cannot be played; rules by themselves are no section of a text."""
    return NotationError(NotationReason.BAD_RULES, section=section, why=reason_inside(error))


def parse_changes(
    pairs: Iterable[tuple[str, str]], section: str | None = None
) -> dict[str, object]:
    """Parse fields and their values into JSON; a field that is there twice is refused.

    >>> parse_changes([("draw-limit", "2"), ("hexagons", "50+60+70")])
    {'draw_limit': 2, 'hexagons': [50, 60, 70]}
    """
    changes: dict[str, object] = {}
    for label, value in pairs:
        field = _field(label)
        if field in changes:
            raise _twice(section, label)
        changes[field] = parse_value(field_info(field), value)
    return changes


def parse_value(field: FieldInfo, text: str) -> object:
    """Parse the value of a field into JSON; any other text is returned, so that it is refused.

    >>> parse_value(field_info("hexagons"), "50+60+70")
    [50, 60, 70]
    >>> parse_value(field_info("hexagons"), "[50,60,70]")
    [50, 60, 70]
    >>> parse_value(field_info("hexagons"), "[50+60+70]")
    '[50+60+70]'
    """

    def single(pairs: list[tuple[str, object]]) -> dict[str, object]:
        return _single(field.name, pairs)

    try:
        return json.loads(text, object_pairs_hook=single)
    except NotationError:
        raise
    except (ValueError, RecursionError):
        # `none` is a word of some fields, and null for the others.
        if _admits(field, text):
            return text
    value = _json(field.name, text)
    return value if _admits(field, value) else text


def _label(field: str) -> str:
    return field.replace("_", "-")


def _field(label: str) -> str:
    return label.replace("-", "_")


def _admits(field: FieldInfo, value: object) -> bool:
    return field.domain.admits(field.domain.from_json(value))


def _single(field: str, pairs: Iterable[tuple[str, object]]) -> dict[str, object]:
    """The object of some pairs; a key that is there twice is refused."""
    single: dict[str, object] = {}
    for key, value in pairs:
        if key in single:
            raise _twice(field, _label(key))
        single[key] = value
    return single


def _twice(section: str | None, found: str) -> NotationError:
    return NotationError(NotationReason.FIELD_TWICE, section=section, found=printable(found))


def _text(value: object, nothing: str) -> str:
    match value:
        case None:
            return nothing
        case bool():
            return "yes" if value else "no"
        case list():
            return "+".join(map(str, value))
        case dict():
            return "+".join(f"{_label(key)}:{inner}" for key, inner in value.items())
        case _:
            return str(value)


def _json(field: str, text: str) -> object:
    if text in _WORDS:
        return _WORDS[text]
    parts = text.split("+")
    if all(":" in part for part in parts):
        pairs = (part.partition(":") for part in parts)
        return _single(field, ((_field(label), _number(value)) for label, _, value in pairs))
    return [_number(part) for part in parts] if len(parts) > 1 else _number(text)


def _number(text: str) -> object:
    return int(text) if _NUMBER.fullmatch(text) else text
