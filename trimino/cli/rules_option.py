"""A rule set from the command line: `--rules`, and fields changed with `--set`."""

import re
from collections.abc import Iterable
from pathlib import Path

from trimino.records.house_rules_notation import MAX_RULES_TEXT, HouseRules, parse_house_rules
from trimino.records.rules_notation import parse_changes
from trimino.rules import RULESETS, Ruleset, RulesetError, RulesetReason, published
from trimino.terminal.default_rules import DefaultRules
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.kept_rules import KeptRules

_WORD = re.compile(r"[\w-]*")
_FILE_NAME = re.compile(r"\S+\.(json|txt)")


def house_rules(text: str, changes: Iterable[str]) -> Ruleset:
    """The rule set of `--rules` with every FIELD=VALUE applied.

    >>> house_rules("triomino", ["draw_limit=2", "hexagons=[50,60,70]"]).hexagons
    (50, 60, 70)
    """
    return named_rules(text, changes).rules


def named_rules(text: str | None, changes: Iterable[str]) -> HouseRules:
    """The same with the name of the set; rules that are changed no longer have it.

    Without a text they are the rules that the user has chosen as the default.
    """
    return changed_rules(DefaultRules().get() if text is None else read_rules_option(text), changes)


def changed_rules(house: HouseRules, changes: Iterable[str]) -> HouseRules:
    """Rules with every FIELD=VALUE applied; those that are changed lose their name."""
    rules = house.rules.replace_json(parse_changes(map(_pair, changes), section="--set"))
    return house if rules == house.rules else HouseRules(rules)


def read_rules_option(text: str) -> HouseRules:
    """Read an id, the name of a kept set, a file, a link or a line of text, in this order."""
    if any(text == rules.base for rules in RULESETS):
        return HouseRules(published(text))
    kept = KeptRules()
    house = kept.find(text)
    if house:
        return house
    if _is_file(text):
        return parse_house_rules(_content(text))
    if _WORD.fullmatch(text):
        known = ", ".join((*(rules.base for rules in RULESETS), *(one.name for one in kept.all())))
        raise RulesetError(RulesetReason.UNKNOWN_RULESET, field="rules", id=text, known=known)
    return parse_house_rules(text)


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file() or bool(_FILE_NAME.fullmatch(text))
    except OSError:
        # A text that is too long for the name of a file.
        return False


def _content(path: str) -> str:
    try:
        with Path(path).open(encoding="utf-8") as file:
            return file.read(MAX_RULES_TEXT + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UsageError(UsageReason.FILE_NOT_READ, path=path, why=why) from None


def _pair(change: str) -> tuple[str, str]:
    field, equals, value = change.partition("=")
    if not equals:
        raise UsageError(UsageReason.SET_NOT_A_PAIR, text=change)
    return field.strip(), value.strip()
