"""Differences between two rule sets, field by field."""

from dataclasses import replace
from typing import NamedTuple

from trimino.rules.errors import RulesetError
from trimino.rules.explain import explain
from trimino.rules.ruleset import FIELDS, Ruleset
from trimino.rules.type_check import check_type


class Difference(NamedTuple):
    """A field in which two rule sets differ, and its value in each."""

    field: str
    value: object
    other: object
    has_effect: bool = True
    """False where the other fields of these rules leave this one nothing to say."""


def compare(rules: Ruleset, other: Ruleset) -> tuple[Difference, ...]:
    """The fields in which a rule set differs from another.

    >>> from trimino.rules.sheets import TRIOMINO
    >>> compare(TRIOMINO.replace(draw_limit=2), TRIOMINO)
    (Difference(field='draw_limit', value=2, other=3, has_effect=True),)
    """
    check_type("rules", rules, Ruleset)
    check_type("other", other, Ruleset)
    pairs = ((name, getattr(rules, name), getattr(other, name)) for name, _ in FIELDS)
    return tuple(
        Difference(name, value, usual, _has_effect(rules, name, usual))
        for name, value, usual in pairs
        if value != usual
    )


def _has_effect(rules: Ruleset, field: str, usual: object) -> bool:
    """Whether the rules would read differently with the usual value in the field."""
    changes: dict[str, object] = {field: usual}
    try:
        # Not `Ruleset.replace`, which keeps sizes of hands that are not named.
        unchanged = replace(rules, **changes)  # type: ignore[arg-type]
    except RulesetError:
        return True
    return explain(unchanged) != explain(rules)
