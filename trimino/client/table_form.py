"""The form that opens a table: its seats and its rules, as values of the protocol."""

from collections.abc import Sequence

from trimino.records.house_rules_notation import HouseRules, rules_name_values
from trimino.records.writing import rules_value
from trimino.rules import Ruleset


def table_form(
    seats: Sequence[str], rules: HouseRules | Ruleset | str, settings: dict[str, object]
) -> dict[str, object]:
    """The form for a table with these seats, each `person`, `open` or the name of a bot."""
    agreed = {**_rules_settings(rules), **settings}
    return {"seats": [*map(_seat_plan, seats)], "settings": agreed}


def _rules_settings(rules: HouseRules | Ruleset | str) -> dict[str, object]:
    """The settings that say by which rules a table plays."""
    match rules:
        case str():
            return {"rules": rules}
        case Ruleset():
            return {"rules": rules_value(rules)}
        case HouseRules():
            return {"rules": rules_value(rules.rules), **rules_name_values(rules.name)}
    raise TypeError(f"rules must be a Ruleset, its id or HouseRules, not {rules!r}")


def _seat_plan(seat: str) -> dict[str, str]:
    return {"kind": seat} if seat in ("person", "open") else {"kind": "bot", "bot": seat}
