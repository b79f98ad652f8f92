"""A rule set from the command line: `--rules`, and fields changed with `--set`."""

import json
from collections.abc import Iterable

from trimino.rules import Ruleset, field_info, published
from trimino.rules.field_domains import Domain
from trimino.terminal.errors import UsageError, UsageReason

# Words for the JSON values true, false and null.
WORDS = {"yes": True, "no": False, "none": None}


def house_rules(ruleset_id: str, changes: Iterable[str]) -> Ruleset:
    """The rule set of an id with every FIELD=VALUE applied.

    >>> house_rules("triomino", ["draw_limit=2", "hexagons=[50,60,70]"]).hexagons
    (50, 60, 70)
    """
    rules = published(ruleset_id)
    return rules.replace_json(dict(map(_parse_change, changes)))


def _parse_change(change: str) -> tuple[str, object]:
    field, equals, value = change.partition("=")
    if not equals:
        raise UsageError(UsageReason.SET_NOT_A_PAIR, text=change)
    name = field.strip().replace("-", "_")
    return name, _parse_value(field_info(name).domain, value.strip())


def _parse_value(domain: Domain, text: str) -> object:
    """Parse JSON or a plain word; a word that the field does not know may be yes, no or none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text if domain.admits(domain.from_json(text)) else WORDS.get(text, text)
